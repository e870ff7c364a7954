// What lies on the table. Points follow from what was shown, so nobody keeps them.

import type { Hidden, Seat } from '@three-thrones/kernel';
import { type CardId, worthOf } from '../data/ids.ts';

/** The cards of one round, by seat. */
export type Round = Record<Seat, CardId>;

export interface World {
  order: Seat[];
  /** Everybody sees how many cards a hand has, its owner which; the weakest first. */
  hand: Record<Seat, Hidden<CardId[]>>;
  /** Cards that nobody was dealt. */
  rest: Hidden<CardId[]>;
  /** The rounds so far. */
  shown: Round[];
}

export const DEALT = 3;
const ENOUGH = 2;

/** §2.2: no two cards are worth the same. */
export function winnerOf(round: Round): Seat {
  return Object.keys(round).reduce((best, seat) =>
    worthOf(round[seat]!) > worthOf(round[best]!) ? seat : best,
  );
}

export function points({ shown }: World, seat: Seat): number {
  return shown.filter((round) => winnerOf(round) === seat).length;
}

/** §2.3 */
export function isDecided(w: World): boolean {
  return w.order.some((seat) => points(w, seat) === ENOUGH);
}

export function sorted(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((one, other) => worthOf(one) - worthOf(other));
}
