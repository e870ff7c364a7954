// §22.2 The round of a single player with a Teammate: you, the Teammate, you, the Teammate, each followed by Evoke Terror.

import { hatchEggs } from '../../dragons/eggs.ts';
import { call, each, flow, go, step } from '../../kit.ts';
import { beginRound } from '../../round.ts';
import { isScoringDue } from '../../scoring.ts';
import { layCoins, nextTurn, rollForPerson, tidyUp } from '../../solo/dice.ts';
import { isSecondAttackDue } from '../king.ts';
import { collectTreatyTaxes, scoreTreaty } from '../taxes.ts';
import { cullPools } from '../treaty.ts';
import { mayTeammateExplore, teammateExplores } from './explores.ts';

export const teammateRound = flow('teammateRound', [
  step('begin', (w, _a, table) => beginRound(w, table)),
  call('ranger', () => go('ranger', {})),
  step('roll', (w, _a, table) => rollForPerson(w, table)),
  each('turns', (w, a) => {
    const next = nextTurn(a);
    if (next === 'person') return go('coopTurn', { seat: w.rival!.person });
    return next && go('teammateTurn', {});
  }),
  call('alliances', () => go('terror', {})),
  step('cull', (w, _a, table) => cullPools(w, table)),
  step('taxes', (w, _a, table) => {
    collectTreatyTaxes(w, table);
    if (w.dragons) hatchEggs(w, table); // §23.4
  }),
  step('layCoins', (w, _a, table) => layCoins(w, table)),
  step('cleanUp', (w, _a, table) => tidyUp(w, table)),
  step('scoring', (w, _a, table) => scoreTreaty(w, table), isScoringDue),
]);

/** The Teammate's turn; its person decides what it leaves open, exploring included (§20.19, §21.5). */
export const teammateTurn = flow('teammateTurn', [
  step('begin', (w) => {
    w.coop!.active = w.rival!.person;
  }),
  call('explore', teammateExplores, mayTeammateExplore),
  call('turn', () => go('rivalTurn', {})),
  call('evokeTerror', () => go('evokeTerror', {})),
  call('secondAttack', () => go('secondAttack', {}), isSecondAttackDue),
  step('end', (w) => {
    w.coop!.active = undefined;
  }),
]);
