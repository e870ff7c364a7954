// Answers to Tiny Epic that nobody may give, and answers taken back.

import { illegalAnswers, KNOWN_CODES, undoWalks } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { REASONS, tinyEpic } from '../rules/index.ts';
import { tableFor } from './starts.ts';

const LONG = 300_000;
const TABLES = 10;
const own: readonly string[] = REASONS.map(({ code }) => code);

test.each([2, 3, 4])(
  'illegal answers at a table of %i are refused with a reason and change nothing',
  (players) => {
    const codes: Record<string, number> = {};
    for (let i = 0; i < TABLES; i++) {
      const seed = `illegal/${players}/${i}`;
      const fired = illegalAnswers(tinyEpic, tableFor(players, seed), seed, 3_400);
      for (const [code, count] of Object.entries(fired)) codes[code] = (codes[code] ?? 0) + count;
    }
    const known: readonly string[] = [...KNOWN_CODES, ...own];
    expect(Object.keys(codes).filter((code) => !known.includes(code))).toEqual([]);
    expect(Object.keys(codes).filter((code) => own.includes(code)).length).toBeGreaterThan(own.length / 2);
    expect(Object.values(codes).reduce((sum, count) => sum + count)).toBe(34_000);
  },
  LONG,
);

test.each([2, 3, 4])(
  'undo and redo at a table of %i come out where they should',
  (players) => {
    const met = new Set<string>();
    for (let i = 0; i < TABLES; i++) {
      const seed = `undo/${players}/${i}`;
      const { answers, undos, barriers } = undoWalks(tinyEpic, tableFor(players, seed), seed, 700);
      expect(answers + undos).toBeGreaterThanOrEqual(700);
      expect(undos).toBeGreaterThan(70);
      for (const barrier of Object.keys(barriers)) met.add(barrier);
    }
    expect([...met].sort()).toEqual(['another-seat', 'chance', 'not-yours', 'reveal', 'start']);
  },
  LONG,
);
