// What every store must do with sealed answers that are given anew.

import { beforeEach, describe, expect, it } from 'vitest';
import { StorageFailed, type Store } from '../src/store/store.ts';
import { aTable, anEntry, CREATED, kept, type StoreUnderTest, upTo } from './store.rows.ts';

const TAKEN = { ok: false, why: 'taken' };

export function revisingContract(bench: () => StoreUnderTest): void {
  let store: Store;

  describe('a sealed answer', () => {
    const anew = (seq: number, key: string) =>
      anEntry('t-1', seq, { key, body: `"${key}"`, at: CREATED + 500 });
    beforeEach(async () => {
      store = bench().store;
      await store.addTable(aTable('t-1'));
      for (const seq of upTo(3)) await store.append(anEntry('t-1', seq));
    });

    it('given anew takes the place of the one before', async () => {
      const turn = { seq: 3, asked: ['tyrell'] };
      expect(await store.revise(anew(2, 'second'), 3, { turn })).toEqual({ ok: true });
      expect(await store.entries('t-1', 0)).toEqual([
        kept(anEntry('t-1', 1)),
        kept(anew(2, 'second')),
        kept(anEntry('t-1', 3)),
      ]);
      expect(await store.table('t-1')).toEqual(aTable('t-1', { turn }));
      expect(await store.revise(anew(3, 'third'), 3)).toEqual({ ok: true });
      expect(await store.lastSeq('t-1')).toBe(3);
      expect((await store.table('t-1'))!.turn).toEqual(turn);
    });

    it('is given once by each command, and remembered with its number', async () => {
      await store.revise(anew(2, 'second'), 3);
      const repeated = { ok: false, why: 'repeated', seq: 2 };
      expect(await store.revise({ ...anew(2, 'second'), body: 'other' }, 3)).toEqual(repeated);
      expect(await store.revise(anew(3, 'second'), 3)).toEqual(repeated);
      expect(await store.append(anew(4, 'second'))).toEqual(repeated);
      expect(await store.revise(anew(3, 'key-2'), 3)).toEqual(repeated);
      expect(await store.revise(anew(9, 'second'), 1)).toEqual(repeated);
      expect(await store.seqOf('t-1', 'second')).toBe(2);
      expect(await store.seqOf('t-1', 'key-2')).toBe(2);
      expect((await store.entries('t-1', 1))[0]).toEqual(kept(anew(2, 'second')));
      expect((await store.entries('t-1', 2))[0]).toEqual(kept(anEntry('t-1', 3)));
    });

    it('comes too late when another one was added', async () => {
      const before = await store.entries('t-1', 0);
      const turn = { seq: 9, asked: [] };
      expect(await store.revise(anew(2, 'second'), 2, { turn })).toEqual(TAKEN);
      expect(await store.revise(anew(2, 'second'), 4, { turn })).toEqual(TAKEN);
      expect(await store.entries('t-1', 0)).toEqual(before);
      expect(await store.seqOf('t-1', 'second')).toBeUndefined();
      expect(await store.table('t-1')).not.toHaveProperty('turn');
    });

    it('needs an answer to take the place of', async () => {
      for (const no of [
        () => store.revise(anew(4, 'x'), 3),
        () => store.revise(anew(0, 'x'), 3),
        () => store.revise({ ...anew(1, 'x'), table: 'nowhere' }, 3),
      ])
        await expect(no()).rejects.not.toBeInstanceOf(StorageFailed);
      expect(await store.seqOf('t-1', 'x')).toBeUndefined();
    });

    it('takes the snapshot with it that holds the one before', async () => {
      await store.putSnapshot({ table: 't-1', seq: 2, body: new Uint8Array([2]) });
      await store.revise(anew(3, 'third'), 3);
      expect((await store.snapshot('t-1'))?.seq).toBe(2);
      await store.revise(anew(2, 'second'), 3);
      expect(await store.snapshot('t-1')).toBeUndefined();
    });

    it('races with the last answer, and one of them loses', async () => {
      const other = await bench().second();
      const won = new Set<boolean>();
      for (const last of upTo(20).map((at) => at + 2)) {
        const revise = () => store.revise(anew(2, `anew-${last}`), last);
        const append = () => other.append(anEntry('t-1', last + 1));
        const [revised, appended] =
          last % 2 === 0
            ? await Promise.all([revise(), append()])
            : (await Promise.all([append(), revise()])).toReversed();
        expect(appended).toEqual({ ok: true });
        won.add(revised!.ok);
        const body = (await store.entries('t-1', 1))[0]!.body;
        expect(body === `"anew-${last}"`).toBe(revised!.ok);
        expect(revised).toEqual(revised!.ok ? { ok: true } : TAKEN);
      }
      expect(won.size).toBe(2);
      // In one turn the first one is the first.
      const turn = [
        store.append(anEntry('t-1', 24)),
        store.revise(anew(2, 'late'), 23),
        store.revise(anew(2, 'in time'), 24),
      ];
      expect(await Promise.all(turn)).toEqual([{ ok: true }, TAKEN, { ok: true }]);
    });
  });
}
