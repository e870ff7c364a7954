// Copies share nothing; equal data have equal hashes.

import { describe, expect, test } from 'vitest';
import { begin, copy, hash } from '../src/index.ts';
import { ok, pennies } from './toy.ts';

describe('a copy', () => {
  test('is equal and shares no object with the original', () => {
    const { state } = ok(begin(pennies, { players: 4 }, 'seed'));
    const twin = copy(state);
    expect(twin).toEqual(state);
    const objects = new Set(objectsIn(state));
    expect(objects.size).toBeGreaterThan(10);
    expect(objectsIn(twin).filter((one) => objects.has(one))).toEqual([]);
  });

  test('of plain values is the value', () => {
    for (const value of [1, 'a', true, undefined, null]) expect(copy(value)).toBe(value);
  });
});

describe('a hash', () => {
  test('does not depend on the order of keys, nor on keys that are undefined', () => {
    expect(hash({ a: 1, b: { c: 2, d: 3 } })).toBe(hash({ b: { d: 3, c: 2, e: undefined }, a: 1 }));
  });

  test('survives being written down and read', () => {
    const { state } = ok(begin(pennies, { players: 4 }, 'seed'));
    expect(hash(JSON.parse(JSON.stringify(state)))).toBe(hash(state));
  });

  test('tells apart what is different', () => {
    const values = [
      0,
      1,
      -1,
      10,
      '1',
      '',
      'a',
      'ab',
      'ba',
      true,
      false,
      null,
      [],
      [[]],
      ['a'],
      ['a', 'b'],
      ['b', 'a'],
      ['ab'],
      [['a'], 'b'],
      [['a', 'b']],
      {},
      { a: 1 },
      { a: '1' },
      { b: 1 },
      { a: { b: 1 } },
      { a: [1] },
      [{ a: 1 }],
      [{ a: 1 }, {}],
      [{}, { a: 1 }],
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
  });

  test('is sixteen hexadecimal digits, and differs for many small differences', () => {
    const hashes = Array.from({ length: 20_000 }, (_, i) =>
      hash({ pennies: { ann: i % 200, bob: (i / 200) | 0 } }),
    );
    expect(new Set(hashes).size).toBe(20_000);
    expect(hashes.every((one) => /^[0-9a-f]{16}$/.test(one))).toBe(true);
  });
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
