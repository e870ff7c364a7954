// §21.5, §22 The Teammate explores in its own turn; its person decides (§20.19).

import type { Sub } from '@three-thrones/kernel';
import { go } from '../../kit.ts';
import type { World } from '../../state.ts';
import { canExplore } from '../tokens.ts';

export function teammateExplores(w: World): Sub {
  return go('exploration', { seat: w.rival!.seat });
}

export function mayTeammateExplore(w: World): boolean {
  return w.coop !== undefined && canExplore(w, w.rival!.seat);
}
