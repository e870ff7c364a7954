// Whether draws at a table are as even as they must be: many of them below every bound the games use.
//
//   npm run measure-chance -- [--draws 10000000] [--seed S] [--record]
//
// It ends with 1 if a p-value is so near 0 or 1 that this would happen by chance in one run of a thousand at most.

import { parseArgs } from 'node:util';
import { type RandomState, copy, randomFrom, seeded, tableChance } from '@three-thrones/kernel';
import { ordersP, sampleOf } from '../../kernel/test/statistics.ts';
import { machine, report } from '../../server/scripts/parts/measurements.ts';
import { boundsOfGames } from './parts/bounds.ts';

const { values } = parseArgs({
  options: {
    draws: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'three-thrones/measure-chance' },
    record: { type: 'boolean', default: false },
  },
});
const draws = 2 * Math.round(Number(values.draws) / 2);
const GAMES_OF_A_KIND = 40;
const DECKS = [2, 3, 4, 5, 6, 7];
/** How often a fair generator may fail a whole run. */
const FALSE_ALARMS = 0.001;
const TIMED = 500_000;

const where = machine();
const { bounds, games } = await boundsOfGames(GAMES_OF_A_KIND);
const uneven = bounds.filter((bound) => bound > 1);
const tests = 3 * uneven.length + DECKS.length;
const least = FALSE_ALARMS / tests / 2;
let failed = 0;

/** A p-value in digits that can be compared, marked if it is out of the band. */
function judged(p: number): string {
  const isOut = !(p >= least && p <= 1 - least);
  if (isOut) failed++;
  return `${p.toPrecision(3)}${isOut ? ' **out**' : ''}`;
}

const rows: string[][] = [];
for (const bound of uneven) {
  const random = randomFrom(tableChance(`${values.seed}/below/${bound}`));
  const { uniform, pairs, runs } = sampleOf((below) => random.int(below), bound, draws);
  rows.push([`below ${bound}`, count(draws), judged(uniform), judged(pairs), judged(runs), '']);
  process.stderr.write(`below ${bound}\n`);
}
for (const size of DECKS) {
  const random = randomFrom(tableChance(`${values.seed}/deck/${size}`));
  const shuffles = Math.ceil(draws / (size - 1));
  const p = ordersP((deck) => random.shuffle(deck), size, shuffles);
  rows.push([`deck of ${size}`, count(shuffles * (size - 1)), '', '', '', judged(p)]);
}

report(
  {
    id: 'chance',
    title: 'Chance at a table: how even it is',
    command: 'npm run measure-chance -- --record',
    about: [
      `The bounds are those that ${games} whole games of all games, numbers of players and decks drew below while bots played them at random, without 1, below which there is nothing to draw.`,
      'p-values of chi-square tests of the numbers and of pairs of them, of the runs of low and high numbers (bound by bound), and of all orders of small decks.',
      `${tests} tests; a fair generator leaves the band from ${least.toExponential(1)} to 1 − ${least.toExponential(1)} anywhere in one run of ${count(1 / FALSE_ALARMS)}. Outside of it here: ${failed}.`,
      `Seed \`${values.seed}\`. One \`int(6)\` takes ${timed('fast')} µs of the fast generator and ${timed('sha256')} µs of this one, the first of a state just read ${timed('fast', true)} and ${timed('sha256', true)} µs.`,
    ].join(' '),
    columns: ['what', 'draws', 'uniform', 'pairs', 'runs', 'orders'],
    rows,
  },
  where,
  values.record,
);
process.exitCode = failed > 0 ? 1 : 0;

/** Microseconds of processor time for a roll of a die, or for the first one of a copied state. */
function timed(kind: 'fast' | 'sha256', isFirst = false): string {
  const state: RandomState = kind === 'fast' ? seeded('speed') : tableChance('speed');
  const going = randomFrom(state);
  const roll = isFirst ? () => randomFrom(copy(state)).int(6) : () => going.int(6);
  let used = 0;
  for (let round = 0; round < 2; round++) {
    const before = process.cpuUsage();
    for (let i = 0; i < TIMED; i++) roll();
    used = process.cpuUsage(before).user;
  }
  return (used / TIMED).toFixed(3);
}

function count(number: number): string {
  return Math.round(number).toLocaleString('en');
}
