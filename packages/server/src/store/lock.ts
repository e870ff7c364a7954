// One server to a data folder. The lock is one the system holds for the process: it is gone when the process is, however
// that ended, and leaves nothing behind that somebody would have to clear away.

import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { isBusy, refusalOf } from './failures.ts';
import { StoreRefused } from './store.ts';

/** Where the server of a data folder can be reached, for programs beside it. */
export interface RunningServer {
  readonly pid: number;
  readonly address: string;
  readonly token: string;
}

export interface FolderLock {
  release(): void;
  /** Writes DIR/server.json, for its owner only, whole or not at all; taken away by release. */
  announce(about: { readonly address: string; readonly token: string }): void;
}

/** Whoever only looks whether it is held is in the way for a millisecond; a server that holds it stays longer. */
const PATIENCE_MS = 200;

/** A connection nobody refers to any more is closed some day, and the lock with it. */
const held = new Set<Database>();

/** Throws `StoreRefused` with the code `store-in-use` if another server has this folder, by whatever name. */
export function lockFolder(data: string): FolderLock {
  const database = hold(data);
  held.add(database);
  try {
    // Of a server that was killed.
    rmSync(announcement(data), { force: true });
  } catch (error) {
    letGo(database);
    throw refusalOf(error);
  }
  return {
    announce: (about) => announce(data, { pid: process.pid, ...about }),
    release() {
      if (!held.has(database)) return;
      try {
        rmSync(announcement(data), { force: true });
      } finally {
        letGo(database);
      }
    },
  };
}

/** The server that holds this folder now and has said where it is. */
export function readServer(data: string): RunningServer | undefined {
  return isHeld(data) ? announced(data) : undefined;
}

/**
 * Nothing but SQLite may open this file: closing any other handle on it would give up the lock of this process, which is
 * how such locks are in POSIX.
 */
function hold(data: string): Database {
  let database: Database | undefined;
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    database = new SqliteDatabase(lockFile(data), { timeout: PATIENCE_MS });
    // Nothing is ever written; a journal beside it would only be left behind.
    database.pragma('journal_mode = memory');
    database.pragma('locking_mode = exclusive');
    database.exec('begin exclusive');
    chmodSync(lockFile(data), 0o600);
    return database;
  } catch (error) {
    database?.close();
    throw isBusy(error) ? new StoreRefused('store-in-use', holder(data)) : refusalOf(error);
  }
}

function isHeld(data: string): boolean {
  let database: Database | undefined;
  try {
    database = new SqliteDatabase(lockFile(data), { readonly: true, fileMustExist: true, timeout: 0 });
    database.prepare('select 1 from sqlite_schema').get();
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    database?.close();
  }
}

function letGo(database: Database): void {
  held.delete(database);
  database.close();
}

/** Who has it, as far as that is known. */
function holder(data: string): Error | undefined {
  const server = announced(data);
  return server && Object.assign(new Error(`process ${server.pid} has it`), { pid: server.pid });
}

function announce(data: string, server: RunningServer): void {
  const part = `${announcement(data)}.part`;
  try {
    rmSync(part, { force: true });
    writeFileSync(part, `${JSON.stringify(server)}\n`, { mode: 0o600 });
    renameSync(part, announcement(data));
  } catch (error) {
    throw refusalOf(error);
  }
}

function announced(data: string): RunningServer | undefined {
  try {
    const { pid, address, token } = JSON.parse(readFileSync(announcement(data), 'utf8')) as RunningServer;
    const isWhole = typeof pid === 'number' && typeof address === 'string' && typeof token === 'string';
    return isWhole ? { pid, address, token } : undefined;
  } catch {
    // There is none, or somebody else wrote it.
    return undefined;
  }
}

const lockFile = (data: string): string => join(data, 'lock.sqlite');
const announcement = (data: string): string => join(data, 'server.json');
