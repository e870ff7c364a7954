// 5.3-5.6 Armies against the supply limits.

import { supplyLimits } from '../data/data.ts';
import type { AreaId, HouseId } from '../data/ids.ts';
import { player, type World } from './state.ts';
import { sizeAt } from './units.ts';

/** So many units more or fewer in some areas. */
type Change = Readonly<Partial<Record<AreaId, number>>>;
const NO_CHANGE: Change = {};

/** Whether armies of these sizes are allowed at a supply: compared place by place, largest first. */
export function areWithin(supply: number, armies: readonly number[]): boolean {
  const limits = supplyLimits[supply]!;
  if (armies.length > limits.length) return false;
  const sorted = armies.length > 1 ? [...armies].sort(largestFirst) : armies;
  for (let at = 0; at < sorted.length; at++) if (sorted[at]! > limits[at]!) return false;
  return true;
}

function largestFirst(one: number, other: number): number {
  return other - one;
}

/** Sizes of the armies of a house, `change` added; attackers count in the area they attack (12.5). */
function sizes(w: World, id: HouseId, change: Change): number[] {
  const found: number[] = [];
  for (const key in w.armies) {
    const at = key as AreaId;
    if (w.armies[at]!.house !== id) continue;
    const size = sizeAt(w, at) + (change[at] ?? 0);
    if (size > 1) found.push(size);
  }
  for (const key in change) {
    const at = key as AreaId;
    if (change[at]! > 1 && w.armies[at]?.house !== id) found.push(change[at]!);
  }
  const { combat } = w;
  if (combat?.attacker.house === id && change[combat.area] === undefined && combat.attackers.length > 1)
    found.push(combat.attackers.length);
  return found;
}

/** Sizes of the armies a house has now, largest first. */
export function armySizes(w: World, id: HouseId): number[] {
  return sizes(w, id, NO_CHANGE).sort(largestFirst);
}

/** 5.3 Whether the armies of a house fit its supply, with so many units more or fewer in some areas. */
export function fitsSupply(w: World, id: HouseId, change: Change = NO_CHANGE): boolean {
  return areWithin(player(w, id).supply, sizes(w, id, change));
}

/** 5.5 Whether supply lets units come to these areas. Whoever comes to stand alone makes no army (1.3). */
export function allowsUnits(w: World, id: HouseId, change: Change): boolean {
  return makesNoArmy(w, id, change) || fitsSupply(w, id, change);
}

function makesNoArmy(w: World, id: HouseId, change: Change): boolean {
  for (const key in change) {
    const at = key as AreaId;
    const here = w.armies[at]?.house === id ? sizeAt(w, at) : 0;
    if (change[at]! > 0 && here + change[at]! > 1) return false;
  }
  return true;
}

/** R19 Attackers that come home are let in; a house that is over its limits by that stays so until supply is counted. */
export function noteOverSupply(w: World, id: HouseId): void {
  if (fitsSupply(w, id) || w.overSupply?.includes(id)) return;
  w.overSupply = [...(w.overSupply ?? []), id];
}

export function forgetOverSupply(w: World): void {
  const over = w.overSupply?.filter((id) => !fitsSupply(w, id)) ?? [];
  if (over.length > 0) w.overSupply = over;
  else delete w.overSupply;
}
