// Gives back the room that deleted tables have left in the file of a store nobody is using.

import { existsSync, statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { isBusy, refusalOf } from '../store/failures.ts';
import { identify } from '../store/migrations.ts';
import { StoreRefused } from '../store/store.ts';
import { storePath } from '../store/data-folder.ts';

/** Bytes of the file. */
export interface Vacuumed {
  readonly before: number;
  readonly after: number;
}

/** Refused with `StoreRefused` while a server has it open, and if it is none of ours. From now on it shrinks by itself. */
export function vacuum(data: string): Vacuumed {
  const path = storePath(data);
  if (!existsSync(path)) throw new StoreRefused('no-store');
  const before = statSync(path).size;
  const database = new SqliteDatabase(path, { timeout: 0, fileMustExist: true });
  try {
    if (identify(database) === 'newer') throw new StoreRefused('newer-store');
    // Only who is alone with a database can end its write-ahead log; a server begins a new one.
    database.pragma('journal_mode = delete');
    database.pragma('auto_vacuum = incremental');
    database.exec('vacuum');
  } catch (error) {
    throw isBusy(error) ? new StoreRefused('store-in-use', error) : refusalOf(error);
  } finally {
    database.close();
  }
  return { before, after: statSync(path).size };
}
