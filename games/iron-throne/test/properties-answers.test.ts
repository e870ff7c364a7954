// Answers to The Iron Throne that nobody may give, and answers taken back.

import { illegalAnswers, KNOWN_CODES, undoWalks } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { ironThrone, REASONS } from '../rules/index.ts';

const own: readonly string[] = REASONS.map(({ code }) => code);

test.each([3, 4, 5])(
  'illegal answers at a table of %i are refused with a reason and change nothing',
  (players) => {
    const codes = illegalAnswers(ironThrone, { players }, `illegal/${players}`, 6_000);
    const known: readonly string[] = [...KNOWN_CODES, ...own];
    expect(Object.keys(codes).filter((code) => !known.includes(code))).toEqual([]);
    expect(Object.keys(codes).filter((code) => own.includes(code)).length).toBeGreaterThan(1);
    expect(Object.values(codes).reduce((sum, count) => sum + count)).toBe(6_000);
  },
);

test.each([3, 4, 5])('undo and redo at a table of %i come out where they should', (players) => {
  const { answers, undos, barriers } = undoWalks(ironThrone, { players }, `undo/${players}`, 1_000);
  expect(answers + undos).toBeGreaterThanOrEqual(1_000);
  expect(undos).toBeGreaterThan(100);
  expect(Object.keys(barriers)).toEqual(
    expect.arrayContaining(['another-seat', 'not-yours', 'reveal', 'sealed']),
  );
});
