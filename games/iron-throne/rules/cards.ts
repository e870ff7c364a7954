// 15 Decks and hands, and what others know of them (18.2).

import { hide, look, pile, type Seat, size, type Table } from '@three-thrones/kernel';
import { houseOf } from '../data/data.ts';
import type { CardId, EventId } from '../data/ids.ts';
import type { Facts } from './facts.ts';
import { hand, mat, sortedCards, type World } from './state.ts';

export type Told = Table<Facts>;

/** 15.2, 15.3: the top card of a house deck, made new from the discard pile if need be. */
export function takeTop(w: World, seat: Seat, table: Told): CardId | undefined {
  const { deck, discard } = mat(w, seat);
  if (size(deck) === 0 && discard.length > 0) {
    deck.secret = table.random.shuffle([...discard]);
    discard.length = 0;
    table.tell('deck.reshuffled', { seat });
  }
  return look(deck).shift();
}

/** Draws as many of these as there are. */
export function draw(w: World, seat: Seat, count: number, table: Told): void {
  const drawn: CardId[] = [];
  for (let left = count; left > 0; left--) {
    const card = takeTop(w, seat, table);
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  addToHand(w, seat, drawn);
  table.tell('cards.drawn', () => ({ seat, cards: pile(sortedCards(drawn), [seat]) }));
}

/** Hands are kept sorted: how a card came there is nobody's business. */
export function addToHand(w: World, seat: Seat, cards: readonly CardId[]): void {
  const held = hand(w, seat);
  for (const card of cards) {
    let at = held.length;
    while (at > 0 && held[at - 1]! > card) at--;
    held.splice(at, 0, card);
  }
}

export function removeFromHand(w: World, seat: Seat, card: CardId): void {
  const cards = hand(w, seat);
  cards.splice(cards.indexOf(card), 1);
}

/** Openly, from hand to the own discard pile. */
export function discardFromHand(w: World, seat: Seat, card: CardId, table: Told): void {
  removeFromHand(w, seat, card);
  mat(w, seat).discard.push(card);
  leftOpenly(w, card);
  table.tell('card.discarded', { seat, card });
}

/** 15.6 To the discard pile of the house that is printed on it. */
export function toDiscard(w: World, card: CardId): void {
  mat(w, houseOf(card)).discard.push(card);
}

/** A player sees the whole hand of another, and keeps it in mind. */
export function seeHand(w: World, by: Seat, of: Seat, cards: readonly CardId[]): void {
  w.glimpses = w.glimpses.filter((one) => one.by !== by || one.of !== of);
  w.glimpses.push({ by, of, cards: hide(sortedCards(cards), [by]), look: hide(++w.looks, [by]) });
}

/** Somebody who saw a card knows that it is in its owner's hand now. */
export function sawReturn(w: World, by: Seat, of: Seat, card: CardId): void {
  if (by === of) return;
  const known = w.glimpses.find((one) => one.by === by && one.of === of);
  seeHand(w, by, of, [...(known ? look(known.cards) : []), card]);
}

/** A card has left its owner's hand before everybody's eyes. */
export function leftOpenly(w: World, card: CardId): void {
  for (const glimpse of w.glimpses) if (glimpse.of === houseOf(card)) forget(glimpse.cards, card);
}

/** A card has left a hand face down: only who took it still knows what is left. */
export function leftHidden(w: World, of: Seat, card: CardId, taker: Seat): void {
  w.glimpses = w.glimpses.filter((one) => one.of !== of || one.by === taker);
  for (const glimpse of w.glimpses) if (glimpse.of === of) forget(glimpse.cards, card);
}

function forget(cards: { secret?: CardId[] }, card: CardId): void {
  const at = cards.secret!.indexOf(card);
  if (at >= 0) cards.secret!.splice(at, 1);
}

/** 15.5 The top event card; an empty deck is made new from the discarded ones. */
export function takeEvent(w: World, table: Told): EventId | undefined {
  if (size(w.events) === 0 && w.eventsOut.length > 0) {
    table.tell('events.reshuffled', { count: w.eventsOut.length });
    w.events.secret = table.random.shuffle(w.eventsOut);
    w.eventsOut = [];
  }
  const event = look(w.events).shift();
  if (w.foreseen) {
    w.foreseen.secret!.shift();
    if (w.foreseen.secret!.length === 0) w.foreseen = undefined;
  }
  return event;
}
