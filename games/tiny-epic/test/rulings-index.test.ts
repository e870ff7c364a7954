// §25, and all of §20 and §29: every ruling has a scenario whose title begins with its number and which does what the ruling is
// about, or it stands here with the reason why not. So has every Rival Card with every face of the die, and every Hero of the Rival.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Carriers,
  gather,
  interchangeable,
  numbersOf,
  type Traced,
  traced,
  unexercised,
} from '@three-thrones/testkit';
import { beforeAll, expect, test } from 'vitest';
import { ACTIONS } from '../data/ids.ts';
import { DIFFICULTIES, RIVAL_CARDS, RIVAL_HOUSES, soloHero } from '../data/solo.ts';
import { CARRIERS } from './rulings-carriers.ts';
import { SOLO_CARRIERS } from './solo-carriers.ts';

/** Rulings about modes and boxes that are neither the competitive base game nor solo. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'cooperative mode': ['E16', ...range(75, 83), ...range(104, 108)],
  'Mother of Dragons': ['E84', 'E85'],
};

// Of these a part is left out, because the cards they name belong to Ice & Fire:
// E23: A Shocking Discovery. §18: Devotion (18.8), Loyal Companion (18.10), House of the Undying (18.11),
// Dangerous Voyage (18.14), Survival (18.26), Unsullied (18.28), Stash of Dragonglass (18.29, 26.5), Resurrection (18.32).
// §10.5, §26.10 and §31.1(4) speak of Eggs and Dragons.

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `E${first + at}`);
}

const FILES = readdirSync(import.meta.dirname).filter((name) => /^(rulings|solo)-.*\.test\.ts$/.test(name));
/** What no scenario can show; there the title has to do. */
const PLAIN = ['rulings-outside-scenarios.test.ts', 'solo-setup.test.ts', 'solo-positions.test.ts'];
const WITH_SCENARIOS = FILES.filter((name) => name !== 'rulings-index.test.ts' && !PLAIN.includes(name));
const ALL_CARRIERS: Carriers = { ...CARRIERS, ...SOLO_CARRIERS };

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
  const text = PLAIN.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
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

test('every section, ruling and example of the solo game is shown', () => {
  const section = (number: number, last: number): string[] =>
    Array.from({ length: last }, (_, at) => `${number}.${at + 1}`);
  // 20.22 only says where to read on
  const sections = [...section(20, 21), ...section(29, 9)];
  const documents = ['D8', 'D11', 'D12', 'D13', 'D30', 'D32'];
  const examples = [63, 64, 65, 66, 67, 68, 69, 92, 93, 94].map((number) => `X${number}`);
  const shown = shownRulings();
  expect([...sections, ...documents, ...examples].filter((id) => !shown.has(id))).toEqual([]);
});

test('every Rival Card is played with every face of the die', () => {
  const pairs = RIVAL_CARDS.flatMap((card) => ACTIONS.map((die) => [card, die] as const));
  const isPlayed = ([card, die]: (typeof pairs)[number]): boolean =>
    scenarios.some(
      ({ marks }) =>
        marks.has(`tells rival.card ${card}`) &&
        marks.has(`tells rival.rolled ${die}`) &&
        marks.has('checks tellings rival.card') &&
        marks.has('checks army'),
    );
  expect(pairs.filter((pair) => !isPlayed(pair))).toEqual([]);
});

test('every Hero of the Rival shows what it can do, and every level what it means', () => {
  const shows = (hero: string): boolean =>
    scenarios.some(
      ({ title, marks }) =>
        title.startsWith(`${hero}: `) &&
        (marks.has(`tells rival.ability ${hero}`) || marks.has('tells battle.decided solo-hero')),
    );
  expect(RIVAL_HOUSES.map((id) => soloHero(id).hero).filter((hero) => !shows(hero))).toEqual([]);
  const setup = readFileSync(join(import.meta.dirname, 'solo-setup.test.ts'), 'utf8');
  expect(DIFFICULTIES.filter((level) => !setup.includes(`['${level}', `))).toEqual([]);
});

test('every scenario does what the numbers in its title are about', () => {
  expect(unexercised(scenarios, ALL_CARRIERS)).toEqual([]);
});

test('the body of another scenario would be noticed', () => {
  const passing = Object.entries(interchangeable(scenarios, ALL_CARRIERS));
  const share = passing.map(([, others]) => others.length / scenarios.length);
  // Retreats and King's Landing are part of many a scenario; there another one may well do.
  expect(passing.filter((_, at) => share[at]! > 0.1).map(([number]) => number)).toEqual([]);
  expect(share.reduce((sum, one) => sum + one, 0) / share.length).toBeLessThan(0.01);
});

test('nothing is carried that no scenario is about', () => {
  const shown = new Set(scenarios.flatMap(({ numbers }) => numbers));
  expect(Object.keys(ALL_CARRIERS).filter((number) => !shown.has(number))).toEqual([]);
});
