// The picture against the rules: two domains share a border on it exactly when they are neighbours in the game.

import mapJson from '../../data/map.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { readGeometry } from '../../scripts/prepare-map.ts';
import { fingerprint } from '@three-thrones/game-kit/scripts/prepare-map/points.ts';
import { crossingPieces } from '@three-thrones/game-kit/test/support/crossing-pieces.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import {
  type Arc,
  type AreaId,
  arcs,
  areaIds,
  areas,
  type CardId,
  cards,
  corners,
  decor,
  harbours,
  lane,
  lines,
  northViewBox,
  rings,
  seas,
  straits,
} from '../geometry/drawing.ts';
import drawing from '../geometry/drawing.json' with { type: 'json' };
import {
  along,
  arcPoints,
  areaOf,
  between,
  distance,
  distanceToRings,
  isInside,
  isSame,
  type Line,
  lengthOf,
} from '@three-thrones/game-kit/board/map/lines.ts';

const north = mapJson.northOfTheWall;
const domains = [...mapJson.domains, ...north.domains];
const pair = (a: string, b: string): string => [a, b].sort().join(' ');
const pairOf = ({ a, b }: { a: string; b: string }): string => pair(a, b);
const spot = ([x, y]: Point): string => `${x},${y}`;

const borders = [...mapJson.borders, ...north.borders];
const landBorders = new Set(borders.filter(({ type }) => type === 'land').map(pairOf));
const waterBorders = new Set(borders.filter(({ type }) => type === 'water').map(pairOf));
const wallBorders = new Set(north.wallBorders.map(pairOf));

const isSea = (face: string): boolean => face.startsWith('sea:');
const isLand = (arc: Arc): boolean => arc.between.length === 2 && !arc.between.some(isSea);
const land = Object.fromEntries(areaIds.map((id) => [id, rings(areas[id])])) as Record<AreaId, Point[][]>;
const water = Object.entries(seas).map(([card, sea]) => ({ face: `sea:${card}`, outlines: rings(sea) }));

/** Pairs of faces and the length of what they share. */
function contacts(kinds: readonly Arc['kind'][]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { kind, between: faces, points } of arcs) {
    if (!kinds.includes(kind)) continue;
    const key = pair(faces[0]!, faces[1]!);
    found.set(key, (found.get(key) ?? 0) + lengthOf(points));
  }
  return found;
}

describe('the drawing', () => {
  it('is made from the geometry as it is', () => {
    expect(drawing.madeFrom).toBe(fingerprint(readGeometry()));
  });

  it('has every arc between the faces it was drawn between', () => {
    const faces = (all: readonly string[]) => all.toSorted().join(' ');
    expect(arcs.map((arc) => faces(arc.between))).toEqual(
      readGeometry().arcs.map((arc) => faces(arc.between.split(' '))),
    );
  });

  it('shows every domain once, on its card, as what it is', () => {
    expect([...areaIds].sort()).toEqual(domains.map(({ id }) => id).sort());
    for (const { id, mapCard, kind } of domains) {
      const area = areas[id as AreaId];
      expect([id, area.card, area.site ?? area.kind]).toEqual([id, mapCard, kind]);
    }
  });
});

describe('the borders on the picture', () => {
  it('are land borders of the game, and all of them', () => {
    expect([...contacts(['border', 'card-border']).keys()].sort()).toEqual([...landBorders].sort());
  });

  it('lie between cards where they are drawn so', () => {
    for (const arc of arcs.filter(isLand)) {
      const [a, b] = arc.between as [AreaId, AreaId];
      expect([arc.between, areas[a].card !== areas[b].card]).toEqual([arc.between, arc.kind !== 'border']);
    }
  });

  it('are long enough to be seen', () => {
    expect(Math.min(...contacts(['border', 'card-border']).values())).toBeGreaterThan(40);
  });

  it('cross water exactly where the game has a water border', () => {
    expect(straits.map(({ between: ends }) => pair(...ends)).sort()).toEqual([...waterBorders].sort());
  });

  it('follow the Wall exactly where it can fall', () => {
    expect([...contacts(['wall']).keys()].sort()).toEqual([...wallBorders].sort());
  });

  it('agree with the neighbours of every domain', () => {
    const drawn = new Set([...landBorders, ...waterBorders]);
    for (const { id, neighbours } of domains) {
      const touching = domains.filter((other) => drawn.has(pair(id, other.id))).map((other) => other.id);
      expect([id, ...touching.sort()]).toEqual([id, ...neighbours.toSorted()]);
    }
  });
});

