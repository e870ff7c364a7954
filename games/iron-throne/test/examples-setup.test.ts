// Worked examples E01 to E03: setup.

import { begin, isRefusal, look, type Seat, size } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { house, isCharacterCard, isTruce, tables } from '../data/data.ts';
import { HOUSES } from '../data/ids.ts';
import { ironThrone, type World } from '../rules/index.ts';
import { cardsOfHouse } from '../rules/invariants.ts';
import { leadersOf } from '../rules/setup.ts';
import { charactersOf, mat } from '../rules/state.ts';
import { duel, scenario } from './table.ts';

function worldOf(config: object): World {
  const begun = begin(ironThrone, config, 'setup');
  if (isRefusal(begun)) throw new Error(begun.code);
  return begun.state.world;
}

const four: Seat[] = ['stark', 'lannister', 'tyrell', 'targaryen'];

test('E01, 2.2, 2.4, 2.5 Power and influence at the start', () => {
  const w = worldOf({ seats: four, leaders: { stark: 'stark.leader.robb' }, leaderSelection: 'random' });
  const { power, sheet, board } = mat(w, 'stark');
  expect(power).toEqual({ 'stark.eddard': 4, 'stark.catelyn': 4, 'stark.arya': 4, 'stark.brandon': 4 });
  expect(sheet).toBe(4);
  expect(board).toEqual({ stark: 5 });
  expect(Object.values(power).reduce((sum, amount) => sum + amount, sheet)).toBe(house('stark').powerTokens);
});

test.each([
  [3, 12],
  [4, 15],
  [5, 18],
])('E02, 2.7 The event deck of %i players has %i cards', (players, cards) => {
  const seats = players === 3 ? ['stark', 'tyrell', 'targaryen'] : HOUSES.slice(0, players);
  const w = worldOf({ seats, leaderSelection: 'random' });
  const events = [...look(w.events), ...w.eventsOut, ...(w.encounter?.events ?? [])];
  expect(events).toHaveLength(cards);
  expect(events.filter((id) => id.startsWith('event.special.'))).toHaveLength(3);
  for (const seat of HOUSES)
    expect(events.filter((id) => id === `event.${seat}`)).toHaveLength(seats.includes(seat) ? 3 : 0);
});

test('E03, 2.6 A house deck has 25 cards, the leader’s own among them, of which 5 are drawn', () => {
  const w = worldOf({ seats: four });
  for (const seat of four) {
    const cards = cardsOfHouse(w, seat);
    expect(cards).toHaveLength(25);
    expect(cards.filter(isTruce)).toHaveLength(5);
    expect(new Set(cards.filter(isCharacterCard)).size).toBe(5);
    expect(cards.filter((card) => !isTruce(card) && !isCharacterCard(card))).toHaveLength(15);
    expect(size(mat(w, seat).hand)).toBe(tables.openingHand);
  }
});

test('2.3 Two leader sheets are dealt in secret, one is kept; free choice deals all five', () => {
  const w = worldOf({ seats: four });
  for (const seat of four) {
    expect(look(mat(w, seat).dealt)).toHaveLength(2);
    expect(mat(w, seat).dealt.to).toEqual([seat]);
  }
  const free = worldOf({ seats: four, leaderSelection: 'freeChoice' });
  expect(look(mat(free, 'stark').dealt)).toEqual(leadersOf('stark').sort());
});

test('2.3, 2.4 When all have chosen the leaders are shown, and their tokens stay in the box', () => {
  const begun = begin(ironThrone, { seats: four }, 'leaders');
  if (isRefusal(begun)) throw new Error(begun.code);
  const w = worldOf({ seats: four, leaderSelection: 'random' });
  for (const seat of four) {
    expect(charactersOf(w, seat)).toHaveLength(house(seat).characters.length - 1);
    expect(leadersOf(seat)).toContain(mat(w, seat).leader);
  }
});

test.each([
  [{ players: 2 }, 'players', 'config-player-count'],
  [{ players: 6 }, 'players', 'config-player-count'],
  [{ seats: ['stark', 'stark', 'tyrell'] }, 'seats[1]', 'config-house-twice'],
  [{ seats: ['stark', 'frey', 'tyrell'] }, 'seats[1]', 'config-unknown-house'],
  [{ players: 3, leaders: { stark: 'tyrell.leader.mace' } }, 'leaders.stark', 'config-unknown-leader'],
  [{ players: 3, tieWinner: 'challenger' }, 'tieWinner', 'config-unknown-word'],
  [{ players: 3, roundLimit: -1 }, 'roundLimit', 'config-out-of-range'],
  [{ players: 3, first: 'stark' }, 'first', 'config-first-player'],
  [{ players: 3, dragons: 3 }, 'dragons', 'config-unknown-key'],
])('1.1, 2.1, 20 A configuration such as %j is refused', (config, path, code) => {
  expect(begin(ironThrone, config, 'x')).toMatchObject({
    code: 'config-refused',
    mistakes: [{ path, code }],
  });
});

scenario('2.8, 9.5, E51 The next challenger sits to the left, whoever won', ({ given, when, then }) => {
  given.players('stark', 'tyrell', 'lannister');
  given.hand('stark');
  given.at(
    'end_of_turn',
    duel('stark.robb', 'stark.hostility.03', 'lannister.tyrion', 'lannister.hostility.18'),
  );
  then.asked('tyrell', 'defender.name');
  then.challenger('tyrell');
  then.options('tyrell').are(['stark', 'lannister']);
  when('tyrell').answers('lannister');
  then.defender('lannister');
});
