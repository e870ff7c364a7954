// §11 Raids.

import { area, order, tables } from '../../data/data.ts';
import type { AreaId, HouseId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, flow, step } from '../kit.ts';
import { ordersOf, removeOrder } from '../orders.ts';
import { gainPower, losePower } from '../power.ts';
import { because, type Reason } from '../reasons.ts';
import type { World } from '../state.ts';
import type { ActionFlows } from './flows.ts';

export const raid = flow('raid', [
  ask('chooseOrder', {
    openly: true,
    rule: '10.1',
    when: (w, a) => ordersOf(w, a.house, 'raid').length > 1,
    who: (_w, a) => a.house,
    options: (w, a) => ordersOf(w, a.house, 'raid'),
    resolve: (_w, a, from) => {
      a.from = from;
    },
  }),
  step('onlyOrder', (w, a) => {
    a.from ??= ordersOf(w, a.house, 'raid')[0]!;
  }),

  // 11.1, 11.5 One enemy order in reach, or none on purpose (R11)
  ask('chooseTarget', {
    openly: true,
    rule: '11.1',
    about: (_w, { from }) => ({ from: from! }),
    when: (w, a) => targets(w, a.from!).some((at) => targetRefusal(w, a, at) === undefined),
    who: (_w, a) => a.house,
    options: (w, a): (AreaId | 'none')[] => [...targets(w, a.from!), 'none'],
    refuse: (w, a, _seat, at) => (at === 'none' ? undefined : targetRefusal(w, a, at)),
    resolve: (w, a, at, table) => {
      if (at !== 'none') strike(w, table, a.house, a.from!, at);
    },
  }),
  // 11.5 Without a target the order goes all the same
  step('remove', (w, a, table) => removeOrder(w, table, a.from!, 'resolved')),
]);

/** Neighbours with an order, whoever's; a port knows only its sea (11.3). */
function targets(w: World, from: AreaId): AreaId[] {
  return area(from).adjacent.filter((at) => w.orders[at]);
}

/** 11.2-11.3, R11, R13 */
function targetRefusal(w: World, { house, from }: ActionFlows['raid'], at: AreaId): Reason | undefined {
  const target = w.orders[at]!;
  const { type } = order(target.order);
  if (target.house === house) return because('raidOwn');
  if (area(from!).type === 'land' && area(at).type !== 'land') return because('raidReach');
  if (type === 'march') return because('raidMarch');
  if (type === 'defense' && !order(w.orders[from!]!.order).special) return because('raidDefense');
  return undefined;
}

function strike(w: World, table: Table, house: HouseId, from: AreaId, at: AreaId): void {
  const { house: victim, order: id } = w.orders[at]!;
  table.tell('order.raided', { house, from, area: at, victim, order: id });
  removeOrder(w, table, at, 'raided');
  // 11.4, R12
  if (order(id).type !== 'consolidate') return;
  const { raiderGains, victimLoses } = tables.pillage;
  gainPower(w, table, house, raiderGains, 'pillage');
  losePower(w, table, victim, victimLoses, 'pillage');
}
