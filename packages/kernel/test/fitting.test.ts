// Sets that keep every limit are found whenever there are any.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { illegal } from '../src/choice.ts';
import { anyFitting, DeadEnd, type Decision, fitting, type Limit, randomFrom, seeded } from '../src/index.ts';

function limit(words: string, min: number, max: number): Limit {
  return { words: words.split(' '), min, max, code: 'limit', rule: '1' };
}

function question(options: string, [min, max]: readonly [number, number], limits: Limit[]): Decision {
  return {
    id: '0-ann',
    seat: 'ann',
    kind: 'day.pick',
    rule: '1',
    shape: 'some',
    options: options === '' ? [] : options.split(' '),
    min,
    max,
    limits,
  };
}

const fittingInOrder = (decision: Decision, number = decision.min) =>
  fitting(decision, decision.options, number).join(' ');

describe('options are taken', () => {
  test('in their order, as far as there is room', () => {
    const areas = [limit('a', 1, 1), limit('b', 1, 1), limit('x', 0, 1), limit('y', 0, 1)];
    expect(fittingInOrder(question('a:x a:y b:x b:y', [2, 2], areas))).toBe('a:x b:y');
    expect(fittingInOrder(question('b:x a:x a:y b:y', [2, 2], areas))).toBe('b:x a:y');
  });

  test('that a limit asks for before any others', () => {
    const decision = question('a b c d', [0, 2], [limit('d', 1, 1)]);
    expect(fittingInOrder(decision, 0)).toBe('d');
    expect(fittingInOrder(decision, 1)).toBe('d');
    expect(fittingInOrder(decision, 2)).toBe('a d');
  });

  test('no more than there is room for, whatever was asked', () => {
    expect(fittingInOrder(question('a:x b:x c', [0, 3], [limit('x', 0, 1)]), 3)).toBe('a:x c');
    expect(fittingInOrder(question('a b c', [0, 2], [limit('c', 0, 1)]), 9)).toBe('a b');
  });

  test('at least as many as the question wants, whatever was asked', () => {
    expect(fittingInOrder(question('a b c', [2, 3], [limit('a', 0, 0)]), 0)).toBe('b c');
  });

  test('none where nothing is asked for', () => {
    expect(fittingInOrder(question('', [0, 0], [limit('a', 0, 1)]))).toBe('');
  });
});

describe('another set is searched for', () => {
  test('where the first taken stands in the way of an area', () => {
    const limits = [limit('a', 1, 1), limit('b', 1, 1), limit('x', 0, 1), limit('y', 0, 1)];
    expect(fittingInOrder(question('a:x a:y b:x', [2, 2], limits))).toBe('a:y b:x');
  });

  test('where one option must serve two limits', () => {
    expect(fittingInOrder(question('a b a:b', [1, 1], [limit('a', 1, 1), limit('b', 1, 1)]))).toBe('a:b');
  });

  test('where the question itself wants more than the first taken leave room for', () => {
    const limits = [limit('a', 0, 1), limit('b', 0, 1), limit('x', 0, 1), limit('y', 0, 1)];
    expect(fittingInOrder(question('a:x a:y b:x', [2, 2], limits))).toBe('a:y b:x');
  });

  test('and filled up afterwards', () => {
    const limits = [limit('a', 1, 1), limit('b', 1, 1), limit('x', 0, 1), limit('y', 0, 1)];
    expect(fittingInOrder(question('c a:x a:y b:x', [2, 3], limits), 3)).toBe('c a:y b:x');
  });
});

