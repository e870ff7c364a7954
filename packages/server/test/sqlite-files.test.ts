import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupSqlite, openSqlite, restoreSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { Folder } from './sqlite.bench.ts';
import { aTable, anEntry, during, upTo } from './store.rows.ts';

let folder: Folder;
beforeEach(async () => {
  folder = await Folder.make();
});
afterEach(() => folder.remove());

/** A database by somebody else. */
function foreign(name: string): string {
  const path = folder.file(name);
  const database = new SqliteDatabase(path);
  database.exec("create table recipes (name text); insert into recipes values ('lemon cakes')");
  database.close();
  return path;
}

/** A store with one table and some answers, in a file nobody has open. */
async function filled(name: string, answers: number): Promise<string> {
  const store = await folder.open(name);
  await store.addTable(aTable('t-1'));
  for (let seq = 1; seq <= answers; seq++) await store.append(anEntry('t-1', seq, { body: 'x'.repeat(500) }));
  await store.close();
  return folder.file(name);
}

function edited(path: string, edit: (database: SqliteDatabase.Database) => void): string {
  const database = new SqliteDatabase(path);
  edit(database);
  database.close();
  return path;
}

const newer = (path: string) => edited(path, (database) => database.pragma('user_version = 99'));

/** The same length, but the middle of it is rubbish. */
function damaged(path: string, from = 8_192, to = -4_096): string {
  const bytes = readFileSync(path);
  bytes.fill(0x5a, from, to < 0 ? bytes.length + to : to);
  writeFileSync(path, bytes);
  return path;
}

/** Everything is there, but an index is rubbish. */
function damagedIndex(path: string): string {
  let page = 0;
  edited(path, (database) => {
    page = database
      .prepare<[], number>("select rootpage from sqlite_schema where name = 'tables_by_status'")
      .pluck()
      .get()!;
  });
  return damaged(path, (page - 1) * 4_096, page * 4_096);
}

function textFile(name: string): string {
  writeFileSync(folder.file(name), 'When you play the game of thrones, you win or you die.\n'.repeat(500));
  return folder.file(name);
}

const everything = () => readdirSync(folder.path).sort();

/** Files as a power failure leaves them: the last answers are in the log only. */
async function crashed(answers: number, { folded = 0 } = {}): Promise<string> {
  mkdirSync(folder.file('running'));
  await filled('running/store.db', folded);
  const store: Store = await folder.open('running/store.db');
  for (let seq = folded + 1; seq <= folded + answers; seq++) await store.append(anEntry('t-1', seq));
  for (const suffix of ['', '-wal']) {
    copyFileSync(folder.file(`running/store.db${suffix}`), folder.file(`store.db${suffix}`));
  }
  await store.close();
  return folder.file('store.db');
}

describe('A file that is opened', () => {
  it.each([
    ['foreign-store', async () => foreign('it')],
    ['newer-store', async () => newer(await filled('it', 1))],
    ['broken-store', async () => textFile('it')],
  ])('is refused as %s and left as it is', async (code, make) => {
    const path = await make();
    const [bytes, files] = [readFileSync(path), everything()];
    await expect(folder.open('it')).rejects.toMatchObject({ name: 'Error', code });
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(everything()).toEqual(files);
  });

  it('is refused with a code where nothing can be made', async () => {
    writeFileSync(folder.file('file'), '');
    for (const path of ['/proc/self/store.db', folder.file('file/store.db')])
      await expect(openSqlite(path)).rejects.toMatchObject({ name: 'Error', code: 'storage-failed' });
  });

  it('may be empty: it becomes a store', async () => {
    writeFileSync(folder.file('it'), '');
    const store = await folder.open('it');
    expect(await store.listTables({ limit: 1, all: true })).toEqual([]);
  });

  it('has the names of its migrations and its version in it', async () => {
    edited(await filled('it', 1), (database) => {
      expect(database.prepare('select name from kysely_migration').pluck().all()).toEqual([
        '0001-tables',
        '0002-seats',
      ]);
      expect(database.pragma('user_version', { simple: true })).toBe(2);
      expect(database.pragma('application_id', { simple: true })).toBe(0x54546872);
    });
  });
});

