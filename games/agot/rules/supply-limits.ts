// 5.3-5.6 Armies against the supply limits.

import { keysOf } from '@three-thrones/kernel';
import { supplyLimits } from '../data/data.ts';
import type { AreaId, HouseId } from '../data/ids.ts';
import { player, type World } from './state.ts';
import { areasHeld, sizeAt } from './units.ts';

/** So many units more or fewer in some areas. */
type Change = Readonly<Partial<Record<AreaId, number>>>;
const NO_CHANGE: Change = {};

/** 5.3 For each supply: how many armies may have at least so many units. What is not named may not be. */
const ROOM = supplyLimits.map((limits) => {
  const room: number[] = [];
  for (const limit of limits) for (let size = 2; size <= limit; size++) room[size] = (room[size] ?? 0) + 1;
  return room;
});

/** Armies by how many units they have at least. Largest first, place by place (5.3), they fit where none of these counts is over. */
class Armies {
  readonly #atLeast: number[] = [];

  add(size: number): void {
    for (let least = 2; least <= size; least++) this.#atLeast[least] = (this.#atLeast[least] ?? 0) + 1;
  }

  fit(supply: number): boolean {
    const room = ROOM[supply]!;
    for (let least = 2; least < this.#atLeast.length; least++)
      if (this.#atLeast[least]! > (room[least] ?? 0)) return false;
    return true;
  }
}

/** Whether armies of these sizes are allowed at a supply. */
export function areWithin(supply: number, sizes: readonly number[]): boolean {
  const armies = new Armies();
  for (const size of sizes) armies.add(size);
  return armies.fit(supply);
}

/** Every group of units of a house, `change` added; attackers count in the area they attack (12.5). */
function eachSize(
  w: World,
  id: HouseId,
  change: Change,
  take: (size: number) => void,
  held = areasHeld(w, id),
): void {
  const { armies, combat } = w;
  for (const at of held) take(sizeAt(w, at) + (change[at] ?? 0));
  for (const at of keysOf(change)) if (armies[at]?.house !== id) take(change[at]!);
  if (combat?.attacker.house === id && change[combat.area] === undefined) take(combat.attackers.length);
}

/** Sizes of the armies a house has now, largest first. */
export function armySizes(w: World, id: HouseId): number[] {
  const sizes: number[] = [];
  eachSize(w, id, NO_CHANGE, (size) => size > 1 && sizes.push(size));
  return sizes.sort((one, other) => other - one);
}

/** The same as they would be once the march that is being declared is carried out (5.6, 12.5). */
export function armiesWithPlan(w: World, id: HouseId): number[] {
  const { march } = w;
  if (march?.house !== id || !march.from) return armySizes(w, id);
  const change: Partial<Record<AreaId, number>> = {};
  for (const { to, units } of march.moves) {
    change[to] = (change[to] ?? 0) + units.length;
    change[march.from] = (change[march.from] ?? 0) - units.length;
  }
  const sizes: number[] = [];
  eachSize(w, id, change, (size) => size > 1 && sizes.push(size));
  return sizes.sort((one, other) => other - one);
}

/** 5.3 Whether the armies of a house fit its supply, with so many units more or fewer in some areas. */
export function fitsSupply(
  w: World,
  id: HouseId,
  change: Change = NO_CHANGE,
  held = areasHeld(w, id),
): boolean {
  const found = new Armies();
  eachSize(w, id, change, (size) => found.add(size), held);
  return found.fit(player(w, id).supply);
}

/** 5.5 Whether supply lets units come to these areas. Whoever comes to stand alone makes no army (1.3). */
export function allowsUnits(w: World, id: HouseId, change: Change, held?: readonly AreaId[]): boolean {
  return makesNoArmy(w, id, change) || fitsSupply(w, id, change, held);
}

function makesNoArmy(w: World, id: HouseId, change: Change): boolean {
  for (const at of keysOf(change)) {
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
  else w.overSupply = undefined;
}
