// Lines that wait in the journal are as true as those in their tables, whoever looks and whatever happens meanwhile.

import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store, Turn } from '../src/store/store.ts';
import { Folder } from './sqlite.bench.ts';
import { aTable, anEntry, CREATED, kept, seqs, upTo } from './store.rows.ts';

const TABLES = ['t-1', 't-2', 't-3'];
const turn = (seq: number): Turn => ({ seq, asked: ['stark'], due: 100 + seq, clock: `{"left":${seq}}` });

let folder: Folder;
beforeEach(async () => {
  folder = await Folder.make();
});
afterEach(() => folder.remove());

/** Each table gets so many lines, one commit for each round. */
async function play(store: Store, from: number, to: number, tables = TABLES): Promise<void> {
  for (let seq = from; seq <= to; seq++)
    await Promise.all(tables.map((id) => store.append(anEntry(id, seq), undefined, { turn: turn(seq) })));
}

async function opened(waitingLines: number): Promise<Store> {
  const store = await folder.open('store.db', { waitingLines });
  await Promise.all(TABLES.map((id) => store.addTable(aTable(id))));
  return store;
}

/** Looks at the file itself. */
function counted(what: string): number {
  const database = new SqliteDatabase(folder.file('store.db'), { readonly: true });
  try {
    return database.prepare<[], number>(`select count(*) from ${what}`).pluck().get()!;
  } finally {
    database.close();
  }
}

async function expectUpTo(store: Store, last: number, tables = TABLES): Promise<void> {
  for (const id of tables) {
    expect(seqs(await store.entries(id, 0))).toEqual(upTo(last));
    expect(await store.lastSeq(id)).toBe(last);
    for (const seq of upTo(last)) expect(await store.seqOf(id, `key-${seq}`)).toBe(seq);
    expect((await store.table(id))?.turn).toEqual(turn(last));
  }
  expect(await store.lastEntries(tables)).toEqual(tables.map((table) => ({ table, at: CREATED + last })));
}

