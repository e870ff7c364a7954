// §21.3 and §30 The cooperative round.

import type { Seat, Sub } from '@three-thrones/kernel';
import { readyHeroCards } from '../cards.ts';
import { hatchEggs } from '../dragons/eggs.ts';
import { call, each, flow, go, step } from '../kit.ts';
import { isScoringDue } from '../scoring.ts';
import { player, playerOrder, type World } from '../state.ts';
import { isSecondAttackDue } from './king.ts';
import { beginRound, draftOrder, rollDice } from '../round.ts';
import { collectTreatyTaxes, scoreTreaty } from './taxes.ts';
import { canExplore } from './tokens.ts';
import { cullPools } from './treaty.ts';

export const coopRound = flow('coopRound', [
  step('begin', (w, _a, table) => beginRound(w, table)),
  call('ranger', () => go('ranger', {})),
  step('roll', (w, _a, table) => rollDice(w, table)),
  call('draft', (w) => go('draft', { queue: draftOrder(w) })),
  each('turns', (w) => {
    const seat = playerOrder(w).find((one) => player(w, one).dice.length === 2);
    return seat === undefined ? undefined : go('coopTurn', { seat });
  }),
  each('bottomDice', (w) => {
    const die = w.bottom.shift();
    return die && go('bottomDie', { die, waiting: playerOrder(w) });
  }),
  call('alliances', () => go('terror', {})),
  step('cull', (w, _a, table) => cullPools(w, table)),
  step('taxes', (w, _a, table) => {
    collectTreatyTaxes(w, table);
    if (w.dragons) hatchEggs(w, table); // §23.4
  }),
  step('cleanUp', (w, _a, table) => {
    readyHeroCards(w);
    w.slots = {};
    w.handOfTheKing = playerOrder(w)[1]!;
    table.tell('round.ended', { round: w.round, handOfTheKing: w.handOfTheKing });
  }),
  step('scoring', (w, _a, table) => scoreTreaty(w, table), isScoringDue),
]);

const explores = (_w: World, { seat }: { seat: Seat }): Sub => go('exploration', { seat });
const mayExplore = (w: World, { seat }: { seat: Seat }): boolean => canExplore(w, seat);

/** §21.5 After each own action the player may explore. */
export const ownAction = flow('ownAction', [
  call('act', (_w, { seat, action, as }) => go('action', { seat, action, as })),
  call('explore', explores, mayExplore),
]);

/** §30.2 A turn with its follows, then Evoke Terror, then in the second phase the additional attack. */
export const coopTurn = flow('coopTurn', [
  step('begin', (w, a) => {
    w.coop!.active = a.seat;
  }),
  call('explore', explores, mayExplore),
  call('turn', (_w, { seat }) => go('turn', { seat, used: [], followers: [] })),
  call('evokeTerror', () => go('evokeTerror', {})),
  call('secondAttack', () => go('secondAttack', {}), isSecondAttackDue),
  step('end', (w) => {
    w.coop!.active = undefined;
  }),
]);
