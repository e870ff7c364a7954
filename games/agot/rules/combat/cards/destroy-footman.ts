// R34-R36 Destroys one enemy Footman that fights in this combat.

import type { Table } from '../../facts.ts';
import { ask, flow, step } from '../../kit.ts';
import type { LandId } from '../../../data/ids.ts';
import type { Side, World } from '../../state.ts';
import { isSafeFrom } from '../effects.ts';
import { destroy, houseOf, other, routed, standing, theCombat } from '../sides.ts';
import { tellUsed } from './used.ts';

export const destroyFootman = flow('destroyFootman', [
  step('any', (w, a, table) => {
    if (targets(w, a.side).length === 0) table.leave();
  }),
  // R35 Asked only if a routed and a standing one differ
  ask('choose', {
    openly: true,
    rule: 'R35',
    who: (w, a) => (targets(w, a.side).length > 1 ? houseOf(w, a.side) : undefined),
    options: () => ['standing', 'routed'],
    resolve: (w, a, said, table) => {
      hit(w, table, a.side, said === 'standing' ? 'units' : 'routed');
      table.leave();
    },
  }),
  step('only', (w, a, table) => hit(w, table, a.side, targets(w, a.side)[0]!)),
]);

/** R34 None on a side whose units no ability can harm. */
function targets(w: World, side: Side): ('units' | 'routed')[] {
  const enemy = other(side);
  if (isSafeFrom(w, enemy, 'house-card-abilities')) return [];
  const found: ('units' | 'routed')[] = [];
  if (standing(w, enemy).includes('footman')) found.push('units');
  if (routed(w, enemy).includes('footman')) found.push('routed');
  return found;
}

function hit(w: World, table: Table, side: Side, from: 'units' | 'routed'): void {
  const enemy = other(side);
  tellUsed(w, table, side, { of: houseOf(w, enemy) });
  destroy(w, table, enemy, ['footman'], 'card', from);
  // R36 By the switch a side without units and garrison has lost at once
  if (w.switches.maceLastUnitEndsCombat && isDestroyed(w, enemy)) theCombat(w).winner = side;
}

function isDestroyed(w: World, side: Side): boolean {
  if (standing(w, side).length + routed(w, side).length > 0) return false;
  return side === 'attacker' || !w.garrisons[theCombat(w).area as LandId];
}
