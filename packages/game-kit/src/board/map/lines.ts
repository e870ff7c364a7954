// Lines, rings and paths: what it takes to draw arcs and to ask where a point lies.

import type { Point } from './codec.ts';

export type Line = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Arcs of a ring in order: `i` as it is drawn, `~i` against it. The point shared by two arcs comes once. */
export function ringPoints(arcs: readonly Line[], ring: readonly number[]): Point[] {
  const points: Point[] = [];
  for (const turn of ring) points.push(...arcPoints(arcs, turn).slice(0, -1));
  return points;
}

/** The faces on both sides of every arc; one at the frame. */
export function facesOf<Id extends string>(
  rings: Readonly<Record<Id, readonly (readonly number[])[]>>,
  count: number,
): Id[][] {
  const faces: Id[][] = Array.from({ length: count }, () => []);
  for (const id of Object.keys(rings) as Id[]) {
    for (const turn of rings[id].flat()) faces[turn < 0 ? ~turn : turn]!.push(id);
  }
  return faces;
}

export function arcPoints(arcs: readonly Line[], turn: number): Line {
  return turn < 0 ? arcs[~turn]!.toReversed() : arcs[turn]!;
}

const written = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Two decimals are more than any screen shows. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The path of straight lines through these points. */
export function straightPath(points: Line): string {
  return points.length === 0 ? '' : `M${points.map(written).join('L')}`;
}

/**
 * A curve that begins and ends where the line does and swings through the middle of every piece between: the
 * same curve from either side, so two domains that share an arc share its curve too.
 */
export function smoothSteps(points: Line): string {
  const last = points.length - 1;
  if (last < 1) return '';
  if (last === 1) return `L${written(points[1]!)}`;
  let steps = '';
  for (let at = 1; at < last; at++) {
    const here = points[at]!;
    steps += `Q${written(here)} ${written(at === last - 1 ? points[last]! : between(here, points[at + 1]!))}`;
  }
  return steps;
}

export function smoothPath(points: Line): string {
  return points.length === 0 ? '' : `M${written(points[0]!)}${smoothSteps(points)}`;
}

/** A closed curve with no corner at its seam. */
export function smoothLoop(points: Line): string {
  if (points.length < 3) return '';
  const open = isSame(points[0]!, points.at(-1)!) ? points.slice(0, -1) : points;
  let path = `M${written(between(open.at(-1)!, open[0]!))}`;
  for (const [at, here] of open.entries()) {
    path += `Q${written(here)} ${written(between(here, open[(at + 1) % open.length]!))}`;
  }
  return `${path}Z`;
}

/** The outline of a face, arc by arc, corners kept where arcs meet. An island is one closed arc. */
export function ringPath(arcs: readonly Line[], ring: readonly number[]): string {
  const first = arcPoints(arcs, ring[0]!);
  if (ring.length === 1) return smoothLoop(first);
  return `M${written(first[0]!)}${ring.map((turn) => smoothSteps(arcPoints(arcs, turn))).join('')}Z`;
}

export function isSame(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function between(a: Point, b: Point, part = 0.5): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function lengthOf(line: Line): number {
  let length = 0;
  for (let at = 1; at < line.length; at++) length += distance(line[at - 1]!, line[at]!);
  return length;
}

/** The point a number of units along a line; its end when the line is shorter. */
export function along(line: Line, units: number): Point {
  let left = units;
  for (let at = 1; at < line.length; at++) {
    const step = distance(line[at - 1]!, line[at]!);
    if (step > 0 && left <= step) return between(line[at - 1]!, line[at]!, Math.max(0, left) / step);
    left -= step;
  }
  return line.at(-1)!;
}

/** The stretch of a line between two distances from its start. */
export function stretch(line: Line, from: number, to: number): Point[] {
  const points: Point[] = [along(line, from)];
  let gone = 0;
  for (let at = 1; at < line.length - 1; at++) {
    gone += distance(line[at - 1]!, line[at]!);
    if (gone > from && gone < to) points.push(line[at]!);
  }
  points.push(along(line, to));
  return points;
}

/** Signed area; positive when the ring runs clockwise on the screen. */
export function areaOf(ring: Line): number {
  let sum = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

export function isInside(point: Point, rings: readonly Line[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [at, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(at + 1) % ring.length]!;
      const crosses = ay > point[1] !== by > point[1];
      if (crosses && point[0] < ((bx - ax) * (point[1] - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** How far a point is from the nearest edge of some rings. */
export function distanceToRings(point: Point, rings: readonly Line[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (const [at, a] of ring.entries()) {
      nearest = Math.min(nearest, distanceToPiece(point, a, ring[(at + 1) % ring.length]!));
    }
  }
  return nearest;
}

export function distanceToPiece(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  return distance(point, between(a, b, Math.min(1, Math.max(0, part))));
}

export function boxOf(points: Line): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Leaves out points that lie within `tolerance` of the line without them (Douglas and Peucker). */
export function simplified(line: Line, tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const first = line[0]!;
  const last = line.at(-1)!;
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const away = distanceToPiece(line[index]!, first, last);
    if (away > farthest) {
      farthest = away;
      at = index;
    }
  }
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}

/** Evenly spaced stops on a way, the first and the last included. */
export function stops(way: Line, count: number): Point[] {
  const length = lengthOf(way);
  return Array.from({ length: count }, (_, at) => along(way, (length * at) / (count - 1)));
}

/** Cuts corners again and again, so that a way bends and does not break (Chaikin). */
export function rounded(line: Line, passes = 2): Point[] {
  let points = [...line];
  for (let pass = 0; pass < passes && points.length > 2; pass++) {
    const next: Point[] = [points[0]!];
    for (let at = 1; at < points.length; at++) {
      if (at > 1) next.push(between(points[at - 1]!, points[at]!, 0.25));
      if (at < points.length - 1) next.push(between(points[at - 1]!, points[at]!, 0.75));
    }
    next.push(points.at(-1)!);
    points = next;
  }
  return points;
}