describe('a corner', () => {
  const meeting = new Map<string, Set<AreaId>>();
  for (const id of areaIds) {
    for (const point of land[id].flat()) {
      const here = meeting.get(spot(point)) ?? new Set();
      meeting.set(spot(point), here.add(id));
    }
  }
  const touching = [...meeting].flatMap(([at, ids]) =>
    [...ids].flatMap((a) => [...ids].filter((b) => a < b).map((b) => ({ at, key: pair(a, b) }))),
  );
  const strangers = touching.filter(({ key }) => !landBorders.has(key) && !wallBorders.has(key));

  it('is all that two domains share which only touch at a corner', () => {
    for (const key of mapJson.notAdjacentButTouchingAtCorner.map(pairOf)) {
      expect([key, strangers.filter((stranger) => stranger.key === key).length]).toEqual([key, 1]);
    }
  });

  it('is marked with a stone wherever strangers meet', () => {
    const stones = new Set(corners.map(({ at }) => spot(at)));
    expect(strangers.filter(({ at }) => !stones.has(at))).toEqual([]);
  });

  it('has a stone that names the domains around it', () => {
    for (const { at, areas: around } of corners) {
      expect([...meeting.get(spot(at))!].sort()).toEqual([...around].sort());
    }
  });
});

describe('the seas', () => {
  const coasts = contacts(['coast']);

  it('touch exactly where ships pass from one to the next', () => {
    const limits = [...contacts(['sea-limit']).keys()].map((key) => key.replaceAll('sea:', '')).sort();
    const links = [...mapJson.sea.links, ...north.sea.linksAfterWallFalls] as [CardId, CardId][];
    expect(limits).toEqual(links.map(([a, b]) => pair(a, b)).sort());
  });

  it('give every coastal domain a coast on the sea of its own card', () => {
    for (const { id, mapCard } of domains.filter(({ coastal }) => coastal)) {
      expect(coasts.get(pair(id, `sea:${mapCard}`)) ?? 0, id).toBeGreaterThan(40);
    }
  });

  it('do not reach inland domains', () => {
    const inland = domains.filter(({ coastal }) => !coastal).map(({ id }) => id);
    expect([...coasts.keys()].filter((key) => inland.some((id) => key.split(' ').includes(id)))).toEqual([]);
  });

  it('hold their own names', () => {
    for (const sea of Object.values(seas)) expect(isInside(sea.label.at, rings(sea))).toBe(true);
  });
});

