// Who placed the die in each slot this round: the facts remember it.

import type { ActionId } from '@three-thrones/tiny-epic/data/ids.ts';
import type { World } from '@three-thrones/tiny-epic/queries';
import type { Logged } from '../../engine/seen.ts';

export function placedBy(world: World, log: readonly Logged[]): Partial<Record<ActionId, string>> {
  const owners: Partial<Record<ActionId, string>> = {};
  let round = 0;
  for (const { fact } of log) {
    const { seat, slot, round: begun } = fact.data as { seat?: string; slot?: ActionId; round?: number };
    if (fact.kind === 'round.began') round = begun ?? 0;
    if (fact.kind === 'die.placed' && round === world.round && world.slots[slot!]) owners[slot!] = seat!;
  }
  return owners;
}
