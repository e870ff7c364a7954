// 5.3-5.6 Armies against the supply limits.

import { supplyLimits } from '../data/data.ts';
import type { AreaId, HouseId } from '../data/ids.ts';
import { type March, player, type World } from './state.ts';
import { areasHeld, sizeAt } from './units.ts';

/** So many units more or fewer in some areas, each of them named once. */
export type Change = readonly { readonly at: AreaId; readonly by: number }[];
const NO_CHANGE: Change = [];

/** 5.3 For each supply: how many armies may have at least so many units. What is not named may not be. */
const ROOM = supplyLimits.map((limits) => {
  const room: number[] = [0, 0];
  for (const limit of limits) for (let size = 2; size <= limit; size++) room[size] = (room[size] ?? 0) + 1;
  return room;
});

/**
 * Whether armies of these sizes are allowed at a supply. Largest first, place by place (5.3), they fit where no more have
 * at least so many units than may.
 */
export function areWithin(supply: number, sizes: readonly number[]): boolean {
  const room = ROOM[supply]!;
  for (let least = 2; ; least++) {
    let armies = 0;
    for (const size of sizes) if (size >= least) armies++;
    if (armies === 0) return true;
    if (least >= room.length || armies > room[least]!) return false;
  }
}

/** Sizes of the armies of a house, `change` added; attackers count in the area they attack (12.5). */
function sizesWith(w: World, id: HouseId, change: Change, held: readonly AreaId[]): number[] {
  const { armies, combat } = w;
  const sizes: number[] = [];
  const count = (size: number): void => {
    if (size > 1) sizes.push(size);
  };
  for (const at of held) count(sizeAt(w, at) + (changeAt(change, at) ?? 0));
  for (const { at, by } of change) if (armies[at]?.house !== id) count(by);
  if (combat?.attacker.house === id && changeAt(change, combat.area) === undefined)
    count(combat.attackers.length);
  return sizes;
}

function changeAt(change: Change, at: AreaId): number | undefined {
  for (const one of change) if (one.at === at) return one.by;
  return undefined;
}

function armiesWith(w: World, id: HouseId, change: Change): number[] {
  return sizesWith(w, id, change, areasHeld(w, id)).sort((one, other) => other - one);
}

/** Sizes of the armies a house has now, largest first. */
export function armySizes(w: World, id: HouseId): number[] {
  return armiesWith(w, id, NO_CHANGE);
}

/** The same as they would be once the march that is being declared is carried out (5.6, 12.5). */
export function armiesWithPlan(w: World, id: HouseId): number[] {
  const { march } = w;
  return march?.house === id && march.from ? armiesWith(w, id, changesBy(march)) : armySizes(w, id);
}

/** What a march changes once it is carried out. */
export function changesBy({ from, moves }: Pick<March, 'from' | 'moves'>): Change {
  let leaving = 0;
  const change = moves.map(({ to, units }) => {
    leaving += units.length;
    return { at: to, by: units.length };
  });
  change.push({ at: from!, by: -leaving });
  return change;
}

/** 5.3 Whether the armies of a house fit its supply, with so many units more or fewer in some areas. */
export function fitsSupply(
  w: World,
  id: HouseId,
  change: Change = NO_CHANGE,
  held = areasHeld(w, id),
): boolean {
  return areWithin(player(w, id).supply, sizesWith(w, id, change, held));
}

/** 5.5 Whether supply lets units come to these areas. Whoever comes to stand alone makes no army (1.3). */
export function allowsUnits(w: World, id: HouseId, change: Change): boolean {
  return makesNoArmy(w, id, change) || fitsSupply(w, id, change);
}

function makesNoArmy(w: World, id: HouseId, change: Change): boolean {
  for (const { at, by } of change) {
    if (by <= 0) continue;
    const here = w.armies[at]?.house === id ? sizeAt(w, at) : 0;
    if (here + by > 1) return false;
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
  else w.overSupply = undefined;
}