describe('The journal', () => {
  it('takes what is committed together as one row, and is read with the tables', async () => {
    const store = await opened(1_000);
    await play(store, 1, 4);
    expect([counted('journal'), counted('entries'), counted('entry_keys'), counted('turns')]).toEqual([
      4, 0, 0, 0,
    ]);
    await expectUpTo(store, 4);
    expect(await store.entries('t-1', 2)).toEqual([3, 4].map((seq) => kept(anEntry('t-1', seq))));
  });

  it('carries the oldest lines to their tables and lets go of its oldest rows', async () => {
    const store = await opened(5);
    await play(store, 1, 40);
    expect(counted('entries')).toBe(3 * 40 - 3);
    expect(counted('entry_keys')).toBe(3 * 40 - 3);
    expect(counted('journal')).toBeLessThan(4);
    await expectUpTo(store, 40);
  });

  it('is empty after an orderly end', async () => {
    const store = await opened(1_000);
    await play(store, 1, 10);
    await store.close();
    expect([counted('journal'), counted('entries')]).toEqual([0, 30]);
    await expectUpTo(await folder.open(), 10);
  });

  it('is found by whoever opens the file of a server that was killed', async () => {
    const store = await opened(7);
    await play(store, 1, 10);
    // As it lies on the disk at this moment, without a chance to end anything.
    for (const suffix of ['', '-wal'])
      copyFileSync(folder.file(`store.db${suffix}`), folder.file(`killed.db${suffix}`));
    const after = await folder.open('killed.db', { waitingLines: 7 });
    await expectUpTo(after, 10);
    await play(after, 11, 20);
    await expectUpTo(after, 20);
  });

  it('is the same for two servers on one file, whichever of them carries', async () => {
    const one = await opened(4);
    const two = await folder.open('store.db', { waitingLines: 2 });
    for (let seq = 1; seq <= 12; seq += 2) {
      await play(one, seq, seq);
      await expectUpTo(two, seq);
      await play(two, seq + 1, seq + 1);
      await expectUpTo(one, seq + 1);
    }
    const [first, second] = await Promise.all([
      one.append(anEntry('t-1', 13, { key: 'first' })),
      two.append(anEntry('t-1', 13, { key: 'second' })),
    ]);
    expect([first, second].filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('knows a command that comes again, waiting or carried', async () => {
    const store = await opened(5);
    await play(store, 1, 6);
    for (const seq of upTo(6))
      expect(await store.append(anEntry('t-1', 7, { key: `key-${seq}` }))).toEqual({
        ok: false,
        why: 'repeated',
        seq,
      });
  });

  it('gives up a line that is given anew', async () => {
    const store = await opened(1_000);
    await play(store, 1, 3);
    const anew = anEntry('t-1', 2, { key: 'anew', body: '{"answer":"anew"}' });
    expect(await store.revise(anew, 3)).toEqual({ ok: true });
    const after = await folder.open();
    for (const one of [store, after]) {
      expect((await one.entries('t-1', 0)).map(({ body }) => body)).toEqual([
        '{"answer":1}',
        '{"answer":"anew"}',
        '{"answer":3}',
      ]);
      expect([await one.seqOf('t-1', 'key-2'), await one.seqOf('t-1', 'anew')]).toEqual([2, 2]);
    }
  });

  it('says who is due, by the last that was said', async () => {
    const store = await opened(1_000);
    await play(store, 1, 2, ['t-1', 't-2']);
    await store.append(anEntry('t-3', 1), undefined, { turn: { seq: 1, asked: [], due: 7 } });
    const all = [
      { id: 't-3', due: 7 },
      { id: 't-1', due: 102 },
      { id: 't-2', due: 102 },
    ];
    expect(await store.due(200, 9)).toEqual(all);
    expect(await store.due(101, 9)).toEqual(all.slice(0, 1));
    expect(await store.due(200, 2)).toEqual(all.slice(0, 2));
    await store.updateTable('t-1', { status: 'over' });
    expect(await store.due(200, 9)).toEqual([all[0], all[2]]);
    expect((await store.table('t-1'))?.turn).toEqual({ seq: 2, asked: ['stark'], clock: '{"left":2}' });
  });

  it('holds a table in play that looks abandoned to its row and its log', async () => {
    const store = await opened(1_000);
    await store.append(anEntry('t-1', 1, { at: CREATED + 5_000 }));
    expect(await store.forget({ abandoned: CREATED + 4_000 })).toBe(2);
    expect(await store.table('t-1')).toBeDefined();
    expect(await store.forget({ abandoned: CREATED + 6_000 })).toBe(1);
  });

  it('leaves nothing of a table that is gone to the next one', async () => {
    const store = await opened(1_000);
    await play(store, 1, 5);
    await store.updateTable('t-3', { status: 'over' });
    expect(await store.forget({ ended: CREATED + 1 })).toBe(1);
    await store.addTable(aTable('t-3'));
    for (const one of [store, await folder.open()]) {
      expect(await one.entries('t-3', 0)).toEqual([]);
      expect(await one.lastSeq('t-3')).toBe(0);
      expect(await one.seqOf('t-3', 'key-1')).toBeUndefined();
    }
    expect(await store.append(anEntry('t-3', 1, { body: '"new"' }))).toEqual({ ok: true });
    await store.close();
    const after = await folder.open();
    expect(await after.entries('t-3', 0)).toEqual([kept(anEntry('t-3', 1, { body: '"new"' }))]);
    await expectUpTo(after, 5, ['t-1', 't-2']);
  });

  it('is in a backup, taken from within and from outside', async () => {
    const store = await opened(1_000);
    await play(store, 1, 4);
    await store.backup(folder.file('within.db'));
    await expectUpTo(await folder.open('within.db'), 4);
    const script =
      "import { backupSqlite } from './src/store/sqlite.ts'; await backupSqlite(process.argv[1], process.argv[2]);";
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...['--conditions=source', '--input-type=module', '--eval', script],
        ...[folder.file('store.db'), folder.file('outside.db')],
      ],
      { cwd: new URL('..', import.meta.url), encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    await expectUpTo(await folder.open('outside.db'), 4);
  });

  it.each(['nonsense', '{}', '[1]'])(
    'that cannot be read (%s) is refused with the whole store',
    async (body) => {
      const store = await opened(1_000);
      await play(store, 1, 2);
      copyFileSync(folder.file('store.db'), folder.file('broken.db'));
      copyFileSync(folder.file('store.db-wal'), folder.file('broken.db-wal'));
      const database = new SqliteDatabase(folder.file('broken.db'));
      database.prepare('update journal set body = ? where number = 2').run(body);
      database.close();
      await expect(folder.open('broken.db')).rejects.toMatchObject({ code: 'broken-store' });
    },
  );

  it('forgets what a transaction that came to nothing would have added', async () => {
    const store = await opened(1_000);
    await play(store, 1, 2);
    const [good, gap, taken] = await Promise.allSettled([
      store.append(anEntry('t-1', 3), undefined, { turn: turn(3) }),
      store.append(anEntry('t-2', 9)),
      store.append(anEntry('t-3', 2, { key: 'late' })),
    ]);
    expect(good).toEqual({ status: 'fulfilled', value: { ok: true } });
    expect(gap).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('would follow') },
    });
    expect(taken).toEqual({ status: 'fulfilled', value: { ok: false, why: 'taken' } });
    for (const one of [store, await folder.open()]) {
      await expectUpTo(one, 3, ['t-1']);
      await expectUpTo(one, 2, ['t-2', 't-3']);
    }
  });
});
