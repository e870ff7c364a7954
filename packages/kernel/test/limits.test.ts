// Options that must go together: what is legal, what is refused and why, and who hears of it.

import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  type Choice,
  decisions,
  decisionsFor,
  hash,
  isRefusal,
  resample,
  roomFor,
  type Seat,
  seeded,
  type State,
  view,
} from '../src/index.ts';
import { type Match, play, recordOf, replay, startMatch, undo, undoable } from '@three-thrones/match';
import { orders, type Orders } from './orders.ts';
import { gameOf, type Notes, ok, tableOf, tale } from './toy.ts';

const { ask } = tale;

/** Two players under one star, all orders still to give. */
const planning = () => ok(begin(orders, { players: 2 }, 'seed', [1])).state;

const ANN = ['hill:march', 'mill:rest', 'lake:rest'];
const BOB = ['fort:march-star', 'dale:raid', 'moor:march'];

/** The refusal of an answer to what this seat is asked, after checking that nothing has changed. */
function refusalOf(state: State<Orders>, seat: Seat, choice: Choice) {
  const before = hash(state);
  const result = answer(orders, state, seat, `${state.settled}-${seat}`, choice);
  expect(hash(state)).toBe(before);
  if (!isRefusal(result)) throw new Error('it was not refused');
  return result;
}

describe('a question with limits', () => {
  test('says which they are', () => {
    const [asked] = decisions(orders, planning());
    expect(asked).toMatchObject({ shape: 'some', min: 3, max: 3 });
    expect(asked!.limits).toHaveLength(10);
    expect(asked!.limits![0]).toEqual({
      words: ['hill'],
      min: 1,
      max: 1,
      code: 'one-order-each',
      rule: '2.2',
      args: { area: 'hill' },
    });
  });

  test('says nothing if there are none', () => {
    const free = ask('free', {
      rule: '1',
      shape: 'some',
      who: () => 'ann',
      options: () => ['a', 'b'],
      between: () => [0, 2],
      limits: () => [],
      resolve: () => {},
    });
    const game = gameOf({ day: [free] });
    expect(decisions(game, ok(begin(game, {}, 'seed')).state)[0]).not.toHaveProperty('limits');
  });

  test('is of shape some', () => {
    const limits = () => [];
    const common = { rule: '1', who: () => 'ann', options: () => ['a'], resolve: () => {} };
    // @ts-expect-error one option has nothing to go together with
    const one = ask('one', { ...common, limits });
    // @ts-expect-error nor has a number
    const number = ask('number', { ...common, shape: 'number', limits });
    const some = ask('some', { ...common, shape: 'some', limits });
    expect([one, number, some].map(({ name }) => name)).toEqual(['one', 'number', 'some']);
  });

  test('tells them to the seat that is asked, and to nobody else', () => {
    const open = decisions(orders, planning());
    expect(decisionsFor(open, 'ann')[0]).toBe(open[0]);
    for (const eye of ['bob', 'cat', 'spectator']) {
      expect(decisionsFor(open, eye)[0]).toEqual({
        id: '0-ann',
        seat: 'ann',
        kind: 'round.giveOrders',
        rule: '2.2',
        shape: 'some',
        options: [],
        min: 0,
        max: 0,
      });
    }
  });
});

