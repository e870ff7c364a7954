// A database of the first schema becomes one of this program, with everything in it, or stays as it was.

import { readFileSync, statSync } from 'node:fs';
import SqliteDatabase, { type Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeOlder } from '../scripts/parts/older-store.ts';
import { Folder } from './sqlite.bench.ts';
import { anEntry, ids, upTo } from './store.rows.ts';

const STATUSES = ['gathering', 'playing', 'over', 'closed'] as const;

let folder: Folder;
beforeEach(async () => {
  folder = await Folder.make();
});
afterEach(() => folder.remove());

const older = (fillIn: (database: Database) => void): string => makeOlder(folder.file('store.db'), fillIn);

function fill(database: Database): void {
  for (const id of ['p-arya', 'p-sansa'])
    database.exec(`
      insert into people values ('${id}', 'Name of ${id}', 7);
      insert into accounts values ('${id}', 'login of ${id}', 'hash');
      insert into sessions values ('key of ${id}', '${id}', 8)`);
  const insert = database.prepare(`
    insert into tables (key, id, game, rules_version, status, listed, created_at, changed_at, body)
    values (?, ?, 'agot', 3, ?, ?, 100, ?, ?)`);
  const chairs = {
    stark: { person: { id: 'p-arya', name: 'Arya "No One"' }, recovery: 'x' },
    lannister: { person: { id: 'p-sansa', name: 'Sansa' } },
    'the "north"': { bot: 'squire', person: { id: 'p-third', name: '' } },
    tyrell: { bot: 'knight' },
    martell: {},
  };
  for (const [at, status] of STATUSES.entries())
    insert.run(
      at + 1,
      status,
      status,
      at % 2,
      200 + at,
      JSON.stringify({ config: {}, chairs, host: 'p-arya' }),
    );
  // Bodies are the tables' own business, also those that are none.
  const odd = [
    '',
    'no JSON',
    '{}',
    '[]',
    '5',
    '{"chairs":5}',
    '{"chairs":["p-arya"]}',
    '{"chairs":{"a":"b"}}',
  ];
  odd.push(
    '{"chairs":{"a":{"person":"p-arya"},"b":{"person":{"id":5}}}}',
    '{"chairs":{"a":{"person":null}}}',
  );
  for (const [at, body] of odd.entries()) insert.run(at + 10, `odd-${at}`, 'playing', 1, 50, body);
  for (const table of [1, 2, 3, 4])
    for (const seq of upTo(3)) {
      database.prepare('insert into entries values (?, ?, ?, ?)').run(table, seq, seq, `{"answer":${seq}}`);
      database.prepare('insert into entry_keys values (?, ?, ?)').run(table, Buffer.alloc(12, seq), seq);
    }
  database.prepare('insert into snapshots values (2, 3, ?)').run(Buffer.from([1, 2, 3]));
  const say = database.prepare('insert into messages values (2, ?, ?, ?, ?)');
  for (const [at, key] of ['p-arya:k:1', 'p-sansa:k1', 'p-arya:k2', ':k', 'bare'].entries())
    say.run(at + 1, key, at + 1, `said ${at}`);
}

