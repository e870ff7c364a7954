// R59 After the combat: one card of the opponent's hand goes onto its discard pile.

import { ask, flow } from '../../kit.ts';
import { player } from '../../state.ts';
import { ontoDiscard, outOfHand, refill } from '../hands.ts';
import { houseOf, other } from '../sides.ts';
import { tellUsed } from './used.ts';

export const discardFromHand = flow('discardFromHand', [
  ask('choose', {
    openly: true,
    rule: 'R59',
    who: (w, a) => (player(w, houseOf(w, other(a.side))).hand.length > 0 ? houseOf(w, a.side) : undefined),
    options: (w, a) => [...player(w, houseOf(w, other(a.side))).hand, 'none' as const],
    resolve: (w, a, said, table) => {
      if (said === 'none') return;
      const victim = houseOf(w, other(a.side));
      tellUsed(w, table, a.side, { discards: said, of: victim });
      outOfHand(w, victim, said);
      ontoDiscard(w, victim, said);
      refill(w, table, victim, said);
    },
  }),
]);
