// §20.3-20.5, §20.16, §29.9 The round against the Rival.

import { tables } from '../../data/data.ts';
import { ACTIONS } from '../../data/ids.ts';
import { readyHeroCards } from '../cards.ts';
import { call, each, flow, go, step } from '../kit.ts';
import { isScoringDue, score } from '../scoring.ts';
import { player } from '../state.ts';
import { collectTaxes, cullAllyPools } from '../taxes.ts';

/** You, the Rival, you, the Rival. */
const TURNS = 2 * tables.dice.solo.rival;

export const soloRound = flow('soloRound', [
  step('begin', (w, _a, table) => {
    w.round++;
    table.tell('round.began', { round: w.round, handOfTheKing: w.handOfTheKing });
  }),
  step('roll', (w, _a, table) => {
    const dice = Array.from({ length: tables.dice.solo.human }, () => table.random.pick(ACTIONS));
    player(w, w.rival!.person).dice = dice;
    table.tell('dice.rolled', { dice: [...dice] });
  }),
  each('turns', (w, a) => {
    const turn = (a.turns ?? 0) + 1;
    a.turns = turn;
    if (turn > TURNS) return undefined;
    return turn % 2 === 0
      ? go('rivalTurn', {})
      : go('turn', { seat: w.rival!.person, used: [], followers: [] });
  }),
  call('alliances', () => go('alliances', { taken: [], lapsed: [] })),
  step('taxes', (w, _a, table) => collectTaxes(w, table)),
  // §20.16 Last round's coins go, the dice of this round become coins, the Rival's come back; then the cull
  step('layCoins', (w, _a, table) => {
    const rival = w.rival!;
    rival.coins = ACTIONS.filter((slot) => w.slots[slot]);
    rival.dice = [];
    player(w, rival.person).dice = []; // §20.4: the third die is unused
    w.slots = {};
    table.tell('rival.coins', { seat: rival.person, slots: [...rival.coins] });
  }),
  step('cull', (w, _a, table) => cullAllyPools(w, table)),
  step('cleanUp', (w, _a, table) => {
    w.rival!.bonus = 0;
    readyHeroCards(w);
    table.tell('round.ended', { round: w.round, handOfTheKing: w.handOfTheKing });
  }),
  step('scoring', (w, _a, table) => score(w, table), isScoringDue),
]);
