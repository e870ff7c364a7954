// §21.1, §21.2, §21.24, §22.1, §22.2: cooperative tables as they are set up.

import { begin, isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { ALL_DOMAINS, NORTHERN_DOMAINS } from '../data/ids.ts';
import { RIVAL_HOUSES } from '../data/solo.ts';
import { tinyEpic } from '../rules/index.ts';
import { castles } from '../rules/state.ts';

/** A table before its first round. */
function table(given: object) {
  const random = randomFrom(seeded('coop-setup'));
  const config = tinyEpic.configure(given, random);
  if (isRefusal(config)) throw new Error(JSON.stringify(config));
  return tinyEpic.setup(config, random);
}

test('22.1 A single player has a Teammate of a base house; several players have none', () => {
  const w = table({ mode: 'coop', players: 1 });
  expect(w.order).toHaveLength(2);
  expect(RIVAL_HOUSES).toContain(w.rival!.seat);
  expect(tinyEpic.seats(w)).toEqual([w.rival!.person]);
  expect(table({ mode: 'coop', players: 2 }).rival).toBeUndefined();
});

test('22.1 Its house may be chosen; with several players that is refused', () => {
  expect(table({ mode: 'coop', players: 1, rival: 'tully' }).rival!.seat).toBe('tully');
  const refused = begin(tinyEpic, { mode: 'coop', players: 2, rival: 'tully' }, 'teammate');
  expect(refused).toMatchObject({ mistakes: [{ path: 'rival', code: 'config-not-in-this-mode' }] });
});

test('22.2 It has no gold, no hand and no card', () => {
  const w = table({ mode: 'coop', seats: ['lannister'], rival: 'stark' });
  expect(w.players['stark']).toMatchObject({ gold: 0, faceUp: [], dice: [] });
  expect(w.players['stark']!.hand.secret).toEqual([]);
  expect(w.players['lannister']!.hand.secret).toHaveLength(5);
});

test('21.1 The Treaty begins with 10 gold and no point, the players with none of their own', () => {
  const w = table({ mode: 'coop', seats: ['lannister', 'stark'] });
  expect(w.coop!.treaty).toMatchObject({ gold: 10, score: 0, allies: {} });
  expect(w.players['stark']).toMatchObject({ gold: 0, score: 0, recruited: 1 });
  expect(w.vengeanceLeft).toBe(0);
});

test('21.1 The north lies beyond the standing Wall: Night King, White Walkers in their pool, tokens face down', () => {
  const { coop, map } = table({ mode: 'coop', seats: ['lannister', 'stark'] });
  expect(Object.keys(map).sort()).toEqual([...ALL_DOMAINS].sort());
  expect(coop).toMatchObject({ wall: true, glass: 0, steel: 0, walkers: [], walkerPool: 10, destroyed: [] });
  expect(coop!.nightKing).toMatchObject({ at: 'lands-of-always-winter', score: 0 });
  const north = Object.keys(coop!.tokens.down).filter((at) =>
    (NORTHERN_DOMAINS as readonly string[]).includes(at),
  );
  expect(north).toHaveLength(8);
  expect(Object.keys(coop!.tokens.down)).toHaveLength(8 + 12);
  expect(coop!.tokens.out.secret).toHaveLength(2);
  expect(coop!.rangers.deck.secret).toHaveLength(6);
});

test('21.1 All 62 Plot Cards are played with', () => {
  const w = table({ mode: 'coop', seats: ['lannister', 'stark'] });
  expect(w.deck.secret).toHaveLength(62 - 2 * 4);
});

test('21.2 The home castles of the players are the Treaty’s', () => {
  expect(castles(table({ mode: 'coop', seats: ['lannister', 'stark', 'tully'] }), 'treaty')).toBe(3);
});

test('21.24 One to five may play', () => {
  for (const players of [1, 2, 3, 4, 5])
    expect(tinyEpic.seats(table({ mode: 'coop', players }))).toHaveLength(players);
  for (const players of [0, 6])
    expect(begin(tinyEpic, { mode: 'coop', players }, 'x')).toMatchObject({
      mistakes: [{ path: 'players', code: 'config-player-count', rule: '21.24' }],
    });
});
