// R55 Replaces a Footman that fought, or one of the own supporting ones, with a Knight from the pool.

import type { AreaId } from '../../../data/ids.ts';
import { ask, flow } from '../../kit.ts';
import type { Side, World } from '../../state.ts';
import { add, inLine, inPool, take } from '../../units.ts';
import { houseOf, routed, standing, theCombat } from '../sides.ts';
import { tellUsed } from './used.ts';

/** `kingswood:footman`, or `kingswood:routed` for a Footman that lies there. */
type Target = `${AreaId}:footman` | `${AreaId}:routed`;

export const upgradeFootman = flow('upgradeFootman', [
  ask('choose', {
    openly: true,
    rule: 'R55',
    who: (w, a) =>
      inPool(w, houseOf(w, a.side), 'knight') > 0 && targets(w, a.side).length > 0
        ? houseOf(w, a.side)
        : undefined,
    options: (w, a) => [...targets(w, a.side), 'none' as const],
    resolve: (w, a, said, table) => {
      if (said === 'none') return;
      const [at, which] = said.split(':') as [AreaId, 'footman' | 'routed'];
      tellUsed(w, table, a.side, { area: at });
      const combat = theCombat(w);
      if (a.side === 'attacker' && at === combat.area) {
        combat.attackers.splice(combat.attackers.indexOf('footman'), 1, 'knight');
        combat.attackers = inLine(combat.attackers);
      } else {
        const as = which === 'footman' ? 'units' : 'routed';
        add(w, at, houseOf(w, a.side), ['knight'], as);
        take(w, at, ['footman'], as);
      }
    },
  }),
]);

function targets(w: World, side: Side): Target[] {
  const { area: here, support } = theCombat(w);
  const found: Target[] = [];
  if (standing(w, side).includes('footman')) found.push(`${here}:footman`);
  if (routed(w, side).includes('footman')) found.push(`${here}:routed`);
  for (const { area: at, house } of support) {
    const army = w.armies[at];
    if (house !== houseOf(w, side) || !army) continue;
    if (army.units.includes('footman')) found.push(`${at}:footman`);
    if (army.routed.includes('footman')) found.push(`${at}:routed`);
  }
  return found;
}
