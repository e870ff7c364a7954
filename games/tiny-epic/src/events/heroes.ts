// Events that send one Hero alone to a named domain (§18.3).

import type { Seat } from '@three-thrones/kernel';
import type { CardId } from '../../data/ids.ts';
import type { World } from '../state.ts';

export const heroFlows = [];

/** Whether some Hero of the player has room in the domain this card names, once hostile occupants have left. */
export function heroFits(_w: World, _seat: Seat, _id: CardId): boolean {
  return false;
}