describe('an answer', () => {
  test('that keeps every limit is taken, in whatever order it names its options', () => {
    const ends = [ANN, ANN.toReversed()].map((mine) => {
      const table = tableOf(orders, planning());
      table.answers('ann', mine);
      table.answers('bob', BOB);
      return table.state.world;
    });
    expect(ends[0]!.orders).toEqual({
      hill: 'march',
      mill: 'rest',
      lake: 'rest',
      fort: 'march-star',
      dale: 'raid',
      moor: 'march',
    });
    expect(ends[1]!.orders).toEqual(ends[0]!.orders);
    expect(ends[0]!.points).toEqual({ ann: 1, bob: 3 });
  });

  const token = (name: string, max: number) => ({ token: name, words: [name], min: 0, max });

  test.each([
    ['above a limit of one', ['hill:march', 'hill:raid', 'mill:rest'], 'one-order-each', '2.2', hillOnce()],
    ['below one', ['mill:march', 'lake:rest', 'mill:rest'], 'one-order-each', '2.2', hillOnce()],
    ['above a token', ['hill:march', 'mill:raid', 'lake:raid'], 'no-token-left', '2.3', token('raid', 1)],
    [
      'above a limit over several words',
      ['hill:march-star', 'mill:rest-star', 'lake:rest'],
      'too-many-stars',
      '2.3',
      { words: ['march-star', 'rest-star'], min: 0, max: 1 },
    ],
    [
      'below a limit over several words',
      ['hill:raid', 'mill:rest', 'lake:rest'],
      'nobody-marches',
      '2.4',
      { words: ['march', 'march-star'], min: 1, max: 2 },
    ],
  ])('%s is refused with its code, rule and arguments', (_how, choice, code, rule, args) => {
    expect(refusalOf(planning(), 'ann', choice)).toEqual({ refused: true, code, rule, args });
  });

  test('that breaks several limits hears of the first', () => {
    const stars = ['hill:march-star', 'hill:rest-star', 'mill:rest'];
    expect(refusalOf(planning(), 'ann', stars)).toMatchObject({ code: 'one-order-each' });
  });

  test.each<[string, Choice, string]>([
    ['no list', 'hill:march', 'malformed-choice'],
    ['strange things in it', ['hill:march', 'hill:sleep', 'mill:rest'], 'not-an-option'],
    ['something twice', ['hill:march', 'hill:march', 'mill:rest'], 'chosen-twice'],
    ['too little', ['hill:march', 'hill:raid'], 'too-few'],
    ['too much', [...ANN, 'lake:raid'], 'too-many'],
  ])('with %s hears of that before any limit', (_what, choice, code) => {
    expect(refusalOf(planning(), 'ann', choice)).toMatchObject({ code, rule: '2.2' });
  });

  test('may be revised until the last one is in, and only within the limits', () => {
    const table = tableOf(orders, planning());
    table.answers('ann', ANN);
    expect(refusalOf(table.state, 'ann', ['hill:raid', 'mill:rest', 'lake:rest'])).toMatchObject({
      code: 'nobody-marches',
    });
    table.answers('ann', ['hill:raid', 'mill:rest', 'lake:march']);
    table.answers('bob', BOB);
    expect(table.state.world.orders).toMatchObject({ hill: 'raid', lake: 'march' });
  });
});

describe('words', () => {
  /** The code with which two of these options are refused under one limit, or `taken`. */
  function verdict(options: readonly string[], words: readonly string[], max: number): string {
    const pick = ask('pick', {
      rule: '1',
      shape: 'some',
      who: () => 'ann',
      options: () => options,
      between: () => [0, 9],
      limits: () => [{ words, min: 0, max, code: 'full', rule: '1' }],
      resolve: (w: Notes, _a, choice) => void w.log.push(...choice),
    });
    const game = gameOf({ day: [pick] });
    const result = answer(game, ok(begin(game, {}, 'seed')).state, 'ann', '0-ann', options);
    return isRefusal(result) ? result.code : 'taken';
  }

  test.each([
    ['are whole words', ['hill:march-0', 'mill:march-1'], ['march', 'mar'], 0, 'taken'],
    ['may stand anywhere in an option', ['a:b:c', 'c:d', 'c'], ['c'], 2, 'full'],
    ['of an option that is one word count', ['a', 'b'], ['a', 'b'], 1, 'full'],
    ['of one limit in one option count once', ['a:b', 'c'], ['a', 'b'], 1, 'taken'],
    ['that come twice in an option count once', ['a:a', 'c'], ['a'], 1, 'taken'],
    ['that no option has count nothing', ['a', 'b'], ['z'], 0, 'taken'],
    ['may be empty', ['a:', ':b'], [''], 1, 'full'],
    ['may have odd names', ['a:__proto__', 'b:constructor'], ['toString', 'valueOf'], 0, 'taken'],
  ])('%s', (_what, options, words, max, code) => {
    expect(verdict(options, words, max)).toBe(code);
  });
});

