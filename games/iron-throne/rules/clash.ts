// 7B Cards: chosen in secret, laid down, revealed, read.

import { hide, look, type Seat } from '@three-thrones/kernel';
import { ability, houseOf, isTruce } from '../data/data.ts';
import type { CardId } from '../data/ids.ts';
import { addToHand, leftOpenly, removeFromHand, takeTop } from './cards.ts';
import { ask, askAll, call, flow, go, step } from './kit.ts';
import { outcomeNow, resultNow } from './outcome.ts';
import { encounter, hand, handSize, kindsIn, type World } from './state.ts';

function actives(w: World): Seat[] {
  return [encounter(w).challenger, encounter(w).defender!];
}

export const choose = flow('choose', [
  // 7.7 Both at the same time, in secret; whoever holds a card is asked, and everybody sees who does.
  askAll('card', {
    rule: '7.7',
    sealed: true,
    who: (w) => actives(w).filter((seat) => handSize(w, seat) > 0),
    options: (w, _a, seat) => kindsIn(hand(w, seat)),
    resolve: (w, _a, said) => {
      for (const seat of actives(w)) {
        const card = said[seat];
        if (card === undefined) continue;
        removeFromHand(w, seat, card);
        setAside(w, seat, card);
      }
    },
  }),
  // 7.7, 19.41 Without a card in hand the top of the deck; without that none at all (15.4).
  step('fromDeck', (w, _a, table) => {
    for (const seat of actives(w)) {
      if (encounter(w).lying[seat]) continue;
      const card = takeTop(w, seat, table);
      if (card !== undefined) setAside(w, seat, card);
    }
    table.tell('cards.chosen', { seats: Object.keys(encounter(w).lying) });
  }),
]);

function setAside(w: World, seat: Seat, card: CardId): void {
  encounter(w).lying[seat] = { of: houseOf(card), card: hide(card, [seat]) };
}

/** 19.42, 19.76 Another card in place of the own one. Before cards are played nobody sees whether it was changed. */
export const change = flow('change', [
  ask('card', {
    rule: '19.76',
    who: (_w, a) => a.seat,
    options: (w, a): (CardId | 'keep')[] => [...kindsIn(hand(w, a.seat)), 'keep'],
    about: (_w, a) => ({ isPlayed: a.isPlayed }),
    resolve: (w, a, choice, table) => {
      if (choice === 'keep') return;
      const old = look(encounter(w).lying[a.seat]!.card);
      removeFromHand(w, a.seat, choice);
      addToHand(w, a.seat, [old]);
      setAside(w, a.seat, choice);
      if (a.isPlayed) table.tell('card.replaced', { seat: a.seat });
    },
  }),
]);

/** Tyrion's question: is it a truce? Any answer may be given (19.49). */
export const question = flow('question', [
  ask('answer', {
    rule: '19.49',
    when: (w, a) => encounter(w).lying[a.to] !== undefined,
    who: (_w, a) => a.to,
    options: (): ('yes' | 'no')[] => ['yes', 'no'],
    about: (_w, a) => ({ by: a.by }),
    resolve: (w, a, says, table) => {
      const about = encounter(w).lying[a.to]!.of;
      encounter(w).answer = { by: a.by, to: a.to, says, about, ability: a.id };
      table.tell('question.answered', { by: a.to, says });
    },
  }),
]);

/** 7.10 */
export const lay = flow('lay', [
  step('down', (w, _a, table) => {
    encounter(w).down = true;
    table.tell('cards.laid', { seats: Object.keys(encounter(w).lying) });
  }),
]);

/** 7.12 */
export const reveal = flow('reveal', [
  step('turn', (w, _a, table) => {
    const e = encounter(w);
    const cards: Record<Seat, CardId> = {};
    for (const [seat, { card }] of Object.entries(e.lying)) cards[seat] = look(card);
    e.revealed = cards;
    e.lying = {};
    e.looks = [];
    for (const card of Object.values(cards)) leftOpenly(w, card);
    table.tell('cards.revealed', () => ({ cards, outcome: outcomeNow(w)! }));
  }),
  // 19.49 What was said is judged by the card that lay there then, before anything else is used.
  call('truth', (w, _a, table) => {
    const { answer, revealed } = encounter(w);
    if (!answer) return undefined;
    const card = Object.values(revealed!).find((one) => houseOf(one) === answer.about)!;
    if (isTruce(card) === (answer.says === 'yes')) return undefined;
    table.tell('answer.untrue', { by: answer.to });
    w.doing = { removed: 0, halted: false, splits: {} };
    const asked = ability(answer.ability).effect.find((one) => one.op === 'demandAnswer');
    return asked && go('ability', { seat: answer.by, id: answer.ability, ops: asked.ifFalse, at: 0 });
  }),
]);

/** 7.14 */
export const decide = flow('decide', [
  step('fix', (w, _a, table) => {
    const result = resultNow(w);
    encounter(w).result = result;
    const { winner, ...rest } = result;
    table.tell('clash.decided', { ...rest, ...(winner && { winner }) });
  }),
]);
