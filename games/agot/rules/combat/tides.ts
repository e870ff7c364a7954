// §18 Tides of Battle, if they are used.

import { hide, look, pile } from '@three-thrones/kernel';
import { tide } from '../../data/data.ts';
import { type HouseId, TIDES, type TideId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import type { Side, World } from '../state.ts';
import { bladeHolder } from './blade.ts';
import { isSafeFrom } from './effects.ts';
import { other, SIDES, sideOf, stake } from './sides.ts';

/** 18.1 All 24 cards are in the deck of every combat. */
const DECK: readonly TideId[] = TIDES.flatMap((id) => Array.from({ length: tide(id).count }, () => id));

export const tides = flow('tides', [
  // 18.2 The attacker first
  step('draw', (w, _a, table) => {
    for (const side of SIDES) draw(w, table, side);
  }),
  // 18.3 The new card must be kept; the Blade is used up (R89)
  ask('redraw', {
    openly: true,
    rule: '18.3',
    who: bladeHolder,
    options: () => ['redraw', 'keep'],
    resolve: (w, _a, said, table, seat) => {
      if (said === 'keep') return;
      w.bladeUsed = true;
      table.tell('blade.used', { house: seat, for: 'redraw' });
      draw(w, table, sideOf(w, seat as HouseId)!);
    },
  }),
  step('reveal', (w, _a, table) => {
    table.tell('tides.revealed', { attacker: turnOver(w, 'attacker'), defender: turnOver(w, 'defender') });
  }),
]);

function turnOver(w: World, side: Side): TideId[] {
  const mine = stake(w, side);
  const drawn = look(mine.tides!);
  mine.tide = drawn.at(-1)!;
  delete mine.tides;
  return drawn;
}

function draw(w: World, table: Table, side: Side): void {
  const mine = stake(w, side);
  const left = [...DECK];
  for (const one of SIDES) {
    const { tides: drawn } = stake(w, one);
    for (const id of drawn ? look(drawn) : []) left.splice(left.indexOf(id), 1);
  }
  const id = table.random.pick(left);
  mine.tides = pile([...(mine.tides ? look(mine.tides) : []), id], [mine.house]);
  table.tell('tides.drawn', { house: mine.house, card: hide(id, [mine.house]) });
}

/** 18.5 Each skull destroys a unit of the other side: first the attacker's, then the defender's. */
export const skulls = [
  call<object>(
    'skullOfAttacker',
    () => go('casualties', { side: 'defender', count: 1, why: 'skull' }),
    (w) => strikes(w, 'attacker'),
  ),
  call<object>(
    'skullOfDefender',
    () => go('casualties', { side: 'attacker', count: 1, why: 'skull' }),
    (w) => strikes(w, 'defender'),
  ),
];

function strikes(w: World, side: Side): boolean {
  const { tide: drawn } = stake(w, side);
  if (!drawn || tide(drawn).skulls === 0) return false;
  return !isSafeFrom(w, other(side), 'tides-of-battle');
}
