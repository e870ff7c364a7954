// Starts a server on a store full of games whose clocks have run out, and sees how soon it is there for everybody.
//
//   node --conditions=source packages/server/scripts/wake.ts [--games 1000] [--record]
//
// A store with 300,000 games in play without clocks is started on by million.ts.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, report } from './parts/measurements.ts';
import { wakeRun } from './parts/wake-run.ts';
import { POSITIONS } from './parts/wake-store.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    folder: { type: 'string', default: tmpdir() },
    record: { type: 'boolean', default: false },
  },
});
const READY_BUDGET = 2_000;

const where = machine();
const result = await wakeRun({
  ...{ games: Number(values.games), idle: true, data: await mkdtemp(join(values.folder, 'wake-')) },
  progress: (line) => process.stderr.write(`${line}\n`),
});
const s = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
report(
  {
    id: 'wake',
    title: 'Clocks that ran out',
    command: `node_modules/.bin/node --conditions=source packages/server/scripts/wake.ts --games ${values.games} --record`,
    about:
      `A store with ${result.games} games of agot with clocks, ${POSITIONS.join(', ')} answers into the game, all of which run ` +
      'out within the first second of service. A server process is started on it, with the usual limits; a table that ' +
      'nobody looks at leaves memory after a minute. When a clock rings, the stand-in thinks about the question and answers.',
    columns: ['what', 'figure', 'budget', ''],
    rows: [
      [
        'from starting the process until it is ready',
        s(result.ready),
        s(READY_BUDGET),
        result.ready <= READY_BUDGET ? 'met' : 'missed',
      ],
      ['from then on until half of the clocks have rung', s(result.half), '', ''],
      ['until all have rung and their answers are kept', s(result.all), '', ''],
      ['what the server worked for all of that', s(result.work), '', ''],
      [
        'lateness of its timers meanwhile, 99 in 100, worst quarter of a second',
        `${result.lagP99.toFixed(1)} ms`,
        '',
        '',
      ],
      ['tables in memory, at most and at the end', `${result.mostTables}, ${result.tablesAfter}`, '', ''],
      [
        'memory of the process, at most and at the end',
        `${mb(result.mostResident)}, ${mb(result.residentAfter)}`,
        '',
        '',
      ],
      ['failures', String(result.failures), '0', result.failures === 0 ? 'met' : 'missed'],
    ],
  },
  where,
  values.record,
);
if (result.complaints !== '') process.stderr.write(result.complaints);
