// What a strength is made of.

import type { HouseId } from '../../data/ids.ts';

/** One line of a strength; `by` is the unit kind, order, area, card or Tides card it comes from. */
export interface Line {
  readonly what:
    | 'units'
    | 'routed'
    | 'march'
    | 'defense'
    | 'garrison'
    | 'support'
    | 'card'
    | 'ability'
    | 'blade'
    | 'tides';
  readonly amount: number;
  readonly by?: string;
  /** How many units are counted. */
  readonly count?: number;
  /** Whose support it is. */
  readonly house?: HouseId;
}
