// The pairs of secrets-on-the-wire.test.ts for A Game of Thrones, whose secrets are answers: the two logs differ.

import { expect, it } from 'vitest';
import { agot } from '../scripts/parts/leak-run.ts';

it('agot, with orders face down, bids and house cards: the same', { timeout: 240_000 }, async () => {
  const tally = await agot(1);
  expect(tally.sittings).toBeGreaterThan(8);
  expect(tally.answers).toBeGreaterThan(50);
  expect(tally.otherwise).toBeGreaterThan(5);
  expect(tally.revised).toBeGreaterThan(30);
  expect(tally.derived).toBeGreaterThan(100);
  expect(tally.bytes).toBeGreaterThan(1_000_000);
});
