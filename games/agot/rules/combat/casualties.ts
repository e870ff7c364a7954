// 13.11, 18.5 Units lost in a combat.

import type { LandId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, flow, step } from '../kit.ts';
import type { World } from '../state.ts';
import { kindOf, named } from '../units.ts';
import { isSafeFrom } from './effects.ts';
import { destroy, houseOf, loserOf, other, routed, standing, theCombat } from './sides.ts';
import { icons } from './strength.ts';

/** What cannot retreat is lost first, and never serves as a casualty (R52, R67); a beaten garrison is gone for good. */
export function loseWhatCannotRetreat(w: World, table: Table): void {
  const loser = loserOf(w);
  destroy(w, table, loser, routed(w, loser), 'routed', 'routed');
  destroy(
    w,
    table,
    loser,
    standing(w, loser).filter((kind) => kind === 'siegeEngine'),
    'siege-engine',
  );
  const at = theCombat(w).area as LandId;
  if (loser === 'attacker' || !w.garrisons[at]) return;
  delete w.garrisons[at];
  table.tell('garrison.removed', { house: houseOf(w, loser), area: at });
}

/** The winner's swords less the loser's towers; nothing else of the icons counts (R69). */
export function swordCasualties(w: World): number {
  const loser = loserOf(w);
  if (isSafeFrom(w, loser, 'sword-icons')) return 0;
  return Math.max(0, icons(w, other(loser)).swords - icons(w, loser).towers);
}

/** Routed units are never chosen (13.17, R108). */
export const casualties = flow('casualties', [
  // R107 Where nothing is to be chosen, nobody is asked; units of one kind are all alike
  step('noChoice', (w, a, table) => {
    const units = standing(w, a.side);
    const areAlike = units.every((kind) => kind === units[0]);
    if (a.count < units.length && !areAlike) return;
    destroy(w, table, a.side, units.slice(0, a.count), a.why);
    table.leave();
  }),
  ask('choose', {
    openly: true,
    rule: '13.11',
    shape: 'some',
    about: (_w, { why }) => ({ why }),
    who: (w, a) => houseOf(w, a.side),
    options: (w, a) => named(standing(w, a.side)),
    between: (_w, a) => [a.count, a.count],
    resolve: (w, a, said, table) => destroy(w, table, a.side, said.map(kindOf), a.why),
  }),
]);
