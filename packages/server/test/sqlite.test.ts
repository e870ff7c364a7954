import { readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../src/store/connection.ts';
import { Folder } from './sqlite.bench.ts';
import { storeContract } from './store.contract.ts';
import { aTable, anEntry } from './store.rows.ts';

storeContract('SQLite', async () => {
  const folder = await Folder.make();
  let store = await folder.open();
  return {
    store,
    async reopen() {
      await store.close();
      store = await folder.open();
      return store;
    },
    second: () => folder.open(),
    backupPath: folder.file('backup.db'),
    openBackup: () => folder.open('backup.db'),
    dispose: () => folder.remove(),
  };
});

/** How many transactions the log beside the database holds: frames that tell the size of the database end one. */
function commitsIn(log: Buffer): number {
  const pageSize = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at + 24 + pageSize <= log.length; at += 24 + pageSize) {
    if (log.subarray(at + 8, at + 16).equals(salt) && log.readUInt32BE(at + 4) > 0) commits++;
  }
  return commits;
}

describe('SQLite', () => {
  let folder: Folder;
  beforeEach(async () => {
    folder = await Folder.make();
  });
  afterEach(() => folder.remove());

  it('waits for the disk at every commit', async () => {
    const { database, cold } = await connect(folder.file('store.db'));
    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'];
    expect(settings.map((name) => database.pragma(name, { simple: true }))).toEqual(['wal', 2, 1, 2_000]);
    await cold.destroy();
  });

  it('commits what comes in one turn together, and separate turns apart', async () => {
    const store = await folder.open();
    const commits = () => commitsIn(readFileSync(folder.file('store.db-wal')));
    const tables = Array.from({ length: 100 }, (_, at) => `t-${at}`);
    await Promise.all(tables.map((id) => store.addTable(aTable(id))));
    const before = commits();
    await Promise.all([
      ...tables.map((id) => store.append(anEntry(id, 1))),
      store.addMessage({ table: 't-1', key: 'm', body: 'hi', at: 1 }),
      store.updateTable('t-2', { status: 'over' }),
    ]);
    expect(commits()).toBe(before + 1);
    await store.append(anEntry('t-1', 2));
    await store.append(anEntry('t-1', 3));
    expect(commits()).toBe(before + 3);
    await store.append(anEntry('t-1', 3)); // repeated: nothing to write
    expect(commits()).toBe(before + 3);
  });

  it('is a file for its owner only', async () => {
    const store = await folder.open('made/on/the/way/store.db');
    await store.addTable(aTable('t-1'));
    for (const file of ['store.db', 'store.db-wal']) {
      expect(statSync(folder.file(`made/on/the/way/${file}`)).mode & 0o777).toBe(0o600);
    }
  });

  it('is set up once when two servers start together', async () => {
    const [one, , three] = await Promise.all([folder.open(), folder.open(), folder.open()]);
    await one.addTable(aTable('t-1'));
    expect(await three.table('t-1')).toEqual(aTable('t-1'));
  });

  it('refuses to work after it was closed, and closes twice without complaint', async () => {
    const store = await folder.open();
    await store.close();
    await store.close();
    await expect(store.addTable(aTable('t-1'))).rejects.toThrow('not open');
    await expect(store.table('t-1')).rejects.toThrow('not open');
  });
});
