// Order tokens on the map.

import { keysOf } from '@three-thrones/kernel';
import { order } from '../data/data.ts';
import { type AreaId, AREAS, type HouseId, type OrderType } from '../data/ids.ts';
import type { OrderGone, Table } from './facts.ts';
import type { World } from './state.ts';

/** Areas where a house has an order of this type, in map order. */
export function ordersOf(w: World, id: HouseId, type: OrderType): AreaId[] {
  const found: AreaId[] = [];
  for (const at of keysOf(w.orders)) {
    const placed = w.orders[at]!;
    if (placed.house === id && order(placed.order).type === type) found.push(at);
  }
  return found.length > 1 ? found.sort(byMap) : found;
}

const PLACE = new Map(AREAS.map((at, place) => [at, place]));

function byMap(one: AreaId, other: AreaId): number {
  return PLACE.get(one)! - PLACE.get(other)!;
}

/** Areas where a house has any order, in map order. */
export function ordersPlaced(w: World, id: HouseId): AreaId[] {
  return AREAS.filter((at) => w.orders[at]?.house === id);
}

/** Houses that have an order of this type left. */
export function housesWith(w: World, type: OrderType): HouseId[] {
  const houses: HouseId[] = [];
  for (const at of keysOf(w.orders)) {
    const placed = w.orders[at]!;
    if (order(placed.order).type === type && !houses.includes(placed.house)) houses.push(placed.house);
  }
  return houses;
}

/** 10.2 An order goes back to its owner. */
export function removeOrder(w: World, table: Table, at: AreaId, why: OrderGone): void {
  const placed = w.orders[at];
  if (!placed) return;
  delete w.orders[at];
  table.tell('order.removed', { ...placed, area: at, why });
}

/** R85 Orders where their house has no units any more. */
export function removeStrayOrders(w: World, table: Table): void {
  for (const at of AREAS) {
    const placed = w.orders[at];
    if (placed && w.armies[at]?.house !== placed.house) removeOrder(w, table, at, 'no-units');
  }
}
