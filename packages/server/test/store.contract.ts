// What every store must do, whatever it is made of. `sqlite.test.ts` runs it on SQLite.

import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { forgettingContract } from './store.forgetting.ts';
import { logsContract } from './store.logs.ts';
import { checkAgainstModel, operations } from './store.model.ts';
import { peopleContract } from './store.people.ts';
import { aTable, anEntry, during, seqs, type StoreUnderTest, upTo } from './store.rows.ts';
import { revisingContract } from './store.revising.ts';
import { serviceContract } from './store.service.ts';
import { tablesContract } from './store.tables.ts';
import { turnsContract } from './store.turns.ts';

export function storeContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name}, by the contract of every store`, () => {
    let bench: StoreUnderTest;
    let store: Store;
    beforeEach(async () => {
      bench = await open();
      store = bench.store;
    });
    afterEach(() => bench.dispose());

    peopleContract(() => bench);
    tablesContract(() => bench);
    turnsContract(() => bench);
    logsContract(() => bench);
    revisingContract(() => bench);
    forgettingContract(() => bench);
    serviceContract(() => bench);

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
      expect(await again.addMessage({ table: 't-1', key: 'n', body: 'hodor', at: 5 })).toEqual({
        number: 5,
        isNew: true,
      });
    });

    it('finishes what is waiting before it closes', async () => {
      await store.addTable(aTable('t-1'));
      for (const at of upTo(9)) await store.addTable(aTable(`old-${at}`, { status: 'over', changedAt: 1 }));
      const waiting = upTo(50).map((seq) => store.append(anEntry('t-1', seq)));
      const [forgotten, copied] = [store.forget(2), store.backup(bench.backupPath)];
      const again = await bench.reopen();
      expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true);
      expect(await forgotten).toBe(9);
      await copied;
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
      const before = acknowledged;
      await during(store.backup(bench.backupPath), () => append(acknowledged + 1));
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
