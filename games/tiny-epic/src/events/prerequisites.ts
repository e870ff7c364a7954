// §4.6.1 What must be true before a card may be played for its Event.

import type { Reason, Seat } from '@three-thrones/kernel';
import type { CardId } from '../../data/ids.ts';
import { because } from '../reasons.ts';
import type { World } from '../state.ts';

/** Why this card cannot be played for its Event now. */
export function playRefusal(_w: World, _seat: Seat, _id: CardId): Reason | undefined {
  return because('prerequisite');
}
