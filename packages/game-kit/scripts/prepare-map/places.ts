// What follows from the shape of an area and is worked out once: its middle, a free spot for a badge, and the ways
// from its middle to its neighbours, where a straight line would leave it.

import type { Point } from '../../src/board/map/codec.ts';
import {
  between,
  boxOf,
  distance,
  distanceToRings,
  isInside,
  type Line,
  simplified,
} from '../../src/board/map/lines.ts';

const CELL = 6;

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

export interface Shape {
  readonly rings: readonly Line[];
  /** What lies in it: slots and the corners of its name. */
  readonly discs: readonly Disc[];
  readonly label?: { readonly at: Point; readonly width: number; readonly height: number };
}

interface Spot {
  readonly at: Point;
  /** How far it is to the edge. */
  readonly room: number;
}

export function spotsOf({ rings }: Shape): Spot[] {
  const box = boxOf(rings[0]!);
  const spots: Spot[] = [];
  for (let y = Math.ceil(box.top / CELL) * CELL; y < box.bottom; y += CELL) {
    for (let x = Math.ceil(box.left / CELL) * CELL; x < box.right; x += CELL) {
      const at: Point = [x, y];
      if (isInside(at, rings)) spots.push({ at, room: distanceToRings(at, rings) });
    }
  }
  return spots;
}

const FIRST = 16;

/**
 * The middle of the largest circle that fits. Room rises to a ridge, along which small steps find nothing better: so
 * everything around the best spots of the grid is looked at closely, and what is best there more closely still.
 */
export function middleOf({ rings }: Shape, spots: readonly Spot[]): Spot {
  const starts = spots.toSorted((a, b) => b.room - a.room).slice(0, FIRST);
  return closely(rings, [closely(rings, starts, CELL / 2, 0.6)], 0.6, 0.1);
}

function closely(rings: readonly Line[], starts: readonly Spot[], reach: number, step: number): Spot {
  let best = starts[0]!;
  for (const { at } of starts) {
    for (let across = -reach; across <= reach; across += step) {
      for (let down = -reach; down <= reach; down += step) {
        const spot: Point = [tenths(at[0] + across), tenths(at[1] + down)];
        const room = distanceToRings(spot, rings);
        if (room > best.room && isInside(spot, rings)) best = { at: spot, room };
      }
    }
  }
  return best;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function around([x, y]: Point, step: number): Point[] {
  return [-step, 0, step].flatMap((across) =>
    [-step, 0, step]
      .filter((down) => across !== 0 || down !== 0)
      .map((down): Point => [x + across, y + down]),
  );
}

const BADGE = 15;

/** Where a badge covers least, near the pieces. */
export function badgeOf(shape: Shape, spots: readonly Spot[]): Point {
  const { discs, label } = shape;
  const pieces = discs[0]!.at;
  let best = pieces;
  let least = Number.POSITIVE_INFINITY;
  for (const { at, room } of spots) {
    let short = Math.max(0, BADGE - room);
    for (const disc of discs) short += Math.max(0, BADGE + disc.radius - distance(at, disc.at));
    if (label) {
      const across = Math.max(0, Math.abs(at[0] - label.at[0]) - label.width / 2);
      const down = Math.max(0, Math.abs(at[1] - label.at[1]) - label.height / 2);
      short += Math.max(0, BADGE - Math.hypot(across, down));
    }
    const cost = short * 40 + distance(at, pieces);
    if (cost < least) {
      least = cost;
      best = at;
    }
  }
  return best;
}

/** How far from the edge a way keeps if it can. */
const CLEAR = 16;

/** The way from a middle to a point of the edge, or nothing where it is a straight line. */
export function wayTo(shape: Shape, spots: readonly Spot[], from: Point, to: Point): Point[] | undefined {
  if (isStraight(shape, from, to)) return undefined;
  const cells = new Map(spots.map((spot) => [key(spot.at), spot]));
  const near = (point: Point): Spot =>
    spots.reduce((best, next) => (distance(next.at, point) < distance(best.at, point) ? next : best));
  const start = near(from);
  const goal = near(to);
  const far = new Map<Spot, number>([[goal, 0]]);
  const next = new Map<Spot, Spot>();
  for (let fringe = [goal]; fringe.length > 0; ) {
    const grown = new Set<Spot>();
    for (const spot of fringe) {
      for (const at of around(spot.at, CELL)) {
        const other = cells.get(key(at));
        if (!other) continue;
        const cost = 1 + Math.max(0, (CLEAR - other.room) / 5) ** 2;
        const total = far.get(spot)! + distance(spot.at, other.at) * cost;
        if (total >= (far.get(other) ?? Number.POSITIVE_INFINITY)) continue;
        far.set(other, total);
        next.set(other, spot);
        grown.add(other);
      }
    }
    fringe = [...grown];
  }
  const way: Point[] = [from];
  for (let spot = next.get(start); spot; spot = next.get(spot)) way.push(spot.at);
  return simplified([...way, to], 4).slice(1, -1);
}

const key = ([x, y]: Point): string => `${x} ${y}`;

function isStraight({ rings }: Shape, from: Point, to: Point): boolean {
  const length = distance(from, to);
  for (let gone = 0; gone < length - 10; gone += 4) {
    const point = between(from, to, gone / length);
    if (!isInside(point, rings) || distanceToRings(point, rings) < Math.min(7, (length - gone) / 2))
      return false;
  }
  return true;
}
