// House card abilities with a window of their own (23): one side after the other, in the order fixed at its start (R104).

import type { Sub } from '@three-thrones/kernel';
import { card, type EffectId } from '../../data/data.ts';
import type { Table } from '../facts.ts';
import { each, flow, go } from '../kit.ts';
import type { Side, World } from '../state.ts';
import { gainWinnersPower, returnDiscards } from './cards/at-once.ts';
import type { CardWindow } from './flows.ts';
import { stake, theCombat } from './sides.ts';

/** What begins when an ability's moment has come: something done at once, or a flow that asks. */
type Ability = (w: World, side: Side, table: Table) => Sub | undefined;

const ABILITIES: Partial<Record<EffectId, Ability>> = {
  'cancel-opponent-card': (_w, side) => go('cancelCard', { side }),
  'pay-to-swap-own-card': (_w, side) => go('swapCard', { side }),
  'destroy-opponent-footman': (_w, side) => go('destroyFootman', { side }),
  'remove-adjacent-opponent-order': (_w, side) => go('removeAdjacentOrder', { side }),
  'opponent-to-bottom-of-track': (_w, side) => go('dropOnTrack', { side }),
  'return-own-discards-to-hand': returnDiscards,
  'gain-power': gainWinnersPower,
  'remove-loser-order-anywhere': (_w, side) => go('removeLosersOrder', { side }),
  'upgrade-footman-to-knight': (_w, side) => go('upgradeFootman', { side }),
  'discard-card-from-opponent-hand': (_w, side) => go('discardFromHand', { side }),
};

export const abilities = flow('abilities', [
  each('next', (w, a, table) => {
    for (let side = a.waiting.shift(); side; side = a.waiting.shift()) {
      const sub = abilityIn(w, side, a.window)?.(w, side, table);
      if (sub) return sub;
    }
    return undefined;
  }),
]);

/** The ability of a side's card in this window; "when you win" and "when you lose" only for whoever did. */
function abilityIn(w: World, side: Side, window: CardWindow): Ability | undefined {
  const { card: mine } = stake(w, side);
  if (mine === undefined) return undefined;
  const { step, timing, effect } = card(mine);
  if (step !== window || !effect) return undefined;
  const { winner } = theCombat(w);
  // R36 By the switch the combat may be over before the second card acts
  if (window === 'immediate' && winner !== undefined) return undefined;
  if (timing === 'on-win' && winner !== side) return undefined;
  if (timing === 'on-lose' && winner === side) return undefined;
  return ABILITIES[effect];
}
