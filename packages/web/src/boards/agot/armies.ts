// Armies as they stand, and as they would after the march that is being declared: sums for the supply track.

import type { AreaId, HouseId } from '@three-thrones/agot/data/ids.ts';
import type { World } from '@three-thrones/agot/queries';

/** Sizes of a house's armies, largest first; a plan counts as carried out (5.6, 12.5). */
export function armiesWithPlan({ armies, combat, march }: World, id: HouseId): readonly number[] {
  const sizes = new Map<AreaId, number>();
  const add = (at: AreaId, count: number): void => void sizes.set(at, (sizes.get(at) ?? 0) + count);
  for (const [at, army] of Object.entries(armies))
    if (army.house === id) add(at as AreaId, army.units.length + army.routed.length);
  if (combat?.attacker.house === id && !combat.over) add(combat.area, combat.attackers.length);
  if (march?.house === id && march.from)
    for (const { to, units } of march.moves) {
      add(to, units.length);
      add(march.from, -units.length);
    }
  return [...sizes.values()].filter((size) => size > 1).sort((one, other) => other - one);
}
