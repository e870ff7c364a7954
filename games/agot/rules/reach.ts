// 12.2, 12.8 Where units can go: neighbours, and over the sea by their own Ships.

import { area } from '../data/data.ts';
import type { AreaId, HouseId, LandId, SeaId } from '../data/ids.ts';
import { controls, isImpassable } from './control.ts';
import type { World } from './state.ts';

/** Lands that land units of a house reach from a land, by road or by ship transport; without the origin itself. */
export function landsInReach(w: World, id: HouseId, from: LandId): LandId[] {
  const { adjacentLand, adjacentSea } = area(from);
  if (!adjacentSea.some((sea) => w.armies[sea]?.house === id))
    return adjacentLand.filter((at) => !isImpassable(w, at));
  const reached = new Set<LandId>(adjacentLand);
  for (const sea of fleetFrom(w, id, from)) for (const coast of area(sea).adjacentLand) reached.add(coast);
  reached.delete(from);
  return [...reached].filter((at) => !isImpassable(w, at));
}

/** Seas of a chain of own Ships that begins at this coast. Routed Ships carry too (12.8). */
export function fleetFrom(w: World, id: HouseId, from: LandId): Set<SeaId> {
  const chain = new Set<SeaId>();
  const waiting = [...area(from).adjacentSea];
  for (let sea = waiting.pop(); sea; sea = waiting.pop()) {
    if (chain.has(sea) || w.armies[sea]?.house !== id) continue;
    chain.add(sea);
    waiting.push(...area(sea).adjacentSea);
  }
  return chain;
}

/** The seas an army is shipped over (12.8): the shortest chain of own Ships from coast to coast; none where it just walks. */
export function seaWay(w: World, id: HouseId, from: AreaId, to: AreaId): readonly SeaId[] {
  if (area(from).adjacent.includes(to) || area(from).type !== 'land') return [];
  const ways: SeaId[][] = area(from).adjacentSea.map((sea) => [sea]);
  const seen = new Set<SeaId>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    const sea = way.at(-1)!;
    if (seen.has(sea) || w.armies[sea]?.house !== id) continue;
    seen.add(sea);
    if (area(sea).adjacentLand.some((coast) => coast === to)) return way;
    for (const next of area(sea).adjacentSea) ways.push([...way, next]);
  }
  return [];
}

/** Where Ships of a house can sail: neighbouring seas, own ports, from a port into its sea. */
export function watersInReach(w: World, id: HouseId, from: AreaId): AreaId[] {
  return area(from).adjacent.filter((at) => {
    const { type } = area(at);
    if (type === 'land' || isImpassable(w, at)) return false;
    return type === 'sea' || controls(w, id, at);
  });
}
