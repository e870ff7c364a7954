// A table being laid in one of several modes: what can be chosen follows from what was.

import type { Mode, SetUpHouse } from '@three-thrones/game-kit/set-up.ts';
import { describe, expect, it } from 'vitest';
import { type Choosable, housesOf, inMode, rulesAsked, withHouse } from '../src/lobby/draft.ts';
import { configOfLaid, type Laid, laidFor, withDraft, withMode, withRule } from '../src/lobby/laid.ts';

const house = (id: string): SetUpHouse => ({ id, leaders: [] });
const FEW = ['red', 'green', 'blue', 'grey'].map(house);
const ALL = [...FEW, house('white'), house('black')];

const each: Mode = {
  id: 'each',
  config: {},
  players: ({ large }) => ({ least: 2, usual: 3, most: large ? 5 : 4 }),
  houses: ({ large }) => (large ? ALL : FEW),
  rules: [
    { path: 'large', words: 'large', values: [false, true] },
    { path: 'wild', words: 'wild', values: [false, true], matters: ({ rules }) => rules['large'] === true },
  ],
};
const alone: Mode = {
  id: 'alone',
  config: { mode: 'alone' },
  players: () => ({ least: 1, usual: 1, most: 1 }),
  rules: [
    { path: 'level', words: 'level', values: ['mid', 'low', 'high'], inOrder: ['low', 'mid', 'high'] },
    { path: 'foe', words: 'foe', values: ['', 'red', 'green'], isHouse: true },
  ],
};
const together: Mode = {
  id: 'together',
  config: { mode: 'together' },
  players: () => ({ least: 1, usual: 2, most: 5 }),
  houses: () => ALL,
  rules: [
    {
      ...{ path: 'foe', words: 'friend', values: ['', 'red'], isHouse: true },
      matters: ({ players }) => players === 1,
    },
  ],
};

const choice: Choosable = {
  ...{ least: 2, usual: 3, most: 4, houses: FEW, modes: [each, alone, together] },
  rules: [{ path: 'inner.slow', words: 'slow', values: [false, true] }],
};

const first = (): number => 0;
const start = laidFor(choice, undefined, 'usual');
const count = ({ draft }: Laid): number => draft.length;
const asked = ({ mode, rules, draft }: Laid): string[] =>
  rulesAsked(mode, draft.length, rules).map(({ path }) => path);

describe('a table in a mode', () => {
  it('is of the usual mode, or of the one that was asked for', () => {
    expect(start.mode).toBe(each);
    expect(count(start)).toBe(3);
    expect(laidFor(choice, 'alone', 'usual').mode).toBe(alone);
    expect(laidFor(choice, 'no such mode', 'least')).toMatchObject({ mode: each, rules: {} });
    expect(
      laidFor({ ...choice, modes: undefined } as unknown as Choosable, 'alone', 'least').mode,
    ).toBeUndefined();
  });

  it('has as many chairs as its mode takes', () => {
    const one = withMode(choice, start, 'alone');
    expect(count(one)).toBe(1);
    expect(count(withMode(choice, one, 'each')), 'as many as usual, where it was too few').toBe(3);
    expect(count(withMode(choice, one, 'together')), 'one is enough').toBe(1);
  });

  it('seats more where a rule allows it, and fewer again without', () => {
    const large = withRule(choice, start, 'large', true);
    const five = withDraft(
      choice,
      large,
      Array.from({ length: 5 }, () => start.draft[0]!),
    );
    expect(count(five)).toBe(5);
    expect(housesOf(inMode(choice, large.mode, large.rules), 5)).toHaveLength(6);
    const white = withDraft(choice, five, withHouse(five.draft, 0, 'white'));
    expect(white.draft[0]!.house).toBe('white');
    const small = withRule(choice, white, 'large', false);
    expect(count(small)).toBe(4);
    expect(small.draft[0]!.house, 'does not play there').toBeUndefined();
  });

  it('asks only what matters, and forgets what no longer does', () => {
    expect(asked(start)).toEqual(['large']);
    const wild = withRule(choice, withRule(choice, start, 'large', true), 'wild', true);
    expect(asked(wild)).toEqual(['large', 'wild']);
    expect(withRule(choice, wild, 'large', false).rules['wild']).toBeUndefined();
    const slow = withRule(choice, wild, 'inner.slow', true);
    expect(withMode(choice, slow, 'alone').rules, 'rules of all modes stay').toEqual({ 'inner.slow': true });
  });

  it('gives a house to somebody or to the automaton, not to both', () => {
    const foe = withRule(choice, withMode(choice, start, 'alone'), 'foe', 'red');
    expect(housesOf(inMode(choice, foe.mode, foe.rules), 1).map(({ id }) => id)).toEqual([
      'green',
      'blue',
      'grey',
    ]);
    expect(configOfLaid(choice, foe, first)).toEqual({
      ...{ seats: ['green'], leaders: {} },
      rules: { mode: 'alone', foe: 'red' },
    });
    const helped = withRule(choice, withMode(choice, foe, 'together'), 'foe', 'red');
    expect(configOfLaid(choice, helped, first).rules).toEqual({ mode: 'together', foe: 'red' });
    const two = withDraft(choice, helped, [...helped.draft, helped.draft[0]!]);
    expect(two.rules, 'two need no help').toEqual({});
    expect(
      configOfLaid(choice, withDraft(choice, two, withHouse(two.draft, 1, 'red')), first).seats,
    ).toContain('red');
  });

  it('tells the game only what is not as usual', () => {
    expect(configOfLaid(choice, start, first).rules).toEqual({});
    const usual = withRule(choice, withMode(choice, start, 'alone'), 'level', 'mid');
    expect(configOfLaid(choice, usual, first).rules).toEqual({ mode: 'alone' });
    const hard = withRule(choice, withRule(choice, usual, 'level', 'high'), 'inner.slow', true);
    expect(configOfLaid(choice, hard, first).rules).toEqual({
      mode: 'alone',
      level: 'high',
      inner: { slow: true },
    });
  });
});
