// §21, §22, §30: every number of the cooperative game has a scenario whose title begins with it and which does what it is
// about; every Ranger card, kind of token, Rival Card and Hero of a Teammate comes up in one.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, numbersOf, type Traced, traced, unexercised } from '@three-thrones/testkit';
import { beforeAll, expect, test } from 'vitest';
import { RANGER_CARDS, TOKEN_KINDS } from '../data/ids.ts';
import { RIVAL_CARDS, RIVAL_HOUSES, soloHero } from '../data/solo.ts';
import { COOP_CARRIERS } from './coop-carriers.ts';

/** What no scenario can show: how a table is set up. */
const PLAIN = 'coop-setup.test.ts';
const FILES = readdirSync(import.meta.dirname).filter(
  (name) => /^coop-.*\.test\.ts$/.test(name) && /\b(coop|teammate)Scenario\(/.test(textOf(name)),
);

function textOf(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

function range(letter: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${letter}${first + at}`);
}

const RULINGS = ['E16', ...range('E', 75, 83), ...range('E', 104, 108)];
const EXAMPLES = [...range('X', 70, 80), ...range('X', 95, 98)];

let scenarios: readonly Traced[] = [];
beforeAll(async () => {
  const load = async (): Promise<void> => {
    for (const name of FILES) await import(/* @vite-ignore */ `${join(import.meta.dirname, name)}?index`);
  };
  scenarios = traced(await gather(load));
});

function shown(): Set<string> {
  const plain = [...textOf(PLAIN).matchAll(/\btest\(\s*['"`](.*)['"`]/g)].flatMap(([, title = '']) =>
    numbersOf(title),
  );
  return new Set([...plain, ...scenarios.flatMap(({ numbers }) => numbers)]);
}

test('every section of the cooperative game and of the Teammate is shown', () => {
  const sections = [...range('21.', 1, 29), ...range('22.', 1, 5), ...range('30.', 1, 7)];
  expect(sections.filter((number) => !shown().has(number))).toEqual([]);
});

test('every ruling about it is shown', () => {
  expect(RULINGS.filter((number) => !shown().has(number))).toEqual([]);
});

test('every example of it is shown', () => {
  expect(EXAMPLES.filter((number) => !shown().has(number))).toEqual([]);
});

// A section can be about many things; what has one mark it cannot do without is held to it
test('every scenario does what the numbers in its title are about', () => {
  const carried = scenarios.map((one) => ({
    ...one,
    numbers: one.numbers.filter((number) => number in COOP_CARRIERS),
  }));
  expect(unexercised(carried, COOP_CARRIERS)).toEqual([]);
});

test('every ruling and every example has such a mark', () => {
  const wanted = [...RULINGS, ...EXAMPLES];
  expect(wanted.filter((number) => !(number in COOP_CARRIERS))).toEqual([]);
});

test('nothing is carried that no scenario is about', () => {
  const numbers = new Set(scenarios.flatMap((one) => one.numbers));
  expect(Object.keys(COOP_CARRIERS).filter((number) => !numbers.has(number))).toEqual([]);
});

/** What was told in any scenario. */
const told = (mark: string): boolean => scenarios.some(({ marks }) => marks.has(`tells ${mark}`));

test('every Ranger card is revealed and every kind of token used', () => {
  expect(RANGER_CARDS.filter((id) => !told(`ranger.revealed ${id}`))).toEqual([]);
  expect(TOKEN_KINDS.filter((kind) => !told(`token.used ${kind}`))).toEqual([]);
});

test('the special action of every Rival Card is carried out by a Teammate, and every Hero leads one', () => {
  const led = (id: string): boolean => scenarios.some(({ marks }) => marks.has(`tells rival.action ${id}`));
  expect(RIVAL_CARDS.filter((id) => !told(`rival.special ${id}`))).toEqual([]);
  expect(RIVAL_HOUSES.filter((id) => !led(id)).map((id) => soloHero(id).hero)).toEqual([]);
});
