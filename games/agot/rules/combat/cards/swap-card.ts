// R33, R105 Pays to discard this card and play another one from hand, openly.

import { ask, call, flow, go } from '../../kit.ts';
import { losePower } from '../../power.ts';
import { player, type Side, type World } from '../../state.ts';
import { effectOf } from '../effects.ts';
import { ontoDiscard, outOfHand } from '../hands.ts';
import { houseOf, stake } from '../sides.ts';
import { tellUsed } from './used.ts';

export const swapCard = flow('swapCard', [
  ask('choose', {
    openly: true,
    rule: 'R33',
    who: (w, a) => (canSwap(w, a.side) ? houseOf(w, a.side) : undefined),
    options: (w, a) => [...player(w, houseOf(w, a.side)).hand, 'none' as const],
    resolve: (w, a, said, table) => {
      if (said === 'none') return;
      const mine = stake(w, a.side);
      const old = mine.card!;
      tellUsed(w, table, a.side, { by: said });
      losePower(w, table, mine.house, costOf(w, a.side), 'card');
      ontoDiscard(w, mine.house, old);
      outOfHand(w, mine.house, said);
      mine.card = said;
      a.swapped = true;
    },
  }),
  // The new card's own immediate ability, before the other side's if that has not acted yet
  call(
    'newCard',
    (_w, a) => go('abilities', { window: 'immediate', waiting: [a.side] }),
    (_w, a) => a.swapped === true,
  ),
]);

function costOf(w: World, side: Side): number {
  return effectOf(stake(w, side).card, 'pay-to-swap-own-card')!.cost;
}

function canSwap(w: World, side: Side): boolean {
  const { power, hand } = player(w, houseOf(w, side));
  return power >= costOf(w, side) && hand.length > 0;
}
