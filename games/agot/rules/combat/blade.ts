// 13.7 The Valyrian Steel Blade.

import type { HouseId } from '../../data/ids.ts';
import type { World } from '../state.ts';
import { sideOf } from './sides.ts';

/** R41, R106 Who may use it in this combat: its holder now, if the holder fights and it is fresh. */
export function bladeHolder(w: World): HouseId | undefined {
  const { fiefdoms: holder } = w.holders;
  return !w.bladeUsed && sideOf(w, holder) ? holder : undefined;
}
