// What is told around a table is told a few times a second at most. What nobody may know of must not take part in that:
// it would make what everybody may know come later.

import type { TableInfo, ServerMessage } from '@three-thrones/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcing } from '../src/tables/announcing.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SEATS = ['ann', 'bob', 'cat'];

/** A table around which people come and go; every announcement is kept with its moment. */
function table() {
  const online = new Set<string>();
  const told: { at: number; message: ServerMessage }[] = [];
  const lobby = (): TableInfo => ({
    ...{
      type: 'lobby',
      table: 'table',
      status: 'playing',
      host: 'ann',
      round: 0,
      serverKey: '',
      commitment: '',
    },
    chairs: SEATS.map((seat) => ({ seat, online: online.has(seat) })),
    proposals: [],
  });
  const announcing = new Announcing({
    info: lobby,
    tell: (message) => told.push({ at: performance.now(), message }),
  });
  const flip = (seat: string): void => {
    if (!online.delete(seat)) online.add(seat);
    announcing.soon();
  };
  return { announcing, told, flip };
}

it('what changed nothing, however often, changes neither what is told nor when', () => {
  const [busy, quiet] = [table(), table()];
  // Second devices, whispers, sealed answers given anew: looked at, and nothing to tell.
  const unseen = (): void => {
    for (let time = 0; time < 50; time++) busy.announcing.soon();
  };
  for (const [at, seat] of 'ann bob cat ann ann bob cat cat bob ann bob ann cat bob ann'
    .split(' ')
    .entries()) {
    for (const one of [busy, quiet]) one.flip(seat);
    unseen();
    vi.advanceTimersByTime(at % 6 === 5 ? 200 : 20);
    unseen();
  }
  vi.advanceTimersByTime(5_000);
  expect(busy.told).toEqual(quiet.told);
  expect(busy.told.length).toBeGreaterThan(8);
  expect(busy.told.length).toBeLessThan(15);
});

it('who was gone and is back within a breath was never gone, as far as others hear', () => {
  const [restless, calm] = [table(), table()];
  for (const one of [restless, calm]) for (let time = 0; time < 8; time++) one.flip('ann'); // all that goes out at once
  const before = [restless.told.length, calm.told.length];
  for (const seat of ['bob', 'bob', 'cat', 'cat', 'cat', 'cat']) restless.flip(seat);
  vi.advanceTimersByTime(5_000);
  expect([restless.told.length, calm.told.length]).toEqual(before);
  expect(restless.told).toEqual(calm.told);
});
