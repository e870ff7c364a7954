// §20.3-20.5, §20.16, §29.9 The round against the Rival.

import { call, each, flow, go, step } from '../kit.ts';
import { isScoringDue, score } from '../scoring.ts';
import { collectTaxes, cullAllyPools } from '../taxes.ts';
import { layCoins, nextTurn, rollForPerson, tidyUp } from './dice.ts';

export const soloRound = flow('soloRound', [
  step('begin', (w, _a, table) => {
    w.round++;
    table.tell('round.began', { round: w.round });
  }),
  step('roll', (w, _a, table) => rollForPerson(w, table)),
  each('turns', (w, a) => {
    const next = nextTurn(a);
    if (next === 'person') return go('turn', { seat: w.rival!.person, used: [], followers: [] });
    return next && go('rivalTurn', {});
  }),
  call('alliances', () => go('alliances', { taken: [], lapsed: [] })),
  step('taxes', (w, _a, table) => collectTaxes(w, table)),
  // §20.16 Last round's coins go, the dice of this round become coins, the Rival's come back; then the cull
  step('layCoins', (w, _a, table) => layCoins(w, table)),
  step('cull', (w, _a, table) => cullAllyPools(w, table)),
  step('cleanUp', (w, _a, table) => tidyUp(w, table)),
  step('scoring', (w, _a, table) => score(w, table), isScoringDue),
]);
