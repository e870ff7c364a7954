// §9 Planning: orders are placed face down and revealed together.

import { hide, type Limit as LimitOf, look } from '@three-thrones/kernel';
import { order } from '../../data/data.ts';
import { type AreaId, AREAS, type HouseId, type OrderId, ORDERS } from '../../data/ids.ts';
import { ask, askAll, flow, step } from '../kit.ts';
import { putOrder } from '../orders.ts';
import { because, type Reason, type ReasonCode } from '../reasons.ts';
import { turnOrder, type World } from '../state.ts';
import { starsOf } from '../tracks.ts';
import {
  areaIn,
  areasToOrder,
  hasUnits,
  isBanned,
  isShortOfOrders,
  legalOrders,
  orderIn,
  type Placement,
  PLACEMENTS,
} from './legal-orders.ts';

type Limit = LimitOf<ReasonCode>;

export const planning = flow('planning', [
  // 9.5 One house with too few orders, and everybody places in turn order
  step('begin', (w, a, table) => {
    const houses = turnOrder(w).filter((id) => hasUnits(w, id));
    if (houses.some((id) => isShortOfOrders(w, id))) a.waiting = houses;
    table.tell('phase.began', { phase: 'planning', inTurn: a.waiting !== undefined });
  }),

  // 9.1-9.4 All at once, sealed until the last house has confirmed (R91)
  askAll('placeOrders', {
    rule: '9.1',
    shape: 'some',
    sealed: true,
    when: (_w, a) => a.waiting === undefined,
    who: (w) => w.order.filter((id) => hasUnits(w, id)),
    options: (w, _a, seat) => placements(w, seat as HouseId),
    refusing: (w, _a, seat) => refusals(w, seat as HouseId),
    between: (w, _a, seat) => howMany(w, seat as HouseId),
    limits: (w, _a, seat) => limitsOf(w, seat as HouseId),
    resolve: (w, _a, said) => {
      for (const house of w.order) for (const placement of said[house] ?? []) place(w, house, placement);
    },
  }),

  // 9.5, R97 One after the other: where tokens lie is seen, not which
  ask('placeInTurn', {
    openly: true,
    rule: '9.5',
    shape: 'some',
    again: true,
    who: (_w, a) => a.waiting?.[0],
    options: (w, _a, seat) => placements(w, seat as HouseId),
    refusing: (w, _a, seat) => refusals(w, seat as HouseId),
    between: (w, _a, seat) => howMany(w, seat as HouseId),
    limits: (w, _a, seat) => limitsOf(w, seat as HouseId),
    resolve: (w, a, chosen, table) => {
      const house = a.waiting!.shift()!;
      faceDown(w, house, chosen);
      table.tell('orders.placed', { house, areas: w.faceDown[house]!.areas });
    },
  }),

  // 9.6
  step('reveal', (w, _a, table) => {
    for (const house in w.faceDown) {
      const { areas, orders } = w.faceDown[house as HouseId]!;
      for (const at of areas) putOrder(w, at, house as HouseId, look(orders)[at]!);
    }
    w.faceDown = {};
    table.tell('orders.revealed', { orders: w.orders });
  }),
]);

function place(w: World, house: HouseId, placement: Placement): void {
  putOrder(w, areaIn(placement), house, orderIn(placement));
}

function faceDown(w: World, house: HouseId, chosen: readonly Placement[]): void {
  const orders: Partial<Record<AreaId, OrderId>> = {};
  for (const placement of chosen) orders[areaIn(placement)] = orderIn(placement);
  w.faceDown[house] = { areas: AREAS.filter((at) => orders[at]), orders: hide(orders, [house]) };
}

function placements(w: World, house: HouseId): Placement[] {
  const all: Placement[] = [];
  for (const at of areasToOrder(w, house)) all.push(...PLACEMENTS[at]);
  return all;
}

/** A token is refused everywhere or nowhere, so each is looked at once. */
function refusals(w: World, house: HouseId): (placement: Placement) => Reason | undefined {
  const reasons: Partial<Record<OrderId, Reason>> = {};
  for (const id of ORDERS) {
    if (isBanned(w, id)) reasons[id] = because('orderBanned', { order: id });
    else if (order(id).special && starsOf(w, house) === 0) reasons[id] = because('starLimit', { stars: 0 });
  }
  return (placement) => reasons[orderIn(placement)];
}

/** One for each area, or as many as there are legal orders (9.5). */
function howMany(w: World, house: HouseId): [number, number] {
  const number = Math.min(areasToOrder(w, house).length, legalOrders(w, house));
  return [number, number];
}

const SPECIAL = ORDERS.filter((id) => order(id).special);

function oneOrder(at: AreaId, min: 0 | 1): Limit {
  return { ...because('oneOrderEach', { area: at }), words: [at], min, max: 1 };
}

/** 9.1 Exactly one order for an area; 9.5 at most one where the tokens do not suffice. */
const ONE_ORDER = new Map(AREAS.map((at) => [at, { needed: oneOrder(at, 1), open: oneOrder(at, 0) }]));

/** 9.2 Each token once. */
const TOKENS = ORDERS.map((id): Limit => {
  const { copies } = order(id);
  return { ...because('orderUsed', { order: id, copies }), words: [id], min: 0, max: copies };
});

/** 9.2 Special orders by stars. */
const STARS = [0, 1, 2, 3].map(
  (stars): Limit => ({
    ...because('starLimit', { stars }),
    words: SPECIAL,
    min: 0,
    max: stars,
  }),
);

function limitsOf(w: World, house: HouseId): Limit[] {
  const areas = areasToOrder(w, house);
  const each = legalOrders(w, house) < areas.length ? 'open' : 'needed';
  const limits = areas.map((at) => ONE_ORDER.get(at)![each]);
  for (const token of TOKENS) if (token.max < areas.length) limits.push(token);
  limits.push(STARS[starsOf(w, house)]!);
  return limits;
}
