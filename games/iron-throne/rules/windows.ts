// 3.3, 14 Windows: leader abilities in one pass, then character cards until everybody passes in a row.

import type { Seat, Sub } from '@three-thrones/kernel';
import { ability } from '../data/data.ts';
import type { CharacterCardId, WindowId } from '../data/ids.ts';
import { leftOpenly, removeFromHand } from './cards.ts';
import { cardsThatMayAct, leaderMayAct, mayUseCard } from './conditions.ts';
import { ask, call, each, flow, go, step } from './kit.ts';
import { because } from './reasons.ts';
import { clockwise, encounter, hand, mat, type World } from './state.ts';

/** 4.1, 9.1: these open for the challenger alone. */
const CHALLENGER_ONLY: readonly WindowId[] = ['before_turn', 'end_of_turn'];

/** Who is asked in a window, challenger first, then clockwise (14.2). */
function seatsIn(w: World, window: WindowId, only: Seat | undefined): Seat[] {
  if (only !== undefined) return [only];
  return CHALLENGER_ONLY.includes(window) ? [w.challenger] : clockwise(w, w.challenger);
}

/** Opens a window for who could act in it. Most concern nobody at the table, as everybody can tell: those are passed by. */
export function opening(w: World, id: WindowId, only?: Seat): Sub | undefined {
  if (!concernsAnybody(w, id, only)) return undefined;
  return go('window', only === undefined ? { window: id } : { window: id, only });
}

function concernsAnybody(w: World, id: WindowId, only: Seat | undefined): boolean {
  const one = only ?? (CHALLENGER_ONLY.includes(id) ? w.challenger : undefined);
  if (one !== undefined) return concerns(w, one, id);
  for (const seat of w.order) if (concerns(w, seat, id)) return true;
  return false;
}

function concerns(w: World, seat: Seat, id: WindowId): boolean {
  return leaderMayAct(w, seat, id) || mayUseCard(w, seat, id);
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
  const seats = seatsIn(w, id, only);
  const from = last === undefined ? 0 : seats.indexOf(last) + 1;
  for (let more = 0; more < seats.length; more++) {
    const seat = seats[(from + more) % seats.length]!;
    if (!w.window!.passed.includes(seat) && mayUseCard(w, seat, id)) return seat;
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
    options: (w, a): (CharacterCardId | 'pass')[] => [
      ...cardsThatMayAct(w, a.seat, a.window).filter((one) => hand(w, a.seat).includes(one)),
      'pass',
    ],
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
