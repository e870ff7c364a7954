// 12 Power and death; 14.5 whoever may take a loss from other characters.

import type { Seat } from '@three-thrones/kernel';
import { houseOf, redistributes } from '../data/data.ts';
import type { CharacterId } from '../data/ids.ts';
import type { Told } from './cards.ts';
import { ask, each, flow, go, step } from './kit.ts';
import { clockwise, isAlive, living, type Loss, mat, type World } from './state.ts';

/** 12.2 From the own leader sheet to a character, as far as there is any. */
export function placePower(w: World, seat: Seat, character: CharacterId, amount: number, table: Told): void {
  const placed = Math.min(amount, mat(w, seat).sheet);
  if (placed === 0) return;
  mat(w, seat).sheet -= placed;
  mat(w, seat).power[character]! += placed;
  table.tell('power.placed', { seat, character, amount: placed });
}

/** 8.7, 12.4 Off a character; it dies with the last one. */
function takeOff(w: World, { character, amount }: Loss, to: 'sheet' | 'box', table: Told): void {
  const seat = houseOf(character);
  const { power } = mat(w, seat);
  const removed = Math.min(amount, power[character]!);
  if (removed === 0) return;
  power[character]! -= removed;
  mat(w, seat)[to] += removed;
  w.doing.removed += removed;
  table.tell('power.removed', { seat, character, amount: removed });
  if (power[character] === 0) table.tell('character.died', { character });
}

/** One less is left, or nothing where the player has had enough. */
function isEnough(a: { left: number }, choice: string): choice is 'done' {
  a.left = choice === 'done' ? 0 : a.left - 1;
  return choice === 'done';
}

/** Power from the leader sheet to own characters, one by one; `mayStop` where the text says "up to". */
export const place = flow('place', [
  ask('character', {
    rule: '12.2',
    again: true,
    openly: true,
    when: (w, a) => a.left > 0 && mat(w, a.seat).sheet > 0 && targets(w, a.on).length > 0,
    who: (_w, a) => a.seat,
    options: (w, a): (CharacterId | 'done')[] => [
      ...targets(w, a.on),
      ...(a.mayStop ? ['done' as const] : []),
    ],
    about: (_w, a) => ({ left: a.left }),
    resolve: (w, a, choice, table) => {
      if (isEnough(a, choice)) return;
      placePower(w, a.seat, choice, 1, table);
    },
  }),
]);

/** 12.7 Power lies on the living only. */
function targets(w: World, on: readonly CharacterId[]): CharacterId[] {
  return on.filter((character) => isAlive(w, character));
}

/** Power from one own character to another; each keeps some. */
export const shift = flow('shift', [
  ask('pair', {
    rule: '11.1',
    again: true,
    openly: true,
    when: (w, a) => a.left > 0 && pairs(w, a.seat, a.keep).length > 0,
    who: (_w, a) => a.seat,
    options: (w, a): string[] => [...pairs(w, a.seat, a.keep), 'done'],
    about: (_w, a) => ({ left: a.left }),
    resolve: (w, a, choice, table) => {
      if (isEnough(a, choice)) return;
      const [from, to] = choice.split('>') as [CharacterId, CharacterId];
      mat(w, a.seat).power[from]!--;
      mat(w, a.seat).power[to]!++;
      table.tell('power.shifted', { seat: a.seat, from, to });
    },
  }),
]);

/** Which character can give one power to which. */
export function pairs(w: World, seat: Seat, keep: number): string[] {
  const characters = living(w, seat);
  return characters
    .filter((from) => mat(w, seat).power[from]! > keep)
    .flatMap((from) => characters.filter((to) => to !== from).map((to) => `${from}>${to}`));
}

