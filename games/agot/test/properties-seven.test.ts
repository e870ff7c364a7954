// R110 Random games that begin with everybody near the seventh area: no question is open once somebody has it.

import { beginAt, type Play, Play as Run } from '@three-thrones/kernel';
import { choicesOf, playOn, unlessRefused } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { tables } from '../data/data.ts';
import type { LandId } from '../data/ids.ts';
import { structuresOf } from '../rules/control.ts';
import { agot, type World } from '../rules/index.ts';
import type { PositionDocument, PositionStep } from '../rules/position.ts';

/** Three houses with six areas each, in each other's way; Lannister and Baratheon hold a home of another. */
const CROWDED: NonNullable<PositionDocument['map']> = {
  winterfell: 'lannister 1F march-0',
  'castle-black': 'stark 1F march-plus-1',
  'white-harbor': 'stark 1F',
  'moat-cailin': 'stark 1F',
  'flints-finger': 'stark 1F march-0',
  seagard: 'stark 1F',
  eyrie: 'stark 1F',
  riverrun: 'stark 1F march-minus-1',
  lannisport: 'baratheon 1F march-0',
  'stoney-sept': 'lannister 1K march-minus-1',
  harrenhal: 'lannister 1F march-plus-1',
  'crackclaw-point': 'lannister 1F',
  'kings-landing': 'lannister 1F',
  oldtown: 'lannister 1F',
  pyke: 'lannister 1F',
  dragonstone: 'baratheon 1F',
  'storms-end': 'baratheon 1F march-plus-1',
  blackwater: 'baratheon 1K march-minus-1',
  reach: 'baratheon 1F',
  highgarden: 'baratheon 1F',
  starfall: 'baratheon 1F',
};
/** The same before any order is placed. */
const WITHOUT_ORDERS = Object.fromEntries(
  Object.entries(CROWDED).map(([at, words]) => [at, words.replace(/ march.*/, '')]),
);

const STEPS: readonly PositionStep[] = [
  { step: 'march' },
  { step: 'march', turn: 'baratheon' },
  { step: 'wildlings', strength: 12 },
  { step: 'planning' },
];

/** Whoever controls seven; an embattled area without defenders is nobody's yet (13.14). */
function atSeven({ state: { world: w } }: Play<World>): string[] {
  const { combat } = w;
  const open = combat && !combat.over && !w.armies[combat.area] && !w.garrisons[combat.area as LandId];
  return w.order.filter(
    (id) => structuresOf(w, id).filter((at) => !open || at !== combat.area).length >= tables.areasToWin,
  );
}

test('R110 nothing is asked while somebody controls seven areas', () => {
  let won = 0;
  let midway = 0;
  for (const [number, at] of STEPS.entries())
    for (let i = 0; i < 50; i++) {
      const seed = `seven/${number}/${i}`;
      const document = {
        ...{ players: 6, round: 9, bare: true, gone: ['winterfell', 'lannisport'] },
        map: at.step === 'march' ? CROWDED : WITHOUT_ORDERS,
        ...{ decks: { wildlings: ['mammoth-riders'] }, at },
      };
      const { state } = unlessRefused(beginAt(agot, document, seed));
      const run = new Run(agot, state, { listening: false });
      const { reason } = playOn(agot, run, choicesOf(seed), {
        also: (play) => expect(atSeven(play), seed).toEqual([]),
      });
      const { world } = run.state;
      if (reason === 'seven-areas') won++;
      if (world.combat || world.wildlingCard) midway++;
    }
  expect(won).toBeGreaterThan(50);
  expect(midway).toBeGreaterThan(5);
});