describe('A database of the first schema', () => {
  it('keeps everything, and knows who sits where', async () => {
    older(fill);
    const store = await folder.open();
    expect(await store.person('p-arya')).toEqual({ id: 'p-arya', name: 'Name of p-arya', createdAt: 7 });
    expect(await store.session('key of p-sansa')).toEqual({
      ...{ keyHash: 'key of p-sansa', person: 'p-sansa', createdAt: 8, usedAt: 8 },
    });
    expect((await store.account('login of p-arya'))?.person).toBe('p-arya');
    for (const [at, status] of STATUSES.entries()) {
      const row = await store.table(status);
      expect(row).toMatchObject({
        status,
        rulesVersion: 3,
        listed: at % 2 === 1,
        createdAt: 100,
        version: 1,
      });
      expect(row).toMatchObject({ changedAt: 200 + at });
      // Where bots play or clocks run, somebody has to look; where nobody does, nobody is woken.
      expect(row?.turn).toEqual(status === 'playing' ? { seq: 0, asked: [], due: 0 } : undefined);
      expect(JSON.parse(row!.body)).toMatchObject({ chairs: { martell: {} }, host: 'p-arya' });
      expect((await store.entries(status, 0)).map(({ at: time }) => time)).toEqual([101, 102, 103]);
      expect(await store.append(anEntry(status, 4))).toEqual({ ok: true });
    }
    for (const person of ['p-arya', 'p-sansa', 'p-third'])
      expect(ids(await store.tablesOf(person, 9))).toEqual(['playing', 'gathering']);
    expect((await store.snapshot('playing'))?.seq).toBe(3);

    await store.updateTable('over', { status: 'playing' });
    expect(ids(await store.tablesOf('p-sansa', 9))).toEqual(['over', 'playing', 'gathering']);
    expect(
      await store.updateTable('over', {}, { version: 2, turn: { seq: 4, asked: ['stark'], due: 9 } }),
    ).toBe(true);
    expect(ids(await store.due(9, 9))).toEqual(['playing', 'over']);
    expect(await store.serviceTime()).toBe(0);
    expect(await store.secret()).toMatch(/^[0-9a-f]{64}$/);

    await store.deletePerson('p-arya');
    expect((await store.messages('playing', 0, 9)).map(({ key }) => key)).toEqual([
      'p-sansa:k1',
      ':k',
      'bare',
    ]);
  });

  it('is as it was when something of it cannot be carried over, and can be opened later', async () => {
    const path = older((database) => {
      fill(database);
      // In the way of what is added.
      database.exec('create table bans (nobody text)');
    });
    await expect(folder.open()).rejects.toThrow('already exists');
    const database = new SqliteDatabase(path);
    expect(database.pragma('user_version', { simple: true })).toBe(1);
    expect(database.prepare('select name from kysely_migration').pluck().all()).toEqual(['0001-tables']);
    const columns = database.prepare("select name from pragma_table_info('tables')").pluck().all();
    expect(columns).not.toContain('version');
    expect(database.prepare('select count(*) from tables').pluck().get()).toBe(14);
    database.exec('drop table bans');
    database.close();
    expect(ids(await (await folder.open()).tablesOf('p-arya', 9))).toEqual(['playing', 'gathering']);
  });

  it('is carried over once when two servers start together', async () => {
    older(fill);
    const [one, two] = await Promise.all([folder.open(), folder.open()]);
    expect(await one.secret()).toBe(await two.secret());
    expect(ids(await two.tablesOf('p-arya', 9))).toEqual(['playing', 'gathering']);
  });

  it('keeps its free pages, and says that none can be given back', async () => {
    const path = older(fill);
    const store = await folder.open();
    await store.putSnapshot({ table: 'over', seq: 4, body: new Uint8Array(400_000) });
    await store.forget({ ended: 1e6 });
    expect(await store.tidy(10)).toBe(0);
    await store.close();
    expect(statSync(path).size).toBeGreaterThan(400_000);
  });
});

it('A new database gives what is deleted back to the disk', async () => {
  const path = folder.file('store.db');
  const store = await folder.open();
  const row = { id: 't', game: 'agot', rulesVersion: 1, status: 'over', listed: true, body: '' } as const;
  await store.addTable({ ...row, createdAt: 1, changedAt: 1 });
  await store.putSnapshot({ table: 't', seq: 1, body: new Uint8Array(4_000_000) });
  await store.forget({ ended: 2 });
  while ((await store.tidy(200)) > 0);
  await store.close();
  expect(statSync(path).size).toBeLessThan(400_000);
  expect(readFileSync(path).readUInt32BE(64)).toBe(1); // incremental, says the header
});
