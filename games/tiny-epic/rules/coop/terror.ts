// §21.8 Evoke Terror; §21.14 and §30.3 alliances and terror at the end of the round.

import { card } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import { housesIn, realTokens } from '../pools.ts';
import { takeTop } from '../cards.ts';
import { ask, each, flow, go, step } from '../kit.ts';
import { gainNightKing } from './king.ts';
import { type ShieldStep, shieldStep } from './night.ts';
import { worldReads } from './reads.ts';
import { speaker, TREATY } from './state.ts';
import { claimantOf, countsFor, passToTerror, poolToTerror } from './treaty.ts';

export const evokeTerror = flow('evokeTerror', [
  step('reveal', (w, _a, table) => {
    const coop = w.coop!;
    const top = takeTop(w, table);
    if (top === undefined) return;
    table.tell('terror.evoked', { card: top });
    for (const shield of card(top).shields) {
      const does: ShieldStep = shieldStep(worldReads(w), shield);
      if (does === 'token') poolToTerror(w, table, shield);
      if (does === 'nothing') table.tell('terror.nothing', { house: shield });
      if (does === 'points') gainNightKing(w, table, 1, 'terror');
      if (does === 'walker') {
        coop.walkerPool--;
        coop.terror.walkers++;
        table.tell('terror.walker', { house: shield });
      }
    }
    w.discard.push(top);
  }),
]);

/** White Walkers of the Terror Pool that cost the Treaty one token. */
const WALKERS_PER_TOKEN = 2;

export const terror = flow('terror', [
  // Every two White Walkers take a token of the Treaty's choice with them
  step('count', (w, a) => {
    a.toGive = Math.min(Math.floor(w.coop!.terror.walkers / WALKERS_PER_TOKEN), realTokens(w, TREATY));
  }),
  ask('giveToken', {
    openly: true,
    rule: '21.14',
    again: true,
    about: (_w, { toGive }) => ({ left: toGive! }),
    when: (_w, a) => a.toGive! > 0,
    who: (w) => speaker(w),
    options: (w): readonly HouseId[] => housesIn(w, TREATY),
    resolve: (w, a, house, table) => {
      passToTerror(w, table, house);
      a.toGive!--;
    },
  }),
  step('walkersLeave', (w, _a, table) => {
    const coop = w.coop!;
    if (coop.terror.walkers === 0) return;
    table.tell('terror.walkersLeft', { count: coop.terror.walkers });
    coop.walkerPool += coop.terror.walkers;
    coop.terror.walkers = 0;
  }),
  // All counts are taken once, before anything changes hands (§28.1)
  step('compare', (w, a, table) => {
    a.won = [];
    a.lost = [];
    for (const house of w.mats) {
      const isAllied = w.nonPlayers[house]!.ally === TREATY;
      const isTerrified = w.coop!.terrified.includes(house);
      const claimant = claimantOf(w, house);
      if (claimant === 'treaty' && !isAllied) a.won.push(house);
      if (claimant === 'night-king' && !isTerrified) a.lost.push({ house, terrified: true });
      if (claimant === undefined && (isAllied || isTerrified)) a.lost.push({ house, terrified: false });
    }
    table.tell('terror.counted', () => ({
      houses: w.mats.map((house) => ({ house, ...countsFor(w, house), to: claimantOf(w, house) })),
    }));
  }),
  each('win', (_w, a) => {
    const house = a.won!.shift();
    return house && go('alliance', { house, to: TREATY });
  }),
  each('lose', (_w, a) => {
    const next = a.lost!.shift();
    return next && go('alliance', { house: next.house, ...(next.terrified && { terrified: true }) });
  }),
]);
