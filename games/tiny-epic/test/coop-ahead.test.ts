// What is known of the Night King's next attack, as a table shows it (21.4, 21.7, 21.13).

import { beginAt, isRefusal, view } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import type { PositionCoop } from '../rules/coop/position.ts';
import { tinyEpic } from '../rules/index.ts';
import type { PositionDocument } from '../rules/position.ts';
import { nightAhead, type World } from '../rules/queries.ts';

/** Round 2, before the Ranger card of round 3, seen by a spectator: nothing hidden is known to them. */
function tableWith(coop: PositionCoop, more: Partial<PositionDocument> = {}): World {
  const doc: PositionDocument = {
    seats: ['lannister', 'stark'],
    mode: 'coop',
    nonPlayers: ['tyrell', 'tully', 'greyjoy'],
    round: 2,
    coop,
    players: { lannister: { dice: ['march', 'event'] } },
    at: { step: 'turn', seat: 'lannister' },
    ...more,
  };
  const start = beginAt(tinyEpic, doc, 'ahead');
  if (isRefusal(start)) throw new Error(start.code);
  return view(start.state, 'spectator').world;
}

const RANGERS: PositionCoop['rangers'] = ['ranger-3b', 'ranger-4a', 'ranger-5a', 'ranger-6a'];

describe('the next attack', () => {
  it('may be either of two while nobody has seen the card (21.4)', () => {
    const { cards, isKnown, attacks } = nightAhead(
      tableWith({ rangers: RANGERS, wall: false }, { round: 5, seats: ['lannister', 'stark', 'baratheon'] }),
    );
    expect(isKnown).toBe(false);
    expect(cards).toEqual(['ranger-6a', 'ranger-6b']);
    expect(attacks.map(({ at }) => at)).toEqual(['the-rills', 'castle-black']);
  });

  it('is known at a small table where only one card can come', () => {
    const two = nightAhead(tableWith({ rangers: RANGERS }));
    expect(two.cards).toEqual(['ranger-3a']);
    expect(two.isKnown).toBe(true);
    const four = nightAhead(
      tableWith({ rangers: RANGERS }, { seats: ['lannister', 'stark', 'martell', 'baratheon'] }),
    );
    expect(four.cards).toEqual(['ranger-3a', 'ranger-3b']);
  });

  it('is known once a Three-Eyed Raven has shown it (21.5)', () => {
    const { isKnown, attacks } = nightAhead(tableWith({ rangers: RANGERS, foreseen: true }));
    expect(isKnown).toBe(true);
    expect(attacks.map(({ at }) => at)).toEqual(['winterfell']);
  });

  it('breaks the Wall, routs, destroys and brings White Walkers, in this order (21.7)', () => {
    const world = tableWith({ rangers: RANGERS, foreseen: true, score: 2, nightKingScore: 6 });
    const [attack] = nightAhead(world).attacks;
    expect(attack).toMatchObject({
      at: 'winterfell',
      breaksWall: true,
      meets: 'rout',
      destroysCastle: true,
      points: 0,
    });
    // His own comes first, then one in each domain around.
    expect(attack!.walkers.slice(0, 1)).toEqual(['winterfell']);
    expect(attack!.walkers.slice(1).toSorted()).toEqual([
      'flints-finger',
      'hornwood',
      'shadow-tower',
      'the-rills',
      'white-harbor',
    ]);
    // 3 and 18 of his track, and 6 for each White Walker beside him: none stands there before he has won.
    expect(attack!.strength).toBe(21);
    expect(world.coop!.wall, 'the table itself stays as it is').toBe(true);
    expect(world.coop!.walkers).toEqual([]);
  });

  it('counts points for White Walkers that find one there or none left (21.6)', () => {
    const walkers: PositionCoop['walkers'] = [
      'haunted-forest',
      'hornwood',
      'thenn',
      'frostfangs',
      'antler-river',
    ];
    const [attack] = nightAhead(
      tableWith({ rangers: RANGERS, foreseen: true, walkers, terrorWalkers: 2 }),
    ).attacks;
    // Three are left: one comes with him, two beside him; two go without and one was there.
    expect(attack!.walkers.slice(0, 1)).toEqual(['winterfell']);
    expect(attack!.walkers).toHaveLength(3);
    expect(attack!.points).toBe(6 - 3);
    // The one that stands in Hornwood fights with him.
    expect(attack!.strength).toBe(21 + 6);
  });

  it('displaces a house outside the Treaty, and is a battle where the Treaty has points enough (21.7)', () => {
    const rangers: PositionCoop['rangers'] = ['ranger-4a', 'ranger-5a', 'ranger-6a'];
    const open = { rangers, foreseen: true, wall: false } as const;
    const [attack] = nightAhead(tableWith(open, { round: 3, map: { 'the-rills': 'greyjoy-3' } })).attacks;
    expect(attack).toMatchObject({
      at: 'the-rills',
      breaksWall: false,
      meets: 'nobody',
      displaces: 'greyjoy',
    });
    const winterfell = { rangers: RANGERS, foreseen: true, score: 3, nightKingScore: 3 };
    expect(nightAhead(tableWith(winterfell)).attacks[0]!.meets).toBe('battle');
  });

  it('follows each turn once all Dragon Glass is taken: the nearest castle, without White Walkers around (21.13)', () => {
    const { afterTurn } = nightAhead(
      tableWith({ rangers: RANGERS, wall: false, glass: 3, nightKing: 'the-rills', destroyed: [] }),
    );
    expect(afterTurn.map(({ at }) => at)).toEqual(['winterfell']);
    expect(afterTurn[0]!.walkers).toEqual(['winterfell']);
    // 3, the one that comes with him, and the Ice Dragon.
    expect(afterTurn[0]!.strength).toBe(3 + 6 + 3);
  });
});
