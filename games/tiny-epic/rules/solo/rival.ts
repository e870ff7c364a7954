// §20 Who answers for the Rival.

import type { Seat } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import { type SoloHero, soloHero } from '../../data/solo.ts';
import type { World } from '../state.ts';
import type { Automaton } from './facts.ts';
import type { Rival } from './state.ts';

export type { Rival };

/** §20.3, §22.2 The turns of a round: person, automaton, person, automaton. */
export const TURNS = 2 * tables.dice.solo.rival;

type Rivalled = Pick<World, 'rival'>;

export function isRival({ rival }: Rivalled, side: string): boolean {
  return rival !== undefined && rival.seat === side;
}

/** Who answers for a side: a person for themselves, and for the Rival (§0.8, §20.19). */
export function answering({ rival }: Rivalled, seat: Seat): Seat {
  return rival !== undefined && rival.seat === seat ? rival.person : seat;
}

/** Whether a side in battle turns over the top card of the deck instead of laying one: the Rival does (§20.13). */
export function drawsForBattle(w: Pick<World, 'rival' | 'players'>, side: string): boolean {
  return w.players[side] === undefined || isRival(w, side);
}

/** Everybody at the table who can be asked. */
export function people({ rival, order }: Pick<World, 'rival' | 'order'>): Seat[] {
  return rival ? order.filter((seat) => seat !== rival.seat) : order;
}

/** §22 An automaton that wins or loses with its person. */
export function isTeammate({ rival, coop }: Pick<World, 'rival' | 'coop'>): boolean {
  return rival !== undefined && coop !== undefined;
}

/** Of whom it is told. */
export function automatonOf({ rival, coop }: Pick<World, 'rival' | 'coop'>): Automaton {
  return { seat: rival!.seat, ...(coop && { teammate: true }) };
}

export function heroOf({ seat }: Pick<Rival, 'seat'>): SoloHero {
  return soloHero(seat);
}
