// What the log says of an ability.

import type { CardDid, Table } from '../../facts.ts';
import type { Side, World } from '../../state.ts';
import { stake } from '../sides.ts';

/** The card of a side has done something; `more` says what. */
export function tellUsed(w: World, table: Table, side: Side, more: CardDid = {}): void {
  const { house, card } = stake(w, side);
  table.tell('card.used', { house, card: card!, ...more });
}
