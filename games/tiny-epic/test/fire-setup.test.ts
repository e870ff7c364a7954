// §1.2, §1.4, §1.5, §19, §20.1, §21.1, §23: what goes together when a table is configured, and tables with Ice & Fire.

import { begin, isRefusal, look, randomFrom, seeded } from '@three-thrones/kernel';
import { describe, expect, test } from 'vitest';
import { house } from '../data/data.ts';
import { type HouseId, PLOT_CARDS } from '../data/ids.ts';
import { tinyEpic, type TinyEpicConfig, type World } from '../rules/index.ts';
import { nameOf } from '../rules/units.ts';

function config(given: object, seed = 'fire'): TinyEpicConfig {
  const done = tinyEpic.configure(given, randomFrom(seeded(seed)));
  if (isRefusal(done)) throw new Error(JSON.stringify(done));
  return done;
}

/** Everything that is wrong with a configuration, as `path code rule`. */
function mistakes(given: object): string[] {
  const refused = tinyEpic.configure(given, randomFrom(seeded('fire')));
  return isRefusal(refused) ? refused.mistakes!.map(({ path, code, rule }) => `${path} ${code} ${rule}`) : [];
}

function table(given: object, seed = 'fire'): World {
  const turn = begin(tinyEpic, given, seed);
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  return turn.state.world;
}

const SEEDS = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

describe('what goes together', () => {
  test('1 A plain table says nothing of modes and boxes; what is the rule anyway may be said and is left out', () => {
    const plain = { seats: ['lannister', 'stark'] as HouseId[] };
    expect(config({ ...plain, mode: 'competitive', iceAndFire: false, dragons: false })).toEqual(plain);
    expect(mistakes({ ...plain, mode: 'duel' })).toEqual(['mode config-unknown-mode 1']);
    expect(mistakes({ ...plain, iceAndFire: 'yes' })).toEqual(['iceAndFire config-malformed 1']);
  });

  test.each([
    [2, []],
    [4, []],
    [5, ['players config-player-count 19.1']],
    [1, ['players config-player-count 19.1']],
  ])('19.1 %i players of the base game', (players, wrong) => expect(mistakes({ players })).toEqual(wrong));

  test.each([
    [1, ['players config-player-count 19.1']],
    [2, []],
    [5, []],
    [6, ['players config-player-count 19.1']],
  ])('19.2 %i players with Ice & Fire', (players, wrong) =>
    expect(mistakes({ players, iceAndFire: true })).toEqual(wrong),
  );

  test('1.2 The Night’s Watch and House Targaryen are played with Ice & Fire only', () => {
    const seats = ['nights-watch', 'targaryen'];
    expect(mistakes({ seats })).toEqual([
      'seats[0] config-unknown-house 1.2',
      'seats[1] config-unknown-house 1.2',
    ]);
    expect(mistakes({ seats, iceAndFire: true })).toEqual([]);
    expect(mistakes({ seats: ['arryn', 'stark'], iceAndFire: true })).toEqual([
      'seats[0] config-unknown-house 1.2',
    ]);
  });

  test('20.1 Solo is for one, with a level of difficulty and a Rival of the base game', () => {
    expect(config({ mode: 'solo', seats: ['stark'] })).toEqual({
      seats: ['stark'],
      mode: 'solo',
      difficulty: 'normal',
    });
    expect(config({ mode: 'solo' }).seats).toHaveLength(1);
    expect(config({ mode: 'solo', seats: ['stark'], difficulty: 'hard', rival: 'tully' })).toMatchObject({
      difficulty: 'hard',
      rival: 'tully',
    });
    expect(mistakes({ mode: 'solo', players: 2 })).toEqual(['players config-player-count 20.1']);
    expect(mistakes({ mode: 'solo', difficulty: 'epic' })).toEqual([
      'difficulty config-unknown-difficulty 20.17',
    ]);
    expect(mistakes({ mode: 'solo', seats: ['stark'], rival: 'stark' })).toEqual([
      'rival config-house-twice 20.1',
    ]);
    expect(mistakes({ mode: 'solo', iceAndFire: true, rival: 'targaryen' })).toEqual([
      'rival config-unknown-house 20.1',
    ]);
    expect(mistakes({ mode: 'solo', iceAndFire: true, dragons: true })).toEqual([
      'dragons config-not-in-this-mode 23',
    ]);
    const nonPlayers = ['tully', 'tyrell', 'martell'];
    expect(mistakes({ mode: 'solo', seats: ['stark'], rival: 'tully', nonPlayers })).toEqual([
      'nonPlayers[0] config-unknown-house 1.2',
    ]);
  });

  test('20.17 Only solo knows levels; 20.1, 22.1 only a single player has a Rival or a Teammate', () => {
    expect(mistakes({ players: 2, difficulty: 'easy' })).toEqual([
      'difficulty config-not-in-this-mode 20.17',
    ]);
    expect(mistakes({ mode: 'coop', players: 2, difficulty: 'easy' })).toEqual([
      'difficulty config-not-in-this-mode 20.17',
    ]);
    expect(mistakes({ players: 2, rival: 'stark' })).toEqual(['rival config-not-in-this-mode 20.1']);
    expect(mistakes({ mode: 'coop', players: 2, rival: 'stark' })).toEqual([
      'rival config-not-in-this-mode 20.1',
    ]);
  });

  test('21.1, 21.24, 22 Cooperative: 1 to 5 players, one with a Teammate, always with the components of Ice & Fire', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      expect(config({ mode: 'coop', players })).toMatchObject({ mode: 'coop', iceAndFire: true });
    }
    expect(mistakes({ mode: 'coop', players: 6, rival: 'tully' })).toEqual([
      'players config-player-count 21.24',
    ]);
    expect(mistakes({ mode: 'coop', players: 6 })).toEqual(['players config-player-count 21.24']);
    expect(mistakes({ mode: 'coop', players: 3, iceAndFire: false })).toEqual([
      'iceAndFire config-needs-expansion 21.1',
    ]);
  });

  test('23 Mother of Dragons needs Ice & Fire and House Targaryen in the game', () => {
    expect(mistakes({ players: 3, dragons: true })).toEqual(['dragons config-needs-expansion 23']);
    expect(mistakes({ players: 3, dragons: true, iceAndFire: true })).toEqual([]);
    expect(mistakes({ mode: 'coop', players: 3, dragons: true })).toEqual([]);
    const seats = ['lannister', 'stark'];
    const without = { seats, nonPlayers: ['tully', 'tyrell', 'martell'], iceAndFire: true, dragons: true };
    expect(mistakes(without)).toEqual(['dragons config-missing-house 23']);
    expect(mistakes({ ...without, nonPlayers: ['tully', 'tyrell', 'targaryen'] })).toEqual([]);
  });
});

