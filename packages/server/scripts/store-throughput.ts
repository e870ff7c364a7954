// How many answers per second become durable, and how many bytes each of them takes.
//
//   node --conditions=source packages/server/scripts/store-throughput.ts [--seconds 3] [--folder DIR]
//
// The folder must be on the disk that is meant; in memory there is nothing to wait for.

import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, statSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Entry, Store, Turn } from '../src/store/store.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, folder: { type: 'string', default: tmpdir() } },
});
const SECONDS = Number(values.seconds);

const SNAPSHOT_EVERY = 32;
/** About what a packed state of the largest game takes. */
const SNAPSHOT_BYTES = 4_000;
/** A game of six. */
const GAME = 1_000;

const SEATS = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];
const CHOICES = ['march:riverrun', 'knight', 'support:blackwater', 'stay', 'the-eyrie'];

function answer(table: string, seq: number): Entry {
  const seat = SEATS[seq % SEATS.length]!;
  const choice = CHOICES[seq % CHOICES.length]!;
  const body = JSON.stringify({
    kind: 'answer',
    seat,
    decision: `${seq}-${seat}`,
    choice,
    left: 1e6 - seq,
  });
  const key = `${seat}:${randomBytes(16).toString('base64url').slice(0, 21)}`;
  return { table, seq, key, body, at: Date.now() };
}

/** Who is asked next, with the clocks: it is written with every answer. */
function standing(seq: number): Turn {
  const left = Object.fromEntries(SEATS.map((seat) => [seat, 1e6 - seq]));
  return { seq, asked: [SEATS[(seq + 1) % SEATS.length]!], due: 1e6 + seq, clock: JSON.stringify({ left }) };
}

async function play(store: Store, table: string, isOver: (seq: number) => boolean): Promise<number> {
  const now = Date.now();
  const row = {
    game: 'agot',
    rulesVersion: 1,
    status: 'playing',
    listed: true,
    body: '{"seats":6}',
  } as const;
  await store.addTable({ id: table, ...row, createdAt: now, changedAt: now });
  for (let seq = 1; ; seq++) {
    if (isOver(seq)) return seq - 1;
    await store.append(answer(table, seq), undefined, { turn: standing(seq) });
    if (seq % SNAPSHOT_EVERY === 0)
      await store.putSnapshot({ table, seq, body: randomBytes(SNAPSHOT_BYTES) });
  }
}

/** Tables in play at once, each with one answer on its way at a time. */
async function answersPerSecond(store: Store, tables: number): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1_000;
  const names = Array.from({ length: tables }, (_, at) => `${tables}-${at}-abcdefghijklm`);
  const answers = await Promise.all(names.map((table) => play(store, table, () => performance.now() > end)));
  return sum(answers) / ((performance.now() - start) / 1_000);
}

async function bytesPerAnswer(path: string): Promise<{ stored: number; body: number }> {
  const store = await openSqlite(path);
  const tables = Array.from({ length: 100 }, (_, at) => `game-${at}-abcdefghijklmn`);
  await Promise.all(tables.map((table) => play(store, table, (seq) => seq > GAME)));
  let body = 0;
  for (const entry of await store.entries(tables[0]!, 0)) body += entry.body.length;
  await store.close();
  return { stored: statSync(path).size / (tables.length * GAME), body: body / GAME };
}

/** The reference: one small write and one sync after the other. */
function syncsPerSecond(path: string): number {
  const file = openSync(path, 'w');
  const start = performance.now();
  const times = 100;
  for (let time = 0; time < times; time++) {
    writeSync(file, Buffer.alloc(4_096));
    fsyncSync(file);
  }
  closeSync(file);
  return times / ((performance.now() - start) / 1_000);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(values.folder, 'store-throughput-'));
try {
  print(`syncs of the disk/s                 ${syncsPerSecond(join(folder, 'reference')).toFixed(0)}`);
  for (const tables of [1, 64, 500]) {
    const store = await openSqlite(join(folder, `${tables}.db`));
    const label = `durable answers/s, ${tables} table${tables > 1 ? 's' : ''}`.padEnd(36);
    print(label + (await answersPerSecond(store, tables)).toFixed(0));
    await store.close();
  }
  const { stored, body } = await bytesPerAnswer(join(folder, 'bytes.db'));
  print(`bytes per answer, snapshots included ${stored.toFixed(0)} (its body alone: ${body.toFixed(0)})`);
} finally {
  await rm(folder, { recursive: true });
}
