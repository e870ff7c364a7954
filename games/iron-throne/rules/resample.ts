// A whole table as it might be, for one who sees only a part of it.

import { copy, type Eye, type Hidden, type Random, type Seat, size, type View } from '@three-thrones/kernel';
import { deckOf, eventDeck } from '../data/data.ts';
import type { CardId, LeaderId } from '../data/ids.ts';
import { leadersOf } from './setup.ts';
import { mat, openCardsOf, sortedCards, type World } from './state.ts';

/** Deals what this eye cannot name to the places where it can be; hands it has seen keep what it saw. */
export function resample({ world }: View<World>, eye: Eye, random: Random): World {
  const w = copy(world);
  for (const seat of w.order) {
    resampleLeaders(w, seat, random);
    resampleCards(w, seat, eye, random);
  }
  resampleEvents(w, random);
  // What others are sure of is at most what is there; who looks cannot tell how much.
  for (const { cards, look } of w.glimpses) {
    cards.secret ??= [];
    look.secret ??= 0;
  }
  for (const seen of w.encounter?.looks ?? []) seen.card.secret ??= w.encounter!.lying[seen.of]!.card.secret!;
  return w;
}

function resampleLeaders(w: World, seat: Seat, random: Random): void {
  const { dealt } = mat(w, seat);
  if (dealt.secret !== undefined) return;
  const sheets: LeaderId[] = random.shuffle(leadersOf(seat)).slice(0, size(dealt));
  fill(dealt, sheets.sort());
}

function resampleCards(w: World, seat: Seat, eye: Eye, random: Random): void {
  const { hand, deck } = mat(w, seat);
  const hostages = w.order.flatMap((holder) => mat(w, holder).hostages.filter(({ of }) => of === seat));
  const singles = hostages.map(({ card }) => card);
  const lying = Object.values(w.encounter?.lying ?? {}).find(({ of }) => of === seat)?.card;
  const known = [
    ...(hand.secret ?? []),
    ...(deck.secret ?? []),
    ...openCardsOf(w, seat),
    ...[...singles, ...(lying ? [lying] : [])].flatMap(({ secret }) =>
      secret === undefined ? [] : [secret],
    ),
  ];
  const unknown = random.shuffle(without(deckOf(seat), known));
  const sure = hand.secret === undefined ? sureOf(w, seat, eye, unknown) : [];
  // The one set aside: as it was seen, else any of those that are sure or unknown.
  if (lying && lying.secret === undefined) {
    const looked = w.encounter!.looks.find((one) => one.by === eye && one.of === seat)?.card.secret;
    lying.secret = setAside(looked, sure, unknown, size(hand), random);
  }
  if (hand.secret === undefined) {
    const rest = size(hand) - sure.length;
    fill(hand, sortedCards([...sure, ...unknown.splice(0, rest)]));
  }
  for (const card of singles) card.secret ??= unknown.pop()!;
  if (deck.secret === undefined) fill(deck, unknown);
}

/** Cards this eye knows to be in the hand or set aside; they are taken out of what is unknown. */
function sureOf(w: World, seat: Seat, eye: Eye, unknown: CardId[]): CardId[] {
  const sure = w.glimpses.find((one) => one.by === eye && one.of === seat)?.cards.secret ?? [];
  for (const card of sure) unknown.splice(unknown.indexOf(card), 1);
  return [...sure];
}

function setAside(
  looked: CardId | undefined,
  sure: CardId[],
  unknown: CardId[],
  room: number,
  random: Random,
): CardId {
  for (const from of [sure, unknown]) {
    const at = looked === undefined ? -1 : from.indexOf(looked);
    if (at >= 0) return from.splice(at, 1)[0]!;
  }
  // With more sure cards than fit into the hand, one of them is the one that lies there.
  if (sure.length > room) return sure.splice(random.int(sure.length), 1)[0]!;
  const at = random.int(sure.length + unknown.length);
  return at < sure.length ? sure.splice(at, 1)[0]! : unknown.splice(at - sure.length, 1)[0]!;
}

function resampleEvents(w: World, random: Random): void {
  if (w.foreseen && w.foreseen.secret === undefined) {
    const open = [...w.eventsOut, ...(w.encounter?.events ?? [])];
    const top = random.shuffle(without(eventDeck(w.order), open)).slice(0, size(w.foreseen));
    fill(w.foreseen, top);
  }
  if (w.events.secret !== undefined) return;
  const top = w.foreseen?.secret ?? [];
  const open = [...w.eventsOut, ...(w.encounter?.events ?? []), ...top];
  fill(w.events, [...top, ...random.shuffle(without(eventDeck(w.order), open))]);
}

function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const rest = [...all];
  for (const one of gone) rest.splice(rest.indexOf(one), 1);
  return rest;
}

function fill<T>(place: Hidden<T[]>, things: T[]): void {
  place.secret = things;
  delete place.count;
}
