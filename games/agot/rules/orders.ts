// Order tokens on the map.

import { order } from '../data/data.ts';
import { type AreaId, AREAS, type HouseId, type OrderId, type OrderType } from '../data/ids.ts';
import type { OrderGone, Table } from './facts.ts';
import type { World } from './state.ts';
import { orderTokens } from './watched.ts';

/** All orders on the map, in map order. */
const inMapOrder = orderTokens.remembering(({ orders }) => {
  const found: { readonly at: AreaId; readonly house: HouseId; readonly type: OrderType }[] = [];
  for (const at of AREAS) {
    const placed = orders[at];
    if (placed) found.push({ at, house: placed.house, type: order(placed.order).type });
  }
  return found;
});

/** Areas where a house has an order of this type, in map order. */
export function ordersOf(w: World, id: HouseId, type: OrderType): AreaId[] {
  const found: AreaId[] = [];
  for (const one of inMapOrder(w)) if (one.type === type && one.house === id) found.push(one.at);
  return found;
}

/** Areas where a house has any order, in map order. */
export function ordersPlaced(w: World, id: HouseId): AreaId[] {
  const found: AreaId[] = [];
  for (const { at, house } of inMapOrder(w)) if (house === id) found.push(at);
  return found;
}

/** Houses that have an order of this type left. */
export function housesWith(w: World, type: OrderType): HouseId[] {
  const houses: HouseId[] = [];
  for (const one of inMapOrder(w))
    if (one.type === type && !houses.includes(one.house)) houses.push(one.house);
  return houses;
}

/** An order comes to lie in an area. */
export function putOrder(w: World, at: AreaId, house: HouseId, id: OrderId): void {
  w.orders[at] = { house, order: id };
  orderTokens.changed();
}

/** Takes an order away, wherever it goes next. */
export function takeOrder(w: World, at: AreaId): void {
  delete w.orders[at];
  orderTokens.changed();
}

/** 10.3 */
export function takeAllOrders(w: World): void {
  w.orders = {};
  orderTokens.changed();
}

/** 10.2 An order goes back to its owner. */
export function removeOrder(w: World, table: Table, at: AreaId, why: OrderGone): void {
  const placed = w.orders[at];
  if (!placed) return;
  takeOrder(w, at);
  table.tell('order.removed', { ...placed, area: at, why });
}

/** R85 Orders where their house has no units any more. */
export function removeStrayOrders(w: World, table: Table): void {
  for (const at of AREAS) {
    const placed = w.orders[at];
    if (placed && w.armies[at]?.house !== placed.house) removeOrder(w, table, at, 'no-units');
  }
}
