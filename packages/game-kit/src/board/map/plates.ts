// Plates: an army without slots of its own stands on one, where it covers least.

import type { Point } from './codec.ts';

/** A rectangle of the map: a plate, or whatever a plate should not be drawn over. */
export interface Room {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** How many units stand in a row of a plate, and how wide its edge is. */
export interface Rows {
  readonly columns: number;
  readonly pad: number;
}

/** A place that would do, and how far away it is from the best one. */
export interface Place {
  readonly at: Point;
  readonly away: number;
}

const STEP = 29;

/** A plate for so many units, at the place that covers least and is nearest; the first of equal ones. */
export function plateFor(
  count: number,
  { columns, pad }: Rows,
  places: readonly Place[],
  taken: readonly Room[],
): Room {
  const width = (Math.min(columns, count) - 1) * STEP + 2 * pad;
  const height = (Math.ceil(count / columns) - 1) * STEP + 2 * pad;
  let best: Room = { at: places[0]!.at, width, height };
  let least = Number.POSITIVE_INFINITY;
  for (const { at, away } of places) {
    const plate = { at, width, height };
    const cost = covered(plate, taken) + away * 3;
    if (cost < least) {
      least = cost;
      best = plate;
    }
  }
  return best;
}

/** Where the units of a plate stand: row by row, each row in the middle. */
export function standOn({ at: [x, y] }: Room, count: number, { columns }: Rows): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [x + ((index % columns) - (inRow - 1) / 2) * STEP, y + (row - (rows - 1) / 2) * STEP];
  });
}

/** How much of what is taken a rectangle lies over. */
export function covered({ at, width, height }: Room, taken: readonly Room[]): number {
  let sum = 0;
  for (const room of taken) {
    const across = (width + room.width) / 2 - Math.abs(at[0] - room.at[0]);
    const down = (height + room.height) / 2 - Math.abs(at[1] - room.at[1]);
    if (across > 0 && down > 0) sum += across * down;
  }
  return sum;
}
