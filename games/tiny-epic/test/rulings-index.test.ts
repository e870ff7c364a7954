// §25: every ruling has a scenario whose title begins with its number and which does what the ruling is about, or it stands
// here with the reason why not.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, interchangeable, numbersOf, type Traced, traced, unexercised } from '@three-thrones/testkit';
import { beforeAll, expect, test } from 'vitest';
import { CARRIERS } from './rulings-carriers.ts';

/** Rulings about modes and boxes that are not the competitive base game. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'cooperative mode': ['E16', ...range(75, 83), ...range(104, 108)],
  'solo mode': [...range(69, 74), ...range(100, 103)],
  'Mother of Dragons': ['E84', 'E85'],
};

// Of these a part is left out, because the cards they name belong to Ice & Fire:
// E23: A Shocking Discovery. §18: Devotion (18.8), Loyal Companion (18.10), House of the Undying (18.11),
// Dangerous Voyage (18.14), Survival (18.26), Unsullied (18.28), Stash of Dragonglass (18.29, 26.5), Resurrection (18.32).
// §10.5, §26.10 and §31.1(4) speak of Eggs and Dragons.

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `E${first + at}`);
}

const FILES = readdirSync(import.meta.dirname).filter((name) => /^rulings-.*\.test\.ts$/.test(name));
/** What no scenario can show; there the title has to do. */
const PLAIN = 'rulings-outside-scenarios.test.ts';
const WITH_SCENARIOS = FILES.filter((name) => name !== 'rulings-index.test.ts' && name !== PLAIN);

let scenarios: readonly Traced[] = [];
beforeAll(async () => {
  const load = async (): Promise<void> => {
    for (const name of WITH_SCENARIOS)
      await import(/* @vite-ignore */ `${join(import.meta.dirname, name)}?index`);
  };
  scenarios = traced(await gather(load));
});

/** Numbers that scenarios and plain tests begin with. */
function shownRulings(): Set<string> {
  const text = readFileSync(join(import.meta.dirname, PLAIN), 'utf8');
  const plain = [...text.matchAll(/\btest\(\s*['"`](.*)['"`]/g)].flatMap(([, title = '']) =>
    numbersOf(title),
  );
  return new Set([...plain, ...scenarios.flatMap(({ numbers }) => numbers)]);
}

test('every ruling E1 to E108 is shown or belongs elsewhere', () => {
  const shown = shownRulings();
  const left = Object.values(elsewhere).flat();
  const all = range(1, 108);
  expect(all.filter((id) => !shown.has(id) && !left.includes(id))).toEqual([]);
  expect(left.filter((id) => shown.has(id))).toEqual([]);
});

test('every ruling of sections 0 to 18 about the competitive base game is shown', () => {
  const marked = [
    '0.5',
    '0.8',
    '0.9',
    '1.8',
    '2.6',
    '4.1.1',
    '6.9a',
    '7.3',
    '7.5',
    '7.6',
    '7.8',
    '8.3',
    '8.6',
    '12.1',
  ];
  const events = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 29, 30, 31,
  ];
  const wanted = [...marked, ...events.map((number) => `18.${number}`)];
  const shown = shownRulings();
  expect(wanted.filter((id) => !shown.has(id))).toEqual([]);
});

test('every scenario does what the numbers in its title are about', () => {
  expect(unexercised(scenarios, CARRIERS)).toEqual([]);
});

test('the body of another scenario would be noticed', () => {
  const passing = Object.entries(interchangeable(scenarios, CARRIERS));
  const share = passing.map(([, others]) => others.length / scenarios.length);
  // Retreats and King's Landing are part of many a scenario; there another one may well do.
  expect(passing.filter((_, at) => share[at]! > 0.1).map(([number]) => number)).toEqual([]);
  expect(share.reduce((sum, one) => sum + one, 0) / share.length).toBeLessThan(0.01);
});

test('nothing is carried that no scenario is about', () => {
  const shown = new Set(scenarios.flatMap(({ numbers }) => numbers));
  expect(Object.keys(CARRIERS).filter((number) => !shown.has(number))).toEqual([]);
});
