// Kills a server under load without warning, many times; exits with 1 if anybody lost anything by it.
//
//   node --conditions=source packages/server/scripts/crash.ts [--kills 300] [--tables 50] [--seed S] [--record]

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashRun } from './parts/crash-run.ts';
import { machine, report } from './parts/measurements.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    tables: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'crash' },
    folder: { type: 'string', default: tmpdir() },
    record: { type: 'boolean', default: false },
  },
});

const where = machine();
const began = performance.now();
const result = await crashRun({
  ...{ kills: Number(values.kills), tables: Number(values.tables), seed: values.seed },
  ...{ pace: 200, calm: 800, data: await mkdtemp(join(values.folder, 'crash-')) },
  progress: (line) => process.stderr.write(`${line}\n`),
});

const zero = (count: number): string => `${count} (must be 0)`;
report(
  {
    id: 'crash',
    title: 'Crash',
    command: `node_modules/.bin/node --conditions=source packages/server/scripts/crash.ts --kills ${values.kills} --tables ${values.tables} --seed ${values.seed} --record`,
    about:
      'A server process with people and bots at its tables gets SIGKILL at random moments and is started again on the same ' +
      'folder; clients come back by themselves and repeat what was not acknowledged. After every restart the log is held ' +
      'against what the clients sent and were told; at the end everything once more from the beginning.',
    columns: ['what', 'figure'],
    rows: [
      ['kills (of these while starting)', `${result.kills} (${result.killsWhileStarting})`],
      [
        'tables at a time, games in all, viewers at a time',
        `${result.tables}, ${result.games}, ${result.viewers}`,
      ],
      ['acknowledged commands of people', String(result.acknowledged)],
      ['acknowledged and lost', zero(result.lost)],
      ['in the log twice', zero(result.doubled)],
      ['numbers missing in a log', zero(result.gaps)],
      ['entries that say something else than was sent', zero(result.changed)],
      ['views that did not fit their hash', zero(result.drifted)],
      [`of ${result.compared} views, different from the one derived from the log`, zero(result.different)],
      ['refused', zero(result.refused)],
      ['came too late, because an undo had crossed it', String(result.crossed)],
      [
        'from start to everybody being back, median (slowest)',
        `${result.medianResume.toFixed(0)} ms (${result.slowestResume.toFixed(0)} ms)`,
      ],
      ['the run took', `${((performance.now() - began) / 60_000).toFixed(1)} min`],
    ],
  },
  where,
  values.record,
);
if (result.complaints !== '') process.stderr.write(`${result.complaints}\n`);
const { lost, doubled, gaps, changed, drifted, different, refused } = result;
process.exitCode = lost + doubled + gaps + changed + drifted + different + refused > 0 ? 1 : 0;
