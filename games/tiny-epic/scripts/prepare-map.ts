// Makes drawing.json, which ships, from geometry.json, which is edited: points in steps, and the lane
// ships follow around the coast. Run it after every change of geometry.json:
//   node games/tiny-epic/scripts/prepare-map.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { encodePoints, encodeRows, type Point } from '@three-thrones/game-kit/board/map/codec.ts';
import type geometryJson from '../board/geometry/geometry.json';
import { type Line, ringPoints } from '@three-thrones/game-kit/board/map/lines.ts';
import { depthOf } from '@three-thrones/game-kit/scripts/prepare-map/depth.ts';
import {
  fingerprint,
  points,
  rows,
  snapped,
  thinned,
} from '@three-thrones/game-kit/scripts/prepare-map/points.ts';
import { seaWays } from '@three-thrones/game-kit/scripts/prepare-map/sea-ways.ts';

const folder = new URL('../board/geometry/', import.meta.url);

export function prepare(geometry: Geometry): object {
  const fixed = new Set(geometry.straits.flatMap(({ points: ends }) => ends.split(' ')));
  const lines = geometry.arcs.map((arc) => snapped(thinned(points(arc.points), fixed)));
  const ringsOf = (text: string): Point[][] =>
    text.split(', ').map((ring) => ringPoints(lines, ring.split(' ').map(Number)));
  const islets = geometry.decor.islets.map((islet) => snapped(points(islet)));
  const land = [...Object.values(geometry.areas).flatMap((area) => ringsOf(area.rings)), ...islets];
  const depth = depthOf(land);
  const ports = Object.entries(geometry.areas).map(([id, { card, circle }]) => ({
    id,
    centre: points(circle)[0]!,
    coast: geometry.arcs.flatMap((arc, at) => (arc.between === `${id} sea:${card}` ? lines[at]! : [])),
  }));
  const { lane, harbours } = seaWays(
    depth,
    ports.filter(({ coast }) => coast.length > 0),
  );
  const { decor } = geometry;
  return {
    madeFrom: fingerprint(geometry),
    viewBox: geometry.viewBox,
    northViewBox: geometry.northViewBox,
    cards: geometry.cards,
    areas: Object.fromEntries(Object.entries(geometry.areas).map(([id, row]) => [id, withSlots(row)])),
    seas: geometry.seas,
    straits: geometry.straits.map((strait) => ({
      ...strait,
      points: written(snapped(points(strait.points))),
    })),
    corners: geometry.corners,
    arcs: geometry.arcs.map((arc, at) => `${arc.kind} ${encodePoints(lines[at]!)}`),
    lane: encodePoints(lane),
    harbours: Object.fromEntries(harbours.map(({ id, at, way }) => [id, `${at} ${encodePoints(way)}`])),
    decor: {
      mountains: encodeRows(rows(decor.mountains)),
      forests: encodeRows(rows(decor.forests)),
      marsh: encodeRows(rows(decor.marsh)),
      dunes: encodeRows(rows(decor.dunes)),
      grass: encodeRows(rows(decor.grass)),
      waves: encodeRows(rows(decor.waves)),
      ships: encodePoints(points(decor.ships)),
      serpents: encodePoints(points(decor.serpents)),
      compass: encodeRows(rows(decor.compass)),
      wall: encodePoints(points(decor.wall)),
      wallForts: encodePoints(points(decor.wallForts)),
      rivers: Object.values(decor.rivers).map((river) => encodePoints(points(river))),
      islets: islets.map(encodePoints),
      ferries: decor.ferries.map((ferry) => encodePoints(points(ferry))).join(' '),
      places: decor.places,
    },
  };
}

type AreaRow = Geometry['areas'][keyof Geometry['areas']] & { castle?: string; gold?: string };

/** The places of a domain in one line: six for units, then Hero, badge, castle and gold. */
function withSlots({ units, hero, token, castle, gold, ...row }: AreaRow): object {
  const slots = [units, hero, token, ...(castle ? [castle] : []), ...(gold ? [gold] : [])];
  return { ...row, slots: encodePoints(points(slots.join(' '))) };
}

const written = (line: Line): string => line.map((point) => point.join(',')).join(' ');

export type Geometry = typeof geometryJson;

export function readGeometry(): Geometry {
  return JSON.parse(readFileSync(new URL('geometry.json', folder), 'utf8')) as Geometry;
}

if (import.meta.main) {
  writeFileSync(
    new URL('drawing.json', folder),
    `${JSON.stringify(prepare(readGeometry()), undefined, 2)}\n`,
  );
}
