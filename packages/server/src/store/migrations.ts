// How an older database becomes a newer one.

import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { type Generated, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { patiently } from './patience.ts';
import { FIRST, SECOND } from './schema.ts';
import { StoreRefused } from './store.ts';

/** The columns Kysely is asked about; the other queries are prepared by hand. */
export interface Schema {
  accounts: { person: string; login: string; passwordHash: string };
  tables: { key: Generated<number>; id: string };
  messages: { tableKey: number; number: number; key: string; body: string; at: number };
}

const SECRET_BYTES = 32;

/** In the order of their names; one that was released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db) {
      for (const statement of FIRST) await sql.raw(statement).execute(db);
    },
  },
  '0002-seats': {
    async up(db) {
      for (const statement of SECOND) await sql.raw(statement).execute(db);
      const secret = randomBytes(SECRET_BYTES).toString('hex');
      await sql`insert into meta values ('secret', ${secret}), ('service-time', 0)`.execute(db);
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
