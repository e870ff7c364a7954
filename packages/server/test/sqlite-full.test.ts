// A disk that fills up: what does not fit is refused, what was acknowledged stays, and it goes on when there is room.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StorageFailed, type Store } from '../src/store/store.ts';
import { Folder } from './sqlite.bench.ts';
import { aTable, anEntry } from './store.rows.ts';

const body = 'x'.repeat(900);
const TABLES = Array.from({ length: 10 }, (_, at) => `t-${at}`);

/** Appends to ten tables at once until the storage refuses; how many of each were acknowledged. */
async function fill(store: Store): Promise<number> {
  for (let seq = (await store.lastSeq('t-0')) + 1; ; seq++) {
    const turn = TABLES.map((table) => store.append(anEntry(table, seq, { body }), { changedAt: seq }));
    const said = await Promise.allSettled(turn);
    if (said.every(({ status }) => status === 'fulfilled')) continue;
    for (const one of said) {
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'storage-full' } });
      expect(one.status === 'rejected' && one.reason).toBeInstanceOf(StorageFailed);
    }
    return seq - 1;
  }
}

async function expectExactly(store: Store, answers: number): Promise<void> {
  for (const id of TABLES) {
    const entries = await store.entries(id, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: answers }, (_, at) => at + 1));
    expect((await store.table(id))?.changedAt).toBe(answers);
    expect(await store.seqOf(id, `key-${answers + 1}`)).toBeUndefined();
  }
}

async function appendToAll(store: Store, seq: number): Promise<void> {
  const turn = TABLES.map((table) => store.append(anEntry(table, seq, { body }), { changedAt: seq }));
  expect((await Promise.all(turn)).every(({ ok }) => ok)).toBe(true);
}

describe('A store that may not grow', () => {
  let folder: Folder;
  beforeEach(async () => {
    folder = await Folder.make();
  });
  afterEach(() => folder.remove());

  it('refuses, keeps what it acknowledged, and goes on when there is room', async () => {
    const store = await folder.open('store.db', { maxBytes: 600_000 });
    await store.addTable(aTable('old', { status: 'over', changedAt: 1 }));
    await store.putSnapshot({ table: 'old', seq: 1, body: new Uint8Array(100_000) });
    await Promise.all(TABLES.map((id) => store.addTable(aTable(id, { changedAt: 0 }))));
    const answers = await fill(store);
    expect(answers).toBeGreaterThan(10);
    await expectExactly(store, answers);
    await expect(store.addTable(aTable('new', { body: 'x'.repeat(50_000) }))).rejects.toMatchObject({
      code: 'storage-full',
    });
    expect(await store.table('new')).toBeUndefined();

    expect(await store.forget(2)).toBe(1); // the same connection: nothing has to be opened again
    await appendToAll(store, answers + 1);
    await expectExactly(store, answers + 1);
  });

  it('goes on where it was when it may grow again', async () => {
    const small = await folder.open('store.db', { maxBytes: 300_000 });
    await Promise.all(TABLES.map((id) => small.addTable(aTable(id, { changedAt: 0 }))));
    const answers = await fill(small);
    await small.close();
    const store = await folder.open();
    await expectExactly(store, answers);
    await appendToAll(store, answers + 1);
  });
});

/** Mounting takes rights that tests seldom have. */
function mounted(path: string): boolean {
  mkdirSync(path, { recursive: true });
  return system('mount', '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', path);
}

function system(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

describe('A file system of two megabytes', async () => {
  const folder = await Folder.make();
  const disk = folder.file('disk');
  const canMount = mounted(disk);
  const ballast = `${disk}/ballast`;

  afterAll(async () => {
    await folder.remove().catch(() => undefined); // the mount point itself is busy
    if (canMount) system('umount', disk);
    rmSync(folder.path, { recursive: true, force: true });
  });

  describe.skipIf(!canMount)('is really full', () => {
    let store: Store;
    let answers: number;
    beforeAll(async () => {
      store = await folder.open('disk/store.db');
      await Promise.all(TABLES.map((id) => store.addTable(aTable(id, { changedAt: 0 }))));
      writeFileSync(ballast, new Uint8Array(900_000));
      answers = await fill(store);
    });

    it('and everything acknowledged is there', async () => {
      expect(answers).toBeGreaterThan(10);
      await expectExactly(store, answers);
    });

    it('and goes on refusing', async () => {
      // What is left after the log was folded into the database fills up too.
      for (let time = 0; time < 5; time++) answers = await fill(store);
      await expectExactly(store, answers);
      const snapshot = store.putSnapshot({ table: 't-1', seq: 1, body: new Uint8Array(1_000_000) });
      await expect(snapshot).rejects.toMatchObject({ code: 'storage-full' });
      expect(await store.snapshot('t-1')).toBeUndefined();
    });

    it('and has no room for a backup, nor for half of one', async () => {
      await expect(store.backup(`${disk}/backup`)).rejects.toMatchObject({ code: 'storage-full' });
      expect(readdirSync(disk).filter((name) => !name.startsWith('store.db'))).toEqual(['ballast']);
    });

    it('and works again when there is space', async () => {
      rmSync(ballast);
      await appendToAll(store, answers + 1);
      await expectExactly(store, answers + 1);
      await store.close();
      const database = new SqliteDatabase(`${disk}/store.db`);
      expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
      database.close();
      const again = await folder.open('disk/store.db');
      await expectExactly(again, answers + 1);
    });
  });
});