describe('the rings', () => {
  const faces = [
    ...areaIds.map((id) => ({ face: id as string, turns: areas[id].rings })),
    ...Object.entries(seas).map(([card, sea]) => ({ face: `sea:${card}`, turns: sea.rings })),
  ];

  it('are closed', () => {
    for (const { face, turns } of faces) {
      for (const ring of turns) {
        for (const [at, turn] of ring.entries()) {
          const end = arcPoints(lines, turn).at(-1)!;
          const start = arcPoints(lines, ring[(at + 1) % ring.length]!)[0]!;
          expect(isSame(end, start), `${face} ${turn}`).toBe(true);
        }
      }
    }
  });

  it('never run through a point twice', () => {
    for (const outline of [...Object.values(land).flat(), ...water.flatMap(({ outlines }) => outlines)]) {
      expect(new Set(outline.map(spot)).size).toBe(outline.length);
    }
  });

  it('have the two faces of every arc on its two sides', () => {
    const sides = new Map<string, string>();
    const put = (face: string, ring: Line, clockwise: boolean): void => {
      const run = areaOf(ring) > 0 === clockwise ? ring : ring.toReversed();
      for (const [at, point] of run.entries()) {
        const key = `${spot(point)} ${spot(run[(at + 1) % run.length]!)}`;
        expect(sides.has(key), key).toBe(false);
        sides.set(key, face);
      }
    };
    for (const id of areaIds) for (const ring of land[id]) put(id, ring, true);
    for (const { face, outlines } of water) {
      for (const [at, ring] of outlines.entries()) put(face, ring, at === 0);
    }
    for (const { kind, between: named, points } of arcs) {
      const seen = new Set<string>();
      for (let at = 1; at < points.length; at++) {
        const [a, b] = [spot(points[at - 1]!), spot(points[at]!)];
        const both = [sides.get(`${a} ${b}`), sides.get(`${b} ${a}`)].filter((face) => face !== undefined);
        expect(both.length).toBe(kind === 'edge' ? 1 : 2);
        for (const face of both) seen.add(face);
      }
      expect([...seen].sort()).toEqual([...named].sort());
    }
  });

  it('fill the frame: no gap, no overlap', () => {
    let sum = 0;
    for (const ring of Object.values(land).flat()) sum += Math.abs(areaOf(ring));
    for (const { outlines } of water) {
      for (const [at, ring] of outlines.entries()) sum += Math.abs(areaOf(ring)) * (at === 0 ? 1 : -1);
    }
    expect(sum).toBeCloseTo(northViewBox[2] * northViewBox[3], 3);
  });

  it('cross nowhere', () => {
    expect(crossingPieces(lines)).toEqual([]);
  });

  it('keep domains on their cards', () => {
    for (const id of areaIds) {
      const [x, y, width, height] = cards[areas[id].card];
      let whole = 0;
      let inside = 0;
      for (const ring of land[id]) {
        whole += Math.abs(areaOf(ring));
        inside += Math.abs(areaOf(clipped(ring, [x, y], [x + width, y + height])));
        for (const [px, py] of ring) {
          expect(Math.max(x - px, px - x - width, y - py, py - y - height), id).toBeLessThanOrEqual(30);
        }
      }
      expect(inside / whole, id).toBeGreaterThan(0.94);
    }
  });

  it('keep islands clear of other land', () => {
    for (const id of areaIds) {
      for (const [at, ring] of areas[id].rings.entries()) {
        if (ring.length > 1) continue;
        const others = areaIds.flatMap((other) =>
          land[other].filter((_, index) => other !== id || index !== at),
        );
        for (const point of land[id][at]!) expect(distanceToRings(point, others), id).toBeGreaterThan(7.5);
      }
    }
  });
});

/** What of a ring lies in a rectangle (Sutherland and Hodgman). */
function clipped(ring: Line, [left, top]: Point, [right, bottom]: Point): Point[] {
  let points = [...ring];
  const edges: { axis: 0 | 1; at: number; sign: number }[] = [
    { axis: 0, at: left, sign: 1 },
    { axis: 0, at: right, sign: -1 },
    { axis: 1, at: top, sign: 1 },
    { axis: 1, at: bottom, sign: -1 },
  ];
  for (const { axis, at, sign } of edges) {
    const next: Point[] = [];
    for (const [index, here] of points.entries()) {
      const before = points[(index + points.length - 1) % points.length]!;
      const isIn = (here[axis] - at) * sign >= 0;
      const wasIn = (before[axis] - at) * sign >= 0;
      if (isIn !== wasIn) next.push(between(before, here, (at - before[axis]) / (here[axis] - before[axis])));
      if (isIn) next.push(here);
    }
    points = next;
  }
  return points;
}

