// A store with many games under way whose clocks run, made from a few that were really played.

import { random } from '@three-thrones/bots';
import { catalogue } from '@three-thrones/catalogue';
import { type Decision, isRefusal, randomFrom, type Seat, seeded } from '@three-thrones/kernel';
import type { Full, Update } from '@three-thrones/protocol';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { pino } from 'pino';
import { readOptions, startServer, storePath } from '../../src/index.ts';
import type { ClockFace } from '../../src/tables/clock.ts';
import { Calls } from './calls.ts';
import { Device } from './device.ts';
import { FOR_A_CROWD } from './program.ts';

/** A day for every move. */
const TEMPO = { kind: 'days', perMove: 86_400_000 } as const;
const PLAYERS = 3;
/** The clocks run out one after the other, so many milliseconds apart. */
const APART = 1;

/** Answers given at each of the games that are played, snapshots among them or not. */
export const POSITIONS = [20, 45, 70, 100, 130, 160];

const chance = randomFrom(seeded('wake'));

/** Plays some games up to somewhere in the middle; then there are so many of them, all of them due within moments. */
export async function makeClocked(data: string, games: number, positions = POSITIONS): Promise<void> {
  const limits = ['--messages-per-second', '1000000', '--message-burst', '1000000'];
  const options = readOptions(['--port', '0', '--data', data, ...FOR_A_CROWD, ...limits], {});
  if (isRefusal(options)) throw new Error(options.code);
  const server = await startServer(options, { log: pino({ level: 'silent' }), catalogue });
  const tables: string[] = [];
  try {
    for (const answers of positions) tables.push(await played(server.address, answers));
  } finally {
    await server.stop();
  }
  copyAll(storePath(data), tables, games);
}

/** A game of so many answers. */
async function played(url: string, answers: number): Promise<string> {
  const calls = new Calls(() => url);
  const guests = [];
  for (let at = 0; at < PLAYERS; at++) guests.push(await calls.guest(`guest ${at}`));
  const wanted = { game: 'agot', tempo: TEMPO };
  const { table, chairs } = await calls.open(guests[0]!.key, { players: PLAYERS }, wanted);
  const seen = new Map<Seat, Update | Full>();
  const devices = new Map<Seat, Device>();
  for (const [at, { seat }] of chairs.entries()) {
    await calls.claim(guests[at]!.key, table, seat);
    const device = await Device.open(url, guests[at]!.key);
    device.hear = (message) => {
      if (message.type === 'update' || message.type === 'full') seen.set(seat, message);
    };
    devices.set(seat, device);
  }
  for (const [seat, device] of devices) await device.ask({ type: 'subscribe', table, seat });
  for (let given = 0; given < answers; given++) {
    const open = [...seen].flatMap(([seat, { asked }]) =>
      asked.filter((one): one is Decision => one.seat === seat && 'options' in one && !one.answered),
    );
    if (!open[0]) throw new Error(`the game is over after ${given} answers`);
    const { seat, id: decision } = open[0];
    const choice = random.choose(open[0], chance);
    const said = { type: 'answer', table, seat, decision, choice, key: `k${given}` };
    const result = await devices.get(seat)!.ask(said);
    if (result.type === 'refused') throw new Error(result.code);
    while ([...seen.values()].some(({ seq }) => seq < given + 1)) await new Promise(setImmediate);
  }
  for (const device of devices.values()) device.close();
  return table;
}

/** The games once more under other names, with their logs, snapshots and seats; their clocks are about to run out. */
function copyAll(path: string, tables: readonly string[], games: number): void {
  const database: Database = new SqliteDatabase(path);
  try {
    database.transaction(() => {
      const copies = copying(database);
      for (let at = 0; at < games - tables.length; at++)
        copies(tables[at % tables.length]!, `copy-of-a-table-${at}`);
      ripen(database);
    })();
  } finally {
    database.close();
  }
}

const PARTS: Readonly<Record<string, string>> = {
  seats: 'seat, person, open',
  entries: 'seq, after_creation, body',
  entry_keys: 'key_hash, seq',
  snapshots: 'seq, body',
  turns: 'seq, asked, due, clock',
};

function copying(database: Database): (from: string, to: string) => void {
  const keyOf = database.prepare<[string], number>('select key from tables where id = ?').pluck();
  const row = database.prepare<[string, number]>(`
    insert into tables (id, game, rules_version, status, listed, created_at, changed_at, body)
    select ?, game, rules_version, status, listed, created_at, changed_at, body from tables where key = ?`);
  const parts = Object.entries(PARTS).map(([name, columns]) =>
    database.prepare<[number | bigint, number]>(
      `insert into ${name} (table_key, ${columns}) select ?, ${columns} from ${name} where table_key = ?`,
    ),
  );
  return (from, to) => {
    const key = keyOf.get(from)!;
    const { lastInsertRowid } = row.run(to, key);
    for (const part of parts) part.run(lastInsertRowid, key);
  };
}

/** Whoever is asked has hardly any time left. */
function ripen(database: Database): void {
  const now = database
    .prepare<[], number>("select value from meta where name = 'service-time'")
    .pluck()
    .get()!;
  const turns = database
    .prepare<[], { key: number; clock: string }>('select table_key as key, clock from turns')
    .all();
  const set = database.prepare<[string, number, number]>(
    'update turns set clock = ?, due = ? where table_key = ?',
  );
  for (const [at, { key, clock }] of turns.entries()) {
    const face = JSON.parse(clock) as ClockFace;
    const left = Object.fromEntries(
      Object.entries(face.left).map(([seat, ms]) => [seat, face.running.includes(seat) ? at * APART : ms]),
    );
    const ripe: ClockFace = { ...face, left, since: now };
    set.run(JSON.stringify(ripe), now + at * APART, key);
  }
}

/** Tables whose time had run out and was not yet dealt with: nobody has answered since. */
export function unrung(path: string, before: ReadonlyMap<number, number>): number {
  const database = new SqliteDatabase(path, { readonly: true });
  try {
    const now = seqs(database);
    return [...before].filter(([key, seq]) => now.get(key) === seq).length;
  } finally {
    database.close();
  }
}

/** Where every table stands. */
export function standingOf(path: string): Map<number, number> {
  const database = new SqliteDatabase(path, { readonly: true });
  try {
    return seqs(database);
  } finally {
    database.close();
  }
}

function seqs(database: Database): Map<number, number> {
  const rows = database
    .prepare<[], { key: number; seq: number }>('select table_key as key, seq from turns')
    .all();
  return new Map(rows.map(({ key, seq }) => [key, seq]));
}
