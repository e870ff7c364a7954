// What every store must do with versions, seats and turns of tables.

import { beforeEach, describe, expect, it } from 'vitest';
import { StorageFailed, type Store } from '../src/store/store.ts';
import { aTable, anEntry, CREATED, ids, type StoreUnderTest, upTo } from './store.rows.ts';

const TAKEN = { ok: false, why: 'taken' };

export function turnsContract(bench: () => StoreUnderTest): void {
  describe('a table that changes hands', () => {
    let store: Store;
    beforeEach(async () => {
      store = bench().store;
      await store.addTable(aTable('t-1'));
    });
    const version = async (id = 't-1') => (await store.table(id))?.version;

    describe('a version', () => {
      it('rises with every write of the row and of the seats, and with nothing else', async () => {
        expect(await version()).toBe(1);
        await store.updateTable('t-1', { body: 'a' });
        expect(await version()).toBe(2);
        await store.updateTable('t-1', {}, { seats: { stark: 'p-arya' } });
        expect(await version()).toBe(3);
        await store.append(anEntry('t-1', 1), { body: 'b' });
        await store.append(anEntry('t-1', 2), undefined, { seats: {} });
        expect(await version()).toBe(5);
        await store.append(anEntry('t-1', 3));
        await store.append(anEntry('t-1', 4), undefined, { turn: { seq: 4, asked: [] }, version: 5 });
        await store.updateTable('t-1', {}, { turn: { seq: 4, asked: ['stark'] } });
        await store.revise(anEntry('t-1', 4, { key: 'anew' }), 4, { turn: { seq: 4, asked: [] } });
        await store.putSnapshot({ table: 't-1', seq: 4, body: new Uint8Array(1) });
        expect(await version()).toBe(5);
      });

      it('that was read is the one that is changed, or nothing is', async () => {
        await store.addTable(aTable('t-2'), { stark: 'p-arya' });
        await store.updateTable('t-2', { changedAt: 7 }, { version: 1, turn: { seq: 1, asked: ['stark'] } });
        const before = await store.table('t-2');
        const late = { version: 1, seats: { stark: 'p-sansa' }, turn: { seq: 2, asked: [] } };
        expect(await store.updateTable('t-2', { body: 'late', status: 'over' }, late)).toBe(false);
        expect(await store.append(anEntry('t-2', 1), { body: 'late' }, late)).toEqual(TAKEN);
        expect(await store.append(anEntry('t-2', 1), undefined, { version: 3 })).toEqual(TAKEN);
        expect(await store.table('t-2')).toEqual(before);
        expect(await store.entries('t-2', 0)).toEqual([]);
        expect(await store.seqOf('t-2', 'key-1')).toBeUndefined();
        expect(ids(await store.tablesOf('p-arya', 9))).toEqual(['t-2']);
        expect(await store.tablesOf('p-sansa', 9)).toEqual([]);

        expect(await store.append(anEntry('t-2', 1), { body: 'right' }, { ...late, version: 2 })).toEqual({
          ok: true,
        });
        expect(await store.table('t-2')).toMatchObject({ body: 'right', version: 3, turn: late.turn });
        expect(ids(await store.tablesOf('p-sansa', 9))).toEqual(['t-2']);
      });

      it('does not turn a repeated command into a taken one', async () => {
        await store.append(anEntry('t-1', 1), { body: 'a' });
        const again = await store.append(anEntry('t-1', 1), { body: 'a' }, { version: 1 });
        expect(again).toEqual({ ok: false, why: 'repeated', seq: 1 });
      });

      it('H9 lets one of two writers win that read the same row', async () => {
        const other = await bench().second();
        for (const round of upTo(10)) {
          const read = (await store.table('t-1'))!.version;
          expect((await other.table('t-1'))!.version).toBe(read);
          const claims = [
            store.updateTable('t-1', { body: 'one' }, { version: read, seats: { stark: 'p-one' } }),
            other.updateTable('t-1', { body: 'two' }, { version: read, seats: { stark: 'p-two' } }),
          ];
          const won = await Promise.all(claims);
          expect(won.filter(Boolean), `round ${round}`).toHaveLength(1);
          const winner = won[0] ? 'one' : 'two';
          expect(await other.table('t-1')).toMatchObject({ body: winner, version: read + 1 });
          expect(ids(await store.tablesOf(`p-${winner}`, 9))).toEqual(['t-1']);
          expect(await store.tablesOf(won[0] ? 'p-two' : 'p-one', 9)).toEqual([]);
        }
      });
    });

    describe('seats', () => {
      it('lead to the tables of a person that are not over, the last changed first', async () => {
        const seats = { stark: 'p-arya', lannister: 'p-tyrion' };
        await store.addTable(aTable('t-2', { listed: false, changedAt: CREATED + 2 }), seats);
        await store.addTable(aTable('t-3', { status: 'gathering', changedAt: CREATED + 3 }), {
          tyrell: 'p-arya',
        });
        await store.addTable(aTable('t-4', { status: 'over', changedAt: CREATED + 4 }), seats);
        await store.addTable(aTable('t-5', { status: 'closed', changedAt: CREATED + 5 }), seats);
        await store.addTable(aTable('t-6', { changedAt: CREATED + 1 }), {
          stark: 'p-arya',
          tyrell: 'p-arya',
        });
        expect(ids(await store.tablesOf('p-arya', 9))).toEqual(['t-3', 't-2', 't-6']);
        expect(ids(await store.tablesOf('p-arya', 2))).toEqual(['t-3', 't-2']);
        expect(ids(await store.tablesOf('p-tyrion', 9))).toEqual(['t-2']);
        for (const [person, limit] of [
          ['p-arya', 0],
          ['p-arya', -1],
          ['p-ary', 9],
          ['P-ARYA', 9],
        ] as const)
          expect(await store.tablesOf(person, limit)).toEqual([]);
        expect((await store.tablesOf('p-tyrion', 9))[0]).toEqual(await store.table('t-2'));
      });

      it('are replaced as a whole, and stay as they are when none are given', async () => {
        await store.addTable(aTable('t-2'), { stark: 'p-arya', lannister: 'p-tyrion' });
        await store.updateTable('t-2', { body: 'x' });
        await store.append(anEntry('t-2', 1), { body: 'y' });
        expect(ids(await store.tablesOf('p-arya', 9))).toEqual(['t-2']);
        await store.updateTable('t-2', {}, { seats: { lannister: 'p-arya', tyrell: 'p-tyrion' } });
        expect(ids(await store.tablesOf('p-arya', 9))).toEqual(['t-2']);
        await store.append(anEntry('t-2', 2), undefined, { seats: { tyrell: 'p-tyrion' } });
        expect(await store.tablesOf('p-arya', 9)).toEqual([]);
        expect(ids(await store.tablesOf('p-tyrion', 9))).toEqual(['t-2']);
        await store.updateTable('t-2', {}, { seats: {} });
        expect(await store.tablesOf('p-tyrion', 9)).toEqual([]);
      });

      it('of a table that is over lead there again when it goes on', async () => {
        await store.addTable(aTable('t-2'), { stark: 'p-arya' });
        const found = async () => ids(await store.tablesOf('p-arya', 9));
        await store.append(anEntry('t-2', 1), { status: 'over' });
        expect(await found()).toEqual([]);
        await store.updateTable('t-2', {}, { seats: { tyrell: 'p-arya' } });
        expect(await found()).toEqual([]);
        await store.updateTable('t-2', { status: 'playing' });
        expect(await found()).toEqual(['t-2']);
        await store.updateTable('t-2', { status: 'closed' }, { seats: { stark: 'p-arya' } });
        expect(await found()).toEqual([]);
        await store.updateTable('t-2', { status: 'playing' }, { seats: { stark: 'p-arya' } });
        expect(await found()).toEqual(['t-2']);
      });

      it('come with the table or not at all', async () => {
        await expect(store.addTable(aTable('t-1'), { stark: 'p-arya' })).rejects.not.toBeInstanceOf(
          StorageFailed,
        );
        expect(await store.tablesOf('p-arya', 9)).toEqual([]);
      });
    });

    describe('a turn', () => {
      it('is kept with the row, whole or in part', async () => {
        expect(await store.table('t-1')).not.toHaveProperty('turn');
        const turn = { seq: 1, asked: ['stark', 'the north'], due: 12.5, clock: '{"stark":5}' };
        await store.append(anEntry('t-1', 1), undefined, { turn });
        expect(await store.table('t-1')).toEqual(aTable('t-1', { turn }));
        expect((await store.listTables({ limit: 1 }))[0]).toEqual(aTable('t-1', { turn }));
        const bare = { seq: 2, asked: [] };
        await store.append(anEntry('t-1', 2), undefined, { turn: bare });
        const found = (await store.table('t-1'))!.turn;
        expect(found).toEqual(bare);
        expect(found).not.toHaveProperty('due');
        expect(found).not.toHaveProperty('clock');
        await store.append(anEntry('t-1', 3));
        expect((await store.table('t-1'))!.turn).toEqual(bare);
      });

      it('that comes late does not replace a newer one', async () => {
        await store.updateTable('t-1', {}, { turn: { seq: 8, asked: ['stark'] } });
        await store.updateTable('t-1', {}, { turn: { seq: 7, asked: [], due: 1 } });
        expect((await store.table('t-1'))!.turn).toEqual({ seq: 8, asked: ['stark'] });
        await store.updateTable('t-1', {}, { turn: { seq: 8, asked: [] } });
        expect((await store.table('t-1'))!.turn).toEqual({ seq: 8, asked: [] });
      });

      it('is due at its time, the soonest first, while the table is in play', async () => {
        const dues = [40, 10.5, 30, 10, undefined, 20];
        for (const [at, due] of dues.entries()) {
          await store.addTable(aTable(`d-${at}`, { listed: at % 2 === 0 }));
          const turn = { seq: 1, asked: [], ...(due !== undefined && { due }) };
          await store.append(anEntry(`d-${at}`, 1), undefined, { turn });
        }
        expect(await store.due(30, 9)).toEqual([
          { id: 'd-3', due: 10 },
          { id: 'd-1', due: 10.5 },
          { id: 'd-5', due: 20 },
          { id: 'd-2', due: 30 },
        ]);
        expect(ids(await store.due(30, 2))).toEqual(['d-3', 'd-1']);
        expect(await store.due(9, 9)).toEqual([]);
        expect(await store.due(99, 0)).toEqual([]);
        expect(await store.due(99, -1)).toEqual([]);

        await store.append(anEntry('d-3', 2), undefined, { turn: { seq: 2, asked: [], due: 90 } });
        await store.append(anEntry('d-1', 2), undefined, { turn: { seq: 2, asked: [] } });
        await store.updateTable('d-5', { status: 'closed' });
        await store.append(anEntry('d-2', 2), { status: 'over' }, { turn: { seq: 2, asked: [], due: 1 } });
        expect(ids(await store.due(99, 9))).toEqual(['d-0', 'd-3']);
        // One that goes on says anew when it is due.
        await store.updateTable('d-5', { status: 'playing' });
        expect(ids(await store.due(99, 9))).toEqual(['d-0', 'd-3']);
        expect((await store.table('d-2'))!.turn).toEqual({ seq: 2, asked: [] });
      });

      it('is due while the table gathers, too', async () => {
        await store.updateTable('t-1', { status: 'gathering' }, { turn: { seq: 0, asked: [], due: 5 } });
        expect(ids(await store.due(9, 9))).toEqual(['t-1']);
        await store.updateTable('t-1', { status: 'closed' });
        expect(await store.due(9, 9)).toEqual([]);
      });
    });
  });
}
