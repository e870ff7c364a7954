// R30-R32 Cancels the card the opponent has just revealed.

import type { CardId } from '../../../data/ids.ts';
import type { Table } from '../../facts.ts';
import { ask, flow, step } from '../../kit.ts';
import { because } from '../../reasons.ts';
import { player, type Side, type World } from '../../state.ts';
import { intoHand, outOfHand } from '../hands.ts';
import { houseOf, other, stake } from '../sides.ts';
import { tellUsed } from './used.ts';

export const cancelCard = flow('cancelCard', [
  ask('use', {
    openly: true,
    rule: '13.4',
    who: (w, a) => (stake(w, other(a.side)).card ? houseOf(w, a.side) : undefined),
    options: () => ['yes', 'no'],
    resolve: (w, a, said, table) => {
      if (said === 'no') return table.leave();
      const victim = stake(w, other(a.side));
      const cancelled = victim.card!;
      intoHand(w, victim.house, [cancelled]);
      delete victim.card;
      a.cancelled = cancelled;
      tellUsed(w, table, a.side, { cancels: cancelled, of: victim.house });
    },
  }),
  // R30 A different card; its abilities all apply
  ask('replace', {
    openly: true,
    rule: 'R30',
    about: (_w, { cancelled }) => ({ cancelled: cancelled! }),
    who: (w, a) => (others(w, a).length > 1 ? houseOf(w, other(a.side)) : undefined),
    options: (w, a) => player(w, houseOf(w, other(a.side))).hand,
    refuse: (_w, a, _seat, card) => (card === a.cancelled ? because('cardCancelled') : undefined),
    resolve: (w, a, said, table) => replaceBy(w, table, other(a.side), said),
  }),
  // One other card is no choice; without any, the house fights without a card (R31)
  step(
    'only',
    (w, a, table) => replaceBy(w, table, other(a.side), others(w, a)[0]),
    (w, a) => a.cancelled !== undefined && others(w, a).length < 2 && !stake(w, other(a.side)).card,
  ),
]);

function others(w: World, { side, cancelled }: { side: Side; cancelled?: CardId }): CardId[] {
  if (cancelled === undefined) return [];
  return player(w, houseOf(w, other(side))).hand.filter((card) => card !== cancelled);
}

function replaceBy(w: World, table: Table, side: Side, card: CardId | undefined): void {
  const mine = stake(w, side);
  if (card !== undefined) {
    outOfHand(w, mine.house, card);
    mine.card = card;
  }
  table.tell('card.replaced', { house: mine.house, card: card ?? 'none' });
}
