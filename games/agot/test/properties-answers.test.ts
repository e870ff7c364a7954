// Answers that nobody may give, and answers taken back.

import { illegalAnswers, KNOWN_CODES, undoWalks } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { agot, REASONS } from '../rules/index.ts';
import { PLAYERS, tableFor } from './starts.ts';

const LONG = 300_000;
const TABLES = 10;
const ATTEMPTS = 40_000;
const own: readonly string[] = REASONS.map(({ code }) => code);
/** Reasons of this game that were given, at tables of any size. */
const given = new Set<string>();

test.each(PLAYERS)(
  'illegal answers at a table of %i are refused with a reason and change nothing',
  (players) => {
    const codes: Record<string, number> = {};
    for (let i = 0; i < TABLES; i++) {
      const seed = `illegal/${players}/${i}`;
      const fired = illegalAnswers(agot, tableFor(players, seed), seed, ATTEMPTS / TABLES);
      for (const [code, count] of Object.entries(fired)) codes[code] = (codes[code] ?? 0) + count;
    }
    const known: readonly string[] = [...KNOWN_CODES, ...own];
    expect(Object.keys(codes).filter((code) => !known.includes(code))).toEqual([]);
    for (const code of Object.keys(codes)) if (own.includes(code)) given.add(code);
    expect(Object.values(codes).reduce((sum, count) => sum + count)).toBe(ATTEMPTS);
  },
  LONG,
);

test('most reasons of this game are given on the way', () => {
  expect(given.size).toBeGreaterThan(own.length / 2);
});

test.each(PLAYERS)(
  'undo and redo at a table of %i come out where they should',
  (players) => {
    const met = new Set<string>();
    for (let i = 0; i < TABLES; i++) {
      const seed = `undo/${players}/${i}`;
      const { answers, undos, barriers } = undoWalks(agot, tableFor(players, seed), seed, 600);
      expect(answers + undos).toBeGreaterThanOrEqual(600);
      expect(undos).toBeGreaterThan(50);
      for (const barrier of Object.keys(barriers)) met.add(barrier);
    }
    expect([...met].sort()).toEqual(['another-seat', 'chance', 'not-yours', 'reveal', 'sealed', 'start']);
  },
  LONG,
);
