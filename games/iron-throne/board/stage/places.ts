// Where everybody sits: me at the bottom, the others clockwise from my left. Two drawings of one table: with seats around
// the arena, and, for a small screen, the arena alone.

import type { Seat } from '@three-thrones/kernel';
import type { Oval, Point } from './shapes.ts';

type Place = 'left' | 'top-left' | 'top' | 'top-right' | 'right' | 'near';

export interface Plan {
  readonly name: 'large' | 'small';
  readonly width: number;
  readonly height: number;
  readonly table: Oval;
  /** Width of the carved rim and of the band inside it. */
  readonly rim: number;
  readonly band: number;
  /** The outer edge of the iron around the arena. */
  readonly arena: Oval;
  readonly candles: readonly Point[];
  readonly sword: { readonly top: number; readonly length: number };
}

const LARGE_MIDDLE: Point = [564, 372];
const SMALL_MIDDLE: Point = [195, 196];

export const LARGE: Plan = {
  name: 'large',
  width: 1128,
  height: 562,
  table: { centre: [564, 358], rx: 540, ry: 324, n: 3.35 },
  rim: 24,
  band: 15,
  arena: { centre: LARGE_MIDDLE, rx: 253, ry: 146, n: 2.7 },
  candles: [
    [150, 520],
    [978, 520],
  ],
  sword: { top: 251, length: 245 },
};

export const SMALL: Plan = {
  name: 'small',
  width: 390,
  height: 400,
  table: { centre: SMALL_MIDDLE, rx: 224, ry: 222, n: 3.35 },
  rim: 15,
  band: 10,
  arena: { centre: SMALL_MIDDLE, rx: 190, ry: 148, n: 2.9 },
  candles: [
    [40, 366],
    [350, 366],
  ],
  sword: { top: 76, length: 246 },
};

/** Sectors in degrees, clockwise from the right, my own first. */
const SECTORS: Readonly<Record<number, readonly (readonly [Place, number, number])[]>> = {
  3: [
    ['near', 38, 142],
    ['left', 142, 270],
    ['right', 270, 398],
  ],
  4: [
    ['near', 38, 142],
    ['left', 142, 204],
    ['top', 204, 336],
    ['right', 336, 398],
  ],
  5: [
    ['near', 38, 142],
    ['left', 142, 195.6],
    ['top-left', 195.6, 270],
    ['top-right', 270, 344.4],
    ['right', 344.4, 398],
  ],
};

export interface Placed {
  readonly seat: Seat;
  readonly place: Place;
  readonly from: number;
  readonly to: number;
}

/** Seats in the order they sit in, whoever is at the bottom first. */
export function placesFor(seats: readonly Seat[]): Placed[] {
  return SECTORS[seats.length]!.map(([place, from, to], at) => ({ seat: seats[at]!, place, from, to }));
}
