// Many live tables on one core, held against the budgets.
//
//   node --conditions=source packages/server/scripts/load.ts [--tables 500] [--seconds 120] [--record]
//   node --conditions=source packages/server/scripts/load.ts --compare COMMIT [--rounds 3] [--saturated 15] …
//
// Run it on a machine with nothing else to do: the server has the first core, the clients the second.

import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { compare } from './parts/compare.ts';
import { loadRun } from './parts/load-run.ts';
import { machine, report } from './parts/measurements.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '120' },
    folder: { type: 'string', default: tmpdir() },
    compare: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    saturated: { type: 'string', default: '15' },
    record: { type: 'boolean', default: false },
  },
});
const [SERVER, CLIENTS] = [0, 1];
const STORE = fileURLToPath(new URL('./store-throughput.ts', import.meta.url));

if (values.compare !== undefined) {
  await compare({
    ...{ commit: values.compare, tables: Number(values.tables), seconds: Number(values.seconds) },
    ...{ saturatedSeconds: Number(values.saturated), rounds: Number(values.rounds) },
    ...{ folder: values.folder, record: values.record, cores: [SERVER, CLIENTS] },
  });
  process.exit(0);
}

const where = machine();
spawnSync('taskset', ['-acp', String(CLIENTS), String(process.pid)]);
setFlagsFromString('--heap-growing-percent=400'); // whoever measures must not stop to tidy up
const result = await loadRun({
  ...{ tables: Number(values.tables), players: 4, seconds: Number(values.seconds), plainSeconds: 30 },
  ...{
    saturatedSeconds: Number(values.saturated),
    idle: true,
    core: SERVER,
    data: await mkdtemp(join(values.folder, 'load-')),
  },
  progress: (line) => process.stderr.write(`${line}\n`),
});
const alone = spawnSync(
  'taskset',
  ['-c', String(SERVER), process.execPath, '--conditions=source', STORE, '--folder', values.folder],
  { encoding: 'utf8' },
).stdout;
const ofTheStore = (label: string): number => Number(new RegExp(`^${label} +(\\d+)`, 'm').exec(alone)?.[1]);

const { deflated, plain, saturated, tableAlone, tableWatched, tableIdle } = result;
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`;
const bytes = (value: number): string => `${value.toFixed(0)} B`;
const verdict = (value: number, most: number): string => (value <= most ? 'met' : 'missed');
const atLeast = (value: number, least: number): string => (value >= least ? 'met' : 'missed');
const mb = (value: number): string => `${(value / 1e6).toFixed(0)} MB`;
const stored = ofTheStore('durable answers/s, 500 tables');
const idle = tableIdle!;

report(
  {
    id: 'load',
    title: 'Load',
    command: `node_modules/.bin/node --conditions=source packages/server/scripts/load.ts --tables ${values.tables} --seconds ${values.seconds} --record`,
    about:
      `${result.tables} live tables of tiny-epic, four seats and one watcher each on sockets of their own (${result.viewers} in ` +
      `all), about one answer a second at every table for ${values.seconds} s. The server is a process of its own on one core, ` +
      'the clients on another; half of the tables have clocks. Times count from sending an answer until the last of the five ' +
      'viewers has the update. Memory of a table is what objects and buffers take after a garbage collection.',
    columns: ['what', 'figure', 'budget', ''],
    rows: [
      ['answers per second, of all tables', deflated.perSecond.toFixed(0), '', ''],
      ['answer → last of 5 viewers, p50', ms(deflated.p50), '3 ms', verdict(deflated.p50, 3)],
      ['answer → last of 5 viewers, p99', ms(deflated.p99), '20 ms', verdict(deflated.p99, 20)],
      ['the slowest of all', ms(deflated.slowest), '', ''],
      ['the same without deflated messages, p50, p99', `${ms(plain.p50)}, ${ms(plain.p99)}`, '', ''],
      ['share of its core the server used', `${(deflated.busy * 100).toFixed(0)} %`, '', ''],
      ['cores that other processes used meanwhile', deflated.others.toFixed(2), '0', ''],
      [
        'update on the wire, deflated, median',
        bytes(deflated.updateMedian),
        '300 B',
        verdict(deflated.updateMedian, 300),
      ],
      [
        'update on the wire, deflated, p99',
        bytes(deflated.updateP99),
        '4 KB',
        verdict(deflated.updateP99, 4_000),
      ],
      [
        'update on the wire, not deflated, median, p99',
        `${bytes(plain.updateMedian)}, ${bytes(plain.updateP99)}`,
        '',
        '',
      ],
      [
        'full view on joining, deflated, median',
        bytes(deflated.fullMedian),
        '10 KB',
        verdict(deflated.fullMedian, 10_000),
      ],
      ['memory of a live table nobody looks at', kb(tableAlone), '', ''],
      ['memory of a live table with its 5 viewers', kb(tableWatched), '80 KB', verdict(tableWatched, 80_000)],
      ['memory of an idle table', kb(idle), '2 KB', verdict(idle, 2_000)],
      [
        'the whole process, before the first table and with all',
        `${mb(result.residentBefore)}, ${mb(result.residentWith)}`,
        '',
        '',
      ],
      ['durable answers per second, store alone', stored.toFixed(0), '3,000', atLeast(stored, 3_000)],
      [
        'durable answers per second at saturation, sockets and viewers included, one core',
        ...[saturated.perSecond.toFixed(0), '', `server busy ${(saturated.busy * 100).toFixed(0)} %`],
      ],
      [
        `stored bytes per answer, snapshots included (${result.storedAnswers} answers)`,
        ...[bytes(result.storedPerAnswer), '400 B', verdict(result.storedPerAnswer, 400)],
      ],
      [
        `of ${deflated.checked + plain.checked + saturated.checked} views, not fitting their hash; answers refused`,
        ...[`${deflated.drifted + plain.drifted}; ${deflated.refused + plain.refused}`, '0; 0', ''],
      ],
    ],
  },
  where,
  values.record,
);
if (result.complaints !== '') process.stderr.write(result.complaints);
