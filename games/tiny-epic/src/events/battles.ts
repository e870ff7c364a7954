// Events that lead an army somewhere, most of them into a battle (§18.1, §18.2).

import type { Seat } from '@three-thrones/kernel';
import type { CardId } from '../../data/ids.ts';
import type { World } from '../state.ts';

export const battleFlows = [];

/** Whether there is any legal way to carry out the battle or the capture this card must lead to. */
export function canFight(_w: World, _seat: Seat, _id: CardId): boolean {
  return false;
}
