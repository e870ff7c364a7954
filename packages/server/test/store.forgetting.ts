// What every store must do with what nobody needs any more.

import { beforeEach, describe, expect, it } from 'vitest';
import type { Status, Store } from '../src/store/store.ts';
import { aTable, anEntry, ids, type StoreUnderTest, upTo } from './store.rows.ts';

export function forgettingContract(bench: () => StoreUnderTest): void {
  let store: Store;
  beforeEach(() => {
    store = bench().store;
  });
  const lay = (id: string, status: Status, changedAt: number) =>
    store.addTable(aTable(id, { status, changedAt, createdAt: 0 }), { stark: `of ${id}` });
  const left = async () => ids(await store.listTables({ limit: 999, all: true })).sort();
  const person = (id: string, createdAt = 1) =>
    store.addPerson({ id, name: id, createdAt }, { keyHash: `key of ${id}`, person: id, createdAt });

  describe('forgetting', () => {
    it('tables goes by status, each with a bound of its own', async () => {
      for (const status of ['gathering', 'playing', 'over', 'closed'] as const)
        for (const at of [10, 20]) await lay(`${status}-${at}`, status, at);
      expect(await store.forget({})).toBe(0);
      expect(await store.forget({ ended: 10, gathering: 10, abandoned: 10 })).toBe(0);
      expect(await store.forget({ gathering: 11 })).toBe(1);
      expect(await left()).not.toContain('gathering-10');
      expect(await store.forget({ abandoned: 11 })).toBe(1);
      expect(await left()).not.toContain('playing-10');
      expect(await store.forget({ ended: 11 })).toBe(2);
      expect(await left()).toEqual(['closed-20', 'gathering-20', 'over-20', 'playing-20']);
      expect(await store.tablesOf('of playing-10', 9)).toEqual([]);
      expect(ids(await store.tablesOf('of playing-20', 9))).toEqual(['playing-20']);
    });

    it('abandoned tables looks at the last answer too: rows may be behind', async () => {
      await lay('still', 'playing', 5);
      await lay('silent', 'playing', 5);
      for (const id of ['still', 'silent']) await store.append(anEntry(id, 1, { at: 900 }));
      await store.append(anEntry('still', 2, { at: 2_000 }), undefined, {
        turn: { seq: 2, asked: [], due: 1 },
      });
      await store.append(anEntry('silent', 2, { at: 1_000 }), undefined, {
        turn: { seq: 2, asked: [], due: 2 },
      });
      expect(await store.forget({ abandoned: 1_000 })).toBe(0);
      expect(await store.forget({ abandoned: 2_000 })).toBe(1);
      expect(await left()).toEqual(['still']);
      expect(ids(await store.due(9, 9))).toEqual(['still']);
    });

    it('goes on until all are gone', async () => {
      for (const at of upTo(65)) await lay(`gathering-${at}`, 'gathering', at);
      for (const at of upTo(5)) await lay(`playing-${at}`, 'playing', at);
      for (const at of upTo(450)) await store.addMessage({ table: 'playing-5', key: `${at}`, body: '', at });
      expect(await store.forget({ gathering: 66, abandoned: 5, messages: 441 })).toBe(65 + 4 + 440);
      expect(await left()).toEqual(['playing-5']);
      const said = await store.messages('playing-5', 0, 999);
      expect(said.map(({ at }) => at)).toEqual(upTo(10).map((at) => 440 + at));
    });

    it('keys goes by when they were last used', async () => {
      const day = 86_400_000;
      await person('p-1');
      await store.addSession({ keyHash: 'old', person: 'p-1', createdAt: 1 });
      await store.addSession({ keyHash: 'used', person: 'p-1', createdAt: 1 });
      await store.touchSession('used', 5 * day);
      expect(await store.forget({ sessions: 1 })).toBe(0);
      expect(await store.forget({ sessions: 5 * day })).toBe(2);
      expect(await store.session('old')).toBeUndefined();
      expect(await store.session('used')).toBeDefined();
      expect(await store.person('p-1')).toBeDefined();
    });

    it('people takes those nothing holds: no account, no key, no seat', async () => {
      for (const id of ['p-account', 'p-key', 'p-seat', 'p-old-seat', 'p-nothing']) await person(id);
      await person('p-new', 50);
      for (const at of upTo(1_100)) await person(`q-${at}`);
      await store.addAccount({ person: 'p-account', login: 'a', passwordHash: '' });
      await store.addTable(aTable('t-1'), { stark: 'p-seat' });
      await store.addTable(aTable('t-2', { status: 'over', changedAt: 5 }), { stark: 'p-old-seat' });
      await store.addMessage({ table: 't-1', key: 'm', body: 'hi', at: 1, person: 'p-nothing' });
      const all = await store.people({ limit: 9_999 });
      for (const { id } of all) if (id !== 'p-key') await store.revokeSessions(id);
      expect(await store.forget({ people: 1 })).toBe(0);
      expect(await store.forget({ people: 50 })).toBe(1_101);
      const names = (await store.people({ limit: 9_999 })).map(({ id }) => id);
      expect(names).toEqual(['p-account', 'p-key', 'p-new', 'p-old-seat', 'p-seat']);
      expect(await store.messages('t-1', 0, 9)).toHaveLength(1);
      // The table goes, and then nothing holds the person any more: together two.
      expect(await store.forget({ ended: 6, people: 50 })).toBe(2);
      expect(await store.person('p-old-seat')).toBeUndefined();
    });
  });

  describe('deleting a person', () => {
    it('takes everything that is theirs, and nothing of others', async () => {
      for (const id of ['p-arya', 'p-sansa']) {
        await person(id);
        await store.addAccount({ person: id, login: id, passwordHash: '' });
        await store.addSession({ keyHash: `second of ${id}`, person: id, createdAt: 1 });
      }
      const seats = { stark: 'p-arya', lannister: 'p-sansa' };
      await store.addTable(aTable('t-1'), seats);
      await store.addTable(aTable('t-2', { status: 'over' }), seats);
      for (const at of upTo(250))
        await store.addMessage({ table: 't-1', key: `arya-${at}`, body: '', at, person: 'p-arya' });
      await store.addMessage({ table: 't-2', key: 'her', body: '', at: 1, person: 'p-sansa' });
      await store.addMessage({ table: 't-2', key: 'whose', body: '', at: 2 });

      expect(await store.deletePerson('p-arya')).toBe(true);
      expect(await store.person('p-arya')).toBeUndefined();
      expect(await store.account('p-arya')).toBeUndefined();
      for (const hash of ['key of p-arya', 'second of p-arya'])
        expect(await store.session(hash)).toBeUndefined();
      expect(await store.tablesOf('p-arya', 9)).toEqual([]);
      expect(await store.messages('t-1', 0, 999)).toEqual([]);

      expect(await store.person('p-sansa')).toBeDefined();
      expect(await store.account('p-sansa')).toBeDefined();
      expect(await store.session('second of p-sansa')).toBeDefined();
      expect(ids(await store.tablesOf('p-sansa', 9))).toEqual(['t-1']);
      expect((await store.messages('t-2', 0, 999)).map(({ key }) => key)).toEqual(['her', 'whose']);
      expect(await store.table('t-1')).toEqual(aTable('t-1'));
    });

    it('finds nobody of that id, or finds them once', async () => {
      await person('p-arya');
      expect(await store.deletePerson('nobody')).toBe(false);
      expect(await Promise.all([store.deletePerson('p-arya'), store.deletePerson('p-arya')])).toEqual([
        true,
        false,
      ]);
      await person('p-arya');
      expect(await store.person('p-arya')).toBeDefined();
    });
  });
}
