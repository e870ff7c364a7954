// Every example and card of the rules has a scenario whose title names it. Rulings: rulings-index.test.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARDS, TIDES, WESTEROS_I, WESTEROS_II, WESTEROS_III, WILDLINGS } from '../data/ids.ts';

/** The beginning of a title: of a scenario, a test, or each of several. */
const TITLE = /(?:\bscenario|\btest|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** Titles as written; one made for each row of a table stands for the ids that begin its rows. */
const titles = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'coverage.test.ts')
  .flatMap((name) => {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8');
    const rows = [...source.matchAll(/^\s*\[?\[?'([\w-]+)',/gm)].map(([, id]) => id!);
    return [...source.matchAll(TITLE)].flatMap(([, , title]) => {
      const made = /(card|tides): \$\{/.exec(title!);
      return made ? rows.map((id) => `${made[1]}: ${id}`) : [title!];
    });
  });

/** The number stands in a title, by itself. */
function isShown(number: string): boolean {
  const alone = new RegExp(`\\b${number}\\b`);
  return titles.some((title) => alone.test(title));
}

function numbers(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);
}

function cardsShown(kind: string, ids: readonly string[]): string[] {
  const shown = new Set(
    titles.flatMap((title) => [...title.matchAll(new RegExp(`${kind}: ([\\w-]+)`, 'g'))].map(([, id]) => id)),
  );
  return ids.filter((id) => !shown.has(id));
}

describe('there is a scenario for every', () => {
  test('example', () => {
    expect(numbers('E', 75).filter((number) => !isShown(number))).toEqual([]);
  });

  test('House card', () => {
    expect(cardsShown('card', CARDS)).toEqual([]);
  });

  test('Westeros card', () => {
    expect(cardsShown('westeros', [...WESTEROS_I, ...WESTEROS_II, ...WESTEROS_III])).toEqual([]);
  });

  test('wildling card', () => {
    expect(cardsShown('wildling', WILDLINGS)).toEqual([]);
  });

  test('Tides of Battle card', () => {
    expect(cardsShown('tides', TIDES)).toEqual([]);
  });
});
