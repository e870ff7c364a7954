// What every store must do with logs, snapshots and messages.

import { beforeEach, describe, expect, it } from 'vitest';
import { StorageFailed, type Store } from '../src/store/store.ts';
import { aTable, anEntry, CREATED, kept, seqs, type StoreUnderTest, upTo } from './store.rows.ts';

const says = (key: string, table = 't-1') => ({ table, key, body: `"${key}"`, at: CREATED });

export function logsContract(bench: () => StoreUnderTest): void {
  let store: Store;
  beforeEach(() => {
    store = bench().store;
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

    it('tells when the last entries of many tables were made', async () => {
      for (const seq of upTo(3)) await store.append(anEntry('t-1', seq, { at: CREATED + seq }));
      await store.append(anEntry('t-2', 1, { at: CREATED + 9 }));
      await store.addTable(aTable('t-3'));
      const last = await store.lastEntries(['t-3', 't-2', 'nowhere', 't-1']);
      expect(last.toSorted((a, b) => a.at - b.at)).toEqual([
        { table: 't-1', at: CREATED + 3 },
        { table: 't-2', at: CREATED + 9 },
      ]);
      expect(await store.lastEntries([])).toEqual([]);
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
      expect(await store.table('t-1')).toEqual(aTable('t-1', { ...change, version: 2 }));
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
        { number: 1, isNew: true },
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
      const other = await bench().second();
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
    beforeEach(async () => {
      await store.addTable(aTable('t-1'));
      await store.addTable(aTable('t-2'));
    });

    it('are numbered table by table; a repeated key is the same message', async () => {
      const said = ['a', 'b', 'a', 'c'].map((key) => store.addMessage(says(key)));
      expect(await Promise.all(said)).toEqual([
        { number: CREATED, isNew: true },
        { number: CREATED + 1, isNew: true },
        { number: CREATED, isNew: false },
        { number: CREATED + 2, isNew: true },
      ]);
      expect(await store.addMessage(says('a', 't-2'))).toEqual({ number: CREATED, isNew: true });
      const again = await store.addMessage({ ...says('b'), body: 'other' });
      expect(again).toEqual({ number: CREATED + 1, isNew: false });
      expect(await store.messageNumber('t-1', 'c')).toBe(CREATED + 2);
      expect(await store.messageNumber('t-2', 'c')).toBeUndefined();
      const all = ['a', 'b', 'c'].map((key, at) => ({ ...says(key), number: CREATED + at }));
      expect(await store.messages('t-1', 0, 10)).toEqual(all);
    });

    it('have numbers that do not tell how many there are, nor fall when a clock is set back', async () => {
      expect((await store.addMessage({ ...says('a'), at: 100 })).number).toBe(100);
      expect((await store.addMessage({ ...says('b'), at: 900 })).number).toBe(900);
      expect((await store.addMessage({ ...says('c'), at: 300 })).number).toBe(901);
    });

    it('come from any number on, as many as asked for', async () => {
      for (const at of upTo(10)) await store.addMessage({ ...says(`m${at}`), at });
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
}
