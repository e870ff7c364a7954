// What a store costs that has grown for years: somebody's tables, the list, what is due, opening it, carrying it over, and
// a whole server on it.
//
//   node --conditions=source packages/server/scripts/million.ts [--tables 1000000] [--folder DIR] [--record]

import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storePath } from '../src/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { machine, report } from './parts/measurements.ts';
import type { MillionServerOptions, ServerFigures } from './parts/million-server.ts';
import {
  DUE_FROM,
  type Growth,
  makeGrown,
  NOW,
  personId,
  SEATS_OF_ONE,
  setTurns,
  tableId,
} from './parts/million-store.ts';
import { quantile } from './parts/numbers.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000000' },
    folder: { type: 'string', default: tmpdir() },
    record: { type: 'boolean', default: false },
  },
});
const TABLES = Number(values.tables);
const CALLS = 2_000;
const REQUESTS = 1_000;
const OPENINGS = 20;
const PAGE = 100;
const BUDGET_MS = 5;
const START_BUDGET_MS = 2_000;
const CRAWL_PAGES = 30;

interface Took {
  /** By the clock on the wall; on a busy machine that is mostly waiting for a core. */
  readonly wall: number;
  /** What this process worked for it. */
  readonly work: number;
}

/** How many milliseconds each of many calls takes. */
async function times(calls: number, call: (at: number) => Promise<unknown>): Promise<Took[]> {
  const took: Took[] = [];
  for (let at = 0; at < calls; at++) {
    const [start, before] = [performance.now(), process.cpuUsage()];
    await call(at);
    const { user, system } = process.cpuUsage(before);
    took.push({ wall: performance.now() - start, work: (user + system) / 1_000 });
  }
  return took;
}

const ms = (figure: number): string => `${figure.toFixed(2)} ms`;
const s = (figure: number): string => `${(figure / 1_000).toFixed(1)} s`;

function row(what: string, took: readonly Took[], budget?: number): string[] {
  const wall = took.map((one) => one.wall);
  const most = quantile(wall, 0.99);
  const work = quantile(
    took.map((one) => one.work),
    0.99,
  );
  const met = budget === undefined ? '' : most <= budget ? 'met' : 'missed';
  return [what, ms(quantile(wall, 0.5)), ms(most), ms(work), budget === undefined ? '' : `${budget} ms`, met];
}

/** Anybody, in no order: whoever was there a moment ago is in memory. */
const anybody = ({ people }: Growth, at: number): string => personId((at * 104_729) % people);

async function asked(store: Store, growth: Growth): Promise<string[][]> {
  /** Somewhere in the third quarter, each time elsewhere. */
  const span = NOW - (await store.table(tableId(0)))!.createdAt;
  const before = (at: number): number => NOW - (span / 2) * (1 + at / CALLS / 2);
  const dues = await store.due(Number.MAX_SAFE_INTEGER, PAGE);
  return [
    row(
      'tables of a person',
      await times(CALLS, (at) => store.tablesOf(anybody(growth, at), PAGE)),
      BUDGET_MS,
    ),
    row(`list, first ${PAGE}`, await times(CALLS, () => store.listTables({ limit: PAGE })), BUDGET_MS),
    row(
      `list, ${PAGE} in the middle`,
      await times(CALLS, (at) => store.listTables({ limit: PAGE, before: before(at) })),
      BUDGET_MS,
    ),
    row(
      `list, ${PAGE} in the middle, also those that are not listed`,
      await times(CALLS, (at) => store.listTables({ limit: PAGE, before: before(at), all: true })),
      BUDGET_MS,
    ),
    row('due: nothing yet', await times(CALLS, () => store.due(DUE_FROM, PAGE)), BUDGET_MS),
    row(
      `due: ${dues.length} tables`,
      await times(CALLS, () => store.due(Number.MAX_SAFE_INTEGER, PAGE)),
      BUDGET_MS,
    ),
  ];
}

const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** What a process of its own made of it. */
function served({ starts, ready, lists, mine, crawl }: ServerFigures): string[][] {
  const over = (what: string, { wall, work }: ServerFigures['lists']): string[] => [
    ...[what, ms(quantile(wall, 0.5)), ms(quantile(wall, 0.99)), `${ms(work)} on average`],
    ...[`${BUDGET_MS} ms`, quantile(wall, 0.99) <= BUDGET_MS ? 'met' : 'missed'],
  ];
  return [
    [
      `a server on it: from starting the process until it is ready, ${starts} times`,
      ...[s(quantile(ready, 0.5)), s(quantile(ready, 1)), ''],
      ...[s(START_BUDGET_MS), quantile(ready, 1) <= START_BUDGET_MS ? 'met' : 'missed'],
    ],
    over('`GET /api/me/tables`', mine),
    over('`GET /api/tables`', lists),
    [
      `a crawl of ${crawl.tables} tables without a key: tables in memory before and after`,
      ...[`${crawl.liveBefore}, ${crawl.liveAfter}`, '', '', '0', crawl.liveAfter === 0 ? 'met' : 'missed'],
    ],
    [
      'memory of that process, ready, before and after the crawl',
      ...[mb(crawl.residentReady), `${mb(crawl.residentBefore)}, ${mb(crawl.residentAfter)}`, '', '', ''],
    ],
  ];
}

/** By a process of its own: this one has made all those tables, and tidying up after that would count as the server's time. */
function askedOver(options: MillionServerOptions): Promise<ServerFigures> {
  const asking = fork(fileURLToPath(new URL('./parts/million-asking.ts', import.meta.url)), [
    JSON.stringify(options),
  ]);
  return new Promise((resolve, reject) => {
    asking.on('message', (figures) => resolve(figures as ServerFigures));
    asking.on('error', reject);
    asking.on('exit', (code) => reject(new Error(`whoever asks the server ended with ${code}`)));
  });
}

const where = machine();
const folder = await mkdtemp(join(values.folder, 'million-'));
const path = storePath(folder);
try {
  const growth = makeGrown(path, TABLES);
  process.stderr.write(
    `made ${growth.tables} tables, ${growth.people} people, ${growth.messages} messages\n`,
  );
  const before = statSync(path).size;
  const [migrated] = await times(1, async () => (await openSqlite(path)).close());
  const clocked = setTurns(path);
  const openings = await times(OPENINGS, async () => (await openSqlite(path)).close());
  const store = await openSqlite(path);
  const rows = await asked(store, growth);
  await store.close();
  const server = await askedOver({
    ...{ data: folder, people: growth.people, calls: REQUESTS, pages: CRAWL_PAGES },
  });
  report(
    {
      id: 'million',
      title: 'A store that has grown',
      command: `node_modules/.bin/node --conditions=source packages/server/scripts/million.ts --tables ${TABLES} --record`,
      about:
        `${growth.tables} tables (three in ten in play, ${clocked} of them with clocks that run), ${growth.people} people with ${SEATS_OF_ONE} ` +
        `seats each, ${growth.messages} messages, no logs. Each call was made ${CALLS} times, opening ${OPENINGS} times, one after the other. ` +
        `A server process on it was asked over HTTP, ${REQUESTS} times each.`,
      columns: ['what', 'half take at most', '99 in 100', 'work, 99 in 100', 'budget', ''],
      rows: [
        ...rows,
        ...served(server),
        row('opening and closing the store', openings),
        ['carrying it over from the first schema, once', '', s(migrated!.wall), s(migrated!.work), '', ''],
        ['the file, before and after that', `${mb(before)}, ${mb(statSync(path).size)}`, '', '', '', ''],
      ],
    },
    where,
    values.record,
  );
} finally {
  await rm(folder, { recursive: true });
}