describe('a dead end is named', () => {
  test.each([
    ['nothing has the word', question('a b', [0, 2], [limit('c', 1, 1)])],
    ['a limit contradicts itself', question('a b', [0, 2], [limit('a b', 2, 1)])],
    ['two limits contradict each other', question('a b', [0, 2], [limit('a', 1, 1), limit('a', 0, 0)])],
    ['limits ask for more than the question', question('a b', [0, 1], [limit('a', 1, 1), limit('b', 1, 1)])],
    ['the question asks for more than limits allow', question('a b', [2, 2], [limit('a b', 0, 1)])],
  ])('%s', (_why, decision) => {
    expect(() => fittingInOrder(decision)).toThrow(DeadEnd);
    expect(() => fittingInOrder(decision)).toThrow('day.pick offers ann nothing that goes together');
  });

  test('in time, even where there are more pigeons than holes', () => {
    const pigeons = Array.from({ length: 12 }, (_, i) => `pigeon${i}`);
    const holes = Array.from({ length: 11 }, (_, i) => `hole${i}`);
    const pairs = pigeons.flatMap((pigeon) => holes.map((hole) => `${pigeon}:${hole}`)).join(' ');
    const limits = [...pigeons.map((one) => limit(one, 1, 1)), ...holes.map((one) => limit(one, 0, 1))];
    const before = performance.now();
    expect(() => fittingInOrder(question(pairs, [12, 12], limits))).toThrow(DeadEnd);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

const WORDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Small questions with any limits at all, most of them answerable. */
const anyQuestion = fc
  .record({
    options: fc.uniqueArray(
      fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(':')),
      { maxLength: 9 },
    ),
    limits: fc.array(
      fc.record({
        words: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
        min: fc.nat(2),
        more: fc.nat(2),
      }),
      { maxLength: 5 },
    ),
    min: fc.nat(3),
    more: fc.nat(4),
  })
  .filter(({ options, min }) => min <= options.length)
  .map(({ options, limits, min, more }) =>
    question(
      options.join(' '),
      [min, Math.min(min + more, options.length)],
      limits.map((one) => limit(one.words.join(' '), one.min, one.min + one.more)),
    ),
  );

function subsets(options: readonly string[]): string[][] {
  return options.reduce<string[][]>(
    (sets, option) => [...sets, ...sets.map((set) => [...set, option])],
    [[]],
  );
}

function fittingOrNothing(decision: Decision, number: number): string[] | undefined {
  try {
    return fitting(decision, decision.options, number);
  } catch (error) {
    if (error instanceof DeadEnd) return undefined;
    throw error;
  }
}

describe('of any question', () => {
  test('an answer is found exactly if there is one, and it is legal', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(9), (decision, number) => {
        const hasAnswer = subsets(decision.options).some((set) => illegal(decision, set) === undefined);
        const found = fittingOrNothing(decision, number);
        expect(found !== undefined).toBe(hasAnswer);
        expect(found && illegal(decision, found)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  test('every legal answer comes up at random', () => {
    const limits = [limit('a', 1, 1), limit('b', 0, 1), limit('x', 0, 1), limit('y', 0, 2)];
    const decision = question('a:x a:y b:x b:y c:y', [1, 3], limits);
    const legal = subsets(decision.options).filter((set) => illegal(decision, set) === undefined);
    const chance = randomFrom(seeded('every'));
    const seen = new Set(
      Array.from({ length: 2_000 }, () => anyFitting(decision, chance).toSorted().join(' ')),
    );
    expect([...seen].toSorted()).toEqual(legal.map((set) => set.toSorted().join(' ')).toSorted());
  });

  test('the same chance finds the same answer', () => {
    const decision = question('a:x a:y b:x b:y', [1, 2], [limit('a', 1, 1), limit('x', 0, 1)]);
    const twice = [1, 2].map(() => anyFitting(decision, randomFrom(seeded('same'))));
    expect(twice[0]).toEqual(twice[1]);
  });
});

test('orders for a dozen areas, where not every token may lie everywhere, are found from any order of options', () => {
  const areas = Array.from({ length: 12 }, (_, i) => `area${i}`);
  const tokens = Array.from({ length: 9 }, (_, i) => `token${i}`);
  const limits = [
    ...areas.map((area) => limit(area, 1, 1)),
    ...tokens.map((token, i) => limit(token, 0, 1 + (i % 2))),
    limit('token7 token8', 0, 2),
  ];
  const pairs = areas.flatMap((area, a) =>
    tokens.filter((_, t) => (a + 2 * t) % 3 !== 0).map((token) => `${area}:${token}`),
  );
  const decision = question(pairs.join(' '), [12, 12], limits);
  const chance = randomFrom(seeded('orders'));
  for (let i = 0; i < 300; i++) expect(illegal(decision, anyFitting(decision, chance))).toBeUndefined();
});
