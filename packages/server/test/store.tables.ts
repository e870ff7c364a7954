// What every store must do with tables.

import { beforeEach, describe, expect, it } from 'vitest';
import { StorageFailed, type Store } from '../src/store/store.ts';
import { aTable, CREATED, ids, type StoreUnderTest, upTo } from './store.rows.ts';

export function tablesContract(bench: () => StoreUnderTest): void {
  let store: Store;
  beforeEach(() => {
    store = bench().store;
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
      expect(await store.table('t-1')).toEqual(aTable('t-1', { status: 'over', version: 2 }));
      await store.updateTable('t-1', { listed: false, changedAt: CREATED + 9, body: '' });
      const now = { status: 'over', listed: false, changedAt: CREATED + 9, body: '', version: 3 } as const;
      expect(await store.table('t-1')).toEqual(aTable('t-1', now));
      expect(await store.updateTable('t-1', {})).toBe(true);
      expect(await store.table('t-1')).toEqual(aTable('t-1', now));
    });

    it('are not made by an update', async () => {
      const turn = { seq: 1, asked: [] };
      expect(await store.updateTable('t-1', { status: 'over' }, { seats: { stark: 'p' }, turn })).toBe(false);
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

      // Whoever runs the server sees all of them.
      expect(ids(await store.listTables({ limit: 100, all: true }))).toEqual(['t-5', ...all]);
      expect(ids(await store.listTables({ limit: 2, all: true, status: 'playing' }))).toEqual(['t-5', 't-9']);
      const older = { limit: 100, all: true, before: CREATED + 3 };
      expect(ids(await store.listTables(older))).toEqual(['t-3', 't-8']);
    });
  });
}
