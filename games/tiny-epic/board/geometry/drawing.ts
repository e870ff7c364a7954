// The drawing as the page uses it. drawing.json is made from geometry.json by scripts/prepare-map.ts.

import type { DomainId, MapCardId } from '../../data/ids.ts';
import { decodePoints, decodeRows, type Point } from '@three-thrones/game-kit/board/map/codec.ts';
import type { Glyph } from '@three-thrones/game-kit/board/map/ground/glyphs.ts';
import { facesOf, type Line, ringPoints } from '@three-thrones/game-kit/board/map/lines.ts';
import json from './drawing.json' with { type: 'json' };

export type AreaId = DomainId;
export type CardId = MapCardId;
export type Face = AreaId | `sea:${CardId}`;
export type PlaceId = keyof typeof json.decor.places;

/** `border`, `card-border` and `wall` lie between two domains, `sea-limit` between two seas, `edge` at the frame. */
export type ArcKind = 'border' | 'card-border' | 'wall' | 'coast' | 'sea-limit' | 'edge';

export interface Arc {
  readonly kind: ArcKind;
  readonly between: readonly Face[];
  readonly points: Line;
}

export interface Slots {
  /** Six places in filling order. */
  readonly units: readonly Point[];
  readonly hero: Point;
  /** The castle, or the Iron Throne in King's Landing. */
  readonly castle?: Point;
  readonly gold: readonly Point[];
  /** Room for a badge. */
  readonly token: Point;
}

export interface Area {
  readonly kind: 'castle' | 'fief' | 'kings-landing' | 'north';
  /** What a northern domain would be south of the Wall. */
  readonly site?: 'castle' | 'fief';
  readonly card: CardId;
  readonly rings: readonly (readonly number[])[];
  readonly label: { readonly at: Point; readonly width: number; readonly height: number };
  /** The largest circle that fits: centre and radius. */
  readonly circle: readonly [x: number, y: number, radius: number];
  readonly slots: Slots;
}

export interface Sea {
  /** The outline first, then islands as holes. */
  readonly rings: readonly (readonly number[])[];
  readonly label: { readonly at: Point; readonly angle: number; readonly width: number };
}

export interface Strait {
  readonly between: readonly [AreaId, AreaId];
  readonly points: readonly [Point, Point];
}

/** The way from a domain's harbour out to the lane all ships follow around the coast. */
export interface Harbour {
  readonly way: Line;
  /** Where on the lane it comes out. */
  readonly lane: number;
}

export interface Decor {
  readonly mountains: readonly Glyph[];
  readonly forests: readonly Glyph[];
  readonly marsh: readonly Glyph[];
  readonly dunes: readonly Glyph[];
  readonly grass: readonly Glyph[];
  readonly waves: readonly Point[];
  readonly ships: readonly Point[];
  readonly serpents: readonly Point[];
  readonly compass: Glyph;
  readonly wall: Line;
  readonly wallForts: readonly Point[];
  readonly rivers: readonly Line[];
  readonly islets: readonly Line[];
  readonly ferries: readonly Line[];
  readonly places: Readonly<Record<PlaceId, { readonly at: Point; readonly water: boolean }>>;
}

const numbers = (text: string): number[] => text.split(/[ ,x]+/).map(Number);
const points = (text: string): Point[] => text.split(' ').map((pair) => numbers(pair) as unknown as Point);
const point = (text: string): Point => points(text)[0]!;
const ringsOf = (text: string): number[][] => text.split(', ').map(numbers);
const glyphs = (text: string): Glyph[] => decodeRows(text, 3) as unknown as Glyph[];

/** Places for units in a domain. */
const UNITS = 6;

interface AreaRow {
  readonly kind: string;
  readonly site?: string;
  readonly card: string;
  readonly rings: string;
  readonly label: string;
  readonly circle: string;
  readonly slots: string;
}

