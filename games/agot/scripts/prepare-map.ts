// Makes drawing.json of A Game of Thrones, which ships, from geometry.json, which is edited: points in steps,
// what is printed in each area, and what follows from its shape. Run it after every change:
//   node games/agot/scripts/prepare-map.ts

import { readFileSync, writeFileSync } from 'node:fs';
import mapJson from '../data/map.json' with { type: 'json' };
import { crossingsOf } from '../board/geometry/crossings.ts';
import type geometryJson from '../board/geometry/geometry.json';
import { encodePoints, encodeRows, type Point } from '@three-thrones/game-kit/board/map/codec.ts';
import { facesOf, ringPoints } from '@three-thrones/game-kit/board/map/lines.ts';
import {
  badgeOf,
  middleOf,
  type Shape,
  spotsOf,
  wayTo,
} from '@three-thrones/game-kit/scripts/prepare-map/places.ts';
import {
  fingerprint,
  points,
  rows,
  snapped,
  thinned,
} from '@three-thrones/game-kit/scripts/prepare-map/points.ts';

const folder = new URL('../board/geometry/', import.meta.url);

/** The room each kind of slot has around its centre. */
const ROOM = { units: 13, order: 17, power: 11, structure: 15, garrison: 12, icons: 8.5 };

export type Geometry = typeof geometryJson;
type AreaRow = {
  kind: string;
  rings: string;
  label: string;
  units: string;
  order: string;
} & Partial<Record<'power' | 'structure' | 'garrison' | 'icons', string>>;

const ringsIn = (text: string): number[][] => text.split(', ').map((ring) => ring.split(' ').map(Number));

function shapeOf(row: AreaRow, rings: Point[][]): Shape {
  const [x, y, width, size, lines] = row.label.split(',').map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    rings,
    discs: Object.entries(ROOM).flatMap(([slot, radius]) =>
      points(row[slot as keyof typeof ROOM] ?? '').map((at) => ({ at, radius })),
    ),
    ...(row.kind === 'port' ? {} : { label: { at: [x, y], width, height: size * lines } }),
  };
}

/** What is printed in an area, barrels first. */
function printed(id: string): { site?: string; goods?: string } {
  const row = mapJson.areas.find((area) => area.id === id)!;
  const goods = [...Array<string>(row.supply).fill('supply'), ...Array<string>(row.power).fill('power')];
  return {
    ...(row.structure === 'none' ? {} : { site: row.structure }),
    ...(goods.length === 0 ? {} : { goods: goods.join(' ') }),
  };
}

export function prepare(geometry: Geometry): object {
  const { decor } = geometry;
  const entries = Object.entries(geometry.areas) as [string, AreaRow][];
  const lines = geometry.arcs.map((arc) => snapped(thinned(points(arc.points))));
  const rings = Object.fromEntries(entries.map(([id, row]) => [id, ringsIn(row.rings)]));
  const bridges = geometry.bridges.map(({ between, at, angle }) => ({
    between: between.split(' '),
    at: points(at)[0]!,
    angle,
  }));
  const crossings = crossingsOf({
    lines,
    kinds: geometry.arcs.map(({ kind }) => kind),
    faces: facesOf(rings, lines.length),
    bridges,
  });
  const ways: Record<string, string> = {};
  const areas = entries.map(([id, row]) => {
    const shape = shapeOf(
      row,
      rings[id]!.map((ring) => ringPoints(lines, ring)),
    );
    const spots = spotsOf(shape);
    const { at, room } = middleOf(shape, spots);
    for (const [other] of entries) {
      const crossing = crossings.get(`${id} ${other}`);
      const way = crossing && wayTo(shape, spots, at, crossing);
      if (way && way.length > 0) ways[`${id} ${other}`] = encodePoints(way);
    }
    return [
      id,
      {
        ...row,
        ...printed(id),
        middle: `${at.join(',')},${room.toFixed(1)}`,
        badge: badgeOf(shape, spots).join(','),
      },
    ];
  });
  const islets = decor.islets.map((islet) => snapped(points(islet)));
  return {
    madeFrom: fingerprint(geometry),
    viewBox: geometry.viewBox,
    areas: Object.fromEntries(areas),
    bridges: geometry.bridges,
    rivers: Object.values(geometry.rivers).join(', '),
    arcs: geometry.arcs.map(({ kind }, at) => `${kind} ${encodePoints(lines[at]!)}`),
    ways,
    decor: {
      mountains: encodeRows(rows(decor.mountains)),
      forests: encodeRows(rows(decor.forests)),
      marshes: encodeRows(rows(decor.marshes)),
      dunes: encodeRows(rows(decor.dunes)),
      grass: encodePoints(points(decor.grass)),
      waves: encodePoints(points(decor.waves)),
      serpents: encodePoints(points(decor.serpents)),
      wall: encodePoints(points(decor.wall)),
      compass: decor.compass,
      title: decor.title,
      islets: islets.map(encodePoints),
      lakes: decor.lakes.map((lake) => encodePoints(snapped(points(lake)))).join(' '),
    },
  };
}

export function readGeometry(): Geometry {
  return JSON.parse(readFileSync(new URL('geometry.json', folder), 'utf8')) as Geometry;
}

if (import.meta.main) {
  writeFileSync(
    new URL('drawing.json', folder),
    `${JSON.stringify(prepare(readGeometry()), undefined, 2)}\n`,
  );
}
