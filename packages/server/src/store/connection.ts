// One connection to the database of a server.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import { failureOf, refusalOf } from './failures.ts';
import { GroupedCommits } from './grouped-commits.ts';
import { identify, migrate, type Schema } from './migrations.ts';
import { patiently } from './patience.ts';
import { StoreRefused } from './store.ts';

export interface SqliteOptions {
  /** Bytes the database may grow to; without it the disk is the limit. */
  readonly maxBytes?: number;
}

export interface Connection {
  readonly database: Database;
  /** For queries nobody waits for in the middle of a game. */
  readonly cold: Kysely<Schema>;
  read<T>(query: () => T | Promise<T>): Promise<T>;
  write<T>(change: () => T): Promise<T>;
}

/** While another process writes, this one stands still: better a refusal than a server that does not answer. */
const BUSY_MS = 2_000;
const LOG_BYTES = 16_777_216;

export async function connect(path: string, options: SqliteOptions = {}): Promise<Connection> {
  const database = openFile(path);
  try {
    const cold = new Kysely<Schema>({
      dialect: new SqliteDialect({ database }),
      plugins: [new CamelCasePlugin()],
    });
    const found = await patiently(() => identify(database));
    if (found === 'newer') throw new StoreRefused('newer-store');
    if (found === 'empty') makeShrinkable(database);
    await patiently(() => makeDurable(database));
    if (options.maxBytes !== undefined) limit(database, options.maxBytes);
    if (found !== 'current') await migrate(database, cold);
    database.pragma(`busy_timeout = ${BUSY_MS}`);
    const commits = new GroupedCommits(database);
    return { database, cold, read, write: (change) => commits.write(change) };
  } catch (error) {
    database.close();
    throw refusalOf(error);
  }
}

/** Passwords and keys are only there as hashes; still, the file is nobody else's business. */
function openFile(path: string): Database {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
    return new SqliteDatabase(path, { timeout: 0 });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Only a database without a first page can still be told so: what is deleted can go back to the disk piece by piece. */
function makeShrinkable(database: Database): void {
  database.pragma('auto_vacuum = incremental');
}

function makeDurable(database: Database): void {
  database.pragma('journal_mode = wal');
  // Every commit waits for the disk, on a Mac too.
  database.pragma('synchronous = full');
  database.pragma('fullfsync = on');
  database.pragma('foreign_keys = on');
  // A long backup from outside makes the log grow; afterwards it shrinks again.
  database.pragma(`journal_size_limit = ${LOG_BYTES}`);
}

function limit(database: Database, bytes: number): void {
  const pageSize = Number(database.pragma('page_size', { simple: true }));
  database.pragma(`max_page_count = ${Math.max(1, Math.floor(bytes / pageSize))}`);
}

async function read<T>(query: () => T | Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    throw failureOf(error);
  }
}
