// Chance at a table: SHA-256 in counter mode, checked against another SHA-256; and the old generator, as it was.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginAt,
  hash,
  isRefusal,
  randomFrom,
  type RandomState,
  seeded,
  sha256,
  tableChance,
  view,
} from '../src/index.ts';
import { type Match, type MatchRecord, play, recordOf, replay, startMatch } from '@three-thrones/match';
import { coinP } from './statistics.ts';
import { ok, type Pennies, pennies } from './toy.ts';

const written = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The words of a table's chance, from Node's own SHA-256 and nothing of ours. */
function wordsByNode(seed: string, count: number): number[] {
  const key = createHash('sha256').update(`three-thrones/chance/2\n${seed}`, 'utf8').digest();
  const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, n) => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(n));
    return createHash('sha256').update(key).update(number).digest();
  });
  const all = Buffer.concat(blocks);
  return Array.from({ length: count }, (_, i) => all.readUInt32BE(4 * i));
}

/** The first words of a seed as the kernel draws them. */
function words(seed: string, count: number): number[] {
  const random = randomFrom(tableChance(seed));
  return Array.from({ length: count }, () => random.int(2 ** 32));
}

describe("a table's chance", () => {
  const seed = '5eed'.repeat(16);

  test('is the SHA-256 of the key and the number of the block, word by word', () => {
    expect(words(seed, 100)).toEqual(wordsByNode(seed, 100));
  });

  test('beyond the first 2^32 blocks counts on in all eight bytes', () => {
    const state = { ...tableChance(seed), drawn: 8 * (2 ** 40 + 3) };
    const number = Buffer.from('0000010000000003', 'hex');
    const sum = createHash('sha256').update(Buffer.from(state.key, 'hex')).update(number).digest();
    expect(randomFrom(state).int(2 ** 32)).toBe(sum.readUInt32BE(0));
  });

  test('below a bound is a word modulo it; words of the last, incomplete round are passed over', () => {
    for (const bound of [1, 2, 6, 7, 45, 1000, 2 ** 31 + 1, 3 * 2 ** 30]) {
      const state = tableChance(seed);
      const random = randomFrom(state);
      const drawn = Array.from({ length: 50 }, () => random.int(bound));
      const used = wordsByNode(seed, state.drawn);
      const kept = used.filter((word) => word < Math.floor(2 ** 32 / bound) * bound);
      expect(drawn).toEqual(kept.map((word) => word % bound));
      expect(used.length > kept.length).toBe(bound > 2 ** 31);
    }
  });

  test('passes over the very first word of the incomplete round', () => {
    // Above half of all words the bound itself is that word.
    const [at, bound] = [...words(seed, 20).entries()].find(([, word]) => word > 2 ** 31)!;
    const state = { ...tableChance(seed), drawn: at };
    const used = wordsByNode(seed, 40).slice(at + 1);
    expect(randomFrom(state).int(bound)).toBe(used.find((word) => word < bound));
  });

  test('of the seed in docs/adr/0007 is as written there', () => {
    const file = new URL('../../../docs/adr/0007-chance-at-a-table.md', import.meta.url);
    const told = readFileSync(file, 'utf8');
    const [key, block] = [...told.matchAll(/^# ([0-9a-f]{64})$/gm)].map(([, sum]) => sum!);
    const state = tableChance('iron');
    expect(state.key).toBe(key);
    expect(words('iron', 8).map((word) => word.toString(16).padStart(8, '0'))).toEqual(block!.match(/.{8}/g));
    const random = randomFrom(state);
    const [first, ...next] = Array.from({ length: 4 }, () => random.int(6));
    expect(told).toContain(`${Number.parseInt(block!.slice(0, 8), 16)} mod 6 = ${first}`);
    expect(told.replaceAll(/\s+/g, ' ')).toContain(`the next words give ${next.join(', ')}.`);
  });

  test('brings the last thing of a shuffle first, by a draw below their number', () => {
    const things = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const state = tableChance(seed);
    const deck = randomFrom(state).shuffle([...things]);
    expect(state.drawn).toBe(6);
    expect(deck.at(-1)).toBe(things[wordsByNode(seed, 1)[0]! % 7]);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('has no number below %s', (bound) => {
    expect(() => randomFrom(tableChance(seed)).int(bound)).toThrow('there is no drawing a number below');
  });

  test('of seeds that differ in one bit has nothing in common', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, fc.nat(255), (one, bit) => {
        const other = one.with(bit >> 3, one[bit >> 3]! ^ (1 << (bit & 7)));
        const [a, b] = [one, other].map((it) => words(Buffer.from(it).toString('hex'), 8));
        expect(a!.filter((word, i) => word === b![i])).toEqual([]);
      }),
    );
  });

  test('of seeds that differ in one bit differs in half of its bits', () => {
    let differing = 0;
    for (let bit = 0; bit < 256; bit++) {
      const other = Buffer.from(seed, 'hex');
      other[bit >> 3]! ^= 1 << (bit & 7);
      const [a, b] = [seed, other.toString('hex')].map((it) => words(it, 32));
      for (const [i, word] of a!.entries())
        differing += ((word ^ b![i]!) >>> 0).toString(2).replaceAll('0', '').length;
    }
    expect(coinP(differing, 256 * 32 * 32)).toBeGreaterThan(1e-6);
  });

  test('goes on from its state alone, written down at any point', () => {
    const bounds = fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.string(), bounds, bounds, (anySeed, before, after) => {
        const state = tableChance(anySeed);
        const random = randomFrom(state);
        for (const bound of before) random.int(bound);
        const again = randomFrom(written<RandomState>(state));
        expect(after.map((bound) => again.int(bound))).toEqual(after.map((bound) => random.int(bound)));
      }),
    );
  });

  test('picks, shuffles and keeps to a script as the other does', () => {
    const state = tableChance(seed, [5, 'two', ['c', 'a']]);
    const random = randomFrom(state);
    expect(random.int(6)).toBe(5);
    expect(random.pick(['one', 'two'])).toBe('two');
    expect(random.shuffle(['a', 'b', 'c', 'd']).slice(0, 2)).toEqual(['c', 'a']);
    expect(state).toEqual({ key: tableChance(seed).key, drawn: 3, script: [] });
    expect(random.draws).toBe(3);
  });
});