describe('A backup', () => {
  it('replaces an older one, stands alone, and leaves nothing else behind', async () => {
    const path = await filled('store.db', 30);
    const store = await folder.open();
    await store.backup(folder.file('copy'));
    await store.append(anEntry('t-1', 31));
    await store.backup(folder.file('copy'));
    await store.close();
    expect(everything()).toEqual(['copy', 'store.db']);
    expect(statSync(folder.file('copy')).mode & 0o777).toBe(0o600);
    expect(readFileSync(folder.file('copy'))[18]).toBe(1); // no write-ahead log: it can be read where nothing can be written
    expect(statSync(path).size).toBeGreaterThan(10_000);
    const copy = await folder.open('copy');
    expect(await copy.lastSeq('t-1')).toBe(31);
  });

  it('can be made from outside, in use or not', async () => {
    const path = await filled('store.db', 3);
    await backupSqlite(path, folder.file('idle'));
    expect(await (await folder.open('idle')).lastSeq('t-1')).toBe(3);

    const store = await folder.open();
    const body = 'x'.repeat(5_000);
    let last = 3;
    // Large enough to be copied in several steps.
    await Promise.all(upTo(300).map(() => store.append(anEntry('t-1', ++last, { body }))));
    await during(backupSqlite(path, folder.file('busy')), async () => {
      await store.append(anEntry('t-1', ++last, { body }));
    });
    const seq = await (await folder.open('busy')).lastSeq('t-1');
    expect(seq).toBeGreaterThanOrEqual(303);
    expect(seq).toBeLessThan(last);
  });

  it('does not take the place of a store in use, such as its own', async () => {
    const path = await filled('store.db', 3);
    const store = await folder.open();
    await expect(store.backup(path)).rejects.toMatchObject({ code: 'store-in-use' });
    await expect(backupSqlite(path, path)).rejects.toMatchObject({ code: 'store-in-use' });
    await store.append(anEntry('t-1', 4));
    await store.close();
    await expect(backupSqlite(path, path)).rejects.toMatchObject({ code: 'store-in-use' });
    expect(everything()).toEqual(['store.db']);
    expect(await (await folder.open()).lastSeq('t-1')).toBe(4);
  });

  it('from outside refuses what is not a store', async () => {
    await expect(backupSqlite(folder.file('none'), folder.file('copy'))).rejects.toMatchObject({
      code: 'no-store',
    });
    await expect(backupSqlite(foreign('it'), folder.file('copy'))).rejects.toMatchObject({
      code: 'foreign-store',
    });
    await expect(backupSqlite(textFile('text'), folder.file('copy'))).rejects.toMatchObject({
      code: 'broken-store',
    });
    expect(everything()).toEqual(['it', 'text']);
  });
});

const restore = (from: string) =>
  restoreSqlite(from, folder.file('store.db'), { now: () => 1_790_000_000_000 });
const KEPT = 'store.db.before-2026-09-21T141320000Z';
const lastSeq = async (name: string) => (await folder.open(name)).lastSeq('t-1');

