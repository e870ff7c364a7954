// The picture against the rules: two areas share a line on it exactly when they are neighbours in the game, or a river
// without a bridge parts them, or one is the port of the other.

import { AREAS, type AreaId } from '../../data/ids.ts';
import mapJson from '../../data/map.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { readGeometry } from '../../scripts/prepare-map.ts';
import { fingerprint } from '@three-thrones/game-kit/scripts/prepare-map/points.ts';
import drawing from '../geometry/drawing.json' with { type: 'json' };
import {
  type Arc,
  arcs,
  areas,
  bridges,
  crossings,
  decor,
  forEachArea,
  lands,
  lines,
  rings,
  rivers,
  viewBox,
  ways,
} from '../geometry/drawing.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import {
  along,
  arcPoints,
  areaOf,
  distance,
  distanceToPiece,
  distanceToRings,
  isInside,
  isSame,
  lengthOf,
} from '@three-thrones/game-kit/board/map/lines.ts';
import { crossingPieces } from '@three-thrones/game-kit/test/support/crossing-pieces.ts';

const pair = (a: string, b: string): string => [a, b].sort().join(' ');
const spot = ([x, y]: Point): string => `${x},${y}`;
const outlines = forEachArea(rings);
const rows = new Map(mapJson.areas.map((row) => [row.id, row]));

const neighbours = new Set(
  mapJson.areas.flatMap(({ id, adjacent }) => adjacent.map((other) => pair(id, other))),
);
const parted = new Set(mapJson.riverSeparatedPairs.pairs.map(([a, b]) => pair(a!, b!)));
const docked = new Set(
  mapJson.areas.flatMap((row) => ('land' in row && row.land ? [pair(row.id, row.land)] : [])),
);

const isShared = ({ between }: Arc): boolean => between.length === 2;
const pairOf = ({ between }: Arc): string => pair(between[0]!, between[1]!);

/** Pairs of areas and the length of what they share. */
function contacts(fits: (arc: Arc) => boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (const arc of arcs) {
    if (!isShared(arc) || !fits(arc)) continue;
    found.set(pairOf(arc), (found.get(pairOf(arc)) ?? 0) + lengthOf(arc.points));
  }
  return found;
}

describe('the drawing', () => {
  it('is made from the geometry as it is', () => {
    expect(drawing.madeFrom).toBe(fingerprint(readGeometry()));
  });

  it('shows every area once, as what it is, with what is printed in it', () => {
    expect(Object.keys(drawing.areas).sort()).toEqual([...AREAS].sort());
    for (const [id, { type, structure, supply, power }] of rows) {
      const { kind, site, goods, slots } = areas[id as AreaId];
      const count = (good: string): number => goods.filter((one) => one === good).length;
      expect([id, kind, site ?? 'none', count('supply'), count('power')]).toEqual([
        id,
        type,
        structure,
        supply,
        power,
      ]);
      expect([id, slots.icons.length, slots.structure !== undefined]).toEqual([
        id,
        supply + power,
        structure !== 'none',
      ]);
    }
  });
});

describe('two areas', () => {
  it('share a line exactly when they are neighbours, parted by a river, or land and port', () => {
    const drawn = [...contacts(() => true).keys()].sort();
    expect(drawn).toEqual([...new Set([...neighbours, ...parted, ...docked])].sort());
  });

  it('are parted by rivers exactly where the game has no bridge', () => {
    expect([...contacts(({ kind }) => kind === 'river').keys()].sort()).toEqual([...parted].sort());
    for (const key of contacts(({ kind }) => kind !== 'river').keys())
      expect(parted.has(key), key).toBe(false);
  });

  it('share enough of it to be seen', () => {
    for (const [key, length] of contacts(() => true)) expect(length, key).toBeGreaterThan(45);
  });

  it('share lines of the kind their own kinds ask for', () => {
    for (const { kind, between } of arcs) {
      const kinds = between.map((id) => areas[id].kind).sort();
      const expected = {
        border: [['land', 'land']],
        river: [['land', 'land']],
        'sea-border': [['sea', 'sea']],
        coast: [
          ['land', 'sea'],
          ['land', 'port'],
          ['port', 'sea'],
        ],
        frame: [['land'], ['sea']],
      }[kind];
      expect(expected, between.join(' ')).toContainEqual(kinds);
    }
  });
});

