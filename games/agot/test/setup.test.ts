// E1 to E5 and §2: a new table for every number of players, and what a table may be configured to be.

import { begin, isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { house, setupFor } from '../data/data.ts';
import { type HouseId, LANDS } from '../data/ids.ts';
import { barrels, controller, isImpassable, structuresOf } from '../rules/control.ts';
import { agot, type World } from '../rules/index.ts';
import { fitsSupply } from '../rules/supply-limits.ts';
import { starsOf } from '../rules/tracks.ts';
import { scenario } from './table.ts';

function newGame(config: object): World {
  const turn = begin(agot, config, 'setup');
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  return turn.state.world;
}

const each = <T>(w: World, read: (id: HouseId) => T): Record<string, T> =>
  Object.fromEntries(w.order.map((id) => [id, read(id)]));

test('E1 Six-player start', () => {
  const w = newGame({ players: 6, profile: 'print2011' });
  expect(w.tracks['iron-throne']).toEqual([
    'baratheon',
    'lannister',
    'stark',
    'martell',
    'greyjoy',
    'tyrell',
  ]);
  expect(w.holders).toEqual({ 'iron-throne': 'baratheon', fiefdoms: 'greyjoy', 'kings-court': 'lannister' });
  const [supply, power] = [each(w, (id) => w.players[id]!.supply), each(w, (id) => w.players[id]!.power)];
  expect(supply).toEqual({ stark: 1, greyjoy: 2, lannister: 2, baratheon: 2, tyrell: 2, martell: 2 });
  expect(power).toEqual({ stark: 5, greyjoy: 5, lannister: 5, baratheon: 5, tyrell: 5, martell: 5 });
  const victory = each(w, (id) => structuresOf(w, id).length);
  expect(victory).toEqual({ stark: 2, greyjoy: 1, lannister: 1, baratheon: 1, tyrell: 1, martell: 1 });
  expect(w.neutrals).toEqual({ 'kings-landing': 5, eyrie: 6 });
  expect([w.threat, w.round, w.bladeUsed, w.ravenUsed]).toEqual([2, 1, false, false]);
  expect(w.armies['lannisport-port']).toBeUndefined();
});

test('E2 Three-player start', () => {
  const w = newGame({ players: 3 });
  expect(w.tracks.fiefdoms).toEqual(['stark', 'baratheon', 'lannister']);
  expect(w.tracks['kings-court'].map((id) => starsOf(w, id))).toEqual([3, 2, 1]);
  const closed = LANDS.filter((at) => isImpassable(w, at));
  expect(closed).toHaveLength(12);
  expect(closed).toEqual(expect.arrayContaining(['pyke', 'highgarden', 'sunspear', 'storms-end']));
  expect(isImpassable(w, 'storms-end-port')).toBe(true);
});

test('E3 Four-player start', () => {
  const w = newGame({ players: 4 });
  expect(Object.values(w.neutrals).sort((one, other) => other - one)).toEqual([
    6, 5, 5, 4, 3, 3, 3, 3, 3, 3, 3, 3,
  ]);
  expect([w.garrisons.highgarden, w.neutrals.highgarden, controller(w, 'highgarden')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(w.tracks['kings-court'].map((id) => starsOf(w, id))).toEqual([3, 2, 1, 0]);
});

test('E4 Five-player start', () => {
  const w = newGame({ players: 5 });
  expect(Object.keys(w.neutrals)).toHaveLength(9);
  expect(w.neutrals.sunspear).toBe(5);
  expect(w.tracks.fiefdoms).toEqual(['greyjoy', 'tyrell', 'stark', 'baratheon', 'lannister']);
});

test.each([3, 4, 5, 6] as const)('E5 Start is legal with %i players', (players) => {
  for (const profile of ['faq2', 'print2011']) {
    const w = newGame({ players, profile });
    for (const id of w.order) {
      expect(fitsSupply(w, id), `armies of ${id}`).toBe(true);
      expect(w.players[id]!.supply, `supply of ${id}`).toBe(barrels(w, id));
      expect(w.garrisons[house(id).home]).toBe(2);
      expect(w.players[id]!.hand).toHaveLength(house(id).cards.length);
    }
    expect(w.order).toEqual(setupFor(players).houses);
    expect(agot.broken(w)).toEqual([]);
  }
});

test('R1 Lannister has one Ship more by the errata, however many play, and as the switch says', () => {
  const ship = (config: object): boolean => newGame(config).armies['lannisport-port'] !== undefined;
  expect([3, 4, 5, 6].map((players) => ship({ players }))).toEqual([true, true, true, true]);
  expect(ship({ players: 6, profile: 'print2011' })).toBe(false);
  expect(ship({ players: 3, profile: 'print2011', switches: { lannisportShip: true } })).toBe(true);
  expect(ship({ players: 3, switches: { lannisportShip: false } })).toBe(false);
  expect(ship({ players: 6, switches: { lannisportShip: false } })).toBe(false);
});

test('2.1 A table may sit in any order, but only with the houses of its number', () => {
  const seats = ['baratheon', 'stark', 'lannister'];
  expect(newGame({ seats }).order).toEqual(seats);
});

test.each([
  ['nothing', undefined, 'config-malformed'],
  ['no number', {}, 'players: config-player-count'],
  ['two players', { players: 2 }, 'players: config-player-count'],
  ['too many', { players: 7 }, 'players: config-player-count'],
  ['not a list', { seats: 'stark' }, 'seats: config-malformed'],
  ['a strange house', { seats: ['stark', 'arryn', 'lannister'] }, 'seats[1]: config-unknown-house'],
  [
    'a house of more players',
    { seats: ['stark', 'tyrell', 'lannister'] },
    'seats[1]: config-house-not-in-play',
  ],
  ['a house twice', { seats: ['stark', 'stark', 'lannister'] }, 'seats[1]: config-house-twice'],
  [
    'another number',
    { players: 4, seats: ['stark', 'baratheon', 'lannister'] },
    'seats: config-player-count',
  ],
  ['a strange key', { players: 3, map: {} }, 'map: config-unknown-key'],
  ['a strange profile', { players: 3, profile: 'faq1' }, 'profile: config-unknown-profile'],
  ['no switches', { players: 3, switches: 1 }, 'switches: config-malformed'],
  ['a strange switch', { players: 3, switches: { dragons: true } }, 'switches.dragons: config-unknown-key'],
  [
    'a strange value',
    { players: 3, switches: { tidesOfBattle: 'no' } },
    'switches.tidesOfBattle: config-unknown-value',
  ],
])('a configuration with %s is refused, with the place', (_what, config, wanted) => {
  const no = agot.configure(config, randomFrom(seeded('config')));
  if (!isRefusal(no)) throw new Error('it is not refused');
  expect(no.mistakes ? no.mistakes.map(({ path, code }) => `${path}: ${code}`) : [no.code]).toEqual([wanted]);
});

scenario('2.6 Both single-use tokens are fresh', ({ then }) => {
  then.holder('blade').is('greyjoy');
  then.holder('raven').is('lannister');
  then.bladeUsed(false);
  then.ravenUsed(false);
});

scenario('2.5 Everybody starts at home', ({ then }) => {
  then.area('winterfell').is('stark 1F 1K');
  then.area('lannisport-port').is('lannister 1S');
  then.garrison('winterfell', 2);
  then.neutral('kings-landing', 5);
  then.hand('stark').includes('eddard-stark', 'catelyn-stark');
  then.discard('stark').is();
});