describe('Restoring', () => {
  it('puts the backup in place and keeps what was there', async () => {
    const from = await filled('backup', 5);
    await filled('store.db', 8);
    expect(await restore(from)).toEqual({ kept: folder.file(KEPT) });
    expect(everything()).toEqual(['backup', 'store.db', KEPT]);
    expect(await lastSeq('store.db')).toBe(5);
    expect(await lastSeq(KEPT)).toBe(8);
  });

  it('needs nothing to be there, not even the folder', async () => {
    const from = await filled('backup', 5);
    expect(await restoreSqlite(from, folder.file('new/store.db'))).toEqual({ kept: undefined });
    expect(await lastSeq('new/store.db')).toBe(5);
  });

  it('is not led astray by the log of a store that was deleted', async () => {
    const from = await filled('backup', 5);
    rmSync(await crashed(10));
    expect(await restore(from)).toEqual({ kept: undefined });
    expect(everything()).toEqual(['backup', 'running', 'store.db', `${KEPT}-wal`]);
    expect(await lastSeq('store.db')).toBe(5);
  });

  it.each([
    ['no-store', async () => folder.file('nothing')],
    ['broken-store', async () => textFile('backup')],
    ['broken-store', async () => damaged(await filled('backup', 100))],
    ['broken-store', async () => damagedIndex(await filled('backup', 1))],
    ['no-store', async () => folder.path],
    ['foreign-store', async () => foreign('backup')],
    ['newer-store', async () => newer(await filled('backup', 2))],
    [
      'foreign-store',
      async () => {
        writeFileSync(folder.file('backup'), '');
        return folder.file('backup');
      },
    ],
    [
      'broken-store',
      async () => {
        const path = await filled('backup', 100);
        truncateSync(path, statSync(path).size - 8_192);
        return path;
      },
    ],
    [
      'broken-store', // whole pages, but an answer without its table
      async () =>
        edited(await filled('backup', 2), (database) => {
          database.pragma('foreign_keys = off');
          database.exec('delete from tables');
        }),
    ],
  ])('refuses as %s what is no good backup, and changes nothing', async (code, make) => {
    const path = await filled('store.db', 8);
    const from = await make();
    const [bytes, files] = [readFileSync(path), everything()];
    await expect(restore(from)).rejects.toMatchObject({ code });
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(everything()).toEqual(files);
  });

  it('refuses while a server has the store open', async () => {
    const from = await filled('backup', 5);
    const store = await folder.open();
    await store.addTable(aTable('t-1'));
    await expect(restore(from)).rejects.toMatchObject({ code: 'store-in-use' });
    expect(await store.append(anEntry('t-1', 1))).toEqual({ ok: true });
    await store.close();
    await restore(from);
    expect(await lastSeq('store.db')).toBe(5);
    expect(await lastSeq(KEPT)).toBe(1);
  });

  it('replaces the store of a newer program, unless that is running', async () => {
    const from = await filled('backup', 5);
    const running = new SqliteDatabase(newer(await filled('store.db', 8)));
    running.prepare('select 1 from tables').get();
    await expect(restore(from)).rejects.toMatchObject({ code: 'store-in-use' });
    running.close();
    expect(await restore(from)).toEqual({ kept: folder.file(KEPT) });
    expect(await lastSeq('store.db')).toBe(5);
    await expect(folder.open(KEPT)).rejects.toMatchObject({ code: 'newer-store' });
  });

  it('does not put itself in the place of a stranger', async () => {
    const from = await filled('backup', 5);
    const bytes = readFileSync(foreign('store.db'));
    await expect(restore(from)).rejects.toMatchObject({ code: 'foreign-store' });
    expect(readFileSync(folder.file('store.db')).equals(bytes)).toBe(true);
    expect(everything()).toEqual(['backup', 'store.db']);
  });

  it('replaces a broken store, whose log does not spill into the new one', async () => {
    const from = await filled('backup', 5);
    const store = await crashed(1, { folded: 100 });
    expect(existsSync(`${store}-wal`)).toBe(true);
    writeFileSync(store, readFileSync(textFile('text')));
    const old = [readFileSync(store), readFileSync(`${store}-wal`)] as const;
    await restore(from);
    expect(existsSync(`${store}-wal`)).toBe(false);
    expect(readFileSync(folder.file(KEPT)).equals(old[0])).toBe(true);
    expect(readFileSync(folder.file(`${KEPT}-wal`)).equals(old[1])).toBe(true);
    expect(await lastSeq('store.db')).toBe(5);
  });

  it('keeps the log of a store that crashed', async () => {
    const from = await filled('backup', 5);
    await crashed(10);
    await restore(from);
    expect(await lastSeq(KEPT)).toBe(10);
    expect(await lastSeq('store.db')).toBe(5);
  });

  it('takes a crashed store as a backup, with its log', async () => {
    const path = await crashed(10);
    await restoreSqlite(path, folder.file('other.db'));
    expect(await lastSeq('other.db')).toBe(10);
  });
});
