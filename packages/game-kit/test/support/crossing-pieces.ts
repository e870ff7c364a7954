// Where lines of a drawing touch that should not.

import type { Point } from '../../src/board/map/codec.ts';
import { isSame, type Line } from '../../src/board/map/lines.ts';

const whole = ([x, y]: Point): Point => [Math.round(x * 2), Math.round(y * 2)];

/** Pieces of the arcs that touch other than at a common end, in whole steps so that nothing is rounded. */
export function crossingPieces(lines: readonly Line[]): string[] {
  type Piece = readonly [a: Point, b: Point];
  const pieces: Piece[] = [];
  const grid = new Map<string, number[]>();
  for (const points of lines) {
    for (let at = 1; at < points.length; at++) {
      const piece: Piece = [whole(points[at - 1]!), whole(points[at]!)];
      const [[ax, ay], [bx, by]] = piece;
      pieces.push(piece);
      for (let x = Math.floor(Math.min(ax, bx) / 40); x <= Math.floor(Math.max(ax, bx) / 40); x++) {
        for (let y = Math.floor(Math.min(ay, by) / 40); y <= Math.floor(Math.max(ay, by) / 40); y++) {
          const cell = grid.get(`${x} ${y}`) ?? [];
          cell.push(pieces.length - 1);
          grid.set(`${x} ${y}`, cell);
        }
      }
    }
  }
  const found = new Set<string>();
  for (const cell of grid.values()) {
    for (const [at, one] of cell.entries()) {
      for (const other of cell.slice(at + 1)) {
        if (touch(pieces[one]!, pieces[other]!))
          found.add(`${pieces[one]!.join(' ')} / ${pieces[other]!.join(' ')}`);
      }
    }
  }
  return [...found];
}

const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const within = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1]);

function touch([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const shared = [a, b].filter((end) => isSame(end, c) || isSame(end, d));
  if (shared.length === 2) return true;
  if (shared.length === 1) {
    const joint = shared[0]!;
    const one = isSame(joint, a) ? b : a;
    const other = isSame(joint, c) ? d : c;
    const sameWay =
      (one[0] - joint[0]) * (other[0] - joint[0]) + (one[1] - joint[1]) * (other[1] - joint[1]) > 0;
    return turn(joint, one, other) === 0 && sameWay;
  }
  const [c1, d1, a1, b1] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (c1 * d1 < 0 && a1 * b1 < 0) return true;
  return (
    (c1 === 0 && within(a, b, c)) ||
    (d1 === 0 && within(a, b, d)) ||
    (a1 === 0 && within(c, d, a)) ||
    (b1 === 0 && within(c, d, b))
  );
}
