// 3 The round: every step and window of the timing table, under its own name and in its order.

import { tables } from '../data/data.ts';
import type { WindowId } from '../data/ids.ts';
import { draw, toDiscard } from './cards.ts';
import { call, each, flow, go, step } from './kit.ts';
import { isKept } from './results.ts';
import { clockwise, encounter, handSize, mat, type World } from './state.ts';
import { checkRoundLimit } from './victory.ts';
import { opening } from './windows.ts';

export const game = flow('game', [
  call(
    'leaders',
    () => go('leaders', {}),
    (w) => w.order.some((seat) => mat(w, seat).leader === undefined),
  ),
  each('rounds', (w) => (w.winners.length > 0 ? undefined : go('round', {}))),
]);

const opens = (id: WindowId, when?: (w: World) => boolean) => call<object>(id, (w) => opening(w, id), when);

export const round = flow('round', [
  step('begin', (w, _a, table) => {
    w.round++;
    table.tell('round.began', { round: w.round, challenger: w.challenger });
  }),
  opens('before_turn'),
  call('hostages', (w) => go('hostages', { seat: w.challenger })),
  call('event_flip', () => go('event', {})),
  opens('after_event_reveal'),
  call('fix_defender', () => go('defender', {})),
  call('active_preparation', () => go('preparation', {})),
  opens('before_support_offers'),
  call('support_offers', () => go('offers', {})), // with after_support_offer inside
  opens('after_support_phase'),
  call('negotiation', () => go('negotiation', {})),
  call('choose_cards', () => go('choose', {})),
  opens('before_cards_played'),
  call('play_cards', () => go('lay', {})),
  opens('before_reveal'),
  call('reveal_cards', () => go('reveal', {})),
  opens('after_reveal'),
  call('fix_outcome', () => go('decide', {})),
  opens('after_clash_phase'),
  call('rewards', (w) => (isKept(w) ? go('deal', {}) : go('rewards', {}))),
  call('penalties', () => go('penalties', {})), // with during_penalties inside
  opens('after_penalties', (w) => encounter(w).penalties.length > 0),
  call('hostage_taking', () => go('hostageTaking', {})),
  opens('after_results_phase'),
  opens('end_of_turn'),
  step('cleanup', (w, _a, table) => {
    const { used, revealed } = encounter(w);
    // 9.3, 15.6
    for (const card of Object.values(revealed ?? {})) toDiscard(w, card);
    for (const { card } of used) toDiscard(w, card);
    const order = clockwise(w, w.challenger);
    w.encounter = undefined;
    // 9.4
    for (const seat of order) draw(w, seat, Math.max(0, tables.handRefill - handSize(w, seat)), table);
    // 9.5
    w.challenger = order[1]!;
    checkRoundLimit(w, table);
  }),
]);
