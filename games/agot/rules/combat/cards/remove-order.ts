// R37-R38 Removes an order of the opponent next to the embattled area; R54 one of the loser anywhere.

import { area } from '../../../data/data.ts';
import { type AreaId, AREAS } from '../../../data/ids.ts';
import type { Table } from '../../facts.ts';
import { ask, flow, step } from '../../kit.ts';
import { removeOrder } from '../../orders.ts';
import type { Side, World } from '../../state.ts';
import { houseOf, other, theCombat } from '../sides.ts';
import { tellUsed } from './used.ts';

export const removeAdjacentOrder = flow('removeAdjacentOrder', [
  // R37 It must, if there is one
  ask('choose', {
    openly: true,
    rule: 'R37',
    who: (w, a) => (adjacentOrders(w, a.side).length > 1 ? houseOf(w, a.side) : undefined),
    options: (w, a) => adjacentOrders(w, a.side),
    resolve: (w, a, said, table) => {
      removeBy(w, table, a.side, said);
      table.leave();
    },
  }),
  step('only', (w, a, table) => {
    const [at] = adjacentOrders(w, a.side);
    if (at) removeBy(w, table, a.side, at);
  }),
]);

export const removeLosersOrder = flow('removeLosersOrder', [
  ask('choose', {
    openly: true,
    rule: 'R54',
    who: (w, a) => (ordersOf(w, a.side, AREAS).length > 0 ? houseOf(w, a.side) : undefined),
    options: (w, a) => [...ordersOf(w, a.side, AREAS), 'none' as const],
    resolve: (w, a, said, table) => {
      if (said !== 'none') removeBy(w, table, a.side, said);
    },
  }),
]);

/** R38 A port is next to its land, too. */
function adjacentOrders(w: World, side: Side): AreaId[] {
  const { adjacent, port } = area(theCombat(w).area);
  return ordersOf(w, side, port ? [...adjacent, port] : adjacent);
}

/** Orders of the opponent; neither the one in the embattled area nor the march of this combat (R37, R54). */
function ordersOf(w: World, side: Side, among: readonly AreaId[]): AreaId[] {
  const { area: here, origin } = theCombat(w);
  const enemy = houseOf(w, other(side));
  const marched = houseOf(w, 'attacker') === enemy ? origin : undefined;
  return among.filter((at) => at !== here && at !== marched && w.orders[at]?.house === enemy);
}

/** A removed Support order takes its support away. */
function removeBy(w: World, table: Table, side: Side, at: AreaId): void {
  tellUsed(w, table, side, { area: at });
  removeOrder(w, table, at, 'card');
  const combat = theCombat(w);
  combat.support = combat.support.filter((support) => support.area !== at);
}
