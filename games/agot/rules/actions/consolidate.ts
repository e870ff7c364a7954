// §14 Consolidate Power.

import { area, order } from '../../data/data.ts';
import type { AreaId, HouseId, LandId } from '../../data/ids.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { ordersOf, removeOrder } from '../orders.ts';
import { consolidatePower } from '../power.ts';
import type { World } from '../state.ts';
import { canBuy, pointsOf } from '../westeros/mustering.ts';

export const consolidate = flow('consolidate', [
  ask('chooseOrder', {
    openly: true,
    rule: '10.1',
    when: (w, a) => ordersOf(w, a.house, 'consolidate').length > 1,
    who: (_w, a) => a.house,
    options: (w, a) => ordersOf(w, a.house, 'consolidate'),
    resolve: (_w, a, from) => {
      a.from = from;
    },
  }),
  step('onlyOrder', (w, a) => {
    a.from ??= ordersOf(w, a.house, 'consolidate')[0]!;
  }),

  // 14.3, R114 The special order may muster where there is a structure
  ask('chooseUse', {
    openly: true,
    rule: '14.3',
    about: (_w, { from }) => ({ from: from! }),
    when: (w, a) => mayMuster(w, a.house, a.from!),
    who: (_w, a) => a.house,
    options: () => ['power', 'muster'] as const,
    resolve: (_w, a, use) => {
      a.use = use;
    },
  }),
  step('resolve', (w, a, table) => {
    if (a.use === 'muster')
      table.tell('consolidate.resolved', { house: a.house, area: a.from!, use: 'muster' });
    else consolidatePower(w, table, a.house, a.from!);
  }),
  call(
    'muster',
    (_w, a) =>
      go('muster', { house: a.house, points: pointsOf([a.from as LandId]), why: 'order', orPower: true }),
    (_w, a) => a.use === 'muster',
  ),
  step('remove', (w, a, table) => removeOrder(w, table, a.from!, 'resolved')),
]);

/** R73 Where nothing can be mustered, the order gives power and nobody is asked. */
function mayMuster(w: World, house: HouseId, at: AreaId): boolean {
  if (!order(w.orders[at]!.order).special || area(at).musterPoints === 0) return false;
  return canBuy(w, { house, points: pointsOf([at as LandId]), why: 'order' });
}
