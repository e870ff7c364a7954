// 4 Start of round: hostages kept, released, tortured. 10 Taking hostages.

import { hide, look, type Seat } from '@three-thrones/kernel';
import { characterOn, houseOf, isCharacterCard, tables } from '../data/data.ts';
import type { CardId } from '../data/ids.ts';
import {
  addToHand,
  draw,
  leftHidden,
  removeFromHand,
  sawReturn,
  seeHand,
  takeTop,
  toDiscard,
  type Told,
} from './cards.ts';
import { ask, call, flow, go, step } from './kit.ts';
import { because } from './reasons.ts';
import {
  canDraw,
  hand,
  handSize,
  type Hostage,
  hostageOf,
  kindsIn,
  living,
  mat,
  type World,
} from './state.ts';

/** 4.2 The challenger may deal with each hostage, in any order. */
export const hostages = flow('hostages', [
  ask('handle', {
    rule: '4.2',
    when: (w, a) => mat(w, a.seat).hostages.length > 0,
    who: (_w, a) => a.seat,
    options: (w, a) => [
      ...mat(w, a.seat).hostages.flatMap(({ id }) => [`release:${id}`, `torture:${id}`]),
      'done',
    ],
    refuse: (w, a, _seat, option) => {
      const [what, id] = option.split(':');
      const held = mat(w, a.seat).hostages.find((one) => one.id === Number(id));
      return what === 'torture' && held && !mayTorture(w, held) ? because('deadCannotBeTortured') : undefined;
    },
    resolve: (w, a, choice, table) => {
      const [what, id] = choice.split(':');
      if (what === 'done') a.done = true;
      else if (what === 'release') release(w, a.seat, Number(id), table);
      else a.torture = Number(id);
    },
  }),
  call('torturing', (w, a, table) => {
    const id = a.torture;
    if (id === undefined) return undefined;
    delete a.torture;
    return torturing(w, a.seat, id, table);
  }),
  call('on', (w, a) =>
    a.done || mat(w, a.seat).hostages.length === 0 ? undefined : go('hostages', { seat: a.seat }),
  ),
]);

/** 4.2, 19.35: not the card of a dead character, unless it shows the leader. */
export function mayTorture(w: World, { of, card }: Hostage): boolean {
  const face = look(card);
  if (!isCharacterCard(face) || isLeaderCard(w, face)) return true;
  return (mat(w, of).power[characterOn(face)] ?? 0) > 0;
}

/** Whether a card shows the leader of its house. */
function isLeaderCard(w: World, card: CardId): boolean {
  const { leader } = mat(w, houseOf(card));
  return isCharacterCard(card) && leader !== undefined && characterOn(leader) === characterOn(card);
}

/** 4.3 */
function release(w: World, by: Seat, id: number, table: Told): void {
  const { of, card } = removeHostage(w, by, id);
  const face = look(card);
  addToHand(w, of, [face]);
  sawReturn(w, by, of, face);
  table.tell('hostage.released', { by, of, card: hide(face, [by, of]) });
  draw(w, by, tables.releaseDraw, table);
  if (w.rules.releaseDraw === 'both') draw(w, of, tables.releaseDraw, table);
}

/** 4.4-4.7 The card is shown and discarded; what it does may need a choice. */
export function torturing(w: World, by: Seat, id: number, table: Told) {
  const { of, card } = removeHostage(w, by, id);
  const face = look(card);
  toDiscard(w, face);
  table.tell('hostage.tortured', { by, of, card: face });
  if (isLeaderCard(w, face)) {
    const amount = Math.min(tables.tortureLeader, mat(w, of).sheet);
    mat(w, of).sheet -= amount;
    mat(w, of).box += amount;
    if (amount > 0) table.tell('power.left', { seat: of, amount });
    return undefined;
  }
  if (!isCharacterCard(face)) return go('torture', { by, of, left: tables.tortureOther });
  const loss = { seat: of, character: characterOn(face), amount: tables.tortureCharacter };
  return go('removal', { losses: [loss], by: 'effect', next: 0 });
}

/** 4.6 The torturer picks the character; without a living one nothing happens (19.38). */
export const torture = flow('torture', [
  ask('character', {
    rule: '4.6',
    openly: true,
    when: (w, a) => living(w, a.of).length > 0,
    who: (_w, a) => a.by,
    options: (w, a) => living(w, a.of),
    about: (_w, a) => ({ of: a.of }),
    resolve: (_w, a, character) => {
      a.character = character;
    },
  }),
  call('remove', (_w, a) =>
    a.character === undefined
      ? undefined
      : go('removal', {
          losses: [{ seat: a.of, character: a.character, amount: a.left }],
          by: 'effect',
          next: 0,
        }),
  ),
]);

function removeHostage(w: World, holder: Seat, id: number): Hostage {
  const held = mat(w, holder).hostages;
  const at = held.findIndex((one) => one.id === id);
  return held.splice(at, 1)[0]!;
}

