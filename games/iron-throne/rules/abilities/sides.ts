// 13 Retreat, and joining a side by an effect.

import type { Seat } from '@three-thrones/kernel';
import type { CharacterId } from '../../data/ids.ts';
import { discardFromHand, toDiscard, type Told } from '../cards.ts';
import { ask, call, flow, go } from '../kit.ts';
import { because } from '../reasons.ts';
import { encounter, hand, handSize, kindsIn, living, partOf, type Side, type World } from '../state.ts';
import { withEverybody } from '../support.ts';

/** 13.1-13.4 Never an active player; what was resolved stays, used cards are discarded. */
export function retreat(w: World, seat: Seat, table: Told): void {
  const e = encounter(w);
  if (!partOf(w, seat)?.supports) return;
  e.parts = e.parts.filter((part) => part.seat !== seat);
  e.retreated.push(seat);
  for (const { card } of e.used.filter((one) => one.seat === seat)) toDiscard(w, card);
  e.used = e.used.filter((one) => one.seat !== seat);
  table.tell('supporter.retreated', { seat });
}

/** 19.78 Stay by discarding, decided at once. */
export const stay = flow('stay', [
  ask('wish', {
    rule: '19.78',
    openly: true,
    who: (_w, a) => a.seat,
    options: (): ('stay' | 'retreat')[] => ['stay', 'retreat'],
    refuse: (w, a, seat, option) =>
      option === 'stay' && handSize(w, seat) < a.cards ? because('tooFewCards') : undefined,
    about: (_w, a) => ({ cards: a.cards }),
    resolve: (w, a, choice, table) => {
      if (choice === 'retreat') {
        retreat(w, a.seat, table);
        table.leave();
        return;
      }
      table.tell('supporter.stayed', { seat: a.seat });
    },
  }),
  call('discard', (_w, a) => go('discard', { seat: a.seat, left: a.cards })),
]);

/** Cards of the own choice from hand, face up, one by one. */
export const discard = flow('discard', [
  ask('card', {
    rule: '11.8',
    again: true,
    when: (w, a) => a.left > 0 && handSize(w, a.seat) > 0,
    who: (_w, a) => a.seat,
    options: (w, a) => kindsIn(hand(w, a.seat)),
    about: (_w, a) => ({ left: a.left }),
    resolve: (w, a, card, table) => {
      a.left--;
      discardFromHand(w, a.seat, card, table);
    },
  }),
]);

function joinWith(
  w: World,
  seat: Seat,
  side: Side,
  character: CharacterId,
  defenderReward: boolean,
  table: Told,
): void {
  encounter(w).parts.push({ seat, side, character, supports: true, defenderReward });
  table.tell('support.joined', { seat, side, character });
}

/** Jaime: either side, with any living character; it cannot be refused (19.13, 19.80). */
export const join = flow('join', [
  ask('side', {
    rule: '19.13',
    openly: true,
    who: (_w, a) => a.seat,
    options: (w, a) => withEverybody(w, a.seat),
    resolve: (w, a, choice, table) => {
      const [side, character] = choice.split(':') as [Side, CharacterId];
      const instead = a.op.rewardIfChallengerWins === 'defenderReward';
      joinWith(w, a.seat, side, character, instead, table);
    },
  }),
]);

/** 19.59, 19.79 An invitation is answered at once. */
export const invitation = flow('invitation', [
  ask('answer', {
    rule: '19.79',
    who: (_w, a) => a.seat,
    options: (w, a): (CharacterId | 'decline')[] => [...living(w, a.seat), 'decline'],
    about: (_w, a) => ({ side: a.side }),
    resolve: (w, a, choice, table) => {
      if (choice === 'decline') table.tell('invitation.declined', { seat: a.seat });
      else joinWith(w, a.seat, a.side, choice, false, table);
    },
  }),
]);