describe('the slots of a domain', () => {
  const ROOM = { unit: 15, hero: 19, castle: 22, gold: 13, token: 12 };
  const roomsOf = (id: AreaId): { name: string; at: Point; radius: number }[] => {
    const { units, hero, castle, gold, token } = areas[id].slots;
    return [
      ...units.map((at, index) => ({ name: `unit ${index}`, at, radius: ROOM.unit })),
      { name: 'hero', at: hero, radius: ROOM.hero },
      ...(castle ? [{ name: 'castle', at: castle, radius: ROOM.castle }] : []),
      ...gold.map((at) => ({ name: 'gold', at, radius: ROOM.gold })),
      { name: 'token', at: token, radius: ROOM.token },
    ];
  };

  it('are those its kind asks for', () => {
    for (const id of areaIds) {
      const { kind, site, slots } = areas[id];
      const what = site ?? kind;
      const gold = { castle: 0, fief: 1, 'kings-landing': 2, north: 0 }[what];
      expect([id, slots.units.length, slots.castle !== undefined, slots.gold.length]).toEqual([
        id,
        6,
        what !== 'fief',
        gold,
      ]);
    }
  });

  it('lie wholly inside it', () => {
    for (const id of areaIds) {
      for (const { name, at, radius } of roomsOf(id)) {
        expect(isInside(at, land[id]), `${id} ${name}`).toBe(true);
        expect(distanceToRings(at, land[id]), `${id} ${name}`).toBeGreaterThanOrEqual(radius - 0.5);
      }
    }
  });

  it('do not overlap', () => {
    for (const id of areaIds) {
      const all = roomsOf(id);
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          const gap = distance(one.at, other.at) - one.radius - other.radius;
          expect(gap, `${id} ${one.name} ${other.name}`).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('leave its name alone, which lies inside it', () => {
    for (const id of areaIds) {
      const { at, width, height } = areas[id].label;
      for (const { name, at: place, radius } of roomsOf(id)) {
        const across = Math.max(0, Math.abs(place[0] - at[0]) - width / 2);
        const down = Math.max(0, Math.abs(place[1] - at[1]) - height / 2);
        expect(Math.hypot(across, down), `${id} ${name}`).toBeGreaterThanOrEqual(radius);
      }
      for (let part = -0.5; part <= 0.5; part += 0.05) {
        for (const level of [-0.5, 0, 0.5]) {
          expect(isInside([at[0] + part * width, at[1] + level * height], land[id]), id).toBe(true);
        }
      }
    }
  });

  it('lie on its card, around a circle large enough for a finger', () => {
    for (const id of areaIds) {
      const [x, y, width, height] = cards[areas[id].card];
      for (const { at } of roomsOf(id)) {
        expect(at[0] >= x && at[0] <= x + width && at[1] >= y && at[1] <= y + height, id).toBe(true);
      }
      const [circleX, circleY] = areas[id].circle;
      expect(isInside([circleX, circleY], land[id]), id).toBe(true);
      expect(distanceToRings([circleX, circleY], land[id]), id).toBeGreaterThan(54.5);
    }
  });
});

describe('what is drawn on the water', () => {
  const allLand = Object.values(land).flat();
  const isDry = (point: Point): boolean => isInside(point, allLand);

  it('leads straits from coast to coast over water only', () => {
    const coastal = new Map<string, Set<string>>();
    for (const { kind, between: faces, points } of arcs) {
      if (kind !== 'coast') continue;
      for (const point of points) {
        const here = coastal.get(spot(point)) ?? new Set();
        coastal.set(spot(point), here.add(faces.find((face) => !isSea(face))!));
      }
    }
    for (const {
      between: [a, b],
      points: [from, to],
    } of straits) {
      expect(coastal.get(spot(from))?.has(a), a).toBe(true);
      expect(coastal.get(spot(to))?.has(b), b).toBe(true);
      for (let part = 0.02; part < 0.99; part += 0.01) {
        const point = between(from, to, part);
        expect(isDry(point) && distanceToRings(point, allLand) > 1, `${a} ${b}`).toBe(false);
      }
    }
  });

  it('gives every coastal domain a harbour on its own sea, and a way out to the lane', () => {
    const coastal = new Set(domains.filter((one) => one.coastal).map(({ id }) => id as AreaId));
    expect(new Set(Object.keys(harbours))).toEqual(coastal);
    for (const id of coastal) {
      const { way, lane: joins } = harbours[id]!;
      const own = arcs.filter(
        ({ kind, between: faces }) =>
          kind === 'coast' && pairOfArc(faces) === pair(id, `sea:${areas[id].card}`),
      );
      expect(
        own.some(({ points }) => points.some((point) => isSame(point, way[0]!))),
        id,
      ).toBe(true);
      const out = [...way, lane[joins]!];
      for (let part = 0.05; part <= 1; part += 0.02) {
        expect(isDry(along(out, part * lengthOf(out))), id).toBe(false);
      }
    }
    for (const point of lane) expect(isDry(point)).toBe(false);
  });

  it('leaves islets at sea, and growth on land', () => {
    for (const islet of decor.islets) for (const point of islet) expect(isDry(point)).toBe(false);
    for (const kind of ['mountains', 'forests', 'marsh', 'dunes', 'grass'] as const) {
      for (const [x, y] of decor[kind]) expect(isDry([x, y]), `${kind} ${x} ${y}`).toBe(true);
    }
  });
});

const pairOfArc = (faces: readonly string[]): string => pair(faces[0]!, faces[1]!);
