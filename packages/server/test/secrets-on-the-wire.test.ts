// Nobody learns what they may not know, over any channel: raw bytes from pairs of tables. The short version of
// scripts/leak.ts.

import { expect, it } from 'vitest';
import type { Tally } from '../scripts/parts/leak-pair.ts';
import { penniesToo, tinyEpic } from '../scripts/parts/leak-run.ts';

/** A check that compared nothing has shown nothing. */
function expectMuch(tally: Tally): void {
  expect(tally.sittings).toBeGreaterThan(25);
  expect(tally.answers).toBeGreaterThan(150);
  expect(tally.otherwise).toBeGreaterThan(10);
  expect(tally.undone).toBeGreaterThan(5);
  expect(tally.unseen).toBeGreaterThan(300);
  expect(tally.replies).toBeGreaterThan(500);
  expect(tally.derived).toBeGreaterThan(100);
  expect(tally.frames).toBeGreaterThan(5_000);
  expect(tally.bytes).toBeGreaterThan(1_000_000);
}

it('tiny-epic: pairs of tables give every eye the same bytes', { timeout: 240_000 }, async () => {
  expectMuch(await tinyEpic(1));
});

it('pennies, with sealed bids and open votes: the same', { timeout: 240_000 }, async () => {
  const tally = await penniesToo(1);
  expectMuch(tally);
  expect(tally.revised).toBeGreaterThan(30);
});
