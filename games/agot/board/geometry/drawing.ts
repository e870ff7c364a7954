// The drawing as the page uses it. drawing.json is made from geometry.json by scripts/prepare-agot-map.ts.

import { AREAS, type AreaId } from '../../data/ids.ts';
import { decodePoints, decodeRows, type Point } from '@three-thrones/game-kit/board/map/codec.ts';
import type { Glyph } from '@three-thrones/game-kit/board/map/ground/glyphs.ts';
import { facesOf, type Line, ringPoints } from '@three-thrones/game-kit/board/map/lines.ts';
import { crossingsOf } from './crossings.ts';
import json from './drawing.json' with { type: 'json' };

/** `border` and `river` lie between two lands, `sea-border` between two seas, `frame` at the edge of the map. */
export type ArcKind = 'border' | 'river' | 'coast' | 'sea-border' | 'frame';

export interface Arc {
  readonly kind: ArcKind;
  /** The areas on both sides; one at the frame. */
  readonly between: readonly AreaId[];
  readonly points: Line;
}

export interface Slots {
  /** In filling order. */
  readonly units: readonly Point[];
  readonly order: Point;
  /** Land only: the token of whoever controls it. */
  readonly power?: Point;
  readonly structure?: Point;
  /** Where a garrison or a neutral force may stand. */
  readonly garrison?: Point;
  readonly icons: readonly Point[];
}

export interface Area {
  readonly kind: 'land' | 'sea' | 'port';
  readonly site?: 'castle' | 'stronghold';
  /** What the icons are, barrels first. */
  readonly goods: readonly ('supply' | 'power')[];
  readonly rings: readonly (readonly number[])[];
  readonly label: {
    readonly at: Point;
    readonly width: number;
    readonly size: number;
    readonly lines: number;
  };
  readonly slots: Slots;
  /** The largest circle that fits: centre and radius. */
  readonly middle: { readonly at: Point; readonly radius: number };
  /** Where a badge covers least. */
  readonly badge: Point;
}

export interface Bridge {
  readonly between: readonly [AreaId, AreaId];
  readonly at: Point;
  readonly angle: number;
}

interface AreaRow {
  readonly kind: string;
  readonly site?: string;
  readonly goods?: string;
  readonly rings: string;
  readonly label: string;
  readonly units: string;
  readonly order: string;
  readonly power?: string;
  readonly structure?: string;
  readonly garrison?: string;
  readonly icons?: string;
  readonly middle: string;
  readonly badge: string;
}

const numbers = (text: string): number[] => text.split(/[ ,]+/).map(Number);
const points = (text: string): Point[] => text.split(' ').map((pair) => numbers(pair) as unknown as Point);
const point = (text: string): Point => points(text)[0]!;
const ringsIn = (text: string): number[][] => text.split(', ').map(numbers);
const glyphs = (text: string): Glyph[] => decodeRows(text, 3) as unknown as Glyph[];

function areaOf(row: AreaRow): Area {
  const [x, y, width = 0, size = 0, lines = 0] = numbers(row.label) as [number, number, ...number[]];
  const [middleX, middleY, radius] = numbers(row.middle) as [number, number, number];
  return {
    kind: row.kind as Area['kind'],
    ...(row.site ? { site: row.site as 'castle' | 'stronghold' } : {}),
    goods: row.goods ? (row.goods.split(' ') as ('supply' | 'power')[]) : [],
    rings: ringsIn(row.rings),
    label: { at: [x, y], width, size, lines },
    slots: {
      units: points(row.units),
      order: point(row.order),
      ...(row.power ? { power: point(row.power) } : {}),
      ...(row.structure ? { structure: point(row.structure) } : {}),
      ...(row.garrison ? { garrison: point(row.garrison) } : {}),
      icons: row.icons ? points(row.icons) : [],
    },
    middle: { at: [middleX, middleY], radius },
    badge: point(row.badge),
  };
}

const rows: Readonly<Record<AreaId, AreaRow>> = json.areas;

export function forEachArea<T>(make: (id: AreaId) => T): Record<AreaId, T> {
  return Object.fromEntries(AREAS.map((id) => [id, make(id)])) as Record<AreaId, T>;
}

export const viewBox = numbers(json.viewBox) as [number, number, number, number];
export const areas: Readonly<Record<AreaId, Area>> = forEachArea((id) => areaOf(rows[id]));
export const lands: readonly AreaId[] = AREAS.filter((id) => areas[id].kind === 'land');
export const seas: readonly AreaId[] = AREAS.filter((id) => areas[id].kind === 'sea');
export const ports: readonly AreaId[] = AREAS.filter((id) => areas[id].kind === 'port');

const faces = facesOf(
  forEachArea((id) => areas[id].rings),
  json.arcs.length,
);
export const arcs: readonly Arc[] = json.arcs.map((text, at) => {
  const [kind, line] = text.split(' ') as [ArcKind, string];
  return { kind, between: faces[at]!, points: decodePoints(line) };
});
export const lines: readonly Line[] = arcs.map((arc) => arc.points);

export const bridges: readonly Bridge[] = json.bridges.map(({ between, at, angle }) => ({
  between: between.split(' ') as [AreaId, AreaId],
  at: point(at),
  angle,
}));

/** Arcs from source to mouth, `~i` for one that is followed backwards. */
export const rivers: readonly (readonly number[])[] = ringsIn(json.rivers);

/** Where one steps from one area into another, by both their names. */
export const crossings: ReadonlyMap<string, Point> = crossingsOf({
  lines,
  kinds: arcs.map(({ kind }) => kind),
  faces,
  bridges,
});

/** What lies on the way from the middle of an area to its neighbour, where a straight line would leave it. */
export const ways: ReadonlyMap<string, Line> = new Map(
  Object.entries(json.ways).map(([pair, line]) => [pair, decodePoints(line)]),
);

export const decor = {
  mountains: glyphs(json.decor.mountains),
  forests: glyphs(json.decor.forests),
  marshes: glyphs(json.decor.marshes),
  dunes: glyphs(json.decor.dunes),
  grass: decodePoints(json.decor.grass),
  waves: decodePoints(json.decor.waves),
  serpents: decodePoints(json.decor.serpents),
  wall: decodePoints(json.decor.wall),
  compass: point(json.decor.compass),
  title: numbers(json.decor.title) as [x: number, y: number, width: number],
  islets: json.decor.islets.map(decodePoints),
  lakes: json.decor.lakes.split(' ').map(decodePoints),
};

/** The corners of every ring of an area, as they are. */
export function rings(id: AreaId): Point[][] {
  return areas[id].rings.map((ring) => ringPoints(lines, ring));
}
