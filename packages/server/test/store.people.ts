// What every store must do with people.

import { beforeEach, describe, expect, it } from 'vitest';
import { StorageFailed, type Store } from '../src/store/store.ts';
import type { StoreUnderTest } from './store.rows.ts';

export function peopleContract(bench: () => StoreUnderTest): void {
  let store: Store;
  beforeEach(() => {
    store = bench().store;
  });

  describe('people', () => {
    const arya = { id: 'p-arya', name: 'Arya', createdAt: 5 };
    const key = (keyHash: string, person = arya.id) => ({ keyHash, person, createdAt: 6 });
    const account = { person: arya.id, login: 'arya', passwordHash: '$argon2id$…' };
    beforeEach(() => store.addPerson(arya, key('first')));

    it('are found by their id and by their keys', async () => {
      expect(await store.person('p-arya')).toEqual(arya);
      expect(await store.session('first')).toEqual({ ...key('first'), usedAt: 6 });
      expect(await store.person('nobody')).toBeUndefined();
      expect(await store.session('nothing')).toBeUndefined();
    });

    it('are found many at once', async () => {
      await store.addPerson({ ...arya, id: 'p-sansa' }, key('hers', 'p-sansa'));
      const found = await store.peopleOf(['p-sansa', 'nobody', 'p-arya', 'p-arya']);
      expect(found.map(({ id }) => id).toSorted()).toEqual(['p-arya', 'p-sansa']);
      expect(await store.peopleOf([])).toEqual([]);
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

    it('keep using their keys, which is noted once a day', async () => {
      const day = 86_400_000;
      await store.addSession({ ...key('second'), createdAt: 5 * day + 7 });
      const used = async () => (await store.session('second'))?.usedAt;
      expect(await used()).toBe(5 * day + 7);
      await store.touchSession('second', 5 * day + 9);
      expect(await used()).toBe(5 * day + 7);
      await store.touchSession('second', 9 * day + 5);
      expect(await used()).toBe(9 * day);
      await store.touchSession('second', 9 * day + 6);
      await store.touchSession('second', 8 * day);
      expect(await used()).toBe(9 * day);
      await store.touchSession('nothing', 9 * day);
      expect(await store.session('nothing')).toBeUndefined();
      expect(await store.session('first')).toMatchObject({ usedAt: 6 });
      await store.addSession({ ...key('third'), usedAt: 70 });
      expect(await store.session('third')).toMatchObject({ createdAt: 6, usedAt: 70 });
    });

    it('can be silenced for a while', async () => {
      expect(await store.mutePerson('p-arya', 900)).toBe(true);
      expect(await store.person('p-arya')).toEqual({ ...arya, mutedUntil: 900 });
      expect(await store.mutePerson('p-arya', 0)).toBe(true);
      const heard = await store.person('p-arya');
      expect(heard).toEqual(arya);
      expect(heard).not.toHaveProperty('mutedUntil');
      expect(await store.mutePerson('nobody', 900)).toBe(false);
      await store.addPerson({ ...arya, id: 'p-hound', mutedUntil: 5 }, key('his', 'p-hound'));
      expect((await store.person('p-hound'))?.mutedUntil).toBe(5);
    });

    it('are gone through by id, page by page', async () => {
      for (const id of ['p-c', 'p-b', 'p-d']) await store.addPerson({ ...arya, id }, key(`of ${id}`, id));
      await store.mutePerson('p-c', 9);
      const page = async (limit: number, after?: string) =>
        (await store.people({ limit, ...(after !== undefined && { after }) })).map(({ id }) => id);
      expect(await page(9)).toEqual(['p-arya', 'p-b', 'p-c', 'p-d']);
      expect(await page(2)).toEqual(['p-arya', 'p-b']);
      expect(await page(2, 'p-b')).toEqual(['p-c', 'p-d']);
      expect(await page(2, 'p-bb')).toEqual(['p-c', 'p-d']);
      expect(await page(2, 'p-d')).toEqual([]);
      expect(await page(-1)).toEqual([]);
      expect((await store.people({ limit: 1, after: 'p-b' }))[0]).toEqual({
        ...arya,
        id: 'p-c',
        mutedUntil: 9,
      });
    });
  });
}
