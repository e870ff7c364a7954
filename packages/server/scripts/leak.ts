// Pairs of tables that look alike to one eye, and every byte that is sent to it; exits with 1 at the first that differs.
//
//   node --conditions=source packages/server/scripts/leak.ts [--pairs 500] [--record]

import { parseArgs } from 'node:util';
import { agot, leakSection, penniesToo, tinyEpic } from './parts/leak-run.ts';
import type { Tally } from './parts/leak-pair.ts';
import { machine, report } from './parts/measurements.ts';

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '500' }, record: { type: 'boolean', default: false } },
});
/** About so many pairs are made of all games at once. */
const AT_ONCE = 105;
const times = Math.max(1, Math.round(Number(values.pairs) / AT_ONCE));

const where = machine();
const tallies = new Map<string, Tally>();
for (const [name, run] of [
  ['tiny-epic', tinyEpic],
  ['agot', agot],
  ['pennies (a toy with sealed bids)', penniesToo],
] as const)
  tallies.set(name, await run(times));

const command = `node_modules/.bin/node --conditions=source packages/server/scripts/leak.ts --pairs ${values.pairs} --record`;
report(leakSection(tallies, command), where, values.record);
