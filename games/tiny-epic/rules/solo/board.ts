// The board as the automaton at this table reads it: the Rival (§20), or the Teammate (§22).

import { teammateReads } from '../coop/teammate/reads.ts';
import type { World } from '../state.ts';
import { type BoardReads, readsOf } from './reads.ts';

export function boardOf(w: World): BoardReads {
  return w.coop === undefined ? readsOf(w) : teammateReads(w);
}