describe('room beside what is chosen', () => {
  const [asked] = decisions(orders, planning());

  test.each([
    ['in an area without orders', ['hill:march'], 'mill:raid', true],
    ['not in one that has its order', ['hill:march'], 'hill:raid', false],
    ['not for a token that lies elsewhere', ['hill:march'], 'mill:march', false],
    ['for the second of two', ['hill:rest'], 'mill:rest', true],
    ['not for more stars than shine', ['hill:march-star'], 'mill:rest-star', false],
  ])('is %s', (_where, chosen, option, has) => {
    expect(roomFor(asked!, chosen, option)).toBe(has);
  });

  test('is everywhere where there are no limits', () => {
    const { limits: _, ...free } = asked!;
    expect(roomFor(free, ['hill:march'], 'hill:raid')).toBe(true);
  });
});

describe('a sealed answer', () => {
  test('that an eye cannot see is filled in within the limits', () => {
    const table = tableOf(orders, planning());
    table.answers('ann', ANN);
    const seen = view(table.state, 'bob');
    expect(JSON.stringify(seen)).not.toContain('hill:');
    const guesses = Array.from({ length: 40 }, (_, i) => {
      const whole = resample(orders, seen, 'bob', seeded(`guess ${i}`));
      expect(view(whole, 'bob')).toEqual(seen);
      const guess = whole.frames.at(-1)!.said!['ann']!.secret!;
      expect(answer(orders, planning(), 'ann', '0-ann', guess)).not.toHaveProperty('refused');
      ok(answer(orders, whole, 'bob', '0-bob', BOB));
      return JSON.stringify(guess);
    });
    expect(new Set(guesses).size).toBeGreaterThan(10);
  });

  test('of one’s own stays as it is', () => {
    const table = tableOf(orders, planning());
    table.answers('ann', ANN);
    const whole = resample(orders, view(table.state, 'ann'), 'ann', seeded('mine'));
    expect(whole.frames.at(-1)!.said!['ann']!.secret).toEqual(ANN);
  });
});

test('a deal under which limits leave nothing to answer is dealt again', () => {
  const pick = ask('pick', {
    rule: '1',
    shape: 'some',
    who: () => 'ann',
    options: () => ['a:x', 'b:x'],
    between: () => [0, 2],
    limits: (w: Notes) => [
      { words: ['a'], min: 1, max: 1, code: 'needed', rule: '1' },
      { words: ['x'], min: 0, max: w.left, code: 'full', rule: '1' },
    ],
    resolve: () => {},
  });
  let deals = 0;
  const game = {
    ...gameOf({ day: [pick] }),
    resample: ({ world }: { world: Notes }) => ({ ...world, left: deals++ === 3 ? 1 : 0 }),
  };
  const { state } = ok(begin(game, {}, 'seed'));
  expect(resample(game, view(state, 'ann'), 'ann', seeded('deal')).world.left).toBe(1);
  expect(deals).toBe(4);
});

describe('a match with limits', () => {
  const start = () => ok(startMatch(orders, { config: { players: 2 }, seed: 'seed', script: [1] }));
  const said = (match: Match<Orders>, seat: Seat, choice: Choice) =>
    ok(play(orders, match, { seat, decision: `${match.state.settled}-${seat}`, choice }));

  test('takes an answer back and gives it again', () => {
    const match = said(start(), 'ann', ANN);
    expect(undoable(match, 'ann')).toBe(1);
    const back = ok(undo(orders, match, 'ann'));
    expect(hash(back.state)).toBe(hash(start().state));
    expect(hash(said(back, 'ann', ANN).state)).toBe(hash(match.state));
  });

  test('replays, and names the answer that breaks a limit', () => {
    const match = said(said(start(), 'ann', ANN), 'bob', BOB);
    const record = recordOf(match);
    expect(hash(ok(replay(orders, record)).state)).toBe(hash(match.state));
    const [first, last] = record.answers;
    const wrong = { ...last!, choice: ['fort:raid', 'dale:rest', 'moor:rest'] };
    expect(replay(orders, { ...record, answers: [first!, wrong] })).toMatchObject({
      code: 'nobody-marches',
      args: { answer: 1, words: ['march', 'march-star'] },
    });
  });
});

function hillOnce() {
  return { area: 'hill', words: ['hill'], min: 1, max: 1 };
}
