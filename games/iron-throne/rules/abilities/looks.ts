// Looking at what others hold (18.2), and at event cards to come.

import { hide, look, pile, type Seat, size } from '@three-thrones/kernel';
import { seeHand, takeEvent, type Told } from '../cards.ts';
import { ask, flow, step } from '../kit.ts';
import { encounter, hand, type World } from '../state.ts';

/** Only the acting player sees; everybody sees that it happened. A later change of the card is not shown (19.45). */
export function lookAt(w: World, by: Seat, of: Seat, what: 'chosenCard' | 'hand', table: Told): void {
  const chosen = encounter(w).lying[of]?.card;
  if (chosen) {
    const card = hide(look(chosen), [by]);
    encounter(w).looks.push({ by, of, card });
    if (what === 'chosenCard') table.tell('choice.seen', { by, of, card });
  }
  if (what === 'chosenCard') return;
  const cards = [...hand(w, of), ...(chosen ? [look(chosen)] : [])].sort();
  seeHand(w, by, of, cards);
  table.tell('hand.seen', { by, of, cards: hide(cards, [by]) });
}

/** The first of three, the second, the third: where each card that was on top goes. */
const ORDERS: Readonly<Record<number, readonly string[]>> = {
  0: [],
  1: ['1'],
  2: ['12', '21'],
  3: ['123', '132', '213', '231', '312', '321'],
};

/** The top event cards in any order, secretly (Brandon). */
export const arrange = flow('arrange', [
  step('look', (w, a, table) => {
    const top = look(w.events).slice(0, Math.min(a.count, 3));
    if (top.length === 0) {
      table.leave();
      return;
    }
    w.foreseen = pile([...top], [a.seat]);
    table.tell('events.seen', { by: a.seat, count: top.length, events: hide(top, [a.seat]) });
  }),
  ask('order', {
    rule: '18.2',
    who: (_w, a) => a.seat,
    options: (w) => ORDERS[size(w.foreseen!)]!,
    resolve: (w, _a, order) => {
      const top = look(w.foreseen!);
      const arranged = order.split('').map((digit) => top[Number(digit) - 1]!);
      w.foreseen!.secret = arranged;
      look(w.events).splice(0, arranged.length, ...arranged);
    },
  }),
]);

/** One more event card; the acting player picks which of all counts, the rest is discarded (Stannis, 19.52, 19.87). */
export const pickEvent = flow('pickEvent', [
  step('show', (w, a, table) => {
    for (let left = a.draw; left > 0; left--) {
      const event = takeEvent(w, table);
      if (event === undefined) break;
      encounter(w).events.push(event);
      table.tell('event.shown', { event });
    }
  }),
  ask('event', {
    rule: '19.52',
    openly: true,
    who: (_w, a) => a.seat,
    options: (w) => [...new Set(encounter(w).events)],
    resolve: (w, _a, event, table) => {
      const { events } = encounter(w);
      events.splice(events.indexOf(event), 1);
      w.eventsOut.push(...events);
      encounter(w).events = [event];
      table.tell('event.chosen', { event });
    },
  }),
]);
