// A database as the first program left it.

import SqliteDatabase, { type Database } from 'better-sqlite3';
import { FIRST } from '../../src/store/schema.ts';

/** What the header of every database of ours says. */
const APPLICATION = 0x54546872;

export function makeOlder(path: string, fill: (database: Database) => void): string {
  const database = new SqliteDatabase(path);
  // Whoever makes it can make it again: nothing has to survive.
  database.pragma('journal_mode = off');
  database.pragma('synchronous = off');
  for (const statement of FIRST) database.exec(statement);
  database.exec(`
    create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
    insert into kysely_migration values ('0001-tables', '2026-09-01T00:00:00.000Z');
    insert into kysely_migration_lock values ('migration_lock', 0)`);
  database.pragma(`application_id = ${APPLICATION}`);
  database.pragma('user_version = 1');
  database.transaction(fill)(database);
  database.close();
  return path;
}
