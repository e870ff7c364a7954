// §20.11, §29.7 The Rival plots; tokens that go to it or back.

import { card } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import { passToken, returnToPool, takeFromPool } from '../allies.ts';
import { finishPlayed, takeTop } from '../cards.ts';
import { fromTerror, takeFromTerror } from '../coop/treaty.ts';
import { ask, call, each, flow, go, step } from '../kit.ts';
import { boardOf } from './board.ts';
import { abilityOf } from './recruit.ts';
import { automatonOf, heroOf } from './rival.ts';
import { shieldOf, shieldPlan, treatyShieldPlan, unalliedPlan } from './tokens.ts';

export const rivalPlot = flow('rivalPlot', [
  each('cards', (w, a, table) => {
    if (a.cards > 0) {
      a.cards--;
      return go('rivalPlotCard', {});
    }
    // Olenna: a second card
    const { ability } = heroOf(w.rival!);
    if (ability.effect !== 'second-plot-card') return undefined;
    a.extra = (a.extra ?? 0) + 1;
    if (a.extra > ability.params.count) return undefined;
    table.tell('rival.ability', abilityOf(w));
    return go('rivalPlotCard', {});
  }),
  // Hoster: a token of a house that is not its ally
  call('extraToken', (w, _a, table) => {
    const { ability } = heroOf(w.rival!);
    if (ability.effect !== 'extra-plot-token') return undefined;
    const plan = unalliedPlan(boardOf(w));
    if (plan.houses.length === 0) return undefined;
    table.tell('rival.ability', abilityOf(w));
    return go('rivalToken', plan);
  }),
]);

/** One Plot Card, its shields from left to right. */
export const rivalPlotCard = flow('rivalPlotCard', [
  step('reveal', (w, a, table) => {
    const top = takeTop(w, table);
    if (top === undefined) return table.leave();
    w.inPlay.push(top);
    a.card = top;
    a.shields = [...card(top).shields];
    table.tell('rival.plot', { ...automatonOf(w), card: top });
  }),
  each('shields', (w, a, table) => {
    for (let shield = a.shields!.shift(); shield !== undefined; shield = a.shields!.shift()) {
      const reads = boardOf(w);
      const plan = w.coop === undefined ? shieldPlan(reads, shield) : treatyShieldPlan(reads, shield);
      const { how, houses } = plan;
      table.tell('rival.shield', {
        ...automatonOf(w),
        shield,
        of: shieldOf(reads, shield),
        how,
        houses: [...houses],
      });
      if (houses.length > 0) return go('rivalToken', plan);
    }
    return undefined;
  }),
  step('discard', (w, a) => finishPlayed(w, w.rival!.seat, a.card!)),
]);

/** One token of one of these houses; which, its person says. */
export const rivalToken = flow('rivalToken', [
  ask('choose', {
    openly: true,
    rule: '20.11',
    about: (_w, { how }) => ({ how }),
    when: (_w, a) => a.houses.length > 0,
    who: (w) => w.rival!.person,
    options: (_w, a): readonly HouseId[] => a.houses,
    resolve: (w, a, id, table) => {
      const { seat, person } = w.rival!;
      if (a.how === 'take') takeFromPool(w, table, seat, id);
      else if (w.coop !== undefined)
        (a.how === 'give' ? takeFromTerror : fromTerror)(w, table, id); // §22.4
      else if (a.how === 'give') passToken(w, table, person, seat, id);
      else returnToPool(w, table, person, id);
    },
  }),
]);
