// §16 Control, and what it is worth.

import { keysOf } from '@three-thrones/kernel';
import { area, setupFor, type PlayerCount } from '../data/data.ts';
import { type AreaId, type HouseId, HOUSES, type LandId, LANDS } from '../data/ids.ts';
import { player, type World } from './state.ts';
import { pieces } from './watched.ts';

const IMPASSABLE: Readonly<Record<PlayerCount, ReadonlySet<AreaId>>> = {
  3: impassableFor(3),
  4: impassableFor(4),
  5: impassableFor(5),
  6: impassableFor(6),
};

function impassableFor(players: PlayerCount): ReadonlySet<AreaId> {
  const lands = setupFor(players)
    .neutralForces.filter(({ impassable }) => impassable)
    .map(({ area: at }) => at);
  return new Set<AreaId>([...lands, ...lands.flatMap((at) => area(at).port ?? [])]);
}

/** 19.4, R86 Nobody enters these areas, and nobody uses their ports. */
export function isImpassable(w: World, at: AreaId): boolean {
  return IMPASSABLE[w.order.length as PlayerCount].has(at);
}

/** 16.1-16.2, 17.1 Who controls an area; a port belongs to whoever controls its land. */
export function controller(w: World, at: AreaId): HouseId | undefined {
  const { type, home, land } = area(at);
  if (type === 'port') return controller(w, land!);
  const army = w.armies[at];
  if (army) return army.house;
  if (type === 'sea') return undefined;
  const token = w.tokens[at as LandId];
  if (token) return token;
  return home !== undefined && w.players[home] ? home : undefined;
}

export function controls(w: World, id: HouseId, at: AreaId): boolean {
  return controller(w, at) === id;
}

export function landsOf(w: World, id: HouseId): LandId[] {
  return LANDS.filter((at) => controller(w, at) === id);
}

const STRUCTURES: readonly LandId[] = LANDS.filter((at) => area(at).structure !== 'none');

/** 16.5 Areas with a castle or stronghold: the victory position. */
export function structuresOf(w: World, id: HouseId): LandId[] {
  return STRUCTURES.filter((at) => controller(w, at) === id);
}

/** How many of them the house has that has most. Asked after every step. */
export const mostStructures = pieces.remembering((w) => {
  const counts = HOUSES.map(() => 0);
  for (const at of STRUCTURES) {
    const owner = controller(w, at);
    if (owner) counts[HOUSES.indexOf(owner)]!++;
  }
  return Math.max(...counts);
});

/** 5.1 Barrels in areas a house controls. */
export function barrels(w: World, id: HouseId): number {
  let count = 0;
  for (const at of LANDS) if (area(at).supply > 0 && controller(w, at) === id) count += area(at).supply;
  return count;
}

/** Tokens of a house that lie on the map. */
export function tokensOnMap(w: World, id: HouseId): number {
  let count = 0;
  for (const at of keysOf(w.tokens)) if (w.tokens[at] === id) count++;
  return count;
}

/** 14.4 How much a house can still gain. */
export function powerLeft(w: World, id: HouseId, most: number): number {
  return most - player(w, id).power - tokensOnMap(w, id);
}
