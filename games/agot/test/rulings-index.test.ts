// §21: every ruling has a scenario whose title begins with its number and which does what the ruling is about, or it stands here
// with the reason why not.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, interchangeable, type Traced, traced, unexercised } from '@three-thrones/testkit';
import { beforeAll, expect, test } from 'vitest';
import { CARRIERS } from './rulings-carriers.ts';

/** Rulings no scenario can be about. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  R1: 'the table before anybody acts: setup.test.ts',
  R115: 'time limits belong to the server, which plays for whoever is late',
};

const RULINGS = Array.from({ length: 115 }, (_, at) => `R${at + 1}`);

/** Files that hold scenarios and nothing else. */
const FILES = readdirSync(import.meta.dirname).filter((name) => {
  if (!name.endsWith('.test.ts') || name === 'rulings-index.test.ts') return false;
  const source = readFileSync(join(import.meta.dirname, name), 'utf8');
  return /^\s*scenario\(/m.test(source) && !/^\s*test(\.each)?\(/m.test(source);
});

let scenarios: readonly Traced[] = [];
beforeAll(async () => {
  const load = async (): Promise<void> => {
    for (const name of FILES) await import(/* @vite-ignore */ `${join(import.meta.dirname, name)}?index`);
  };
  const all = traced(await gather(load));
  scenarios = all.map((one) => ({ ...one, numbers: one.numbers.filter((number) => /^R\d/.test(number)) }));
}, 60_000);

const shown = (): Set<string> => new Set(scenarios.flatMap(({ numbers }) => numbers));

test('every ruling is shown or belongs elsewhere', () => {
  expect(RULINGS.filter((number) => !shown().has(number))).toEqual(Object.keys(ELSEWHERE));
});

test('every scenario does what the rulings in its title are about', () => {
  expect(unexercised(scenarios, CARRIERS)).toEqual([]);
});

test('the body of another scenario would be noticed', () => {
  const passing = Object.entries(interchangeable(scenarios, CARRIERS));
  const share = passing.map(([, others]) => others.length / scenarios.length);
  // Routed units (R14) and attackers that come home (R19) are part of many a scenario; there another one may well do.
  expect(passing.filter((_, at) => share[at]! > 0.1).map(([number]) => number)).toEqual([]);
  expect(share.reduce((sum, one) => sum + one, 0) / share.length).toBeLessThan(0.01);
});

test('nothing is carried that no scenario is about', () => {
  expect(Object.keys(CARRIERS).filter((number) => !shown().has(number))).toEqual([]);
});
