// Ways on the picture: over a border or a bridge, and along the seas.

import type { AreaId } from '../../data/ids.ts';
import type { Point } from '@three-thrones/game-kit/board/map/codec.ts';
import {
  along,
  between,
  distance,
  isInside,
  type Line,
  lengthOf,
  rounded,
  stretch,
} from '@three-thrones/game-kit/board/map/lines.ts';
import { areas, crossings, rings, ways } from '../geometry/drawing.ts';
import { centre } from './map-geometry.ts';
import type { ArrowShown } from './props.ts';

/** From the middle of an area to the spot where one leaves it for another. */
function wayOut(from: AreaId, to: AreaId): Line {
  const over = crossings.get(`${from} ${to}`);
  return over ? [centre(from), ...(ways.get(`${from} ${to}`) ?? []), over] : [centre(from)];
}

const outlines = new Map<AreaId, Point[][]>();

function outlineOf(id: AreaId): Point[][] {
  const known = outlines.get(id) ?? rings(id);
  outlines.set(id, known);
  return known;
}

/** Pulls a line tight, as far as it stays inside an area. */
function tightened(id: AreaId, line: Line): Point[] {
  const pulled: Point[] = [line[0]!];
  for (let at = 0; at < line.length - 1; ) {
    let next = line.length - 1;
    while (next > at + 1 && !staysInside(id, line[at]!, line[next]!)) next--;
    pulled.push(line[next]!);
    at = next;
  }
  return pulled;
}

function staysInside(id: AreaId, from: Point, to: Point): boolean {
  const length = distance(from, to);
  for (let gone = 10; gone < length - 10; gone += 6) {
    if (!isInside(between(from, to, gone / length), outlineOf(id))) return false;
  }
  return true;
}

/** The areas from one to another over seas, both ends included; nothing if there is no such way. */
export function overSeas(from: AreaId, to: AreaId): AreaId[] | undefined {
  if (crossings.has(`${from} ${to}`)) return [from, to];
  const before = new Map<AreaId, AreaId>([[from, from]]);
  for (const id of before.keys()) {
    for (const key of crossings.keys()) {
      const [here, next] = key.split(' ') as [AreaId, AreaId];
      if (here !== id || before.has(next) || (next !== to && areas[next].kind !== 'sea')) continue;
      before.set(next, id);
      if (next !== to) continue;
      const chain = [to];
      while (chain[0] !== from) chain.unshift(before.get(chain[0]!)!);
      return chain;
    }
  }
  return undefined;
}

/** Through a chain of areas, from middle to middle. */
function through(chain: readonly AreaId[]): Point[] {
  const line: Point[] = [...wayOut(chain[0]!, chain[1]!)];
  for (let at = 1; at < chain.length; at++) {
    const id = chain[at]!;
    const comingIn = wayOut(id, chain[at - 1]!).toReversed();
    const goingOn = at + 1 < chain.length ? wayOut(id, chain[at + 1]!).slice(1) : [];
    const inside = at + 1 < chain.length ? tightened(id, [...comingIn, ...goingOn]) : comingIn;
    line.push(...inside.slice(1));
  }
  return line;
}

/** From a point of one area to a point of another, or of the same. */
export function wayBetween(from: AreaId, start: Point, to: AreaId, end: Point): Line {
  const chain = from === to ? undefined : overSeas(from, to);
  if (!chain) return [start, end];
  return rounded([start, ...through(chain).slice(1, -1), end]);
}

/** How far an arrow reaches to both sides of the border it crosses. */
const REACH = 34;
const LANDING = 26;

export interface ArrowLine {
  readonly line: Line;
  /** Where a badge sits: on the border that is crossed last. */
  readonly badge: Point;
  readonly bySea: boolean;
}

/** An arrow that says "from here to there" without covering what stands in either. */
export function arrowLine({ from, to, over }: ArrowShown): ArrowLine {
  const chain = over && over.length > 0 ? [from, ...over, to] : (overSeas(from, to) ?? [from, to]);
  const bySea = chain.length > 2;
  const first = crossings.get(`${from} ${chain[1]!}`);
  const last = crossings.get(`${chain.at(-2)!} ${to}`);
  if (!first || !last) {
    const line = [centre(from), centre(to)];
    return { line, badge: along(line, lengthOf(line) / 2), bySea };
  }
  const whole = through(chain);
  const length = lengthOf(whole);
  const before = lengthOf(wayOut(from, chain[1]!));
  const after = length - lengthOf(wayOut(to, chain.at(-2)!));
  const reach = bySea ? LANDING : REACH;
  return {
    line: rounded(
      stretch(whole, Math.max(0, before - reach), Math.min(length, after + reach)),
      bySea ? 3 : 2,
    ),
    badge: last,
    bySea,
  };
}
