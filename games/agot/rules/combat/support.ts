// 13.1 Support: houses declare openly in turn order, and are answered at once (R103).

import type { HouseId } from '../../data/ids.ts';
import { ask, each, flow, go, step } from '../kit.ts';
import { type Side, turnOrder, type World } from '../state.ts';
import { houseOf, sideOf, SIDES, theCombat } from './sides.ts';
import { supportingAreas } from './supporting-areas.ts';

export const supports = flow('supports', [
  each('next', (w, a) => {
    const house = a.waiting.shift();
    return house && go('support', { house, areas: supportingAreas(w, theCombat(w).area, house) });
  }),
]);

/** Houses that can support somebody, in turn order; with none the step is skipped. */
export function supporters(w: World): HouseId[] {
  return turnOrder(w).filter((id) => supportingAreas(w, theCombat(w).area, id).length > 0);
}

export const support = flow('support', [
  // R26 With all of its areas for one side, or for nobody; 13.1a whoever fights can only help itself, R25 or decline
  ask('declare', {
    openly: true,
    rule: '13.1',
    about: (_w, { areas }) => ({ areas }),
    who: (_w, a) => a.house,
    options: (w, a): readonly (Side | 'none')[] => {
      const own = sideOf(w, a.house);
      return own ? [own, 'none'] : [...SIDES, 'none'];
    },
    resolve: (_w, a, side, table) => {
      for (const at of a.areas) table.tell('support.declared', { house: a.house, area: at, side });
      if (side === 'none') return table.leave();
      a.side = side;
    },
  }),
  // 13.1e
  ask('answer', {
    openly: true,
    rule: '13.1',
    about: (_w, { house, areas }) => ({ house, areas }),
    who: (w, a) => (sideOf(w, a.house) === undefined ? houseOf(w, a.side!) : undefined),
    options: () => ['accept', 'refuse'],
    resolve: (_w, a, said, table, seat) => {
      const facts = { house: a.house, by: seat, areas: a.areas };
      table.tell(said === 'accept' ? 'support.accepted' : 'support.refused', facts);
      if (said === 'refuse') table.leave();
    },
  }),
  step('grant', (w, a) => {
    for (const at of a.areas) theCombat(w).support.push({ area: at, house: a.house, side: a.side! });
  }),
]);
