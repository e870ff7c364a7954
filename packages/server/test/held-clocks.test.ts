// Clocks and announcements by themselves, and clocks as they come back from what older programs wrote.

import { random } from '@three-thrones/bots';
import { randomFrom, seeded } from '@three-thrones/kernel';
import type { TableInfo, ServerMessage } from '@three-thrones/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { Store, Turn } from '../src/store/store.ts';
import { Announcing } from '../src/tables/announcing.ts';
import { type ClockFace, deadline, GRACE, leftAt, reward } from '../src/tables/clock.ts';
import { house, ok, playOn, TWO, twoPlayers, Watcher } from './tables.ts';

const LIVE = { ...TWO, tempo: { kind: 'live' as const, bank: 60_000, increment: 5_000 } };
const FACE: ClockFace = {
  left: { lannister: 3_000, stark: 8_000 },
  running: ['lannister', 'stark'],
  since: 100,
  paused: false,
};

describe('a clock', () => {
  it('rings for whoever has the least time', () => {
    expect(deadline(FACE)).toBe(3_100);
    expect(deadline(FACE, ['stark'])).toBe(8_100);
    expect(deadline(FACE, ['tully'])).toBeUndefined();
  });

  it('neither runs nor rings while it is paused', () => {
    const paused = { ...FACE, paused: true };
    expect(deadline(paused)).toBeUndefined();
    expect(leftAt(paused, 5_000)).toEqual(FACE.left);
    expect(leftAt(FACE, 5_000)).toEqual({ lannister: 0, stark: 3_100 });
  });

  it('leaves a moment after a timeout, and takes none away', () => {
    const after = (left: number) =>
      reward({ ...FACE, left: { stark: left } }, { kind: 'live', bank: 1, increment: 10 }, 'stark', {
        timedOut: true,
      }).left['stark'];
    expect(after(0)).toBe(GRACE);
    expect(after(GRACE)).toBe(GRACE + 10);
  });
});

describe('the clocks of a table', () => {
  it('come from the lines themselves where a program of before has gone on', async () => {
    const at = await house();
    const two = await twoPlayers(at, LIVE);
    await playOn(at, two, 1);
    const [decision] = Object.entries(two.seats).flatMap(([seat, viewer]) => viewer.question(seat) ?? []);
    const { seat, id } = decision!;
    const choice = random.choose(decision!, randomFrom(seeded('older')));
    const line = { kind: 'answer', seat, decision: id, choice, left: 12_345 };
    // It does not know of turns.
    await at.store.append({ table: two.table, seq: 2, key: 'older', body: JSON.stringify(line), at: 0 });
    const again = await at.reopen();
    const viewer = new Watcher();
    await again.tables.subscribe(viewer, two.table);
    expect(viewer.last!.clocks!.left[seat]).toBe(12_345);
    expect(await again.store.table(two.table)).toMatchObject({ turn: { seq: 2 } });
  });

  it('go on while people agree to take something back', async () => {
    const at = await house();
    const two = await twoPlayers(at, LIVE);
    await playOn(at, two, 3);
    const { running, left } = two.seats.stark.last!.clocks!;
    const [seat] = running as [string];
    const wish = { seat: 'stark', what: 'take-back' as const, to: 0, key: 't' };
    const { proposal } = ok(await at.tables.propose(two.bence, two.table, wish));
    at.time.now += 7_000;
    ok(await at.tables.consent(two.olena, two.table, 'lannister', proposal, true, 'c'));
    expect(two.seats.stark.last!.clocks!.left[seat]).toBe(left[seat]! - 7_000);
  });
});

/** A house that notes where its tables stand whenever that is written. */
async function noting() {
  const turns: Turn[] = [];
  const note = (more: { turn?: Turn } | undefined): void => void (more?.turn && turns.push(more.turn));
  const around = (store: Store): Store => ({
    ...store,
    append: (entry, change, more) => {
      note(more);
      return store.append(entry, change, more);
    },
    updateTable: (id, change, more) => {
      note(more);
      return store.updateTable(id, change, more);
    },
  });
  return { at: await house({ around }), turns };
}

describe('where a table stands', () => {
  it('says that a bot is asked, so that somebody sees to it after a restart', async () => {
    const { at, turns } = await noting();
    const two = await twoPlayers(at);
    ok(await at.tables.seatBot(two.table, two.bence, 'stark', 'random'));
    await vi.waitFor(async () => {
      await playOn(at, two, 1, `on ${turns.length}`);
      expect(turns.filter(({ asked }) => asked.includes('stark')).length).toBeGreaterThan(3);
    });
    const isBots = turns.slice(turns.findIndex(({ due }) => due !== undefined));
    expect(isBots.length).toBeGreaterThan(3);
    for (const { asked, due } of isBots) expect(due !== undefined).toBe(asked.includes('stark'));
  });

  it('says that the time of somebody runs although a bot plays for them', async () => {
    const { at, turns } = await noting();
    const two = await twoPlayers(at, LIVE);
    const [seat] = two.seats.stark.last!.clocks!.running as ['stark' | 'lannister'];
    const count = turns.length;
    ok(await at.tables.seatBot(two.table, two.seats[seat].person!, seat, 'random'));
    const { asked, clock } = turns[count]!;
    expect(asked).toEqual([seat]);
    expect((JSON.parse(clock!) as ClockFace).running).toEqual([seat]);
  });

  it('is kept again where it was not', async () => {
    const at = await house();
    const two = await twoPlayers(at, LIVE);
    await playOn(at, two, 2);
    const { turn } = (await at.store.table(two.table))!;
    await at.store.updateTable(two.table, {}, { turn: { seq: 2, asked: [] } });
    const again = await at.reopen();
    await again.tables.subscribe(new Watcher(), two.table);
    expect((await again.store.table(two.table))!.turn).toMatchObject({
      seq: 2,
      asked: turn!.asked,
      due: expect.any(Number) as number,
    });
  });
});

describe('H4 what is told around a game', () => {
  it('is told again and again, however often it had to wait', async () => {
    vi.useFakeTimers();
    try {
      const told: ServerMessage[] = [];
      const chairs = [{ seat: 'stark', online: false }];
      const lobby = { type: 'lobby', table: 't', chairs } as unknown as TableInfo;
      const announcing = new Announcing({
        info: () => ({ ...lobby, chairs: chairs.map((chair) => ({ ...chair })) }),
        tell: (message) => void told.push(message),
      });
      announcing.soon();
      expect(told).toMatchObject([{ type: 'lobby' }]);
      for (let time = 0; time < 60; time++) {
        chairs[0]!.online = !chairs[0]!.online;
        announcing.soon();
        announcing.soon();
        await vi.advanceTimersByTimeAsync(time < 30 ? 10 : 500);
      }
      const slow = told.slice(-10).map((message) => message.type === 'presence' && message.online.length);
      expect(slow).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
      // Nothing new is nothing to tell.
      const count = told.length;
      announcing.soon();
      announcing.now();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(told).toHaveLength(count);
    } finally {
      vi.useRealTimers();
    }
  });
});
