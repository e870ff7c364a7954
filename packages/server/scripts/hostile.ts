// A hostile hour in ten minutes: honest people play while everything that people do to servers is done to theirs.
//
//   node --conditions=source packages/server/scripts/hostile.ts [--minutes 10] [--tables 100] [--record]
//
// Exits with 1 if an honest person was refused, or anything that was acknowledged is lost.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { hostileRun } from './parts/hostile-run.ts';
import { machine, report } from './parts/measurements.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '100' },
    sockets: { type: 'string', default: '200' },
    clients: { type: 'string', default: '200' },
    folder: { type: 'string', default: tmpdir() },
    record: { type: 'boolean', default: false },
  },
});
const BUDGET_MS = 100;
const GROWTH = 1.1;
const CALM_SECONDS = 20;

const where = machine();
setFlagsFromString('--heap-growing-percent=400'); // whoever measures must not stop to tidy up
const seconds = Number(values.minutes) * 60;
const result = await hostileRun({
  ...{ tables: Number(values.tables), sockets: Number(values.sockets), clients: Number(values.clients) },
  ...{ seconds, pace: 1_000, calmSeconds: Math.min(CALM_SECONDS, seconds / 4) },
  data: await mkdtemp(join(values.folder, 'hostile-')),
  progress: (line) => process.stderr.write(`${line}\n`),
});

const { waits, calm, faults, resident, used, lag } = result;
const ms = (figures: readonly number[]): string => `${figures.map((one) => one.toFixed(1)).join(', ')} ms`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const met = (isMet: boolean): string => (isMet ? 'met' : 'missed');
const zero = (what: string, count: number): string[] => [what, String(count), '0', met(count === 0)];
const grown = (what: string, [middle, last, most]: readonly [number, number, number]): string[] => [
  `${what}: middle third, last third, most`,
  `${mb(middle)}, ${mb(last)}, ${mb(most)}`,
  'last at most 10 % above middle',
  met(last <= middle * GROWTH),
];
report(
  {
    id: 'hostile',
    title: 'A hostile hour in ten minutes',
    command: `node_modules/.bin/node --conditions=source packages/server/scripts/hostile.ts --minutes ${values.minutes} --tables ${values.tables} --record`,
    about:
      `A server process with the usual limits. ${values.tables} honest tables of both games (three or four seats, some bots, some ` +
      `watchers, some clocks) with ${result.viewers} sockets from 12 addresses, about one answer a second at each. At the same time, ` +
      `from 8 other addresses, ${values.sockets} hostile sockets and ${values.clients} hostile HTTP clients for ${values.minutes} minutes. The honest ` +
      'are a process of their own, which takes the times; the hostile are another one of lower priority, as in truth they ' +
      'have machines of their own. Below the figures each kind of attempt with what came of it.',
    columns: ['what', 'figure', 'budget', ''],
    rows: [
      ['honest answers acknowledged meanwhile', String(waits.answers), '', ''],
      ['answer → own acknowledgement: half, 99 in 100, slowest', ms(waits.own), '', ''],
      [
        'answer → last viewer: half, 99 in 100, slowest',
        ms(waits.last),
        `99 in 100 within ${BUDGET_MS} ms`,
        met(waits.last[1] <= BUDGET_MS),
      ],
      ['the same before the attack', ms(calm.last), '', ''],
      zero('honest commands refused', result.refused),
      zero('honest sockets that had to connect again', result.reconnected),
      zero('views that did not fit their hash', result.drifted),
      zero(`of ${result.acknowledged} acknowledged commands, lost`, faults.lost),
      zero('in a log twice', faults.doubled),
      zero('numbers missing in a log, entries that say something else', faults.gaps + faults.changed),
      grown('memory of the server', resident),
      grown('of that objects and buffers', used),
      ['of those really needed, before the attack and after it', result.needed.map(mb).join(', '), '', ''],
      ['lateness of its timers, 99 in 100 of 2 s: half, worst', ms(lag), '', ''],
      [
        'cores the server worked on; its loop was ready to run and had no core',
        `${result.cores.toFixed(2)}; ${(result.denied * 100).toFixed(0)} % of the time`,
        '',
        '',
      ],
      [
        'at most: sockets, tables in memory, bytes waiting for slow readers',
        `${result.mostSockets}, ${result.mostTables}, ${result.mostWaiting}`,
        '',
        '',
      ],
      zero('failures inside the server', result.failures),
      ['healthy at the end', result.isHealthy ? 'yes' : 'no', 'yes', met(result.isHealthy)],
      ['**hostile: what was tried**', '**how often**', '**what came of it**', ''],
      ...Object.entries(result.hostile).map(([kind, { tries, outcomes }]) => [
        ...[kind, String(tries)],
        Object.entries(outcomes)
          .sort(([, a], [, b]) => b - a)
          .map(([outcome, count]) => `${outcome} ${count}`)
          .join(', '),
        '',
      ]),
    ],
  },
  where,
  values.record,
);
for (const refusal of result.refusals.slice(0, 20)) process.stderr.write(`${JSON.stringify(refusal)}\n`);
if (result.complaints !== '') process.stderr.write(result.complaints.slice(0, 10_000));
const { lost, doubled, gaps, changed } = faults;
process.exitCode = lost + doubled + gaps + changed + result.refused + result.drifted > 0 ? 1 : 0;
