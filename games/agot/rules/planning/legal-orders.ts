// 9.1-9.5 Which order tokens a house may use this round.

import { order } from '../../data/data.ts';
import { type AreaId, AREAS, type HouseId, type OrderId, ORDERS } from '../../data/ids.ts';
import type { World } from '../state.ts';
import { starsOf } from '../tracks.ts';
import { areasHeld } from '../units.ts';

/** An order in an area, as an option: `winterfell:march-0`. */
export type Placement = `${AreaId}:${OrderId}`;

/** Every token in every area, written down once. */
export const PLACEMENTS = Object.fromEntries(
  AREAS.map((at) => [at, ORDERS.map((id): Placement => `${at}:${id}`)]),
) as unknown as Readonly<Record<AreaId, readonly Placement[]>>;

const READ = new Map<string, { readonly at: AreaId; readonly id: OrderId }>(
  AREAS.flatMap((at) => ORDERS.map((id) => [`${at}:${id}`, { at, id }] as const)),
);

export function orderIn(placement: string): OrderId {
  return READ.get(placement)!.id;
}

export function areaIn(placement: string): AreaId {
  return READ.get(placement)!.at;
}

/** 9.1 Areas that get an order: those with own units, ports too; in map order. */
export function areasToOrder(w: World, id: HouseId): readonly AreaId[] {
  return areasHeld(w, id);
}

export function hasUnits(w: World, id: HouseId): boolean {
  return areasHeld(w, id).length > 0;
}

/** 4.5 A whole type, or one token. */
export function isBanned(w: World, id: OrderId): boolean {
  for (const ban of w.bans) if (ban === id || ban === order(id).type) return true;
  return false;
}

/** 9.5 How many orders a house can place at most: what is not banned, special ones up to its stars. */
export function legalOrders(w: World, id: HouseId): number {
  let [plain, special] = [0, 0];
  for (const token of ORDERS) {
    if (isBanned(w, token)) continue;
    if (order(token).special) special += order(token).copies;
    else plain += order(token).copies;
  }
  return plain + Math.min(special, starsOf(w, id));
}

/** 9.5 There are areas this house cannot fill. */
export function isShortOfOrders(w: World, id: HouseId): boolean {
  return legalOrders(w, id) < areasToOrder(w, id).length;
}