describe('islands and ports', () => {
  it('touch seas and their own port only', () => {
    for (const id of mapJson.islands) {
      const touching = arcs
        .filter(({ between }) => between.includes(id as AreaId))
        .flatMap(({ between }) => between);
      const others = new Set(touching.filter((other) => other !== id && areas[other].kind !== 'sea'));
      expect([...others]).toEqual(others.size > 0 ? [`${id}-port`] : []);
    }
  });

  it('touch their land and their sea, and nothing else', () => {
    for (const row of mapJson.areas) {
      if (!('land' in row) || !row.land) continue;
      const touching = arcs
        .filter(({ between }) => between.includes(row.id as AreaId))
        .flatMap(({ between }) => between);
      expect([...new Set(touching)].sort()).toEqual([row.id, row.land, row.sea].sort());
    }
  });
});

describe('rivers and bridges', () => {
  const wet = new Set(rivers.flat().map((turn) => (turn < 0 ? ~turn : turn)));

  it('run end to end over lines between lands, and down to the sea', () => {
    for (const turns of rivers) {
      for (const turn of turns) expect(['border', 'river']).toContain(arcs[turn < 0 ? ~turn : turn]!.kind);
      for (const [at, turn] of turns.slice(1).entries()) {
        expect(isSame(arcPoints(lines, turns[at]!).at(-1)!, arcPoints(lines, turn)[0]!)).toBe(true);
      }
      const mouth = arcPoints(lines, turns.at(-1)!).at(-1)!;
      const coast = arcs.filter(({ kind }) => kind === 'coast').flatMap(({ points }) => points);
      expect(coast.some((point) => isSame(point, mouth))).toBe(true);
    }
  });

  it('bar the way wherever a line is a river, and are bridged wherever it is not', () => {
    const barred = [...arcs.keys()].filter((at) => arcs[at]!.kind === 'river');
    expect(barred.filter((at) => !wet.has(at))).toEqual([]);
    const passable = [...wet].filter((at) => arcs[at]!.kind === 'border').map((at) => pairOf(arcs[at]!));
    const bridged = bridges.map(({ between }) => pair(...between));
    for (const key of passable) expect(bridged, key).toContain(key);
    for (const key of bridged) expect(passable).toContain(key);
  });

  it('have their bridges on the line they cross', () => {
    for (const { between, at } of bridges) {
      const shared = arcs.filter((arc) => isShared(arc) && pairOf(arc) === pair(...between));
      const away = Math.min(
        ...shared.flatMap(({ points }) =>
          points.slice(1).map((point, index) => distanceToPiece(at, points[index]!, point)),
        ),
      );
      expect(away, between.join(' ')).toBeLessThan(1);
    }
  });
});

describe('the rings', () => {
  it('are closed', () => {
    for (const id of AREAS) {
      for (const ring of areas[id].rings) {
        for (const [at, turn] of ring.entries()) {
          const end = arcPoints(lines, turn).at(-1)!;
          const start = arcPoints(lines, ring[(at + 1) % ring.length]!)[0]!;
          expect(isSame(end, start), `${id} ${turn}`).toBe(true);
        }
      }
    }
  });

  it('use every line once in each direction, at the frame once', () => {
    const used = AREAS.flatMap((id) => areas[id].rings.flat());
    expect(new Set(used).size).toBe(used.length);
    for (const [at, { kind }] of arcs.entries()) {
      const turns = [at, ~at].filter((turn) => used.includes(turn));
      expect([at, turns.length]).toEqual([at, kind === 'frame' ? 1 : 2]);
    }
  });

  it('never run through a point twice, outlines clockwise and holes against it', () => {
    for (const id of AREAS) {
      for (const [at, ring] of outlines[id].entries()) {
        expect(new Set(ring.map(spot)).size, id).toBe(ring.length);
        expect(areaOf(ring) > 0, `${id} ${at}`).toBe(at === 0);
      }
    }
  });

  it('cross nowhere', () => {
    expect(crossingPieces(lines)).toEqual([]);
  });

  it('fill the frame: no gap, no overlap', () => {
    const sum = AREAS.flatMap((id) => outlines[id]).reduce((total, ring) => total + areaOf(ring), 0);
    expect(sum).toBeCloseTo(viewBox[2] * viewBox[3], 3);
  });

  it('leave room for a finger', () => {
    const least = { land: 49, sea: 54, port: 34 };
    for (const id of AREAS) {
      const { kind, middle } = areas[id];
      expect(isInside(middle.at, outlines[id]), id).toBe(true);
      expect(distanceToRings(middle.at, outlines[id]), id).toBeGreaterThanOrEqual(least[kind]);
    }
  });
});

