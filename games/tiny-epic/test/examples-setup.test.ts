// Example X01, and the plain statements of §1: setup, as a real game begins.

import { begin, decisions, isRefusal, look, type State, size, view } from '@three-thrones/kernel';
import { describe, expect, test } from 'vitest';
import { house } from '../data/data.ts';
import { BASE_PLOT_CARDS, DOMAINS, type HouseId } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';
import {
  CASTLES,
  controller,
  goldMaximum,
  handOf,
  isPlayer,
  plotCards,
  throneHolder,
  type World,
} from '../rules/state.ts';
import { nameOf } from '../rules/units.ts';

/** A real game, set up and rolled for the first draft. */
function started(config: object, seed = 'examples'): State<World> {
  const turn = begin(tinyEpic, config, seed);
  if (isRefusal(turn)) throw new Error(`the configuration is refused: ${JSON.stringify(turn)}`);
  return turn.state;
}

/** Everything that is wrong with a configuration, as `path code rule`. */
function mistakes(config: object): string[] {
  const refused = begin(tinyEpic, config, 'examples');
  if (!isRefusal(refused)) return [];
  return refused.mistakes!.map(({ path, code, rule }) => `${path} ${code} ${rule}`);
}

const seats: HouseId[] = ['lannister', 'stark'];

describe('§1 Setup', () => {
  test('X01 Start position, 2 players', () => {
    const { world: w } = started({ seats });

    expect(nameOf(w, w.map['casterly-rock'])).toBe('lannister-1+jaime-lannister');
    expect(nameOf(w, w.map.winterfell)).toBe('stark-1+eddard-stark');
    for (const seat of seats) {
      expect(w.players[seat]).toMatchObject({ gold: 3, recruited: 1, score: 0 });
      expect(goldMaximum(w, seat)).toBe(8); // the home castle lies on space 9 of the Gold Track (§1.3)
      expect(plotCards(w, seat)).toHaveLength(4);
      expect(handOf(w, seat)).toHaveLength(5);
      expect(handOf(w, seat)).toContain(house(seat).hero);
    }
    // §1.4 Arryn and 3 other houses
    expect(w.mats).toHaveLength(4);
    expect(w.mats[0]).toBe('arryn');
    for (const id of w.mats) {
      expect(nameOf(w, w.map[house(id).homeDomain])).toBe(`${id}-3`);
      expect(w.nonPlayers[id]).toMatchObject({ pool: 6 });
      expect(w.nonPlayers[id]!.ally).toBeUndefined();
    }
    // all castles but the players' own stand on the map, whether anybody lives there or not
    const onTheMap = CASTLES.filter((at) => !isPlayer(w, controller(w, at) ?? 'nobody'));
    expect(onTheMap).toEqual(CASTLES.filter((at) => at !== 'casterly-rock' && at !== 'winterfell'));
  });

  test('1.1 Score at 0, the Crown on round 1, two Vengeance tokens', () => {
    const { world: w } = started({ seats });
    expect([w.round, w.vengeanceLeft]).toEqual([1, 2]);
    expect(seats.map((seat) => [w.players[seat]!.score, w.players[seat]!.vengeance])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('1.2 Each player has a different house, and nobody has Arryn', () => {
    expect(mistakes({ seats: ['lannister', 'arryn'] })).toEqual(['seats[1] config-unknown-house 1.2']);
    expect(mistakes({ seats: ['stark', 'stark'] })).toEqual(['seats[1] config-house-twice 1.2']);
    const { world: w } = started({ players: 4 });
    expect(new Set(w.order).size).toBe(4);
    expect(w.order).not.toContain('arryn');
  });

  test('1.4 Three random houses beside Arryn; with 4 players all the others', () => {
    const { world: w } = started({ seats: ['lannister', 'stark', 'tully', 'martell'] });
    expect([...w.mats].sort()).toEqual(['arryn', 'baratheon', 'greyjoy', 'tyrell']);
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      started({ seats }, seed).world.mats.slice(1).join(),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(mistakes({ seats, nonPlayers: ['tyrell', 'tully'] })).toEqual([
      'nonPlayers config-house-count 1.4',
    ]);
    expect(mistakes({ seats, nonPlayers: ['tyrell', 'tully', 'stark'] })).toEqual([
      'nonPlayers[2] config-unknown-house 1.2',
    ]);
  });

  test('1.4 A house left over is not in the game', () => {
    const { world: w } = started({ seats, nonPlayers: ['tyrell', 'tully', 'greyjoy'] });
    for (const id of ['martell', 'baratheon'] as const) {
      expect(w.nonPlayers[id]).toBeUndefined();
      expect(w.map[house(id).homeDomain]).toEqual([]);
    }
  });

  test('1.5 The deck is shuffled and 4 cards are dealt; hands are secret', () => {
    const state = started({ seats });
    const { world: w } = state;
    const dealt = seats.flatMap((seat) => plotCards(w, seat));
    expect([...dealt, ...look(w.deck)].sort()).toEqual([...BASE_PLOT_CARDS].sort());
    const left = BASE_PLOT_CARDS.length - 4 * seats.length;
    expect(look(w.deck)).toHaveLength(left);
    expect(look(w.deck)).not.toEqual(look(started({ seats }, 'another').world.deck));

    // §0.9 the number of cards is open, their faces are not; the order of the deck is nobody's
    const { world: seen } = view(state, 'lannister');
    expect(look(seen.players['lannister']!.hand)).toEqual(handOf(w, 'lannister'));
    expect(seen.players['stark']!.hand.secret).toBeUndefined();
    expect(size(seen.players['stark']!.hand)).toBe(5);
    expect(seen.deck.secret).toBeUndefined();
    expect(size(seen.deck)).toBe(left);
  });

  test('1.6 The Iron Throne stands in unoccupied King’s Landing, and there are 12 castles', () => {
    const { world: w } = started({ seats });
    expect(w.map['kings-landing']).toEqual([]);
    expect(throneHolder(w)).toBeUndefined();
    expect(CASTLES).toHaveLength(12);
    expect(DOMAINS).toHaveLength(24);
  });

  test('1.7 Alternate leaders, for players and for non-player houses', () => {
    const leaders = { stark: 'robb-stark', tyrell: 'margaery-tyrell' };
    const { world: w } = started({ seats, nonPlayers: ['tyrell', 'tully', 'greyjoy'], leaders });
    expect(nameOf(w, w.map.winterfell)).toBe('stark-1+robb-stark');
    expect(handOf(w, 'stark')).toContain('robb-stark');
    expect(handOf(w, 'stark')).not.toContain('eddard-stark');
    expect(w.nonPlayers.tyrell!.leader).toBe('margaery-tyrell');
    expect(mistakes({ seats, leaders: { stark: 'cersei-lannister' } })).toEqual([
      'leaders.stark config-unknown-leader 1.7',
    ]);
  });

  test('1.8 The Hand of the King is drawn by lot, unless a first player is named', () => {
    const holders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (seed) => started({ seats }, seed).world.handOfTheKing,
    );
    expect(new Set(holders)).toEqual(new Set(seats));
    expect(started({ seats, first: 'stark' }).world.handOfTheKing).toBe('stark');
  });

  test('2.1 The first thing is the draft', () => {
    const state = started({ seats, first: 'stark' });
    expect(state.world.rolled).toHaveLength(5);
    expect(decisions(tinyEpic, state).map(({ seat, kind }) => [seat, kind])).toEqual([
      ['lannister', 'draft.takeDie'],
    ]);
  });
});
