// What every store must do with what the server keeps for itself.

import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { aTable, type StoreUnderTest } from './store.rows.ts';

export function serviceContract(bench: () => StoreUnderTest): void {
  let store: Store;
  beforeEach(() => {
    store = bench().store;
  });

  describe('the server itself', () => {
    it('has served for some time, which never falls', async () => {
      expect(await store.serviceTime()).toBe(0);
      await store.heartbeat(5_000.25);
      expect(await store.serviceTime()).toBe(5_000.25);
      await store.heartbeat(4_000);
      expect(await store.serviceTime()).toBe(5_000.25);
      store = await bench().reopen();
      expect(await store.serviceTime()).toBe(5_000.25);
    });

    it('has a secret, made once', async () => {
      const secret = await store.secret();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(await (await bench().second()).secret()).toBe(secret);
      expect(await (await bench().reopen()).secret()).toBe(secret);
    });

    it('keeps some addresses outside for a while', async () => {
      expect(await store.bans(0)).toEqual([]);
      await store.ban('2001:db8::/48', 100);
      await store.ban('192.0.2.7', 50);
      const first = { address: '192.0.2.7', until: 50 };
      const second = { address: '2001:db8::/48', until: 100 };
      expect(await store.bans(0)).toEqual([first, second]);
      expect(await store.bans(49)).toEqual([first, second]);
      expect(await store.bans(50)).toEqual([second]);
      await store.ban('192.0.2.7', Number.MAX_SAFE_INTEGER);
      await store.unban('2001:db8::/48');
      await store.unban('198.51.100.1');
      expect(await store.bans(1e15)).toEqual([{ ...first, until: Number.MAX_SAFE_INTEGER }]);
    });

    it('gives room back that is not needed any more', async () => {
      expect(await store.tidy(100)).toBe(0);
      await store.addTable(aTable('t-1', { status: 'over', changedAt: 1 }));
      await store.putSnapshot({ table: 't-1', seq: 1, body: new Uint8Array(400_000) });
      await store.forget({ ended: 2 });
      const free = await store.tidy(0);
      expect(free).toBeGreaterThan(50);
      expect(await store.tidy(10)).toBe(free - 10);
      for (let rest = free; rest > 0; ) rest = await store.tidy(30);
      expect(await store.tidy(30)).toBe(0);
    });
  });
}
