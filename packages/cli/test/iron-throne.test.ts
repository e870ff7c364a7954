// The commands with The Iron Throne.

import { type Random, randomFrom, seeded } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { ttTyped as tt, type Typist } from './run.ts';

/** Reads the question that was asked last and types something that fits; one term is enough for a proposal. */
function typed(out: string, chance: Random): string {
  const question = out.slice(out.lastIndexOf('\n\n') + 2);
  const number = /a number from (\d+)/.exec(question);
  const options = [...question.matchAll(/^ *(\d+) {2}/gm)];
  return number?.[1] ?? chance.pick(options)[1]!;
}

describe('iron-throne', () => {
  it.each(['3', '4', '5'])('is simulated with %s players, and its invariants hold', async (players) => {
    const args = ['simulate', 'iron-throne', '--players', players, '--games', '5', '--seed', 'cli'];
    const { code, out } = await tt([...args, '--check', '--json']);
    expect(JSON.parse(out)).toMatchObject({ games: 5, violations: [] });
    expect(code).toBe(0);
  });

  it('is played to the end at the terminal, in words', async () => {
    const config = JSON.stringify({ players: 3, roundLimit: 12 });
    for (const seed of ['a', 'b']) {
      const chance = randomFrom(seeded(seed));
      const typist: Typist = (shown) => typed(shown, chance);
      const { code, out } = await tt(['play', 'iron-throne', '--config', config, '--seed', seed], typist);
      expect(code).toBe(0);
      expect(out).toContain('The game is over');
      expect(out).not.toMatch(/undefined|\[object|NaN/);
      // Ids have points in them; nobody reads those.
      expect(out).not.toMatch(/\b(?:stark|lannister|baratheon|tyrell|targaryen|event)\.\w/);
    }
  });

  it('shows the table of a house', async () => {
    const { out } = await tt(
      ['play', 'iron-throne', '--players', '5', '--seat', 'tyrell', '--seed', 's'],
      (_out, line) => ['1', 't'][line],
    );
    expect(out).toContain('You are Tyrell');
    expect(out).toContain('Who leads your house?');
    expect(out).toMatch(/^Tyrell \(you\): influence 0 of 5\. Hand [56], deck (?:19|20), discard 0\.$/m);
    expect(out).toMatch(/leads, [34] power on the sheet\. .+ [45], .+ [45], .+ [45], .+ [45]$/m);
    expect(out).toContain('Your hand');
  });
});