/** 10.1 The taker chooses the source; the target has no say. */
export const take = flow('take', [
  ask('source', {
    rule: '10.1',
    again: true,
    openly: true,
    when: (w, a) => a.left > 0 && sources(w, a.target).length > 0,
    who: (_w, a) => a.taker,
    options: (w, a) => sources(w, a.target),
    about: (_w, a) => ({ target: a.target }),
    resolve: (w, a, choice, table) => {
      a.left--;
      takeFrom(w, a.taker, a.target, choice, table);
    },
  }),
]);

function sources(w: World, target: Seat): string[] {
  return [
    ...(handSize(w, target) > 0 ? ['hand'] : []),
    ...(canDraw(w, target) ? ['deck'] : []),
    ...mat(w, target).hostages.map(({ id }) => `held:${id}`),
  ];
}

function takeFrom(w: World, taker: Seat, target: Seat, source: string, table: Told): void {
  if (source === 'hand') {
    takeHandCard(w, taker, target, table.random.pick(hand(w, target)), table);
  } else if (source === 'deck') {
    const card = takeTop(w, target, table)!;
    keep(w, taker, target, card, [taker], 'deck', table);
  } else {
    takeHeld(w, taker, target, Number(source.split(':')[1]), table);
  }
}

/** 18.2 The owner knows the card, because it is missing from the hand. */
export function takeHandCard(w: World, taker: Seat, target: Seat, card: CardId, table: Told): void {
  removeFromHand(w, target, card);
  leftHidden(w, target, card, taker);
  keep(w, taker, target, card, [taker, target], 'hand', table);
}

function keep(
  w: World,
  by: Seat,
  from: Seat,
  card: CardId,
  to: Seat[],
  source: 'hand' | 'deck',
  table: Told,
): void {
  const of = houseOf(card);
  mat(w, by).hostages.push({ id: w.taken++, of, card: hide(card, to) });
  table.tell('hostage.taken', { by, from, of, source, card: hide(card, to) });
}

/** 10.1, 10.3, 19.26: from before another player; a card of the own house goes to the hand. */
export function takeHeld(w: World, by: Seat, from: Seat, id: number, table: Told): void {
  const hostage = removeHostage(w, from, id);
  const face = look(hostage.card);
  const { of } = hostage;
  if (of === by) {
    addToHand(w, by, [face]);
    for (const seat of hostage.card.to) sawReturn(w, seat, by, face);
    table.tell('hostage.home', { from, of, card: hide(face, [...new Set([...hostage.card.to, by])]) });
    return;
  }
  const to = [...new Set([...hostage.card.to, by])];
  mat(w, by).hostages.push({ id, of, card: hide(face, to) });
  table.tell('hostage.taken', { by, from, of, source: 'held', card: hide(face, to) });
}

/** A card of the taker's choice from a hand that was looked at (Cersei). */
export const takeSeen = flow('takeSeen', [
  step('look', (w, a, table) => {
    const cards = [...hand(w, a.target)];
    seeHand(w, a.taker, a.target, cards);
    table.tell('hand.seen', { by: a.taker, of: a.target, cards: hide(cards, [a.taker]) });
  }),
  ask('card', {
    rule: '10.1',
    when: (w, a) => handSize(w, a.target) > 0,
    who: (_w, a) => a.taker,
    options: (w, a) => kindsIn(hand(w, a.target)),
    about: (_w, a) => ({ target: a.target }),
    resolve: (w, a, card, table) => takeHandCard(w, a.taker, a.target, card, table),
  }),
]);

/** A hostage of the own house comes home, chosen by holder and back; nobody draws (4.9). */
export const reclaim = flow('reclaim', [
  ask('hostage', {
    rule: '4.9',
    openly: true,
    when: (w, a) => ownAbroad(w, a.seat).length > 0,
    who: (_w, a) => a.seat,
    options: (w, a) => ownAbroad(w, a.seat).map((id) => `held:${id}`),
    resolve: (w, a, choice, table) => {
      const id = Number(choice.split(':')[1]);
      takeHeld(w, a.seat, hostageOf(w, id)!.holder, id, table);
    },
  }),
]);

/** Hostages of a house, wherever they lie. */
export function ownAbroad(w: World, seat: Seat): number[] {
  return w.order.flatMap((holder) =>
    mat(w, holder)
      .hostages.filter(({ of }) => of === seat)
      .map(({ id }) => id),
  );
}

/** Torture by an ability (Joffrey). Whether any hostage can be tortured is its holder's secret, so it is asked. */
export const tortureOne = flow('tortureOne', [
  ask('hostage', {
    rule: '4.2',
    who: (_w, a) => a.seat,
    options: (w, a) => [...mat(w, a.seat).hostages.map(({ id }) => `torture:${id}`), 'none'],
    refuse: (w, a, _seat, option) => {
      const held = mat(w, a.seat).hostages.find(({ id }) => option === `torture:${id}`);
      return held && !mayTorture(w, held) ? because('deadCannotBeTortured') : undefined;
    },
    resolve: (w, a, choice) => {
      if (choice === 'none') w.doing.halted = true;
      else a.torture = Number(choice.split(':')[1]);
    },
  }),
  call('torturing', (w, a, table) =>
    a.torture === undefined ? undefined : torturing(w, a.seat, a.torture, table),
  ),
]);