describe('the fast generator', () => {
  const bounds = [6, 6, 6, 2, 8, 20, 45, 1000, 2 ** 31, 2 ** 32];

  // Made by the program as it was when it had no other generator.
  test.each([
    [
      '',
      [-1833405841, -1972433621, -1833591080, 135248819],
      [2, 4, 2, 1, 4, 15, 44, 149, 1317304222, 949638425],
      [9, 7, 0, 3, 5, 4, 2, 1, 6, 8],
      [532474581, 1050057187, -431053744, 702112821],
    ],
    [
      'seed',
      [804366020, 1173146667, 804442451, -458888122],
      [1, 5, 4, 1, 7, 17, 36, 375, 1386325661, 3877282238],
      [2, 1, 6, 7, 3, 0, 4, 5, 8, 9],
      [1895537836, -45609838, -1534141398, 1271671879],
    ],
    [
      'a'.repeat(64),
      [1679363489, -565817892, 1679148054, 1037791333],
      [3, 0, 2, 1, 0, 17, 8, 198, 538181987, 728909776],
      [1, 6, 3, 4, 7, 9, 2, 8, 0, 5],
      [1836890618, -1939113400, 1469842857, 972683019],
    ],
    [
      'Дракон/1',
      [1296341055, 1607156164, 1295827320, -1597606147],
      [5, 0, 5, 1, 6, 9, 35, 154, 1127136699, 489588204],
      [3, 0, 6, 7, 9, 5, 4, 8, 2, 1],
      [1573259390, -1371256683, 515062821, 331060236],
    ],
  ])('of the seed %j gives the numbers it always gave', (seed, from, drawn, deck, to) => {
    const state = seeded(seed);
    expect(state).toEqual({ at: from });
    const random = randomFrom(state);
    expect(bounds.map((bound) => random.int(bound))).toEqual(drawn);
    expect(random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(deck);
    random.pick(['a', 'b', 'c']);
    expect(state).toEqual({ at: to });
  });
});

describe('a match', () => {
  const config = { players: 3 };
  const started = (start: object): Match<Pennies> =>
    ok(startMatch(pennies, { config, seed: 'seed', ...start }));

  test('keeps the generator it began with, and so does its record', () => {
    const match = started({ chance: 'sha256' });
    expect(match.state.random).toMatchObject({ key: sha256('three-thrones/chance/2\nseed') });
    const record = written(recordOf(match));
    expect(record.chance).toBe('sha256');
    const again = ok(replay(pennies, record));
    expect(hash(again.state)).toBe(hash(match.state));
    expect(again.start.chance).toBe('sha256');
  });

  test('without a word about it has the fast one, and its record says no word either', () => {
    const match = started({});
    expect(match.state.random).toHaveProperty('at');
    expect(recordOf(match)).not.toHaveProperty('chance');
    expect(hash(ok(replay(pennies, written(recordOf(match)))).state)).toBe(hash(match.state));
    expect(hash(started({ chance: 'sha256' }).state.world)).not.toBe(hash(match.state.world));
  });

  test('from a position has it too, after the script', () => {
    const position = { players: 2, at: 'vote' };
    const match = ok(startMatch(pennies, { position, seed: 'seed', chance: 'sha256', script: [4] }));
    const { state } = ok(beginAt(pennies, position, 'seed', [4], 'sha256'));
    expect(state).toEqual(match.state);
    expect(state.random).toMatchObject({ key: tableChance('seed').key, script: [4] });
    const ann = ok(play(pennies, match, { seat: 'ann', decision: '0-ann', choice: 'no' }));
    const bob = ok(play(pennies, ann, { seat: 'bob', decision: '0-bob', choice: 'no' }));
    expect(bob.state.world.wind).toBe(4);
    expect(bob.start.chance).toBe('sha256');
  });

  test('with a generator that is not known here is refused', () => {
    const record = { ...recordOf(started({})), chance: 'dice' } as unknown as MatchRecord;
    const no = replay(pennies, record);
    expect(isRefusal(no) && no).toMatchObject({ code: 'unknown-chance', args: { chance: 'dice' } });
  });

  test.each(['ann', 'bob', 'spectator'])('shows %s neither key nor count', (eye) => {
    const { state } = started({ chance: 'sha256' });
    const seen = JSON.stringify(view(state, eye));
    expect(view(state, eye)).not.toHaveProperty('random');
    expect(seen).not.toContain((state.random as { key: string }).key);
  });
});