const ROOM = { units: 13, order: 17, power: 11, structure: 15, garrison: 12, icons: 8.5 };

function discsOf(id: AreaId): { name: string; at: Point; radius: number }[] {
  const { slots } = areas[id];
  return Object.entries(ROOM).flatMap(([name, radius]) => {
    const found = slots[name as keyof typeof ROOM];
    if (found === undefined) return [];
    const all = (typeof found[0] === 'number' ? [found] : found) as readonly Point[];
    return all.map((at, index) => ({ name: `${name} ${index}`, at, radius }));
  });
}

describe('the slots of an area', () => {
  it('are those its kind asks for', () => {
    for (const id of AREAS) {
      const { kind, slots } = areas[id];
      const least = { land: 4, sea: 4, port: 3 }[kind];
      expect(slots.units.length, id).toBeGreaterThanOrEqual(least);
      expect(slots.power !== undefined, id).toBe(kind === 'land');
    }
    const guarded = [
      ...mapJson.garrisons.map(({ area }) => area),
      ...Object.values(mapJson.neutralForces).flatMap((rule) =>
        Array.isArray(rule) ? rule.map(({ area }) => area) : [],
      ),
    ];
    for (const id of guarded) expect(areas[id as AreaId].slots.garrison, id).toBeDefined();
  });

  it('lie wholly inside it', () => {
    for (const id of AREAS) {
      for (const { name, at, radius } of discsOf(id)) {
        expect(isInside(at, outlines[id]), `${id} ${name}`).toBe(true);
        expect(distanceToRings(at, outlines[id]), `${id} ${name}`).toBeGreaterThanOrEqual(radius);
      }
    }
  });

  it('do not overlap', () => {
    for (const id of AREAS) {
      const all = discsOf(id);
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          const gap = distance(one.at, other.at) - one.radius - other.radius;
          expect(gap, `${id} ${one.name} ${other.name}`).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('leave its name alone, which lies inside it', () => {
    for (const id of AREAS) {
      const { at, width, size, lines: count } = areas[id].label;
      const height = size * count;
      for (const { name, at: place, radius } of discsOf(id)) {
        if (areas[id].kind === 'port') continue;
        const across = Math.max(0, Math.abs(place[0] - at[0]) - width / 2);
        const down = Math.max(0, Math.abs(place[1] - at[1]) - height / 2);
        expect(Math.hypot(across, down), `${id} ${name}`).toBeGreaterThanOrEqual(radius);
      }
      for (let part = -0.5; part <= 0.5; part += 0.05) {
        for (const level of [-0.5, 0, 0.5]) {
          expect(isInside([at[0] + part * width, at[1] + level * height], outlines[id]), id).toBe(true);
        }
      }
    }
  });

  it('leave a spot for a badge clear of units and orders', () => {
    for (const id of AREAS) {
      const { badge, slots, kind } = areas[id];
      expect(isInside(badge, outlines[id]), id).toBe(true);
      if (kind === 'port') continue;
      for (const at of [...slots.units, slots.order]) expect(distance(badge, at), id).toBeGreaterThan(20);
    }
  });
});

describe('ways', () => {
  it('lead over every border of the game, and between a port and its land', () => {
    const both = [...neighbours, ...docked].flatMap((key) => [key, key.split(' ').reverse().join(' ')]);
    expect([...crossings.keys()].sort()).toEqual(both.sort());
  });

  it('stay in the area they lead through', () => {
    for (const [key, at] of crossings) {
      const [id] = key.split(' ') as [AreaId];
      const line = [areas[id].middle.at, ...(ways.get(key) ?? []), at];
      const length = lengthOf(line);
      for (let gone = 0; gone < length - 8; gone += 4) {
        const point = along(line, gone);
        const inside = isInside(point, outlines[id]) || distanceToRings(point, outlines[id]) < 4;
        expect(inside, `${key} ${spot(point)}`).toBe(true);
      }
    }
  });
});

describe('what never affects play', () => {
  const land = lands.flatMap((id) => outlines[id]);
  const isDry = (point: Point): boolean => isInside(point, land);

  it('leaves islets at sea, and growth on land', () => {
    for (const islet of decor.islets) for (const point of islet) expect(isDry(point)).toBe(false);
    for (const kind of ['mountains', 'forests', 'marshes', 'dunes'] as const) {
      for (const [x, y] of decor[kind]) expect(isDry([x, y]), `${kind} ${x} ${y}`).toBe(true);
    }
    for (const point of decor.grass) expect(isDry(point)).toBe(true);
  });
});
