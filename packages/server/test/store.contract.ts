// What every store must do, whatever it is made of. `sqlite.test.ts` runs it on SQLite.

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Entry, StorageFailed, type Store } from '../src/store/store.ts';
import { checkAgainstModel, operations } from './store.model.ts';
import { aTable, anEntry, CREATED } from './store.rows.ts';

/** A store to be tested, and what happens around it. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Closes it and opens it again. */
  reopen(): Promise<Store>;
  /** Another server on the same data. */
  second(): Promise<Store>;
  /** A name for a backup that does not exist yet. */
  readonly backupPath: string;
  /** What a backup contains, as a store of its own. */
  openBackup(path: string): Promise<Store>;
  /** Closes everything and cleans up. */
  dispose(): Promise<void>;
}

const kept = ({ key: _key, ...entry }: Entry) => entry;
const ids = (tables: readonly { id: string }[]) => tables.map(({ id }) => id);
const seqs = (entries: readonly { seq: number }[]) => entries.map(({ seq }) => seq);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

export function storeContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name}, by the contract of every store`, () => {
    let bench: StoreUnderTest;
    let store: Store;
    beforeEach(async () => {
      bench = await open();
      store = bench.store;
    });
    afterEach(() => bench.dispose());

    describe('people', () => {
      const arya = { id: 'p-arya', name: 'Arya', createdAt: 5 };
      const key = (keyHash: string, person = arya.id) => ({ keyHash, person, createdAt: 6 });
      const account = { person: arya.id, login: 'arya', passwordHash: '$argon2id$…' };
      beforeEach(() => store.addPerson(arya, key('first')));

      it('are found by their id and by their keys', async () => {
        expect(await store.person('p-arya')).toEqual(arya);
        expect(await store.session('first')).toEqual(key('first'));
        expect(await store.person('nobody')).toBeUndefined();
        expect(await store.session('nothing')).toBeUndefined();
      });

      it('can be renamed; nobody is nobody', async () => {
        await store.renamePerson('p-arya', 'No One 🗡');
        await store.renamePerson('nobody', 'x');
        expect(await store.person('p-arya')).toEqual({ ...arya, name: 'No One 🗡' });
        expect(await store.person('nobody')).toBeUndefined();
      });

      it('come with their key or not at all', async () => {
        const taken = store.addPerson({ ...arya, id: 'p-other' }, key('first', 'p-other'));
        await expect(taken).rejects.not.toBeInstanceOf(StorageFailed);
        expect(await store.person('p-other')).toBeUndefined();
      });

      it('lose one key, or all of them', async () => {
        await store.addPerson({ ...arya, id: 'p-sansa' }, key('hers', 'p-sansa'));
        await store.addSession(key('second'));
        await store.addSession(key('third'));
        await store.revokeSession('second');
        expect(await store.session('second')).toBeUndefined();
        expect(await store.session('third')).toBeDefined();
        await store.revokeSessions('p-arya');
        expect(await store.session('first')).toBeUndefined();
        expect(await store.session('third')).toBeUndefined();
        expect(await store.session('hers')).toBeDefined();
      });

      it('have one account at most, and a login belongs to one', async () => {
        await store.addPerson({ ...arya, id: 'p-jaqen' }, key('his', 'p-jaqen'));
        expect(await store.accountOf('p-arya')).toBeUndefined();
        expect(await store.addAccount(account)).toBe(true);
        expect(await store.addAccount({ ...account, login: 'another' })).toBe(false);
        expect(await store.addAccount({ ...account, person: 'p-jaqen' })).toBe(false);
        expect(await store.account('arya')).toEqual(account);
        expect(await store.accountOf('p-arya')).toEqual(account);
        expect(await store.account('another')).toBeUndefined();
        expect(await store.accountOf('p-jaqen')).toBeUndefined();
      });

      it('do not get a login twice when two ask at once', async () => {
        await store.addPerson({ ...arya, id: 'p-jaqen' }, key('his', 'p-jaqen'));
        const both = [store.addAccount(account), store.addAccount({ ...account, person: 'p-jaqen' })];
        expect(await Promise.all(both)).toEqual([true, false]);
      });
    });

    describe('tables', () => {
      it('are kept as they are', async () => {
        const table = aTable('t-1', { listed: false, body: '{"name":"Königsmund „Ø“ 🐉"}' });
        await store.addTable(table);
        expect(await store.table('t-1')).toEqual(table);
        expect(await store.table('t-2')).toBeUndefined();
      });

      it('change only where they are told to', async () => {
        await store.addTable(aTable('t-1'));
        await store.updateTable('t-1', { status: 'over' });
        expect(await store.table('t-1')).toEqual(aTable('t-1', { status: 'over' }));
        await store.updateTable('t-1', { listed: false, changedAt: CREATED + 9, body: '' });
        const now = { status: 'over', listed: false, changedAt: CREATED + 9, body: '' } as const;
        expect(await store.table('t-1')).toEqual(aTable('t-1', now));
        await store.updateTable('t-1', {});
        expect(await store.table('t-1')).toEqual(aTable('t-1', now));
      });

      it('are not made by an update', async () => {
        await store.updateTable('t-1', { status: 'over' });
        expect(await store.table('t-1')).toBeUndefined();
      });

      it('have an id once', async () => {
        await store.addTable(aTable('t-1'));
        await expect(store.addTable(aTable('t-1', { body: 'other' }))).rejects.not.toBeInstanceOf(
          StorageFailed,
        );
        expect(await store.table('t-1')).toEqual(aTable('t-1'));
      });

      it('are listed with the last changed first, by status, page by page', async () => {
        const statuses = ['gathering', 'playing', 'over', 'closed'] as const;
        for (const at of upTo(12)) {
          const more = { status: statuses[at % 4]!, listed: at !== 5, changedAt: CREATED + ((at * 5) % 13) };
          await store.addTable(aTable(`t-${at}`, more));
        }
        const all = ids(await store.listTables({ limit: 100 }));
        expect(all).toEqual(['t-10', 't-2', 't-7', 't-12', 't-4', 't-9', 't-1', 't-6', 't-11', 't-3', 't-8']);
        const gathering = await store.listTables({ status: 'gathering', limit: 100 });
        expect(ids(gathering)).toEqual(['t-12', 't-4', 't-8']);
        expect(gathering[0]).toEqual(aTable('t-12', { status: 'gathering', changedAt: CREATED + 8 }));

        const paged: string[] = [];
        for (let before: number | undefined; ; ) {
          const page = await store.listTables({ limit: 4, ...(before !== undefined && { before }) });
          if (page.length === 0) break;
          expect(page.length).toBeLessThanOrEqual(4);
          paged.push(...ids(page));
          before = page.at(-1)!.changedAt;
        }
        expect(paged).toEqual(all);
        expect(await store.listTables({ limit: 0 })).toEqual([]);
        expect(await store.listTables({ limit: -1 })).toEqual([]);
      });

      it('in play are all of them, listed or not', async () => {
        await store.addTable(aTable('t-1'));
        await store.addTable(aTable('t-2', { listed: false }));
        await store.addTable(aTable('t-3', { status: 'gathering' }));
        await store.addTable(aTable('t-4', { status: 'over' }));
        const playing = await store.tablesInPlay();
        expect(ids(playing).sort()).toEqual(['t-1', 't-2']);
        expect(playing.find(({ id }) => id === 't-2')).toEqual(aTable('t-2', { listed: false }));
      });
    });

    describe('a log', () => {
      beforeEach(async () => {
        await store.addTable(aTable('t-1'));
        await store.addTable(aTable('t-2'));
      });

      it('begins empty', async () => {
        expect(await store.entries('t-1', 0)).toEqual([]);
        expect(await store.lastSeq('t-1')).toBe(0);
        expect(await store.entries('nowhere', 0)).toEqual([]);
        expect(await store.lastSeq('nowhere')).toBe(0);
        expect(await store.seqOf('nowhere', 'key')).toBeUndefined();
      });

      it('gives back what was appended, in order, from any number on', async () => {
        for (const seq of upTo(12)) expect(await store.append(anEntry('t-1', seq))).toEqual({ ok: true });
        expect(await store.entries('t-1', 0)).toEqual(upTo(12).map((seq) => kept(anEntry('t-1', seq))));
        expect(seqs(await store.entries('t-1', 9))).toEqual([10, 11, 12]);
        expect(await store.entries('t-1', 12)).toEqual([]);
        expect(await store.lastSeq('t-1')).toBe(12);
        expect(await store.lastSeq('t-2')).toBe(0);
      });

      it('keeps times from before the table and long after', async () => {
        const times = [CREATED - 5, 0, CREATED + 4e12];
        for (const [index, at] of times.entries()) await store.append(anEntry('t-1', index + 1, { at }));
        expect((await store.entries('t-1', 0)).map(({ at }) => at)).toEqual(times);
      });

      it('gives a number once', async () => {
        await store.append(anEntry('t-1', 1));
        const late = anEntry('t-1', 1, { key: 'another', body: 'late' });
        expect(await store.append(late, { status: 'over' })).toEqual({ ok: false, why: 'taken' });
        expect(await store.entries('t-1', 0)).toEqual([kept(anEntry('t-1', 1))]);
        expect(await store.seqOf('t-1', 'another')).toBeUndefined();
        expect((await store.table('t-1'))?.status).toBe('playing');
      });

      it('does a command once', async () => {
        await store.append(anEntry('t-1', 1));
        await store.append(anEntry('t-1', 2));
        const again = { ok: false, why: 'repeated', seq: 1 };
        expect(await store.append(anEntry('t-1', 3, { key: 'key-1' }), { status: 'over' })).toEqual(again);
        expect(await store.append(anEntry('t-1', 1))).toEqual(again);
        expect(await store.append(anEntry('t-1', 99, { key: 'key-1' }))).toEqual(again);
        expect(await store.lastSeq('t-1')).toBe(2);
        expect((await store.table('t-1'))?.status).toBe('playing');
        expect(await store.seqOf('t-1', 'key-2')).toBe(2);
        expect(await store.append(anEntry('t-2', 1))).toEqual({ ok: true });
      });

      it('has no gaps and no strangers', async () => {
        await expect(store.append(anEntry('t-1', 2))).rejects.not.toBeInstanceOf(StorageFailed);
        await expect(store.append(anEntry('t-1', 0))).rejects.not.toBeInstanceOf(StorageFailed);
        await expect(store.append(anEntry('nowhere', 1))).rejects.not.toBeInstanceOf(StorageFailed);
        expect(await store.lastSeq('t-1')).toBe(0);
      });

      it('changes the row in the same breath', async () => {
        const change = { status: 'over', changedAt: CREATED + 1, body: 'ended' } as const;
        await store.append(anEntry('t-1', 1), change);
        expect(await store.table('t-1')).toEqual(aTable('t-1', change));
      });

      it('is not disturbed by others that fail in the same turn', async () => {
        await store.append(anEntry('t-1', 1));
        const turn = await Promise.allSettled([
          store.append(anEntry('t-1', 2)),
          store.append(anEntry('t-1', 2, { key: 'taken' })),
          store.append(anEntry('t-1', 1)),
          store.append(anEntry('t-1', 9, { key: 'gap' })),
          store.append(anEntry('nowhere', 1)),
          store.addTable(aTable('t-2')),
          store.append(anEntry('t-2', 1)),
          store.addMessage({ table: 't-2', key: 'm', body: 'hi', at: 1 }),
        ]);
        expect(turn.map((one) => (one.status === 'fulfilled' ? one.value : 'threw'))).toEqual([
          { ok: true },
          { ok: false, why: 'taken' },
          { ok: false, why: 'repeated', seq: 1 },
          'threw',
          'threw',
          'threw',
          { ok: true },
          1,
        ]);
        expect(await store.lastSeq('t-1')).toBe(2);
        expect(await store.lastSeq('t-2')).toBe(1);
      });

      it('takes a thousand at once, at many tables, in order', async () => {
        const tables = upTo(20).map((at) => `many-${at}`);
        await Promise.all(tables.map((id) => store.addTable(aTable(id))));
        const all = upTo(60).flatMap((seq) => tables.map((id) => store.append(anEntry(id, seq))));
        expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
        for (const id of tables) expect(seqs(await store.entries(id, 0))).toEqual(upTo(60));
      });

      it('of two writers one loses cleanly and goes on', async () => {
        const other = await bench.second();
        let lost = 0;
        const write = async (writer: Store, who: string): Promise<void> => {
          for (let done = 0; done < 30; ) {
            const seq = (await writer.lastSeq('t-1')) + 1;
            const said = await writer.append(anEntry('t-1', seq, { key: `${who}-${done}`, body: who }));
            if (said.ok) done++;
            else lost++;
          }
        };
        await Promise.all([write(store, 'one'), write(other, 'two')]);
        const entries = await store.entries('t-1', 0);
        expect(seqs(entries)).toEqual(upTo(60));
        expect(entries.filter(({ body }) => body === 'one')).toHaveLength(30);
        expect(lost).toBeGreaterThan(0);
        expect(await other.entries('t-1', 0)).toEqual(entries);
      });
    });

    describe('a snapshot', () => {
      beforeEach(() => store.addTable(aTable('t-1')));

      it('is bytes, and only the last one is kept', async () => {
        expect(await store.snapshot('t-1')).toBeUndefined();
        for (const [seq, size] of [
          [1, 0],
          [2, 30_000],
          [3, 5],
        ] as const) {
          const body = Uint8Array.from({ length: size }, (_, at) => at % 256);
          await store.putSnapshot({ table: 't-1', seq, body });
          const found = await store.snapshot('t-1');
          expect(found?.seq).toBe(seq);
          expect(Buffer.compare(found!.body, body)).toBe(0);
        }
      });

      it('that comes late does not replace a newer one', async () => {
        await store.putSnapshot({ table: 't-1', seq: 8, body: new Uint8Array([8]) });
        await store.putSnapshot({ table: 't-1', seq: 7, body: new Uint8Array([7]) });
        expect((await store.snapshot('t-1'))?.seq).toBe(8);
      });
    });

    describe('messages', () => {
      const says = (key: string, table = 't-1') => ({ table, key, body: `"${key}"`, at: CREATED });
      beforeEach(async () => {
        await store.addTable(aTable('t-1'));
        await store.addTable(aTable('t-2'));
      });

      it('are numbered table by table; a repeated key is the same message', async () => {
        const said = ['a', 'b', 'a', 'c'].map((key) => store.addMessage(says(key)));
        expect(await Promise.all(said)).toEqual([1, 2, 1, 3]);
        expect(await store.addMessage(says('a', 't-2'))).toBe(1);
        expect(await store.addMessage({ ...says('b'), body: 'other' })).toBe(2);
        const all = ['a', 'b', 'c'].map((key, at) => ({ ...says(key), number: at + 1 }));
        expect(await store.messages('t-1', 0, 10)).toEqual(all);
      });

      it('come from any number on, as many as asked for', async () => {
        for (const at of upTo(10)) await store.addMessage(says(`m${at}`));
        const numbers = async (after: number, limit: number) =>
          (await store.messages('t-1', after, limit)).map(({ number }) => number);
        expect(await numbers(0, 3)).toEqual([1, 2, 3]);
        expect(await numbers(3, 3)).toEqual([4, 5, 6]);
        expect(await numbers(9, 3)).toEqual([10]);
        expect(await numbers(10, 3)).toEqual([]);
        expect(await numbers(0, 0)).toEqual([]);
        expect(await store.messages('nowhere', 0, 10)).toEqual([]);
      });

      it('need a table', async () => {
        await expect(store.addMessage(says('a', 'nowhere'))).rejects.not.toBeInstanceOf(StorageFailed);
      });
    });

    it('forgets tables that ended long ago, with all that belongs to them', async () => {
      const statuses = ['gathering', 'playing', 'over', 'closed'] as const;
      for (const status of statuses) {
        for (const changedAt of [10, 20]) {
          const id = `${status}-${changedAt}`;
          await store.addTable(aTable(id, { status, changedAt, listed: changedAt === 10 }));
          await store.append(anEntry(id, 1));
          await store.addMessage({ table: id, key: 'm', body: 'hi', at: 1 });
          await store.putSnapshot({ table: id, seq: 1, body: new Uint8Array(3) });
        }
      }
      for (const at of upTo(35))
        await store.addTable(aTable(`many-${at}`, { status: 'over', changedAt: 11 }));
      expect(await store.forget(10)).toBe(0);
      expect(await store.forget(20)).toBe(37);
      expect(await store.table('over-10')).toBeUndefined();
      expect(await store.entries('over-10', 0)).toEqual([]);
      expect(await store.seqOf('over-10', 'key-1')).toBeUndefined();
      expect(await store.messages('closed-10', 0, 9)).toEqual([]);
      expect(await store.snapshot('closed-10')).toBeUndefined();
      for (const id of ['gathering-10', 'playing-10', 'gathering-20', 'over-20', 'closed-20']) {
        expect(seqs(await store.entries(id, 0))).toEqual([1]);
        expect(await store.snapshot(id)).toBeDefined();
      }
      // A new table of the same name is a new table.
      await store.addTable(aTable('over-10'));
      expect(await store.append(anEntry('over-10', 1))).toEqual({ ok: true });
    });

    it('keeps everything when it is closed and opened again', async () => {
      await store.addPerson(
        { id: 'p', name: 'Bran', createdAt: 1 },
        { keyHash: 'h', person: 'p', createdAt: 1 },
      );
      await store.addAccount({ person: 'p', login: 'bran', passwordHash: 'x' });
      await store.addTable(aTable('t-1'));
      await store.append(anEntry('t-1', 1));
      await store.append(anEntry('t-1', 2));
      await store.putSnapshot({ table: 't-1', seq: 2, body: new Uint8Array([1, 2, 3]) });
      await store.addMessage({ table: 't-1', key: 'm', body: 'hodor', at: 4 });
      const again = await bench.reopen();
      expect(await again.person('p')).toEqual({ id: 'p', name: 'Bran', createdAt: 1 });
      expect((await again.session('h'))?.person).toBe('p');
      expect((await again.account('bran'))?.person).toBe('p');
      expect(await again.table('t-1')).toEqual(aTable('t-1'));
      expect(await again.append(anEntry('t-1', 3, { key: 'key-1' }))).toMatchObject({
        why: 'repeated',
        seq: 1,
      });
      expect(await again.append(anEntry('t-1', 2, { key: 'other' }))).toMatchObject({ why: 'taken' });
      expect(await again.append(anEntry('t-1', 3))).toEqual({ ok: true });
      expect(seqs(await again.entries('t-1', 0))).toEqual([1, 2, 3]);
      expect((await again.snapshot('t-1'))?.seq).toBe(2);
      expect(await again.messages('t-1', 0, 9)).toHaveLength(1);
      expect(await again.addMessage({ table: 't-1', key: 'n', body: 'hodor', at: 5 })).toBe(2);
    });

    it('finishes what is waiting before it closes', async () => {
      await store.addTable(aTable('t-1'));
      const waiting = upTo(50).map((seq) => store.append(anEntry('t-1', seq)));
      const again = await bench.reopen();
      expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true);
      expect(await again.lastSeq('t-1')).toBe(50);
    });

    it('copies itself while it is written to', async () => {
      const tables = upTo(8).map((at) => `t-${at}`);
      for (const id of tables) await store.addTable(aTable(id));
      const body = 'x'.repeat(2_000);
      let acknowledged = 0;
      const append = async (seq: number): Promise<void> => {
        await Promise.all(tables.map((table) => store.append(anEntry(table, seq, { body }))));
        acknowledged = seq;
      };
      for (const seq of upTo(100)) await append(seq);
      let isCopied = false;
      const copying = store.backup(bench.backupPath).then(() => {
        isCopied = true;
      });
      const before = acknowledged;
      for (let seq = before + 1; !isCopied; seq++) await append(seq);
      await copying;
      const copy = await bench.openBackup(bench.backupPath);
      const lasts = await Promise.all(tables.map((id) => copy.lastSeq(id)));
      // One moment of all tables, not earlier than when it was asked for.
      expect(new Set(lasts).size).toBe(1);
      expect(lasts[0]).toBeGreaterThanOrEqual(before);
      expect(lasts[0]).toBeLessThanOrEqual(acknowledged);
      for (const id of tables) expect(seqs(await copy.entries(id, 0))).toEqual(upTo(lasts[0]!));
      await copy.close();
      expect(await store.lastSeq('t-1')).toBe(acknowledged);
    });
  });

  it(`${name} does what a simple model does, whatever happens`, async () => {
    await fc.assert(
      fc.asyncProperty(operations, async (turns) => {
        const bench = await open();
        try {
          await checkAgainstModel(bench, turns);
        } finally {
          await bench.dispose();
        }
      }),
      { numRuns: 25 },
    );
  }, 60_000);
}
