// 13.1 Support: houses declare openly in turn order, and are answered at once (R103).

import type { HouseId } from '../../data/ids.ts';
import { ask, each, flow, go, step } from '../kit.ts';
import { because } from '../reasons.ts';
import { type Side, turnOrder, type World } from '../state.ts';
import { houseOf, sideOf, theCombat } from './sides.ts';
import { supportingAreas } from './supporting-areas.ts';

export const supports = flow('supports', [
  each('next', (w, a) => {
    const house = a.waiting.shift();
    return (
      house && go('support', { house, areas: supportingAreas(w, theCombat(w).area, house), offered: [] })
    );
  }),
]);

/** Houses that can support somebody, in turn order; with none the step is skipped. */
export function supporters(w: World): HouseId[] {
  return turnOrder(w).filter((id) => supportingAreas(w, theCombat(w).area, id).length > 0);
}

export const support = flow('support', [
  // R26 Area by area; 13.1a whoever fights can only help itself, R25 or decline
  ask('declare', {
    rule: '13.1',
    again: true,
    who: (_w, a) => (a.areas.length > 0 ? a.house : undefined),
    options: (w, a) => {
      const at = a.areas[0]!;
      const own = sideOf(w, a.house);
      return own
        ? [`${at}:${own}` as const, `${at}:none` as const]
        : [`${at}:attacker` as const, `${at}:defender` as const, `${at}:none` as const];
    },
    refuse: (_w, a, _seat, option) => {
      const side = sideIn(option);
      return side && a.side && side !== a.side ? because('supportsOtherSide', { side: a.side }) : undefined;
    },
    resolve: (_w, a, said, table) => {
      const at = a.areas.shift()!;
      const side = sideIn(said);
      table.tell('support.declared', { house: a.house, area: at, side: side ?? 'none' });
      if (!side) return;
      a.side = side;
      a.offered.push(at);
    },
  }),
  // 13.1e One answer for all that a house offers
  ask('answer', {
    rule: '13.1',
    who: (w, a) => (a.side && sideOf(w, a.house) === undefined ? houseOf(w, a.side) : undefined),
    options: () => ['accept', 'refuse'],
    resolve: (_w, a, said, table, seat) => {
      const facts = { house: a.house, by: seat, areas: a.offered };
      table.tell(said === 'accept' ? 'support.accepted' : 'support.refused', facts);
      if (said === 'refuse') a.offered = [];
    },
  }),
  step('grant', (w, a) => {
    for (const at of a.offered) theCombat(w).support.push({ area: at, house: a.house, side: a.side! });
  }),
]);

function sideIn(option: string): Side | undefined {
  const side = option.slice(option.indexOf(':') + 1);
  return side === 'none' ? undefined : (side as Side);
}
