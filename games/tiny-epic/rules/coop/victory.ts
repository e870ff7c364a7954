// §21.23 All players win, or all lose.

import type { Outcome } from '@three-thrones/kernel';
import { people } from '../solo/rival.ts';
import type { World } from '../state.ts';

/** Nobody is first where the Night King is undefeated: the first rank is his. */
export function treatyOutcome(w: World): Outcome {
  const { treaty, won } = w.coop!;
  const everybody = people(w);
  return {
    ranking: won ? [everybody] : [[], everybody],
    scores: Object.fromEntries(everybody.map((seat) => [seat, treaty.score])),
    reason: won ? 'night-king-beaten' : 'night-king-undefeated',
  };
}
