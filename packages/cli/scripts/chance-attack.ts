// Who reads dice that everybody sees: how much of the dice to come can be computed from them?
//
//   npm run measure-chance-attack -- [--record]
//
// Two attackers, who see only whether rolls of a six-sided die are odd or even. One knows the fast generator: each low
// bit is a sum of bits of its 128-bit state, so he solves for the state. The other knows nothing and looks for the
// shortest linear recurrence. It ends with 1 if the fast generator withstands them or the generator of tables does not.

import { parseArgs } from 'node:util';
import { type RandomState, randomFrom, seeded, tableChance } from '@three-thrones/kernel';
import { nextBit, recurrenceOf, stateBehind } from '../../kernel/test/linear.ts';
import { coinP } from '../../kernel/test/statistics.ts';
import { machine, report } from '../../server/scripts/parts/measurements.ts';

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } });

const TABLES = 20;
const PREDICTED = 500;
/** Nobody calls it knowing if a coin does as well once in ten thousand times. */
const NO_COIN = 1e-4;

/** Given the low bits of the rolls seen, the next ones; each is told how the last one really came out. */
type Attack = (seen: readonly number[], all: readonly number[]) => number[];

const solve: Attack = (seen, all) => {
  const random = randomFrom({ at: stateBehind(seen).at });
  return all.map(() => random.int(6) % 2).slice(seen.length);
};
const recur: Attack = (seen, all) => {
  const taps = recurrenceOf(seen);
  return all.slice(seen.length).map((_, i) => nextBit(taps, all.slice(0, seen.length + i)));
};

const GENERATORS: readonly [string, (seed: string) => RandomState][] = [
  ['fast', seeded],
  ['at a table', tableChance],
];
const ATTEMPTS: readonly [string, Attack, number][] = [
  ['solves for the state', solve, 60],
  ['solves for the state', solve, 128],
  ['solves for the state', solve, 1000],
  ['looks for a recurrence', recur, 60],
  ['looks for a recurrence', recur, 256],
  ['looks for a recurrence', recur, 1000],
];
/** From so many rolls on the fast generator has no secret left, for each of the two attackers. */
const ENOUGH = new Map<Attack, number>([
  [solve, 128],
  [recur, 256],
]);

const where = machine();
const before = process.cpuUsage();
let surprises = 0;
const rows: string[][] = [];
for (const [name, chance] of GENERATORS) {
  for (const [what, attack, rolls] of ATTEMPTS) {
    let right = 0;
    for (let table = 0; table < TABLES; table++) {
      const random = randomFrom(chance(`attack/${table}`));
      const bits = Array.from({ length: rolls + PREDICTED }, () => random.int(6) % 2);
      const guesses = attack(bits.slice(0, rolls), bits);
      right += guesses.filter((guess, i) => guess === bits[rolls + i]).length;
    }
    const all = TABLES * PREDICTED;
    const p = coinP(right, all);
    const isKnown = name === 'fast' && rolls >= ENOUGH.get(attack)!;
    if (isKnown ? right < all : p < NO_COIN) surprises++;
    const shown = p < Number.MIN_VALUE ? '0' : p.toPrecision(3);
    rows.push([
      name,
      what,
      String(rolls),
      `${right} of ${all}`,
      `${((100 * right) / all).toFixed(1)} %`,
      shown,
    ]);
  }
}
const seconds = process.cpuUsage(before).user / 1e6;

report(
  {
    id: 'chance-attack',
    title: 'Chance at a table: what can be computed from dice that were seen',
    command: 'npm run measure-chance-attack -- --record',
    about: [
      `Whether the next ${PREDICTED} rolls of a die are odd or even, foretold from so many rolls before them, at ${TABLES} tables each; a coin is right half of the time, and p says how often a coin does as well or as badly.`,
      'Who has the state of the fast generator has every number to come, and every deck: the low bits are only what it is recognised by.',
      `All of it took ${seconds.toFixed(1)} s of processor time.`,
    ].join(' '),
    columns: ['generator', 'attacker', 'rolls seen', 'right', 'rate', 'p of a coin'],
    rows,
  },
  where,
  values.record,
);
process.exitCode = surprises > 0 ? 1 : 0;
