// What must hold whenever a question is open: cards, power and influence are conserved, and what somebody knows is true.

import { look, type Seat } from '@three-thrones/kernel';
import { copiesOf, deckOf, eventCard, eventDeckSize, house, houseOf, isInPlay } from '../data/data.ts';
import type { CardId, EventId } from '../data/ids.ts';
import { mat, openCardsOf, type World } from './state.ts';

export function broken(w: World): string[] {
  const sentences: string[] = [];
  const check: Check = (holds, sentence) => {
    if (!holds) sentences.push(sentence);
  };
  for (const seat of w.order) {
    checkCards(w, seat, check);
    checkInfluence(w, seat, check);
  }
  checkPower(w, check);
  checkEvents(w, check);
  checkKnowledge(w, check);
  return sentences;
}

type Check = (holds: boolean, sentence: string) => void;

/** Every card of a house, wherever it lies. */
export function cardsOfHouse(w: World, seat: Seat): CardId[] {
  const held = w.order.flatMap((holder) => mat(w, holder).hostages.filter(({ of }) => of === seat));
  const lying = Object.values(w.encounter?.lying ?? {}).filter(({ of }) => of === seat);
  return [
    ...look(mat(w, seat).hand),
    ...look(mat(w, seat).deck),
    ...openCardsOf(w, seat),
    ...held.map(({ card }) => look(card)),
    ...lying.map(({ card }) => look(card)),
  ];
}

/** As many things as there should be, and none too often: then they are all there. Looked at with every question of a random game. */
function isWhole<T>(there: readonly T[], size: number, copies: (one: T) => number): boolean {
  if (there.length !== size) return false;
  const left = new Map<T, number>();
  for (const one of there) {
    const more = (left.get(one) ?? copies(one)) - 1;
    if (more < 0) return false;
    left.set(one, more);
  }
  return true;
}

function checkCards(w: World, seat: Seat, check: Check): void {
  const copies = (card: CardId) => (houseOf(card) === seat ? copiesOf(card) : 0);
  const isThere = isWhole(cardsOfHouse(w, seat), deckOf(seat).length, copies);
  check(isThere, `the cards of ${seat} are not all there, each once`);
  for (const { of, card } of mat(w, seat).hostages) {
    check(houseOf(look(card)) === of, `a hostage of ${seat} has the wrong back`);
    check(of !== seat, `${seat} holds a card of the own house as a hostage`);
  }
}

function checkInfluence(w: World, seat: Seat, check: Check): void {
  const tokens = w.order.map((board) => mat(w, board).board[seat] ?? 0);
  check(
    tokens.every((count) => count >= 0),
    `${seat} has less than no influence somewhere`,
  );
  const sum = tokens.reduce((total, count) => total + count, 0);
  check(sum === house(seat).influenceTokens, `${seat} has ${sum} influence tokens`);
}

/** 1.4 Power moves between houses only by deals, and leaves the game only into the box. */
function checkPower(w: World, check: Check): void {
  const led = w.order.filter((seat) => mat(w, seat).leader !== undefined);
  const totals = led.map((seat) => {
    const { sheet, box, power } = mat(w, seat);
    const there = [sheet, box, ...Object.values(power)];
    check(
      there.every((amount) => amount >= 0),
      `${seat} has less than no power somewhere`,
    );
    return there.reduce((sum, amount) => sum + amount, 0);
  });
  const [sum, all] = [totals, led.map((seat) => house(seat).powerTokens)].map((list) =>
    list.reduce((total, amount) => total + amount, 0),
  );
  check(sum === all, `there are ${sum} power, not ${all}`);
}

function checkEvents(w: World, check: Check): void {
  const lying = [...look(w.events), ...w.eventsOut, ...(w.encounter?.events ?? [])];
  const copies = (event: EventId) => (isInPlay(event, w.order) ? eventCard(event).copies : 0);
  check(isWhole(lying, eventDeckSize(w.order), copies), 'event cards are lost');
}

/** Nobody is sure of what is not so. */
function checkKnowledge(w: World, check: Check): void {
  for (const { by, of, cards } of w.glimpses) {
    const there = [...look(mat(w, of).hand)];
    for (const { of: back, card } of Object.values(w.encounter?.lying ?? {}))
      if (back === of) there.push(look(card));
    const isTrue = look(cards).every((card) => {
      const at = there.indexOf(card);
      if (at >= 0) there.splice(at, 1);
      return at >= 0;
    });
    check(isTrue, `${by} is wrong about the hand of ${of}`);
  }
  const top = w.foreseen ? look(w.foreseen) : [];
  check(
    top.every((event, at) => look(w.events)[at] === event),
    'the event deck is not as it was seen',
  );
}
