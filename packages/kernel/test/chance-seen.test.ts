// What can be read from draws that were seen: of a table's chance nothing. `npm run measure-chance` is the long form.

import { describe, expect, test } from 'vitest';
import { randomFrom, type RandomState, seeded, tableChance } from '../src/index.ts';
import { nextBit, recurrenceOf, stateBehind } from './linear.ts';
import { chiSquareP, normalP, coinP, ordersP, sampleOf } from './statistics.ts';

describe('draws at a table', () => {
  const DRAWS = 200_000;

  test.each([2, 3, 6, 7, 20, 45])('below %i are even, and so are pairs and runs of them', (bound) => {
    const random = randomFrom(tableChance('statistics'));
    const sample = sampleOf((below) => random.int(below), bound, DRAWS);
    for (const p of Object.values(sample)) expectPlausible(p);
  });

  test.each([3, 4, 5])('bring a deck of %i into every order equally often', (size) => {
    const random = randomFrom(tableChance('decks'));
    expectPlausible(ordersP((deck) => random.shuffle(deck), size, DRAWS / size));
  });

  test('would fail these tests if they were uneven, in step, or dealt by a wrong shuffle', () => {
    const random = randomFrom(tableChance('statistics'));
    const uneven = sampleOf((bound) => (random.int(60) === 0 ? 0 : random.int(bound)), 6, DRAWS);
    expect(uneven.uniform).toBeLessThan(1e-6);
    let last = 0;
    const inStep = sampleOf((bound) => (last = (last + 1 + random.int(bound - 1)) % bound), 6, DRAWS);
    expect(inStep.pairs).toBeLessThan(1e-6);
    expect(inStep.runs).toBeLessThan(1e-6);
    const naive = (deck: number[]) => {
      for (let i = 0; i < deck.length; i++) {
        const j = random.int(deck.length);
        [deck[i], deck[j]] = [deck[j]!, deck[i]!];
      }
      return deck;
    };
    expect(ordersP(naive, 3, DRAWS / 3)).toBeLessThan(1e-6);
  });

  test('are judged by p-values that agree with printed tables', () => {
    expect(normalP(1.959964)).toBeCloseTo(0.05, 6);
    expect(chiSquareP([10 + Math.sqrt(19.20729), 10 - Math.sqrt(19.20729)], 10)).toBeCloseTo(0.05, 5);
    // Five degrees of freedom: 11.0705 is passed once in twenty times.
    const off = Math.sqrt((11.0705 * 100) / 6);
    expect(
      chiSquareP(
        [1, -1, 1, -1, 1, -1].map((sign) => 100 + sign * off),
        100,
      ),
    ).toBeCloseTo(0.05, 5);
  });

  function expectPlausible(p: number): void {
    expect(p).toBeGreaterThan(1e-4);
    expect(p).toBeLessThan(1 - 1e-4);
  }
});

describe('C2: who has seen many draws', () => {
  const rollsOf = (state: RandomState, count: number): number[] => {
    const random = randomFrom(state);
    return Array.from({ length: count }, () => random.int(6));
  };

  test('knows all others of the fast generator: dice to come and decks not yet dealt', () => {
    const table = randomFrom(seeded('a secret'));
    const seen = Array.from({ length: 128 }, () => table.int(6));
    const guess = stateBehind(seen.map((roll) => roll % 2));
    expect(guess).toMatchObject({ settled: 128, contradictions: 0 });
    const mine = randomFrom({ at: guess.at });
    for (const roll of seen) expect(mine.int(6)).toBe(roll);
    const deck = Array.from({ length: 45 }, (_, card) => card);
    expect(mine.shuffle([...deck])).toEqual(table.shuffle([...deck]));
  });

  test("knows nothing of a table's: neither solver does better than a coin", () => {
    const SEEN = 1000;
    const bits = rollsOf(tableChance('a secret'), 3 * SEEN).map((roll) => roll % 2);
    const seen = bits.slice(0, SEEN);
    const guess = stateBehind(seen);
    expect(guess.contradictions).toBeGreaterThan(SEEN / 3);
    const mine = rollsOf({ at: guess.at }, bits.length).map((roll) => roll % 2);
    const taps = recurrenceOf(seen);
    expect(Math.abs(taps.length - SEEN / 2)).toBeLessThan(20);
    let [solved, recurred] = [0, 0];
    for (let at = SEEN; at < bits.length; at++) {
      if (mine[at] === bits[at]) solved++;
      if (nextBit(taps, bits.slice(0, at)) === bits[at]) recurred++;
    }
    expect(coinP(solved, 2 * SEEN)).toBeGreaterThan(1e-4);
    expect(coinP(recurred, 2 * SEEN)).toBeGreaterThan(1e-4);
  });

  test('the second solver finds any recurrence there is', () => {
    const bits = rollsOf(seeded('a secret'), 600).map((roll) => roll % 2);
    const taps = recurrenceOf(bits.slice(0, 256));
    expect(taps).toHaveLength(129);
    for (let at = 256; at < bits.length; at++) expect(nextBit(taps, bits.slice(0, at))).toBe(bits[at]);
  });
});
