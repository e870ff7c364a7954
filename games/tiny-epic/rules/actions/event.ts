// §4.6 Event: order of things in §18.19.

import type { Seat } from '@three-thrones/kernel';
import { card } from '../../data/data.ts';
import type { CardId, EffectId, HouseId } from '../../data/ids.ts';
import { returnToPool } from '../allies.ts';
import { housesIn } from '../pools.ts';
import { finishPlayed, playFromHand } from '../cards.ts';
import { playRefusal } from '../events/prerequisites.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { handOf, type World } from '../state.ts';
import { loseGold, losePoints } from '../treasury.ts';

export const event = flow('event', [
  // Name the card
  ask('chooseCard', {
    rule: '4.6.1',
    who: (_w, a) => a.seat,
    options: (w, a): (CardId | 'none')[] =>
      a.mayDecline ? [...handOf(w, a.seat), 'none'] : handOf(w, a.seat),
    refuse: (w, _a, seat, id) => (id === 'none' ? undefined : playRefusal(w, seat, id)),
    resolve: (w, a, id, table) => {
      if (id === 'none') return table.leave();
      playFromHand(w, a.seat, id);
      a.card = id;
      table.tell('event.played', { seat: a.seat, card: id });
    },
  }),

  // Pay its cost: all or nothing (§18.20). Costs per use or per token belong to the effect itself
  step('payCost', (w, a, table) => {
    const { gold = 0, vp = 0 } = card(a.card!).event.cost;
    if (gold > 0) loseGold(w, table, a.seat, gold);
    if (vp > 0) losePoints(w, table, a.seat, vp);
  }),
  ask('giveUpToken', {
    openly: true,
    rule: '4.6.1',
    again: true,
    when: (_w, a) => (a.tokensGiven ?? 0) < (card(a.card!).event.cost.allyTokens ?? 0),
    who: (_w, a) => a.seat,
    options: (w, a): readonly HouseId[] => housesIn(w, a.seat),
    resolve: (w, a, id, table) => {
      returnToPool(w, table, a.seat, id);
      a.given = id;
      a.tokensGiven = (a.tokensGiven ?? 0) + 1;
    },
  }),

  // Carry out the text, then put the card away
  call('carryOut', (_w, a) =>
    go(card(a.card!).event.effect as EffectId, {
      seat: a.seat,
      card: a.card!,
      as: a.as,
      ...(a.given && { given: a.given }),
    }),
  ),
  call('consequences', () => go('consequences', {})),
  // §18.10 A card that stays beside the mat has left the middle of the table already
  step(
    'putAway',
    (w, a) => finishPlayed(w, a.seat, a.card!),
    (w, a) => w.inPlay.includes(a.card!),
  ),
]);

/** Whether the player holds any card that could be played for its Event now. */
export function canPlayEvent(w: World, seat: Seat): boolean {
  return handOf(w, seat).some((id) => playRefusal(w, seat, id) === undefined);
}
