// Backups, and the way back from one.

import { constants } from 'node:fs';
import { chmod, copyFile, link, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { failureOf, isBusy, refusalOf } from './failures.ts';
import { identify } from './migrations.ts';
import { StoreRefused } from './store.ts';

/** Copies a database that is in use. The file appears whole or not at all, and needs no others beside it. */
export async function copyDatabase(database: Database, path: string): Promise<void> {
  try {
    await beside(path, async (part) => {
      await database.backup(part);
      await expectNotInUse(path);
      await moveInto(part, path);
    });
  } catch (error) {
    throw failureOf(error);
  }
}

/** A backup of a store from outside, whether a server is using it or not. */
export async function backupSqlite(from: string, to: string): Promise<void> {
  if (!(await isFile(from))) throw new StoreRefused('no-store');
  const database = new SqliteDatabase(from);
  try {
    expectOurs(database);
    await beside(to, async (part) => {
      await copyMoment(database, part);
      await expectNotInUse(to);
      await moveInto(part, to);
    });
  } catch (error) {
    throw refusalOf(error);
  } finally {
    database.close();
  }
}

/**
 * Puts a backup in the place of a store nobody is using. It is copied and checked first; what was there is kept under
 * another name, which is given back.
 */
export async function restoreSqlite(
  from: string,
  to: string,
  { now = Date.now }: { readonly now?: () => number } = {},
): Promise<{ readonly kept: string | undefined }> {
  if (!(await isFile(from))) throw new StoreRefused('no-store');
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    return await beside(to, async (part) => {
      await fetchCopy(from, part);
      check(part);
      const kept = await setAside(to, now());
      await moveInto(part, to);
      return { kept };
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A backup is one file and may lie where nothing can be written. A store with a log beside it is read through SQLite. */
async function fetchCopy(from: string, part: string): Promise<void> {
  if (!(await isFile(`${from}-wal`))) return copyFile(from, part);
  const source = new SqliteDatabase(from, { readonly: true });
  try {
    await copyMoment(source, part);
  } finally {
    source.close();
  }
}

/** What others write meanwhile would make the copy start again and again; so it looks at one moment only. */
async function copyMoment(source: Database, part: string): Promise<void> {
  source.exec('begin');
  source.prepare('select 1 from sqlite_schema').get();
  await source.backup(part);
}

/** A backup must not take the place of a store that is open, least of all its own. */
async function expectNotInUse(path: string): Promise<void> {
  if (await isFile(`${path}-wal`)) throw new StoreRefused('store-in-use');
}

function expectOurs(database: Database): void {
  const found = identify(database);
  if (found === 'empty') throw new StoreRefused('foreign-store');
  if (found === 'newer') throw new StoreRefused('newer-store');
}

function check(path: string): void {
  const copy = new SqliteDatabase(path);
  try {
    expectOurs(copy);
    const found = copy.pragma('integrity_check', { simple: true });
    const orphans = copy.pragma('foreign_key_check') as unknown[];
    if (found !== 'ok' || orphans.length > 0)
      throw new StoreRefused('broken-store', new Error(String(found)));
  } finally {
    copy.close();
  }
}

/** Ends write-ahead logging, which ties a database to files beside it. */
function inOneFile(path: string): void {
  const copy = new SqliteDatabase(path, { timeout: 0 });
  try {
    copy.pragma('journal_mode = delete');
  } finally {
    copy.close();
  }
}

/** The old database gets a second name before the new one takes its place: at no moment is there none. */
async function setAside(path: string, now: number): Promise<string | undefined> {
  const kept = `${path}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '')}`;
  const isThere = await isFile(path);
  if (isThere) {
    foldIn(path);
    await link(path, kept).catch(() => copyFile(path, kept, constants.COPYFILE_EXCL));
  }
  // A log that could not be folded in must not be mistaken for one of the new database.
  for (const suffix of ['-wal', '-shm']) {
    if (await isFile(path + suffix)) await rename(path + suffix, kept + suffix);
  }
  await syncFolder(path);
  return isThere ? kept : undefined;
}

/** Makes a database one whole file, if that is possible. Refused while a server has it open, and if it is not ours. */
function foldIn(path: string): void {
  const database = new SqliteDatabase(path, { timeout: 0 });
  try {
    identify(database);
    database.pragma('journal_mode = delete');
  } catch (error) {
    if (isBusy(error)) throw new StoreRefused('store-in-use', error);
    const refused = refusalOf(error);
    // A broken one stays as it is: this is why somebody restores.
    if (!(refused instanceof StoreRefused) || refused.code === 'foreign-store') throw refused;
  } finally {
    database.close();
  }
}

/** Work on a file in a folder of its own beside its destination, which is gone afterwards. */
async function beside<T>(path: string, work: (part: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(`${path}.part-`);
  try {
    return await work(join(folder, 'copy'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function moveInto(part: string, path: string): Promise<void> {
  inOneFile(part);
  await chmod(part, 0o600);
  const file = await open(part, 'r+');
  await file.sync().finally(() => file.close());
  await rename(part, path);
  await syncFolder(path);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
