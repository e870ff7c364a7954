// Chance: only from the state, and in tests from a list laid down in advance.

import { describe, expect, test } from 'vitest';
import { begin, beginAt, copy, hash, randomFrom, seeded } from '../src/index.ts';
import { ok, pennies, tableOf } from './toy.ts';

describe('chance', () => {
  test('of one seed is always the same, of another seed another', () => {
    const [a, again, b] = ['a', 'a', 'b'].map((seed) => Array.from({ length: 20 }, rollerOf(seed)));
    expect(again).toEqual(a);
    expect(b).not.toEqual(a);
  });

  test('goes on from its state alone', () => {
    const state = seeded('seed');
    const first = randomFrom(state);
    first.shuffle([1, 2, 3, 4]);
    const saved = copy(state);
    const goesOn = Array.from({ length: 10 }, () => first.int(1000));
    const again = randomFrom(JSON.parse(JSON.stringify(saved)));
    expect(Array.from({ length: 10 }, () => again.int(1000))).toEqual(goesOn);
  });

  test('reaches every number and no other', () => {
    const roll = rollerOf('fair');
    const rolls = Array.from({ length: 6000 }, roll);
    const counts = [0, 1, 2, 3, 4, 5].map((face) => rolls.filter((one) => one === face).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(6000);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('shuffles in place and loses nothing', () => {
    const things = Array.from({ length: 30 }, (_, i) => i);
    const shuffled = randomFrom(seeded('deck')).shuffle(things);
    expect(shuffled).toBe(things);
    expect(shuffled).not.toEqual([...shuffled].sort((a, b) => a - b));
    expect([...shuffled].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i));
  });

  test('a whole setup hangs on the seed', () => {
    const [a, again, b] = ['a', 'a', 'b'].map((seed) => hash(ok(begin(pennies, { players: 4 }, seed)).state));
    expect(again).toBe(a);
    expect(b).not.toBe(a);
  });
});

describe('a script', () => {
  test('is used in order and then chance goes on', () => {
    const state = seeded('seed', [5, 'two', ['c', 'a'], 0]);
    const random = randomFrom(state);
    expect(random.int(6)).toBe(5);
    expect(random.pick(['one', 'two'])).toBe('two');
    expect(random.shuffle(['a', 'b', 'c', 'd']).slice(0, 2)).toEqual(['c', 'a']);
    expect(random.int(6)).toBe(0);
    expect(state.script).toEqual([]);
    expect(random.int(6)).toBeLessThan(6);
    expect(random.draws).toBe(5);
  });

  test('may name equal things of a shuffle one by one', () => {
    const shuffled = randomFrom(seeded('seed', [['b', 'a']])).shuffle(['a', 'a', 'b', 'b']);
    expect(shuffled.slice(0, 2)).toEqual(['b', 'a']);
    expect([...shuffled].sort()).toEqual(['a', 'a', 'b', 'b']);
  });

  test.each([6, -1, 1.5, Number.NaN, 'two', ['a']])('of %s is no roll of a die', (entry) => {
    expect(() => randomFrom(seeded('seed', [entry])).int(6)).toThrow('is no number below 6');
  });

  test('must pick from what is there', () => {
    expect(() => randomFrom(seeded('seed', ['three'])).pick(['one', 'two'])).toThrow(
      'scripted "three" is none of one, two',
    );
  });

  test('must shuffle what is there', () => {
    expect(() => randomFrom(seeded('seed', [3])).shuffle(['a'])).toThrow(
      'a shuffle needs a scripted list, not 3',
    );
    expect(() => randomFrom(seeded('seed', [['b']])).shuffle(['a'])).toThrow('names "b", which is not there');
    expect(() => randomFrom(seeded('seed', [['a', 'a']])).shuffle(['a', 'b'])).toThrow(
      'names "a", which is not there',
    );
  });

  test('lies in the state of a game and is used up there', () => {
    const { state } = ok(beginAt(pennies, { players: 2, at: 'vote' }, 'seed', [4]));
    expect(state.random.script).toEqual([4]);
    const play = tableOf(pennies, state);
    play.answers('ann', 'no');
    const { facts, barrier } = play.answers('bob', 'no');
    expect(facts).toContainEqual({ kind: 'wind.rolled', data: { wind: 4 } });
    expect(barrier).toBe('chance');
    expect(play.state.random.script).toEqual([]);
    expect(state.random.script).toEqual([4]);
  });

  test('serves a draw before the first question too', () => {
    const { state } = ok(beginAt(pennies, { players: 2, at: 'round', round: 2 }, 'seed', [3]));
    expect(state.world.wind).toBe(3);
  });
});

function rollerOf(seed: string): () => number {
  const random = randomFrom(seeded(seed));
  return () => random.int(6);
}