/** 14.5, 14.6 Several losses at once: who may split one does so first, then all are carried out together. */
export const removal = flow('removal', [
  step('order', (w, a) => {
    if (a.losses.length < 2) return;
    const order = clockwise(w, w.challenger);
    a.losses.sort((one, two) => order.indexOf(one.seat) - order.indexOf(two.seat));
  }),
  each('redirects', (w, a) => {
    while (a.next < a.losses.length) {
      const at = a.next++;
      const loss = a.losses[at]!;
      if (maySplit(w, loss)) return go('redirect', { loss, at });
    }
    return undefined;
  }),
  step('remove', (w, a, table) => {
    const to = a.by === 'penalty' && w.rules.penaltyPowerTo === 'box' ? 'box' : 'sheet';
    for (const [at, loss] of a.losses.entries())
      for (const one of w.doing.splits[at] ?? [loss]) takeOff(w, one, to, table);
    w.doing.splits = {};
  }),
]);

/** Shireen, with somebody else to take it from. */
function maySplit(w: World, { seat, amount, character }: Loss): boolean {
  return (
    amount > 0 && isAlive(w, character) && redistributes(mat(w, seat).leader) && living(w, seat).length > 1
  );
}

/** special_power_removal: from any own living characters, split freely; the total stays (19.54, 19.56). */
export const redirect = flow('redirect', [
  ask('wish', {
    rule: '14.5',
    who: (_w, a) => a.loss.seat,
    options: (): ('split' | 'keep')[] => ['split', 'keep'],
    about: (_w, a) => ({ loss: a.loss }),
    resolve: (w, a, choice, table, seat) => {
      if (choice === 'keep') {
        table.leave();
        return;
      }
      w.doing.splits[a.at] = [];
      table.tell('removal.split', { seat });
    },
  }),
  ask('character', {
    rule: '14.5',
    again: true,
    openly: true,
    when: (w, a) => totalOf(w.doing.splits[a.at]!) < amountOf(w, a.loss),
    who: (_w, a) => a.loss.seat,
    options: (w, a) => living(w, a.loss.seat).filter((id) => planned(w, id) < mat(w, a.loss.seat).power[id]!),
    about: (w, a) => ({ loss: a.loss, left: amountOf(w, a.loss) - totalOf(w.doing.splits[a.at]!) }),
    resolve: (w, a, character) => {
      const split = w.doing.splits[a.at]!;
      const there = split.find((one) => one.character === character);
      if (there) there.amount++;
      else split.push({ seat: a.loss.seat, character, amount: 1 });
    },
  }),
]);

/** 19.54 Never more than the named character had. */
function amountOf(w: World, { character, amount, seat }: Loss): number {
  return Math.min(amount, mat(w, seat).power[character]!);
}

function totalOf(split: readonly Loss[]): number {
  return split.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is to be taken from a character by all splits so far. */
function planned(w: World, character: CharacterId): number {
  return totalOf(
    Object.values(w.doing.splits)
      .flat()
      .filter((one) => one.character === character),
  );
}

/** Own power given up by choice, one by one, from characters outside the encounter (Selyse). */
export const pay = flow('pay', [
  ask('character', {
    rule: '11.1',
    again: true,
    openly: true,
    when: (w, a) => a.left > 0 && outside(w, a.seat).length > 0,
    who: (_w, a) => a.seat,
    options: (w, a): (CharacterId | 'done')[] => [...outside(w, a.seat), 'done'],
    about: (_w, a) => ({ left: a.left }),
    resolve: (w, a, choice, table) => {
      if (isEnough(a, choice)) return;
      takeOff(w, { seat: a.seat, character: choice, amount: 1 }, 'sheet', table);
    },
  }),
]);

/** Own living characters that are not in the encounter. */
export function outside(w: World, seat: Seat): CharacterId[] {
  const inside = w.encounter?.parts.find((part) => part.seat === seat)?.character;
  return living(w, seat).filter((id) => id !== inside);
}

/** A dead character comes back with power from the leader sheet. */
export const revive = flow('revive', [
  ask('power', {
    rule: '12.7',
    shape: 'number',
    openly: true,
    who: (_w, a) => a.seat,
    options: (): string[] => [],
    between: (w, a) => [1, Math.min(a.most, mat(w, a.seat).sheet)],
    about: (_w, a) => ({ character: a.character }),
    resolve: (w, a, amount, table) => {
      mat(w, a.seat).sheet -= amount;
      mat(w, a.seat).power[a.character]! += amount;
      table.tell('character.revived', { character: a.character, amount });
    },
  }),
]);
