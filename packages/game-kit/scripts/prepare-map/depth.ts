// How far every spot of the sea is from land, and the lines of equal distance.

import type { Point } from '../../src/board/map/codec.ts';
import { boxOf, isSame, type Line, lengthOf, simplified } from '../../src/board/map/lines.ts';

/** A grid of distances from land, in units; 0 on land. */
export interface Depth {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** Cells per unit. */
  readonly fine: number;
  readonly values: Float32Array;
}

const MARGIN = 60;

export function depthOf(land: readonly Line[], fine = 2): Depth {
  const box = boxOf(land.flat());
  const left = Math.floor(box.left) - MARGIN;
  const top = Math.floor(box.top) - MARGIN;
  const columns = (Math.ceil(box.right) + MARGIN - left) * fine;
  const rows = (Math.ceil(box.bottom) + MARGIN - top) * fine;
  const values = new Float32Array(columns * rows).fill(1e9);
  for (const ring of land) {
    fillRing(
      ring.map(([x, y]) => [(x - left) * fine, (y - top) * fine]),
      values,
      columns,
    );
  }
  spread(values, columns, rows);
  for (let at = 0; at < values.length; at++) values[at] = Math.sqrt(values[at]!) / fine;
  return { left, top, columns, rows, fine, values };
}

/** Cells whose middle lies in the ring become 0. */
function fillRing(ring: Line, values: Float32Array, columns: number): void {
  const box = boxOf(ring);
  for (let row = Math.floor(box.top); row <= box.bottom; row++) {
    const y = row + 0.5;
    const cuts: number[] = [];
    for (const [at, a] of ring.entries()) {
      const b = ring[(at + 1) % ring.length]!;
      if (a[1] > y !== b[1] > y) cuts.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    }
    cuts.sort((a, b) => a - b);
    for (let at = 0; at + 1 < cuts.length; at += 2) {
      for (let x = Math.ceil(cuts[at]! - 0.5); x + 0.5 < cuts[at + 1]!; x++) values[row * columns + x] = 0;
    }
  }
}

/** Squared distance to the nearest 0, rows and columns in turn (Felzenszwalb and Huttenlocher). */
function spread(values: Float32Array, columns: number, rows: number): void {
  const most = Math.max(columns, rows);
  const line = new Float64Array(most);
  const roots = new Int32Array(most);
  const bounds = new Float64Array(most + 1);
  const pass = (start: number, step: number, count: number): void => {
    for (let at = 0; at < count; at++) line[at] = values[start + at * step]!;
    lowerEnvelope(line, count, roots, bounds);
    for (let at = 0, root = 0; at < count; at++) {
      while (bounds[root + 1]! < at) root++;
      values[start + at * step] = (at - roots[root]!) ** 2 + line[roots[root]!]!;
    }
  };
  for (let column = 0; column < columns; column++) pass(column, columns, rows);
  for (let row = 0; row < rows; row++) pass(row * columns, 1, columns);
}

function lowerEnvelope(line: Float64Array, count: number, roots: Int32Array, bounds: Float64Array): void {
  let last = 0;
  roots[0] = 0;
  bounds[0] = Number.NEGATIVE_INFINITY;
  bounds[1] = Number.POSITIVE_INFINITY;
  for (let at = 1; at < count; at++) {
    let meet = meeting(line, at, roots[last]!);
    while (meet <= bounds[last]!) meet = meeting(line, at, roots[--last]!);
    roots[++last] = at;
    bounds[last] = meet;
    bounds[last + 1] = Number.POSITIVE_INFINITY;
  }
}

function meeting(line: Float64Array, a: number, b: number): number {
  return (line[a]! + a * a - (line[b]! + b * b)) / (2 * a - 2 * b);
}

export function depthAt(depth: Depth, [x, y]: Point): number {
  const column = Math.floor((x - depth.left) * depth.fine);
  const row = Math.floor((y - depth.top) * depth.fine);
  if (column < 0 || row < 0 || column >= depth.columns || row >= depth.rows) return MARGIN;
  return depth.values[row * depth.columns + column]!;
}

/** Lines at about this distance from land: a pen does not keep it exactly, so it wavers by a tenth or so. */
export function contours(depth: Depth, level: number): Point[][] {
  const { columns, rows, fine, left, top } = depth;
  const every = fine;
  const wide = Math.floor(columns / every);
  const high = Math.floor(rows / every);
  const value = (column: number, row: number): number => {
    const x = left + column;
    const y = top + row;
    const waver = Math.sin(x / 23 + Math.sin(y / 31) * 2) * Math.sin(y / 19 + Math.sin(x / 41) * 2);
    return depth.values[row * every * columns + column * every]! - level * (1 + 0.13 * waver);
  };
  const pieces: [Point, Point][] = [];
  for (let row = 0; row + 1 < high; row++) {
    for (let column = 0; column + 1 < wide; column++) {
      pieces.push(...cellPieces(column, row, value, left + 0.25, top + 0.25));
    }
  }
  return chained(pieces)
    .filter((line) => lengthOf(line) > 30)
    .map((line) => simplified(line, 2 + level * 0.15))
    .filter((line) => line.length > 3);
}

/** Marching squares: where the level runs through one cell. */
function cellPieces(
  column: number,
  row: number,
  value: (column: number, row: number) => number,
  left: number,
  top: number,
): [Point, Point][] {
  const around: [number, number][] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const cuts: Point[] = [];
  for (const [at, [x, y]] of around.entries()) {
    const [nextX, nextY] = around[(at + 1) % 4]!;
    const here = value(x, y);
    const next = value(nextX, nextY);
    if (here > 0 === next > 0) continue;
    // Always from the smaller end, so that both cells beside an edge find the very same point.
    const forward = x + y < nextX + nextY;
    const part = forward ? here / (here - next) : next / (next - here);
    const [fromX, fromY] = forward ? [x, y] : [nextX, nextY];
    cuts.push(x === nextX ? [left + x, top + fromY + part] : [left + fromX + part, top + y]);
  }
  if (cuts.length === 2) return [[cuts[0]!, cuts[1]!]];
  if (cuts.length === 4) {
    return [
      [cuts[0]!, cuts[1]!],
      [cuts[2]!, cuts[3]!],
    ];
  }
  return [];
}

const key = ([x, y]: Point): string => `${x.toFixed(4)},${y.toFixed(4)}`;

/** Joins pieces end to end into lines as long as they get. */
function chained(pieces: readonly (readonly [Point, Point])[]): Point[][] {
  const ends = new Map<string, number[]>();
  for (const [at, piece] of pieces.entries()) {
    for (const end of piece) {
      const found = ends.get(key(end));
      if (found) found.push(at);
      else ends.set(key(end), [at]);
    }
  }
  const used = new Set<number>();
  const follow = (start: Point): Point[] => {
    const line: Point[] = [];
    for (let here = start; ; ) {
      const next = ends.get(key(here))!.find((at) => !used.has(at));
      if (next === undefined) return line;
      used.add(next);
      const [a, b] = pieces[next]!;
      here = key(a) === key(here) ? b : a;
      line.push(here);
    }
  };
  const lines: Point[][] = [];
  for (const [at, [a, b]] of pieces.entries()) {
    if (used.has(at)) continue;
    used.add(at);
    const forward = [a, b, ...follow(b)];
    lines.push(isSame(forward.at(-1)!, a) ? forward : [...follow(a).toReversed(), ...forward]);
  }
  return lines;
}
