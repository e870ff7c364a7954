// What the tables of the database look like, and how an older one becomes a newer one.

import type { Database } from 'better-sqlite3';
import { type Generated, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { patiently } from './patience.ts';
import { type Status, StoreRefused } from './store.ts';

/** The columns Kysely is asked about; the other queries are prepared by hand. */
export interface Schema {
  accounts: { person: string; login: string; passwordHash: string };
  tables: {
    key: Generated<number>;
    id: string;
    game: string;
    rulesVersion: number;
    status: Status;
    listed: number;
    createdAt: number;
    changedAt: number;
    body: string;
  };
  messages: { tableKey: number; number: number; key: string; body: string; at: number };
}

/**
 * Every answer is stored once in `entries` and once, as a hash of its key, in `entry_keys`. Both are clustered by a short
 * number for the table, not by its long id, and times count from the table's creation: that is what an answer costs.
 */
const TABLES = [
  `create table people (
    id text not null primary key,
    name text not null,
    created_at integer not null
  ) strict, without rowid`,
  `create table accounts (
    person text not null primary key references people (id),
    login text not null unique,
    password_hash text not null
  ) strict, without rowid`,
  `create table sessions (
    key_hash text not null primary key,
    person text not null references people (id),
    created_at integer not null
  ) strict, without rowid`,
  'create index sessions_of_person on sessions (person)',
  `create table tables (
    key integer primary key,
    id text not null unique,
    game text not null,
    rules_version integer not null,
    status text not null check (status in ('gathering', 'playing', 'over', 'closed')),
    listed integer not null check (listed in (0, 1)),
    created_at integer not null,
    changed_at integer not null,
    body text not null
  ) strict`,
  'create index tables_by_status on tables (status, listed, changed_at)',
  `create table entries (
    table_key integer not null references tables (key) on delete cascade,
    seq integer not null check (seq > 0),
    after_creation integer not null,
    body text not null,
    primary key (table_key, seq)
  ) strict, without rowid`,
  `create table entry_keys (
    table_key integer not null references tables (key) on delete cascade,
    key_hash blob not null,
    seq integer not null,
    primary key (table_key, key_hash)
  ) strict, without rowid`,
  `create table snapshots (
    table_key integer primary key references tables (key) on delete cascade,
    seq integer not null,
    body blob not null
  ) strict`,
  `create table messages (
    table_key integer not null references tables (key) on delete cascade,
    number integer not null check (number > 0),
    key text not null,
    at integer not null,
    body text not null,
    primary key (table_key, number),
    unique (table_key, key)
  ) strict, without rowid`,
];

/** In the order of their names; one that was released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db) {
      for (const statement of TABLES) await sql.raw(statement).execute(db);
    },
  },
};

/** `TThr`, in the header of every database of ours. */
const APPLICATION = 0x54546872;
const VERSION = Object.keys(MIGRATIONS).length;

/** Refuses what is not ours. Only reads, so that a stranger's database stays as it is. */
export function identify(database: Database): 'empty' | 'older' | 'current' | 'newer' {
  const application = database.pragma('application_id', { simple: true });
  const isEmpty = database.prepare('select 1 from sqlite_schema').get() === undefined;
  if (isEmpty && application === 0) return 'empty';
  if (application !== APPLICATION) throw new StoreRefused('foreign-store');
  const version = Number(database.pragma('user_version', { simple: true }));
  if (version === VERSION) return 'current';
  return version > VERSION ? 'newer' : 'older';
}

/** All or nothing; of several servers that start together one does it and the others wait. */
export async function migrate(database: Database, db: Kysely<Schema>): Promise<void> {
  await patiently(() => database.exec('begin immediate'));
  try {
    const { error } = await new Migrator({
      db: db.withoutPlugins(),
      provider: { getMigrations: async () => MIGRATIONS },
    }).migrateToLatest();
    if (error !== undefined) throw error;
    database.pragma(`application_id = ${APPLICATION}`);
    database.pragma(`user_version = ${VERSION}`);
    database.exec('commit');
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}
