// How far every spot of the sea is from land.

import type { Point } from '../../src/board/map/codec.ts';
import { boxOf, type Line } from '../../src/board/map/lines.ts';

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
