// What a table costs that nobody plays at: crowd after crowd plays and leaves, and memory is looked at when all tables
// have left it. One difference of two readings is as large as what code and caches take; the slope over many tables is not.
//
//   node --conditions=source packages/server/scripts/idle.ts [--tables 300] [--crowds 6] [--record]

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Calls } from './parts/calls.ts';
import { Crowd, seatAll } from './parts/load-client.ts';
import { machine, report } from './parts/measurements.ts';
import { slope } from './parts/numbers.ts';
import { FOR_A_CROWD, metricsOf, type Program, startProgram } from './parts/program.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    crowds: { type: 'string', default: '6' },
    record: { type: 'boolean', default: false },
  },
});
const [TABLES, CROWDS] = [Number(values.tables), Number(values.crowds)];
const PLAYERS = 4;
const SECONDS = 5;
/** The first crowds bring code and caches to their size. */
const WARM_UP = 3;
const BUDGET = 2_000;

async function allIdle(url: string): Promise<void> {
  for (;;) {
    const metrics = await metricsOf(url);
    if (/^tt_tables_live 0$/m.test(metrics)) return;
    await wait(500);
  }
}

/** Tables are laid, looked at, played at and left. */
async function play(program: Program, calls: Calls): Promise<void> {
  const groups = await seatAll(calls, TABLES, PLAYERS);
  const crowd = await Crowd.gather({ url: program.url, groups, deflate: true, watchers: 1 });
  await crowd.run(SECONDS, () => 500 + Math.random() * 1_000);
  crowd.leave();
  await allIdle(program.url);
}

const where = machine();
const data = await mkdtemp(join(tmpdir(), 'idle-'));
const args = [...FOR_A_CROWD, '--idle-minutes', '1', '--messages-per-second', '1000'];
const program = await startProgram({ data, measured: true, args });
const readings: { tables: number; used: number }[] = [];
try {
  const calls = new Calls(() => program.url);
  for (let crowd = 1; crowd <= WARM_UP + CROWDS; crowd++) {
    await play(program, calls);
    const { used } = await program.memory();
    if (crowd >= WARM_UP) readings.push({ tables: crowd * TABLES, used });
    process.stderr.write(`${crowd * TABLES} tables, ${(used / 1e6).toFixed(2)} MB\n`);
  }
} finally {
  await program.kill();
  await rm(data, { recursive: true, force: true });
}

const { rise, error } = slope(readings.map(({ tables, used }): [number, number] => [tables, used]));
const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(2)} KB`;
report(
  {
    id: 'idle',
    title: 'Idle tables',
    command: `node_modules/.bin/node --conditions=source packages/server/scripts/idle.ts --tables ${TABLES} --crowds ${CROWDS} --record`,
    about:
      `${WARM_UP + CROWDS} times ${TABLES} new tables of tiny-epic with four seats and a watcher each were played at for ${SECONDS} s and ` +
      'left until none was in memory. The figure is how much what objects and buffers take rose with every table, over ' +
      `all but the first ${WARM_UP} crowds, and its standard error.`,
    columns: ['what', 'figure', 'budget', ''],
    rows: [
      [
        'memory of an idle table',
        `${kb(rise)} ± ${kb(error)}`,
        '2 KB',
        rise + 2 * error <= BUDGET ? 'met' : 'missed',
      ],
      ...readings.map(({ tables, used }) => [
        `in use after ${tables} tables`,
        `${(used / 1e6).toFixed(2)} MB`,
        '',
        '',
      ]),
    ],
  },
  where,
  values.record,
);
