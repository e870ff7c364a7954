// 5.3-5.6 Armies against the supply limits.

import { supplyLimits } from '../data/data.ts';
import type { AreaId, HouseId } from '../data/ids.ts';
import { player, type World } from './state.ts';

type Change = Readonly<Partial<Record<AreaId, number>>>;
const NO_CHANGE: Change = {};

/** Sizes of the armies of a house, `change` added; attackers count in the area they attack (12.5). */
function sizes(w: World, id: HouseId, change: Change): number[] {
  const found: number[] = [];
  for (const key in w.armies) {
    const army = w.armies[key as AreaId]!;
    if (army.house !== id) continue;
    const size = army.units.length + army.routed.length + (change[key as AreaId] ?? 0);
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

/** For each supply: how many armies there may be of at least 2, 3 and 4 units. 5.3 says the same place by place. */
const ROOM = supplyLimits.map((limits) =>
  [2, 3, 4].map((size) => limits.filter((limit) => limit >= size).length),
) as unknown as readonly (readonly [number, number, number])[];
const LARGEST = 4;

/** Whether the armies of a house fit its supply, with so many units more or fewer in some areas. Asked very often. */
export function fitsSupply(w: World, id: HouseId, change: Change = NO_CHANGE): boolean {
  const [twos, threes, fours] = ROOM[player(w, id).supply]!;
  let [two, three, four] = [0, 0, 0];
  const { combat } = w;
  for (const key in w.armies) {
    const army = w.armies[key as AreaId]!;
    if (army.house !== id) continue;
    const size = army.units.length + army.routed.length + (change[key as AreaId] ?? 0);
    if (size < 2) continue;
    if (size > LARGEST) return false;
    two++;
    if (size > 2) three++;
    if (size > 3) four++;
  }
  for (const key in change) {
    const size = change[key as AreaId]!;
    if (size < 2 || w.armies[key as AreaId]?.house === id) continue;
    if (size > LARGEST) return false;
    two++;
    if (size > 2) three++;
    if (size > 3) four++;
  }
  if (combat?.attacker.house === id && change[combat.area] === undefined) {
    const size = combat.attackers.length;
    if (size > LARGEST) return false;
    if (size > 1) two++;
    if (size > 2) three++;
    if (size > 3) four++;
  }
  return two <= twos && three <= threes && four <= fours;
}

/** Sizes of the armies a house has now, largest first. */
export function armySizes(w: World, id: HouseId): number[] {
  return sizes(w, id, NO_CHANGE).sort(largestFirst);
}
