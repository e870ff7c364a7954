// Where units are drawn, and which of them is which from one look to the next.

import { catalogue } from '@three-thrones/catalogue';
import { randomFrom, seeded } from '@three-thrones/kernel';
import { DOMAINS } from '../../data/ids.ts';
import { describe, expect, it } from 'vitest';
import { follow } from '@three-thrones/game-kit/board/map/follow.ts';
import { distance, isSame, stops } from '@three-thrones/game-kit/board/map/lines.ts';
import { areas } from '../geometry/drawing.ts';
import { type Army, layOut, type Piece, type Spot } from '../map/pieces.ts';

type World = Parameters<typeof layOut>[0];
type Force = Army['force'];

const listing = catalogue.find('tiny-epic');
if ('refused' in listing) throw new Error('no such game');
const game = await listing.load();

function table(map: Record<string, string>, more: object = {}): World {
  const made = game.position(
    { seats: ['stark', 'lannister'], nonPlayers: ['tully', 'tyrell', 'greyjoy'], map, ...more },
    randomFrom(seeded('map')),
  );
  if ('refused' in made) throw new Error(JSON.stringify(made));
  return made.world as World;
}

const two: Force = [{ house: 'stark', tokens: 2, hero: false }];
const host: Force = [
  { house: 'stark', tokens: 2, hero: true },
  { house: 'tully', tokens: 3, hero: false },
];

const unitsIn = (spots: readonly Spot[], domain: string): Spot[] =>
  spots.filter((spot) => spot.area === domain);

describe('units of a domain', () => {
  const world = table(
    { winterfell: 'stark-2+eddard-stark+tully-2+hoster-tully' },
    { alliances: { tully: 'stark' } },
  );
  const { spots, plates } = layOut(world, []);
  const crowd = unitsIn(spots, 'winterfell');

  it('stand in its slots, the Hero in his own, a second Hero small among the tokens', () => {
    const { units, hero } = areas.winterfell.slots;
    expect(crowd.filter((spot) => spot.hero).map(({ house, at, scale }) => [house, at, scale])).toEqual([
      ['stark', hero, 1],
      ['tully', units[4], 0.8],
    ]);
    expect(crowd.filter((spot) => !spot.hero).map(({ at }) => at)).toEqual(units.slice(0, 4));
    expect(plates).toEqual([]);
  });

  it('never share a place', () => {
    for (const [at, one] of crowd.entries()) {
      for (const other of crowd.slice(at + 1)) expect(distance(one.at, other.at)).toBeGreaterThan(28);
    }
  });
});

describe('an army on its way', () => {
  it('takes the slots of a domain where nobody stands', () => {
    const world = table({ winterfell: 'stark-1', 'casterly-rock': 'lannister-1' });
    const army = { from: 'winterfell', at: 'hornwood', force: two } as const;
    const { spots, plates } = layOut(world, [army]);
    expect(unitsIn(spots, 'hornwood').map(({ at, onTheWay }) => [at, onTheWay])).toEqual([
      [areas.hornwood.slots.units[0], true],
      [areas.hornwood.slots.units[1], true],
    ]);
    expect(plates).toEqual([]);
  });

  it('stands apart on a plate of its own where others do, and covers none of them', () => {
    const crowd = 'lannister-2+jaime-lannister+greyjoy-3';
    for (const [from, at] of [
      ['ashemark', 'casterly-rock'],
      ['highgarden', 'shield-islands'],
      ['riverrun', 'pyke'],
      ['winterfell', 'flints-finger'],
      ['sunspear', 'starfall'],
      ['pyke', 'dragonstone'],
    ] as const) {
      const world = table({ [at]: crowd, winterfell: 'stark-1' }, { alliances: { greyjoy: 'lannister' } });
      const army = { from, at, force: host };
      const { spots, plates } = layOut(world, [army]);
      expect(plates.length).toBe(1);
      const { at: middle, width, height } = plates[0]!;
      for (const { at: place } of spots.filter((spot) => !spot.onTheWay)) {
        const clear =
          Math.abs(place[0] - middle[0]) > width / 2 + 10 || Math.abs(place[1] - middle[1]) > height / 2 + 10;
        expect(clear, `${from} ${at}`).toBe(true);
      }
      expect(spots.filter((spot) => spot.onTheWay).length).toBe(6);
    }
  });
});

const look = (map: Record<string, string>, before: readonly Piece[] = []): Piece[] =>
  follow(before, layOut(table(map), []).spots);
const names = (pieces: readonly Piece[]): string[] => pieces.map(({ id }) => id).sort();

describe('from one look to the next', () => {
  it('every piece has a name of its own', () => {
    const pieces = look({ winterfell: 'stark-3', ashemark: 'lannister-2+jaime-lannister' });
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  });

  it('a piece that stays keeps its name, one that marches takes it along', () => {
    const before = look({ winterfell: 'stark-3' });
    const after = look({ winterfell: 'stark-2', hornwood: 'stark-1' }, before);
    expect(names(after)).toEqual(names(before));
    const stayed = unitsIn(after, 'winterfell') as Piece[];
    for (const { id, at } of stayed)
      expect(isSame(before.find((piece) => piece.id === id)!.at, at)).toBe(true);
  });

  it('a new piece has a new name, and a lost one takes its name with it', () => {
    const before = look({ winterfell: 'stark-1' });
    const more = look({ winterfell: 'stark-3' }, before);
    expect(more.filter(({ id }) => before.some((piece) => piece.id === id)).length).toBe(before.length);
    const fewer = look({ winterfell: 'stark-1' }, more);
    expect(fewer.every(({ id }) => more.some((piece) => piece.id === id))).toBe(true);
  });

  it('nothing moves when nothing changes', () => {
    const before = look(Object.fromEntries(DOMAINS.slice(0, 3).map((id) => [id, 'stark-1'])));
    expect(follow(before, before)).toEqual(before);
  });
});

it('stops are evenly spaced along a way', () => {
  expect(
    stops(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      5,
    ),
  ).toEqual([
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 5],
    [10, 10],
  ]);
});
