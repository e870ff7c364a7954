// The four turns of a round against the Rival (§20.3): whose they are, which is on, and the die of each.

import type { View } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import type { ActionId, HouseId } from '../../data/ids.ts';
import { turnOfRound, type World } from '../../rules/queries.ts';
import type { Told } from '../types.ts';
import type { StepState } from './turn-shown.ts';

export interface TurnOfRound {
  readonly seat: HouseId;
  readonly state: StepState;
  readonly die?: ActionId;
}

export function turnsOfRound(view: View<World>, log: readonly Told[]): readonly TurnOfRound[] {
  const { world } = view;
  const { seat, person, dice } = world.rival!;
  const mine = placedThisRound(log);
  const on = turnOfRound(view) ?? (mine.length > 0 ? Number.POSITIVE_INFINITY : 0);
  return Array.from({ length: tables.dice.solo.rival }, (_, nth) => [
    turn(person, 2 * nth + 1, mine[nth]),
    turn(seat, 2 * nth + 2, dice[nth]),
  ]).flat();

  function turn(whose: HouseId, number: number, die: ActionId | undefined): TurnOfRound {
    const state = number < on ? 'done' : number === on ? 'now' : 'later';
    return { seat: whose, state, ...(die && { die }) };
  }
}

/** The dice its person has placed this round, in turn. */
function placedThisRound(log: readonly Told[]): ActionId[] {
  const began = log.findLastIndex(({ fact }) => fact.kind === 'round.began');
  return log.slice(began + 1).flatMap(({ fact }) => (fact.kind === 'die.placed' ? [fact.data.die] : []));
}