describe('tables with Ice & Fire', () => {
  test('1.4 Non-player houses come from all remaining houses, Arryn always', () => {
    const drawn = new Set<string>();
    for (const seed of SEEDS) {
      const { mats } = table({ seats: ['lannister', 'stark'], iceAndFire: true }, seed);
      expect(mats[0]).toBe('arryn');
      expect(mats).toHaveLength(4);
      for (const id of mats) drawn.add(id);
    }
    expect(drawn).toContain('nights-watch');
    expect(drawn).toContain('targaryen');
  });

  test('19.2 Five players, and still four non-player houses', () => {
    const w = table({ players: 5, iceAndFire: true });
    expect(w.order).toHaveLength(5);
    expect(w.mats).toHaveLength(4);
    expect(new Set([...w.order, ...w.mats]).size).toBe(9);
  });

  test('1.3, 1.4 The two houses as players and as non-player houses', () => {
    const seats: HouseId[] = ['nights-watch', 'targaryen'];
    const w = table({ seats, iceAndFire: true });
    expect(nameOf(w, w.map['castle-black'])).toBe('nights-watch-1+jon-snow');
    expect(nameOf(w, w.map.dragonstone)).toBe('targaryen-1+daenerys-targaryen');
    const nonPlayers = ['nights-watch', 'targaryen', 'tully'];
    const other = table({ seats: ['lannister', 'stark'], nonPlayers, iceAndFire: true });
    expect(nameOf(other, other.map['castle-black'])).toBe('nights-watch-3');
    expect(other.nonPlayers.targaryen).toEqual({ leader: 'daenerys-targaryen', pool: 6 });
    expect(house('targaryen').homeDomain).toBe('dragonstone');
  });

  test('1.5 The deck has 62 cards', () => {
    const w = table({ players: 5, iceAndFire: true });
    const dealt = w.order.flatMap((seat) => look(w.players[seat]!.hand));
    const all = [...dealt, ...look(w.deck)].filter((id) => (PLOT_CARDS as readonly string[]).includes(id));
    expect(all.sort()).toEqual([...PLOT_CARDS].sort());
  });

  test('23 House Targaryen is in every game of Mother of Dragons', () => {
    for (const seed of SEEDS) {
      const w = table({ players: 2, iceAndFire: true, dragons: true }, seed);
      expect([...w.order, ...w.mats]).toContain('targaryen');
      const nonPlayers = ['tully', 'tyrell', 'martell'];
      const named = table({ players: 2, nonPlayers, iceAndFire: true, dragons: true }, seed);
      expect(named.order).toContain('targaryen');
      expect(new Set(named.order).size).toBe(2);
      const seats = ['lannister', 'stark'];
      expect(table({ seats, iceAndFire: true, dragons: true }, seed).mats).toContain('targaryen');
    }
  });

  test('19.3 The north is not laid out', () => {
    expect(Object.keys(table({ players: 5, iceAndFire: true, dragons: true }).map)).toHaveLength(24);
  });
});
