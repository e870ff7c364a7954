// What is under way besides what lies on the table, for screens: the game reads its own notes, so that nobody else does.

import { notesOf, type Seat, stepOf, type View } from '@three-thrones/kernel';
import type { CardId, HouseId } from '../data/ids.ts';
import type { Side } from './battle/lines.ts';
import type { Flows } from './kit.ts';
import { TURNS } from './solo/rival.ts';
import type { World } from './state.ts';

/** Whose turn it is: whoever placed the die that is being used (§3), or rolled it (§20.6). */
export function activeSeat(view: View<World>): Seat | undefined {
  const { rival } = view.world;
  const turn = rival && turnOfRound(view);
  if (turn !== undefined) return turn % 2 === 0 ? rival!.seat : rival!.person;
  return notesOf<Flows, 'turn'>(view, 'turn')?.seat;
}

/**
 * Which turn of a round with an automaton is on, from 1; the even ones are the Rival's (§20.3) or the Teammate's (§22.2). None
 * before and after them.
 */
export function turnOfRound(view: View<World>): number | undefined {
  const solo = notesOf<Flows, 'soloRound'>(view, 'soloRound');
  const turn = (solo ?? notesOf<Flows, 'teammateRound'>(view, 'teammateRound'))?.turns;
  return turn !== undefined && turn <= TURNS ? turn : undefined;
}

/** The Rival's March or Sail that is under way, with its reasons (§29.2). */
export function rivalMoving(
  view: View<World>,
): Pick<Flows['rivalMove'], 'card' | 'move' | 'plan'> | undefined {
  return notesOf<Flows, 'rivalMove'>(view, 'rivalMove');
}

/** The card whose Event or Plot is being carried out: the last one played. */
export function cardInPlay({ inPlay }: World): CardId | undefined {
  return inPlay.at(-1);
}

/** The house that has changed sides, while units of its former ally leave it (§12.3). */
export function lostAlly(view: View<World>): HouseId | undefined {
  return notesOf<Flows, 'leaveShared'>(view, 'leaveShared')?.house;
}

/** Who is about to commit a card to the battle (B2, B3). */
export function committing(view: View<World>): Side | undefined {
  const { flow, at } = stepOf(view) ?? {};
  if (flow !== 'battle') return undefined;
  if (at === 'attackerCard') return 'attacker';
  return at === 'defenderCard' ? 'defender' : undefined;
}
