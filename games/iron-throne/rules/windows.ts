// 3.3, 14 Windows: leader abilities in one pass, then character cards until everybody passes in a row.

import type { Seat, Sub } from '@three-thrones/kernel';
import { ability } from '../data/data.ts';
import type { CharacterCardId, WindowId } from '../data/ids.ts';
import { leftOpenly, removeFromHand } from './cards.ts';
import { cardsToPlay, concernsAnybody, leaderMayAct, mayUseCard } from './conditions.ts';
import { ask, call, each, flow, go, step } from './kit.ts';
import { because } from './reasons.ts';
import { clockwise, encounter, hand, mat, type World } from './state.ts';

/** 4.1, 9.1: these open for the challenger alone. */
const CHALLENGER_ONLY: readonly WindowId[] = ['before_turn', 'end_of_turn'];

/** Whom a window opens for, if it is one player alone. */
function loneSeat(w: World, window: WindowId, only: Seat | undefined): Seat | undefined {
  return only ?? (CHALLENGER_ONLY.includes(window) ? w.challenger : undefined);
}

/** Who is asked in a window, challenger first, then clockwise (14.2). */
function seatsIn(w: World, window: WindowId, only: Seat | undefined): Seat[] {
  const one = loneSeat(w, window, only);
  return one === undefined ? clockwise(w, w.challenger) : [one];
}

/** Opens a window for who could act in it. Most concern nobody at the table, as everybody can tell: those are passed by. */
export function opening(w: World, id: WindowId, only?: Seat): Sub | undefined {
  if (!concernsAnybody(w, id, loneSeat(w, id, only))) return undefined;
  return go('window', only === undefined ? { window: id } : { window: id, only });
}

export const window = flow('window', [
  step('open', (w, a) => {
    w.window = { id: a.window, passed: [] };
    a.queue = seatsIn(w, a.window, a.only);
  }),
  // 14.1, 14.3: one pass over the leaders. Conditions are looked at when it is their turn (14.4).
  each('leaders', (w, a) => {
    while (a.queue!.length > 0) {
      const seat = a.queue!.shift()!;
      if (leaderMayAct(w, seat, a.window)) return go('leader', { seat, id: mat(w, seat).leader! });
    }
    return undefined;
  }),
  each('cards', (w, a) => {
    const seat = nextForCards(w, a.window, a.last, a.only);
    if (seat === undefined) return undefined;
    a.last = seat;
    return go('card', { seat, window: a.window });
  }),
  step('close', (w) => {
    w.window = undefined;
  }),
]);

/** The next player after the last one who might use a card and has not passed since one was used. */
function nextForCards(
  w: World,
  id: WindowId,
  last: Seat | undefined,
  only: Seat | undefined,
): Seat | undefined {
  const { passed } = w.window!;
  const mayGoOn = (seat: Seat) => !passed.includes(seat) && mayUseCard(w, seat, id);
  const one = loneSeat(w, id, only);
  if (one !== undefined) return mayGoOn(one) ? one : undefined;
  const { order } = w;
  const from = last === undefined ? order.indexOf(w.challenger) : order.indexOf(last) + 1;
  for (let more = 0; more < order.length; more++) {
    const seat = order[(from + more) % order.length]!;
    if (mayGoOn(seat)) return seat;
  }
  return undefined;
}

/** 11.1 A leader's ability is free and optional. */
export const leader = flow('leader', [
  ask('use', {
    rule: '11.1',
    who: (_w, a) => a.seat,
    options: (): ('use' | 'pass')[] => ['use', 'pass'],
    about: (_w, a) => ({ ability: a.id }),
    resolve: (w, a, choice, table) => {
      if (choice === 'pass') {
        table.leave();
        return;
      }
      w.doing = { removed: 0, halted: false, splits: {} };
      table.tell('ability.used', { seat: a.seat, ability: a.id });
    },
  }),
  call('carryOut', (_w, a) => go('ability', { ...a, ops: ability(a.id).effect, at: 0 })),
]);

/** 14.7 Whoever might hold a card for this moment is asked, whether the hand holds it or not. */
export const card = flow('card', [
  ask('play', {
    rule: '11.2',
    who: (_w, a) => a.seat,
    options: (w, a): (CharacterCardId | 'pass')[] => [...cardsToPlay(w, a.seat, a.window), 'pass'],
    elsewhere: (w, a, _seat, option) =>
      hand(w, a.seat).includes(option as CharacterCardId) ? because('notUsableNow') : undefined,
    about: (_w, a) => ({ window: a.window }),
    resolve: (w, a, choice, table) => {
      if (choice === 'pass') {
        w.window!.passed.push(a.seat);
        table.leave();
        return;
      }
      w.window!.passed = [];
      w.doing = { removed: 0, halted: false, splits: {} };
      removeFromHand(w, a.seat, choice);
      leftOpenly(w, choice);
      encounter(w).used.push({ seat: a.seat, card: choice });
      a.card = choice;
      table.tell('card.used', { seat: a.seat, card: choice });
    },
  }),
  call('carryOut', (_w, a) =>
    go('ability', { seat: a.seat, id: a.card!, ops: ability(a.card!).effect, at: 0 }),
  ),
]);
