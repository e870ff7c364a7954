// Damage, failing disks and two writers: one table bears it, the others do not notice.

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { StorageFailed, type Store } from '../src/store/store.ts';
import { type House, house, ok, person, playOn, summaryOf, TWO, twoPlayers, Watcher } from './tables.ts';

const LIVE = { ...TWO, tempo: { kind: 'live' as const, bank: 60_000, increment: 0 } };

/** Does something to the database of a house that is closed meanwhile. */
function damaged(at: House, harm: (database: Database.Database) => void): Promise<House> {
  return at.reopen(0, () => {
    const database = new Database(join(at.folder, 'store.sqlite'));
    harm(database);
    database.close();
  });
}

describe('H7 one damaged table', () => {
  it.each([
    ['its row', `update tables set body = '{"chairs' where id = ?`],
    [
      'its log',
      `update entries set body = '{"kind":"answer"}' where seq = 2 and table_key = (select key from tables where id = ?)`,
    ],
    [
      'a line of its log',
      `update entries set body = 'nonsense' where seq = 3 and table_key = (select key from tables where id = ?)`,
    ],
  ])('with damage to %s is named and left alone, all others are served', async (_, harm) => {
    const at = await house();
    const [good, bad] = [await twoPlayers(at), await twoPlayers(at, LIVE)];
    await playOn(at, good, 5);
    await playOn(at, bad, 5);
    const again = await damaged(at, (database) => {
      database.prepare('delete from snapshots').run();
      database.prepare(harm).run(bad.table);
    });
    await again.tables.sweep();
    expect(await again.tables.subscribe(new Watcher(), bad.table)).toMatchObject({ code: 'table-damaged' });
    const seats = { lannister: new Watcher(good.olena), stark: new Watcher(good.bence) };
    for (const [seat, viewer] of Object.entries(seats))
      await again.tables.subscribe(viewer, good.table, seat);
    expect(await playOn(again, { table: good.table, seats }, 5, 'on')).toBe(5);
    expect(again.tables.admin.quarantined()).toEqual([
      { table: bad.table, why: expect.any(String) as string },
    ]);
    const listed = await again.tables.list(10);
    expect(listed.map(({ table }) => table)).toContain(good.table);
  });

  it.each([
    ['that cannot be read', Buffer.from('nonsense'), 8],
    ['of a longer log', undefined, 99],
  ])('a snapshot %s is thrown away', async (_, body, seq) => {
    const at = await house();
    const two = await twoPlayers(at);
    await playOn(at, two, 10);
    const before = two.seats.stark.view;
    const again = await damaged(at, (database) => {
      database.prepare('update snapshots set seq = ?, body = coalesce(?, body)').run(seq, body ?? null);
    });
    const viewer = new Watcher(two.bence);
    expect(await again.tables.subscribe(viewer, two.table, 'stark')).toBeUndefined();
    expect(viewer.view).toEqual(before);
    expect(again.tables.admin.quarantined()).toEqual([]);
  });
});

describe('what is refused by the disk', () => {
  it('has not stopped the clocks: a pause counts once it is durable', async () => {
    let isFull = false;
    const at = await house({
      around: (store) =>
        new Proxy(store, {
          get: (target, name) =>
            isFull && name === 'updateTable'
              ? () => Promise.reject(new StorageFailed('storage-full', new Error('full')))
              : (Reflect.get(target, name) as unknown),
        }),
    });
    const two = await twoPlayers(at, LIVE);
    const { proposal } = ok(
      await at.tables.propose(two.bence, two.table, { seat: 'stark', what: 'pause', key: 'p' }),
    );
    isFull = true;
    const agree = () => at.tables.consent(two.olena, two.table, 'lannister', proposal, true, 'c');
    await expect(agree()).rejects.toThrow('storage-full');
    at.time.now += 10_000;
    const viewer = new Watcher();
    await at.tables.subscribe(viewer, two.table);
    const { running, left, paused } = viewer.last!.clocks!;
    expect(paused).toBeUndefined();
    expect(left[running[0]!]).toBe(50_000);
    isFull = false;
    expect(ok(await agree())).toEqual({ settled: true });
    expect(two.seats.stark.last!.clocks!.paused).toBe(true);
  });
});

describe('H9 two writers', () => {
  it('of one row: the second looks again, and neither is lost', async () => {
    const at = await house();
    const other: Store = await openSqlite(join(at.folder, 'store.sqlite'));
    const { table } = ok(
      await at.tables.create(person('olena'), {
        ...TWO,
        config: { seats: ['lannister', 'stark', 'tully'], nonPlayers: ['tyrell', 'greyjoy', 'martell'] },
      }),
    );
    ok(await at.tables.claim(table, person('olena'), 'lannister'));
    // Somebody else writes the row behind this house's back.
    const row = (await other.table(table))!;
    const body = JSON.parse(row.body) as { chairs: Record<string, object> };
    body.chairs['stark'] = { person: { id: 'elsewhere', name: 'Elsewhere' } };
    await other.updateTable(table, { body: JSON.stringify(body) }, { version: row.version });
    ok(await at.tables.claim(table, person('bence'), 'tully'));
    const people = (await summaryOf(at, table)).chairs.map((chair) => chair.person?.id);
    expect(people).toEqual(['id-of-olena', 'elsewhere', 'id-of-bence']);
    await other.close();
  });
});
