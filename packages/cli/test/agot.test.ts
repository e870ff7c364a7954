// The commands with A Game of Thrones.

import { type Random, randomFrom, seeded } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { ttTyped as tt, type Typist } from './run.ts';

/** Tokens that everybody may use, as often as there are. */
const PLAIN = [
  'March −1',
  'March +0',
  ...['Defense +1', 'Support', 'Raid', 'Consolidate Power'].flatMap((one) => [one, one]),
];

const SPECIAL = ['March +1', 'Raid', 'Support +1', 'Defense +2'].map((one) => `${one} (special)`);

/** Reads the question that was asked last and types something that fits. */
function typed(out: string, chance: Random): string {
  const question = out.slice(out.lastIndexOf('\n\n') + 2);
  const options = [...question.matchAll(/^ *(\d+) {2}([^:\n]+)(?:: (.+))?$/gm)];
  const number = /a number from (\d+)/.exec(question);
  if (number) return number[1]!;
  const some = /– (?:choose|from) (\d+)/.exec(question);
  if (question.startsWith('Place')) return ordersFor(options).slice(0, Number(some![1])).join(' ');
  if (some)
    return options
      .slice(0, Number(some[1]))
      .map(([, at]) => at)
      .join(' ');
  return question.includes('any number') ? '0' : chance.pick(options)[1]!;
}

/** A token for each area: plain ones, then special ones as long as areas are left. */
function ordersFor(options: readonly RegExpExecArray[]): string[] {
  const orders = new Map<string, string>();
  for (const tokens of [[...PLAIN], [...SPECIAL]]) {
    for (const [, number, at, token] of options) {
      if (orders.has(at!) || !tokens.includes(token!)) continue;
      tokens.splice(tokens.indexOf(token!), 1);
      orders.set(at!, number!);
    }
  }
  return [...orders.values()];
}

describe('agot', () => {
  it.each(['3', '4', '5', '6'])('is simulated with %s players, and its invariants hold', async (players) => {
    const args = [
      'simulate',
      'agot',
      '--players',
      players,
      '--games',
      '5',
      '--seed',
      'cli',
      '--check',
      '--json',
    ];
    const { code, out } = await tt(args);
    expect(JSON.parse(out)).toMatchObject({ games: 5, violations: [] });
    expect(code).toBe(0);
  });

  it('is simulated with switches of its own', async () => {
    const config = '{"players":3,"profile":"print2011","switches":{"tidesOfBattle":true}}';
    const { code } = await tt([
      'simulate',
      'agot',
      '--config',
      config,
      '--games',
      '5',
      '--seed',
      'cli',
      '--check',
    ]);
    expect(code).toBe(0);
  });

  it('is played to the end at the terminal, in words', async () => {
    for (const seed of ['a', 'b']) {
      const chance = randomFrom(seeded(seed));
      const typist: Typist = (shown) => typed(shown, chance);
      const { code, out } = await tt(['play', 'agot', '--players', '3', '--seed', seed], typist);
      expect(code).toBe(0);
      expect(out).toContain('The game is over');
      expect(out).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it('shows the table of a house', async () => {
    const { out } = await tt(
      ['play', 'agot', '--players', '6', '--seat', 'greyjoy', '--seed', 's'],
      (_out, line) => ['t'][line],
    );
    expect(out).toContain('You are Greyjoy');
    expect(out).toMatch(/♛ Winterfell +Stark 1F 1K garrison 2/);
    expect(out).toMatch(/^Greyjoy \(you\) +1 +2 +2 +5 +0 +7/m);
    expect(out).toContain('Balon Greyjoy');
  });
});
