// The index: no leader, card, example or ruling without a scenario that names it, and the round is the timing table.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sequence } from '../data/data.ts';
import timing from '../data/timing.json' with { type: 'json' };
import { round } from '../rules/round.ts';
import { ROUND_STEPS } from '../rules/round-steps.ts';

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      /(?:scenario|test|cannotUse|test\.each\([^]*?\))\(\s*['"]([^'"]+)['"]/g,
    ),
  ])
  .map(([, title]) => title!);

/** Numbers a title begins with or holds, ranges written out. */
const cited = new Set(
  titles.flatMap((title) =>
    [...title.matchAll(/\b(E?\d+(?:\.\d+[a-i]?)?)(?:-(\d+\.)?(\d+))?/g)].flatMap(([, first, , last]) => {
      if (last === undefined) return [first!];
      const [section, from] = first!.split('.');
      const length = Number(last) - Number(from) + 1;
      return Array.from({ length: Math.max(length, 1) }, (_, at) => `${section}.${Number(from) + at}`);
    }),
  ),
);

describe('every row of the timing table has a scenario', () => {
  const rows = timing.windowActors.flatMap(({ window, actors }) =>
    actors.map(({ id }) => [id, window] as const),
  );
  test.each(rows)('%s in %s', (id, window) => {
    const own = titles.filter((title) => title.startsWith(`${id} ${window}`));
    expect(own.length).toBeGreaterThan(0);
  });
});

const numbers = (count: number, of: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => of(at + 1));

test('every worked example has a scenario', () => {
  expect(numbers(63, (n) => `E${String(n).padStart(2, '0')}`).filter((id) => !cited.has(id))).toEqual([]);
});

/** What a table does when somebody leaves it is not for the rules to say. */
const NOT_PLAYED = ['19.72'];

test('every ruling has a scenario', () => {
  const missing = numbers(88, (n) => `19.${n}`).filter((id) => !cited.has(id));
  expect(missing).toEqual(NOT_PLAYED);
});

test('3.2 The round is the timing table, step by step', () => {
  expect(round.steps.map(({ name }) => name)).toEqual([...ROUND_STEPS]);
  const inside = sequence.map(({ id }) => id).filter((id) => !ROUND_STEPS.includes(id));
  expect(inside).toEqual(['after_support_offer', 'during_penalties']);
});
