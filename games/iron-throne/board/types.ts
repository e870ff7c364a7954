// The types of this game, as its board meets them.

import type { FactOf, KernelFacts } from '@three-thrones/kernel';
import type { Asking, Facts, World } from '../rules/queries.ts';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';
import type { BoardProps } from '@three-thrones/game-kit/board/board.ts';

/** One of the facts of this game, or of the kernel's own. */
export type GameFact = FactOf<Facts & KernelFacts>;

/** A fact in the log. */
export type Told = Logged<GameFact>;

export type Props = BoardProps<World, Asking, GameFact>;

/*
 * What lies on this table, and can be touched and pointed at (the part of a thing before the colon):
 *
 *   house:stark             a player: the name at the seat, the chip, the tag in the arena
 *   leader:stark.leader.robb the sheet with its power, the corner crown
 *   spread:stark            the seal on it: influence spread, of five
 *   character:stark.arya    a character, on its mat or in the arena
 *   board:stark             the influence board of a player
 *   fan:stark               the cards in another's hand, as backs
 *   hostage:7               a hostage by its number (rules: `Hostage.id`)
 *   card:stark.truce        a house card by what is printed on it: in the hand, used or revealed
 *   clash:stark             the clash card before an active player, face down or up
 *   pile:stark              deck and discard pile of a player
 *   event:event.stark       the event card of this round
 *   deal:now                the slip with the deal or proposal
 *   track:round  track:influence  track:events
 *   term:…                  a word of the rules
 */
