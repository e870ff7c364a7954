// Makes drawing.json, which ships, from geometry.json, which is edited: points in steps, water lines along the
// coast, and the lane ships follow around it. Run it after every change of geometry.json:
//   node packages/web/scripts/prepare-map.ts

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { encodePoints, encodeRows, type Point } from '../src/boards/tiny-epic/geometry/codec.ts';
import type geometryJson from '../src/boards/tiny-epic/geometry/geometry.json';
import { isSame, type Line, ringPoints, simplified } from '../src/boards/tiny-epic/geometry/lines.ts';
import { contours, depthOf, NORTH } from './prepare-map/depth.ts';
import { seaWays } from './prepare-map/sea-ways.ts';

const folder = new URL('../src/boards/tiny-epic/geometry/', import.meta.url);

/** How far from the coast each water line runs; they thin out towards the open sea. */
const WATER_LINES = [5, 9, 14, 20.5];

/** How far, in units, a line may stray from how it was drawn. */
const THIN = 0.4;

const points = (text: string): Point[] => text.split(' ').map((pair) => pair.split(',').map(Number) as never);
/** What lies deep in the mist beyond the Wall is not drawn while no game is played there. */
const rows = (text: string): number[][] =>
  text
    .split(' ')
    .map((row) => row.split(',').map(Number))
    .filter(([, y]) => y! > NORTH);
const snapped = (line: Line): Point[] => {
  const half = line.map(([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
  return half.filter((point, at) => at === 0 || !isSame(point, half[at - 1]!));
};

/** Leaves out points no eye would miss, but none that something else is tied to. */
function thinned(line: Line, fixed: ReadonlySet<string>): Point[] {
  const kept: Point[] = [];
  let start = 0;
  for (const [at, point] of line.entries()) {
    const isTied = fixed.has(point.join(',')) || at === line.length - 1;
    // A closed arc has no ends of its own to keep, so it is cut in the middle.
    if (at === 0 || (!isTied && at !== Math.floor(line.length / 2))) continue;
    kept.push(...simplified(line.slice(start, at + 1), THIN).slice(0, -1));
    start = at;
  }
  return [...kept, line.at(-1)!];
}

export function prepare(geometry: Geometry): object {
  const fixed = new Set(geometry.straits.flatMap(({ points: ends }) => ends.split(' ')));
  const lines = geometry.arcs.map((arc) => snapped(thinned(points(arc.points), fixed)));
  const ringsOf = (text: string): Point[][] =>
    text.split(', ').map((ring) => ringPoints(lines, ring.split(' ').map(Number)));
  const islets = geometry.decor.islets.map((islet) => snapped(points(islet)));
  const land = [...Object.values(geometry.areas).flatMap((area) => ringsOf(area.rings)), ...islets];
  const depth = depthOf(land);
  const domains = Object.entries(geometry.areas).filter(([, area]) => area.kind !== 'north');
  const { lane, harbours } = seaWays(
    depth,
    domains.map(([id, { card, circle }]) => ({
      id,
      centre: points(circle)[0]!,
      coast: geometry.arcs.flatMap((arc, at) => (arc.between === `${id} sea:${card}` ? lines[at]! : [])),
    })),
  );
  const { decor } = geometry;
  return {
    madeFrom: fingerprint(geometry),
    viewBox: geometry.viewBox,
    northViewBox: geometry.northViewBox,
    cards: geometry.cards,
    areas: geometry.areas,
    seas: geometry.seas,
    straits: geometry.straits.map((strait) => ({
      ...strait,
      points: written(snapped(points(strait.points))),
    })),
    corners: geometry.corners,
    arcs: geometry.arcs.map(
      (arc, at) => `${arc.kind} ${arc.between.replace(' ', '|')} ${encodePoints(lines[at]!)}`,
    ),
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
      waterLines: WATER_LINES.map((level) =>
        contours(depth, level)
          .map((line) => encodeRows(line, 1))
          .join(' '),
      ),
    },
  };
}

/** By which a test sees that the drawing was made from the geometry as it is now. */
export function fingerprint(geometry: Geometry): string {
  return createHash('sha256').update(JSON.stringify(geometry)).digest('hex').slice(0, 12);
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