function areaOf(row: AreaRow): Area {
  const [x, y, width, height] = numbers(row.label) as [number, number, number, number];
  const slots = decodePoints(row.slots);
  const [hero, token] = slots.splice(UNITS, 2) as [Point, Point];
  const units = slots.splice(0, UNITS);
  const castle = (row.site ?? row.kind) === 'fief' ? undefined : slots.shift();
  return {
    kind: row.kind as Area['kind'],
    ...(row.site ? { site: row.site as 'castle' | 'fief' } : {}),
    card: row.card as CardId,
    rings: ringsOf(row.rings),
    label: { at: [x, y], width, height },
    circle: numbers(row.circle) as unknown as Area['circle'],
    slots: {
      units,
      hero,
      ...(castle ? { castle } : {}),
      gold: slots,
      token,
    },
  };
}

function each<K extends string, A, B>(rows: Readonly<Record<K, A>>, change: (row: A) => B): Record<K, B> {
  return Object.fromEntries(Object.entries<A>(rows).map(([id, row]) => [id, change(row)])) as Record<K, B>;
}

export const viewBox = numbers(json.viewBox) as [number, number, number, number];
export const northViewBox = numbers(json.northViewBox) as [number, number, number, number];
export const cards = each(json.cards, numbers) as Record<CardId, [number, number, number, number]>;
export const areas: Readonly<Record<AreaId, Area>> = each<AreaId, AreaRow, Area>(json.areas, areaOf);
export const areaIds = Object.keys(areas) as AreaId[];

export const seas: Readonly<Record<CardId, Sea>> = each(
  json.seas,
  ({ rings: turns, label, angle, width }) => ({
    rings: ringsOf(turns),
    label: { at: point(label), angle, width },
  }),
);

const faces = facesOf<Face>(
  Object.fromEntries([
    ...areaIds.map((id) => [id, areas[id].rings]),
    ...Object.entries(seas).map(([card, sea]) => [`sea:${card}`, sea.rings]),
  ]) as Record<Face, Area['rings']>,
  json.arcs.length,
);
export const arcs: readonly Arc[] = json.arcs.map((text, at) => {
  const [kind, line] = text.split(' ') as [ArcKind, string];
  return { kind, between: faces[at]!, points: decodePoints(line) };
});
export const lines: readonly Line[] = arcs.map((arc) => arc.points);

export const straits: readonly Strait[] = json.straits.map((row) => ({
  between: row.between.split(' ') as [AreaId, AreaId],
  points: points(row.points) as unknown as [Point, Point],
}));

export const corners = json.corners.map((row) => ({
  at: point(row.at),
  areas: row.areas.split(' ') as AreaId[],
}));

export const lane: Line = decodePoints(json.lane);
export const harbours = each(json.harbours, (text): Harbour => {
  const [at, way] = text.split(' ') as [string, string];
  return { lane: Number(at), way: decodePoints(way) };
}) as Readonly<Partial<Record<DomainId, Harbour>>>;

export const decor: Decor = {
  mountains: glyphs(json.decor.mountains),
  forests: glyphs(json.decor.forests),
  marsh: glyphs(json.decor.marsh),
  dunes: glyphs(json.decor.dunes),
  grass: glyphs(json.decor.grass),
  waves: decodePoints(json.decor.waves),
  ships: decodePoints(json.decor.ships),
  serpents: decodePoints(json.decor.serpents),
  compass: glyphs(json.decor.compass)[0]!,
  wall: decodePoints(json.decor.wall),
  wallForts: decodePoints(json.decor.wallForts),
  rivers: json.decor.rivers.map(decodePoints),
  islets: json.decor.islets.map(decodePoints),
  ferries: json.decor.ferries.split(' ').map(decodePoints),
  places: each(json.decor.places, (text) => ({ at: point(text), water: text.endsWith('water') })),
};

/** The corners of every ring of a face, as they are. */
export function rings(face: { readonly rings: readonly (readonly number[])[] }): Point[][] {
  return face.rings.map((ring) => ringPoints(lines, ring));
}
