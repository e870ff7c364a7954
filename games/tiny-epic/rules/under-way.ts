// What is under way besides what lies on the table, for screens: the game reads its own notes, so that nobody else does.

import { notesOf, type Seat, stepOf, type View } from '@three-thrones/kernel';
import type { CardId, HouseId } from '../data/ids.ts';
import type { Side } from './battle/lines.ts';
import type { Flows } from './kit.ts';
import type { World } from './state.ts';

/** Whose turn it is: whoever placed the die that is being used (§3). */
export function activeSeat(view: View<World>): Seat | undefined {
  if (notesOf<Flows, 'rivalTurn'>(view, 'rivalTurn')) return view.world.rival!.seat;
  return notesOf<Flows, 'turn'>(view, 'turn')?.seat;
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
