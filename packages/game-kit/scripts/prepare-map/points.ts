// How a drawing that is edited becomes one that ships: points as text are read, thinned and snapped to half units.

import { createHash } from 'node:crypto';
import type { Point } from '../../src/board/map/codec.ts';
import { isSame, type Line, simplified } from '../../src/board/map/lines.ts';

/** How far, in units, a line may stray from how it was drawn. */
const THIN = 0.9;

export const points = (text: string): Point[] =>
  text === '' ? [] : text.split(' ').map((pair) => pair.split(',').map(Number) as never);

export const rows = (text: string): number[][] => points(text) as unknown as number[][];

export const snapped = (line: Line): Point[] => {
  const half = line.map(([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
  return half.filter((point, at) => at === 0 || !isSame(point, half[at - 1]!));
};

/** Leaves out points no eye would miss, but none that something else is tied to. */
export function thinned(line: Line, fixed: ReadonlySet<string> = new Set()): Point[] {
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

/** By which a test sees that the drawing was made from the geometry as it is now. */
export function fingerprint(geometry: object): string {
  return createHash('sha256').update(JSON.stringify(geometry)).digest('hex').slice(0, 12);
}
