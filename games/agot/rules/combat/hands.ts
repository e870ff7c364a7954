// House cards in hand and in the discard pile; both are open (20.1).

import { house } from '../../data/data.ts';
import type { CardId, HouseId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { player, type World } from '../state.ts';

/** Cards come into a hand in the order the house lists them. */
export function intoHand(w: World, id: HouseId, cards: readonly CardId[]): void {
  const { cards: all } = house(id);
  const mine = player(w, id);
  mine.hand = [...mine.hand, ...cards].sort((one, other) => all.indexOf(one) - all.indexOf(other));
}

export function outOfHand(w: World, id: HouseId, card: CardId): void {
  const { hand } = player(w, id);
  hand.splice(hand.indexOf(card), 1);
}

export function ontoDiscard(w: World, id: HouseId, card: CardId): void {
  player(w, id).discard.push(card);
}

/** 13.15 Whoever holds no card any more takes back all but the last one that went. */
export function refill(w: World, table: Table, id: HouseId, last: CardId | undefined): void {
  const mine = player(w, id);
  if (mine.hand.length > 0 || mine.discard.length === 0) return;
  const back = mine.discard.filter((card) => card !== last);
  mine.discard = mine.discard.filter((card) => card === last);
  intoHand(w, id, back);
  table.tell('hand.refilled', { house: id, cards: back });
}
