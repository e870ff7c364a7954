// 9.7 The Messenger Raven: asked once, after all orders are open and before the first raid (R7, R98).

import { hide, look, pile } from '@three-thrones/kernel';
import { order } from '../../data/data.ts';
import type { AreaId, HouseId, OrderId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, flow, step } from '../kit.ts';
import { ordersPlaced, putOrder } from '../orders.ts';
import { because, type Reason } from '../reasons.ts';
import type { World } from '../state.ts';
import { starsOf } from '../tracks.ts';
import { areaIn, isBanned, orderIn, type Placement, PLACEMENTS } from './legal-orders.ts';

const holder = (w: World): HouseId => w.holders['kings-court'];

export const raven = flow('raven', [
  ask('use', {
    openly: true,
    rule: '9.7',
    who: (w) => (w.ravenUsed ? undefined : holder(w)),
    options: () => ['swap', 'look', 'none'] as const,
    refuse: (w, _a, _seat, use) => (use === 'swap' && !canSwap(w) ? because('noSwap') : undefined),
    resolve: (w, a, use, table) => {
      a.use = use;
      w.ravenUsed = use !== 'none';
      table.tell('raven.used', { house: holder(w), use });
    },
  }),

  // a. Another of the holder's own orders instead of one that lies there (R8, R99)
  ask('swap', {
    openly: true,
    rule: '9.7',
    when: (_w, a) => a.use === 'swap',
    who: holder,
    options: swaps,
    refusing: swapRefusals,
    resolve: (w, _a, swap, table) => {
      const at = areaIn(swap);
      const from = w.orders[at]!.order;
      const to = orderIn(swap);
      putOrder(w, at, holder(w), to);
      table.tell('order.swapped', { house: holder(w), area: at, from, to });
    },
  }),

  // b. The top wildling card, back on top or to the bottom (E69)
  step(
    'look',
    (w, _a, table) => lookAtTop(w, table),
    (_w, a) => a.use === 'look',
  ),
  ask('putBack', {
    openly: true,
    rule: '9.7',
    when: (_w, a) => a.use === 'look',
    who: holder,
    options: () => ['top', 'bottom'] as const,
    resolve: (w, _a, place, table) => {
      if (place === 'bottom') putUnder(w);
      table.tell('raven.putBack', { house: holder(w), place });
    },
  }),
]);

/** Orders of the holder and every other kind of token for each of them. */
function swaps(w: World): Placement[] {
  const all: Placement[] = [];
  for (const at of ordersPlaced(w, holder(w)))
    for (const swap of PLACEMENTS[at]) if (orderIn(swap) !== w.orders[at]!.order) all.push(swap);
  return all;
}

function canSwap(w: World): boolean {
  const refusal = swapRefusals(w);
  return swaps(w).some((swap) => refusal(swap) === undefined);
}

/** R99 The new token must be unused and legal; the old one becomes unused. */
function swapRefusals(w: World): (swap: Placement) => Reason | undefined {
  const placed = ordersPlaced(w, holder(w));
  const stars = starsOf(w, holder(w));
  return (swap) => {
    const id = orderIn(swap);
    if (isBanned(w, id)) return because('orderBanned', { order: id });
    const { copies, special } = order(id);
    const others = placed.filter((at) => at !== areaIn(swap));
    if (count(w, others, (one) => one === id) >= copies) return because('orderUsed', { order: id, copies });
    if (special && count(w, others, (one) => order(one).special) >= stars)
      return because('starLimit', { stars });
    return undefined;
  };
}

function count(w: World, areas: readonly AreaId[], test: (id: OrderId) => boolean): number {
  let found = 0;
  for (const at of areas) if (test(w.orders[at]!.order)) found++;
  return found;
}

/** Whoever saw this card on top before knows it still. */
function lookAtTop(w: World, table: Table): void {
  const house = holder(w);
  const card = look(w.wildlings)[0]!;
  const before = w.scouted?.place === 'top' ? w.scouted.card.to : [];
  w.scouted = { place: 'top', card: hide(card, [...before.filter((seat) => seat !== house), house]) };
  table.tell('raven.looked', { house, card: hide(card, [house]) });
}

/** 20.5 Which card lies at the bottom is known to those who have seen it. */
function putUnder(w: World): void {
  const [top, ...rest] = look(w.wildlings);
  if (w.wildlingBottom) rest.push(w.wildlingBottom);
  w.wildlings = pile([...rest, top!], w.wildlings.to);
  w.scouted!.place = 'bottom';
  w.wildlingBottom = undefined;
}
