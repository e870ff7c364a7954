// §3 The game as a row of rounds, and the round.

import { keysOf } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import type { Table } from './facts.ts';
import { call, each, flow, go, step } from './kit.ts';
import { takeAllOrders } from './orders.ts';
import type { World } from './state.ts';
import { forgetOverSupply } from './supply-limits.ts';
import { inLine } from './units.ts';
import { endAfterLastRound } from './victory.ts';

/** 3.1-3.3 */
export const game = flow('game', [
  each('rounds', (w) => (w.round < tables.rounds ? go('round', {}) : undefined)),
  step('end', (w, _a, table) => endAfterLastRound(w, table)),
]);

/** 3.1 */
export const round = flow('round', [
  // 4.1 The round marker
  step('begin', (w, _a, table) => {
    w.round++;
    table.tell('round.began', { round: w.round });
  }),
  call(
    'westeros',
    () => go('westeros', {}),
    (w) => w.round > 1,
  ),
  // §9
  call('planning', () => go('planning', {})),
  call('raven', () => go('raven', {})),
  // §10
  call('raids', () => go('cycle', { type: 'raid', at: 0, acted: [] })),
  call('marches', () => go('cycle', { type: 'march', at: 0, acted: [] })),
  call('consolidations', () => go('cycle', { type: 'consolidate', at: 0, acted: [] })),
  step('cleanUp', cleanUp),
]);

/** 10.3; the bans of deck III end with their round (4.5). */
function cleanUp(w: World, _a: object, table: Table): void {
  takeAllOrders(w);
  for (const at of keysOf(w.armies)) {
    const army = w.armies[at]!;
    if (army.routed.length === 0) continue;
    army.units = inLine([...army.units, ...army.routed]);
    army.routed = [];
  }
  w.bladeUsed = w.ravenUsed = false;
  w.bans = [];
  forgetOverSupply(w);
  table.tell('round.ended', { round: w.round });
}
