// Questions with one answer are not asked, unless asking hides what a hand holds: nobody learns from it what they cannot see.

import { checkOpenQuestions, checkSettledAlike } from '@three-thrones/testkit';
import { describe, expect, test, vi } from 'vitest';
import { agot } from '../rules/index.ts';
import { PLAYERS, tableFor } from './starts.ts';

vi.setConfig({ testTimeout: 120_000 });

const GAMES = 4;
const starts = (players: number) =>
  Array.from({ length: GAMES }, (_, at) => {
    const seed = `open/${players}/${at}`;
    return { config: tableFor(players, seed), seed };
  });

describe.each(PLAYERS)('at a table of %i', (players) => {
  test('whether a question leaves a choice is the same in every world the others can imagine', () => {
    for (const start of starts(players)) checkOpenQuestions(agot, start, { share: 0.3 });
  });

  test('what settles itself settles as it would have been answered', () => {
    for (const start of starts(players)) checkSettledAlike(agot, start);
  });
});

test('what depends on a hand is asked', () => {
  const open = agot.flows.flatMap(({ name, steps }) =>
    steps.flatMap((step) => (step.type === 'ask' && step.openly ? [`${name}.${step.name}`] : [])),
  );
  expect(open).not.toEqual(expect.arrayContaining([expect.stringMatching(/chooseCard|placeOrders|\.bid$/)]));
  expect(open.length).toBeGreaterThan(20);
});
