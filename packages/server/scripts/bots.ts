// Tables full of the strongest bots, held against what everybody else on the server notices of them.
//
//   node --conditions=source packages/server/scripts/bots.ts [--tables 20] [--seconds 60] [--record]

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { botsRun, type BotsReport } from './parts/bots-run.ts';
import { machine, report } from './parts/measurements.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    folder: { type: 'string', default: tmpdir() },
    record: { type: 'boolean', default: false },
  },
});
const [TABLES, SECONDS] = [Number(values.tables), Number(values.seconds)];
const USUAL_DELAY = 600;
const LAG_BUDGET = 20;

const where = machine();
const results: { readonly what: string; readonly inline: boolean; readonly figures: BotsReport }[] = [];
for (const inline of [false, true]) {
  for (const delay of [0, USUAL_DELAY]) {
    const data = await mkdtemp(join(values.folder, 'bots-'));
    const figures = await botsRun({ tables: TABLES, seconds: SECONDS, delay, inline, data });
    const what = `${inline ? 'on the event loop' : 'on threads'}, delay ${delay} ms`;
    results.push({ what, inline, figures });
    process.stderr.write(`${what}: ${JSON.stringify(figures)}\n`);
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
report(
  {
    id: 'bots',
    title: 'Bots that think',
    command: `node_modules/.bin/node --conditions=source packages/server/scripts/bots.ts --tables ${TABLES} --seconds ${SECONDS} --record`,
    about:
      `${TABLES} tables, half of them agot and half tiny-epic, where every seat is a squire, the strongest bot, and one ` +
      `watcher at each, for ${SECONDS} s. Lateness is what the server itself measures of its timers; the ping is somebody ` +
      `else's, on a socket of their own, from another process. The budget is ${LAG_BUDGET} ms of lateness for 99 in 100 with ` +
      'the bots on threads, as the server has them; on the event loop is for comparison. How long the loop was ready to run and ' +
      'had no core tells how much of the lateness is that of a busy machine.',
    columns: [
      'bots',
      'lateness, half',
      '99 in 100',
      'ping, half',
      '99 in 100',
      'slowest',
      'answers per second',
      'cores',
      'loop waited for a core',
      'budget',
    ],
    rows: results.map(({ what, inline, figures }) => [
      what,
      ms(figures.lagP50),
      ms(figures.lagP99),
      ms(figures.pingP50),
      ms(figures.pingP99),
      ms(figures.pingSlowest),
      figures.answersPerSecond.toFixed(1),
      figures.cores.toFixed(2),
      `${(figures.denied * 100).toFixed(0)} %`,
      inline ? '' : figures.lagP99 <= LAG_BUDGET ? 'met' : 'missed',
    ]),
  },
  where,
  values.record,
);
for (const { figures } of results) if (figures.complaints !== '') process.stderr.write(figures.complaints);
