// Ways on the picture: over a border, over a strait, out to sea and back.

import type { DomainId } from '../../data/ids.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import {
  along,
  between,
  distance,
  type Line,
  lengthOf,
  rounded,
  simplified,
  stretch,
} from '@three-thrones/game-kit/board/map/lines.ts';
import { type AreaId, arcs, harbours, lane, straits } from '../geometry/drawing.ts';
import { centre } from './map-geometry.ts';

/** Where one steps from one domain into another: a point of the border, or the two ends of a strait. */
export interface Crossing {
  readonly points: Line;
  /** The border itself, or the strait. */
  readonly border: Line;
}

const crossings = new Map<string, Crossing>();

for (const { kind, between: faces, points } of arcs) {
  if (kind !== 'border' && kind !== 'card-border' && kind !== 'wall') continue;
  const [a, b] = faces as [AreaId, AreaId];
  const known = crossings.get(`${a} ${b}`) ?? crossings.get(`${b} ${a}`);
  const length = lengthOf(points);
  if (known && lengthOf(known.border) >= length) continue;
  const middle = { points: [along(points, length / 2)], border: points };
  crossings.set(`${a} ${b}`, middle);
  crossings.set(`${b} ${a}`, middle);
}
for (const {
  between: [a, b],
  points,
} of straits) {
  crossings.set(`${a} ${b}`, { points, border: points });
  crossings.set(`${b} ${a}`, { points: points.toReversed(), border: points });
}

export function crossing(from: AreaId, to: AreaId): Crossing | undefined {
  return crossings.get(`${from} ${to}`);
}

/** Along the coast from one harbour to another, always the way the seas are linked; nothing where there is no coast. */
export function seaRoute(from: DomainId, to: DomainId): Point[] | undefined {
  const out = harbours[from];
  const home = harbours[to];
  if (!out || !home) return undefined;
  const stretchOfLane =
    out.lane <= home.lane
      ? lane.slice(out.lane, home.lane + 1)
      : lane.slice(home.lane, out.lane + 1).toReversed();
  return rounded(simplified([...out.way, ...stretchOfLane, ...home.way.toReversed()], 9), 3);
}

/** From a point of one domain to a point of another, or of the same. */
export function wayBetween(from: DomainId, start: Point, to: DomainId, end: Point): Point[] {
  if (from === to) return [start, end];
  const over = crossing(from, to);
  return over ? rounded([start, ...over.points, end]) : [start, ...(seaRoute(from, to) ?? []), end];
}

const REACH = 46;

export interface ArrowLine {
  readonly line: Line;
  /** Where a badge sits: on the border that is crossed, or at the landing. */
  readonly badge: Point;
  readonly bySea: boolean;
}

/** An arrow that says "from here to there" without covering what stands in either. */
export function arrowLine(from: DomainId, to: DomainId): ArrowLine {
  const over = crossing(from, to);
  const route = over ? undefined : seaRoute(from, to);
  if (route) {
    const quay = route.at(-1)!;
    const landing = between(quay, centre(to), Math.min(0.3, 24 / distance(quay, centre(to))));
    return { line: [...route, landing], badge: along([...route, quay].toReversed(), 40), bySea: true };
  }
  if (!over)
    return { line: [centre(from), centre(to)], badge: between(centre(from), centre(to)), bySea: false };
  const start = centre(from);
  const end = centre(to);
  const first = over.points[0]!;
  const last = over.points.at(-1)!;
  const whole = [start, ...over.points, end];
  const before = distance(start, first);
  const after = lengthOf(whole) - distance(last, end);
  return {
    line: rounded(stretch(whole, Math.max(0, before - REACH), Math.min(lengthOf(whole), after + REACH))),
    badge: between(first, last),
    bySea: false,
  };
}
