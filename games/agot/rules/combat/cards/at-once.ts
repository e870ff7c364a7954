// Abilities that ask nobody.

import type { Table } from '../../facts.ts';
import { gainPower } from '../../power.ts';
import { player, type Side, type World } from '../../state.ts';
import { effectOf } from '../effects.ts';
import { intoHand } from '../hands.ts';
import { houseOf, stake } from '../sides.ts';
import { tellUsed } from './used.ts';

/** R53 The whole discard pile comes back to hand, in clean-up this card too. */
export function returnDiscards(w: World, side: Side, table: Table): undefined {
  const mine = player(w, houseOf(w, side));
  const back = mine.discard;
  mine.discard = [];
  intoHand(w, houseOf(w, side), back);
  stake(w, side).returns = true;
  tellUsed(w, table, side, { cards: back });
}

/** R60 No more than the 20 tokens allow. */
export function gainWinnersPower(w: World, side: Side, table: Table): undefined {
  const { house, card } = stake(w, side);
  tellUsed(w, table, side);
  gainPower(w, table, house, effectOf(card, 'gain-power')!.amount, 'card');
}
