// The formulas of fair chance, and what a receipt finds out.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commitmentTo,
  mixedSeed,
  type Receipt,
  receiptProblems,
  type Revealed,
  seatCommitment,
} from '../src/fairness.ts';

/** Anybody can compute these with the tools of any system. */
function digest(...lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

const table = 'table-1';
const seats = ['stark', 'lannister', 'tyrell'];
const entropy = { stark: 'aa', lannister: 'bb', tyrell: '' };
const serverSeed = 'secret';
const commitments = {
  stark: seatCommitment(table, 'stark', 'aa'),
  lannister: seatCommitment(table, 'lannister', 'bb'),
};
const revealed: Revealed = {
  ...{ table, chance: 'sha256', serverSeed, seats, entropy, commitments, round: 2, serverKey: 'key' },
  commitment: commitmentTo(serverSeed),
  seed: mixedSeed({ table, chance: 'sha256', serverSeed, seats, entropy }),
};
const receipt: Receipt = {
  ...{ format: 'three-thrones-receipt', version: 1, table, game: 'toy', seat: 'stark', round: 2 },
  ...{ commitment: commitmentTo(serverSeed), commitments, entropy: 'aa', serverKey: 'key', seats },
};

/** The same with other shares, and everything that follows from them made to fit. */
function remixed(change: Partial<Revealed>): Revealed {
  const other = { ...revealed, ...change };
  return { ...other, seed: mixedSeed(other) };
}

describe('the formulas', () => {
  it('are those that are written down', () => {
    expect(commitmentTo('secret')).toBe(digest('three-thrones/commitment/1', 'secret'));
    expect(seatCommitment('t', 'stark', 'é')).toBe(digest('three-thrones/seat/1', 't', 'stark', 'é'));
    const shares = ['stark=aa', 'lannister=bb', 'tyrell='];
    expect(mixedSeed(revealed)).toBe(digest('three-thrones/seed/2', table, 'secret', ...shares));
    expect(mixedSeed({ ...revealed, chance: undefined })).toBe(
      digest('three-thrones/seed/1', 'secret', ...shares),
    );
  });
});

describe('a receipt', () => {
  it('finds nothing wrong with what was promised', () => {
    expect(receiptProblems(receipt, revealed)).toEqual([]);
    expect(receiptProblems(receipt, { ...revealed, serverKey: undefined })).toEqual([]);
  });

  it.each<[string, Revealed, readonly object[]]>([
    ['another table', { ...revealed, table: 'x' }, [{ code: 'another-table' }]],
    ['another round', { ...revealed, round: 3 }, [{ code: 'another-round' }]],
    ['another key', { ...revealed, serverKey: 'x' }, [{ code: 'another-server-key' }]],
    ['another commitment', { ...revealed, commitment: 'x' }, [{ code: 'another-server-commitment' }]],
    [
      'another server seed that fits another commitment',
      remixed({ serverSeed: 'x', commitment: commitmentTo('x') }),
      [{ code: 'another-server-commitment' }, { code: 'server-seed-broken' }],
    ],
    [
      'another share of mine',
      remixed({ entropy: { ...entropy, stark: 'x' } }),
      [
        { code: 'my-entropy-changed', seat: 'stark' },
        { code: 'seat-entropy-broken', seat: 'stark' },
      ],
    ],
    [
      'another’s share, ground to please',
      remixed({
        entropy: { ...entropy, lannister: 'x' },
        commitments: { ...commitments, lannister: seatCommitment(table, 'lannister', 'x') },
      }),
      [
        { code: 'another-seat-commitment', seat: 'lannister' },
        { code: 'seat-entropy-broken', seat: 'lannister' },
      ],
    ],
    [
      'a share of a seat that never committed',
      remixed({ entropy: { ...entropy, tyrell: 'x' } }),
      [{ code: 'seat-entropy-broken', seat: 'tyrell' }],
    ],
    [
      'a seat that was not there',
      remixed({ seats: [...seats, 'tully'], commitments: { ...commitments, tully: 'x' } }),
      [{ code: 'another-seat-commitment', seat: 'tully' }, { code: 'seed-not-mixed' }],
    ],
    ['another seed', { ...revealed, seed: 'x' }, [{ code: 'seed-not-mixed' }]],
    ['the older formula', remixed({ chance: undefined }), [{ code: 'seed-not-mixed' }]],
    ['another order of the seats', remixed({ seats: seats.toReversed() }), [{ code: 'seed-not-mixed' }]],
  ])('finds %s', (_, shown, problems) => {
    expect(receiptProblems(receipt, shown)).toEqual(problems);
  });
});
