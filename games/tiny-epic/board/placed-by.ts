// Who placed the die in each slot this round: the facts remember it.

import type { ActionId } from '../data/ids.ts';
import type { World } from '../rules/queries.ts';
import type { Told } from './types.ts';

export function placedBy(world: World, log: readonly Told[]): Partial<Record<ActionId, string>> {
  const owners: Partial<Record<ActionId, string>> = {};
  let round = 0;
  for (const { fact } of log) {
    if (fact.kind === 'round.began') round = fact.data.round;
    if (fact.kind !== 'die.placed' || round !== world.round) continue;
    const { slot, seat } = fact.data;
    if (world.slots[slot]) owners[slot] = seat;
  }
  return owners;
}
