// Units as they stand on the table.

import type { DragonColour, HouseId } from '../data/ids.ts';

/** Units of one house standing together. */
export interface Stack {
  house: HouseId;
  tokens: number;
  hero: boolean;
  /** §23 Only House Targaryen has them, only with Mother of Dragons, and only where there is one. */
  eggs?: DragonColour[];
  dragons?: DragonColour[];
}

/** Units of one side in one place: a player's own house, one allied house, or both. */
export type Force = Stack[];
