// Questions with one answer are not asked, unless asking hides what a hand holds: nobody learns from it what they cannot see.

import { checkOpenQuestions, checkSettledAlike } from '@three-thrones/testkit';
import { describe, expect, test, vi } from 'vitest';
import { tinyEpic } from '../rules/index.ts';
import { tableFor } from './starts.ts';

vi.setConfig({ testTimeout: 120_000 });

const GAMES = 12;
const starts = (players: number) =>
  Array.from({ length: GAMES }, (_, at) => {
    const seed = `open/${players}/${at}`;
    return { config: tableFor(players, seed), seed };
  });

describe.each([2, 3, 4])('at a table of %i', (players) => {
  test('whether a question leaves a choice is the same in every world the others can imagine', () => {
    for (const start of starts(players)) checkOpenQuestions(tinyEpic, start, { share: 0.3 });
  });

  test('what settles itself settles as it would have been answered', () => {
    for (const start of starts(players)) checkSettledAlike(tinyEpic, start);
  });
});

test('what depends on a hand is asked', () => {
  const open = tinyEpic.flows.flatMap(({ name, steps }) =>
    steps.flatMap((step) => (step.type === 'ask' && step.openly ? [`${name}.${step.name}`] : [])),
  );
  expect(open).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(plot|event)\.chooseCard|^battle\.(attacker|defender)Card|^action\.perform/),
    ]),
  );
  expect(open.length).toBeGreaterThan(20);
});
