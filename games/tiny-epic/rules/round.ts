// §2 The round, and the game as a row of rounds.

import { tables, type PlayerCount } from '../data/data.ts';
import { ACTIONS, type ActionId } from '../data/ids.ts';
import { readyHeroCards } from './cards.ts';
import { hatchEggs } from './dragons/eggs.ts';
import type { Table } from './facts.ts';
import { ask, call, type DraftArgs, each, flow, go, step } from './kit.ts';
import { isScoringDue, score, scoringRounds } from './scoring.ts';
import { player, playerOrder, type World } from './state.ts';
import { collectTaxes, cullAllyPools } from './taxes.ts';

export const game = flow('game', [
  each('rounds', (w) => {
    if (w.round === scoringRounds(w).rounds) return undefined;
    if (w.coop !== undefined) return go(w.rival ? 'teammateRound' : 'coopRound', {});
    return go(w.mode === 'solo' ? 'soloRound' : 'round', {});
  }),
]);

export const round = flow('round', [
  step('begin', (w, _a, table) => beginRound(w, table)),
  // a. Roll and draft
  step('roll', (w, _a, table) => rollDice(w, table)),
  call('draft', (w) => go('draft', { queue: draftOrder(w) })),
  // b. One turn per player in player order: the active player is the next one who holds two dice
  each('turns', (w) => {
    const seat = playerOrder(w).find((one) => player(w, one).dice.length === 2);
    return seat === undefined ? undefined : go('turn', { seat, used: [], followers: [] });
  }),
  // c. Bottom dice with 2 or 3 players
  each('bottomDice', (w) => {
    const die = w.bottom.shift();
    return die && go('bottomDie', { die, waiting: playerOrder(w) });
  }),
  // d. Check alliances
  call('alliances', () => go('alliances', { taken: [], lapsed: [] })),
  // e. Taxes, f. cull
  step('taxes', (w, _a, table) => collectTaxes(w, table)),
  step(
    'hatch', // §23.4
    (w, _a, table) => hatchEggs(w, table),
    (w) => w.dragons === true,
  ),
  step('cull', (w, _a, table) => cullAllyPools(w, table)),
  // g. Hero Cards return, the Action Mat is cleared, the Hand of the King passes
  step('cleanUp', (w, _a, table) => {
    readyHeroCards(w);
    w.slots = {};
    w.handOfTheKing = playerOrder(w)[1]!;
    table.tell('round.ended', { round: w.round, handOfTheKing: w.handOfTheKing });
  }),
  // h. Scoring Phase
  step('scoring', (w, _a, table) => score(w, table), isScoringDue),
]);

export function beginRound(w: World, table: Table): void {
  w.round++;
  table.tell('round.began', { round: w.round, handOfTheKing: w.handOfTheKing });
}

export function rollDice(w: World, table: Table): void {
  const count = tables.dice.count[w.order.length as PlayerCount];
  w.rolled = Array.from({ length: count }, () => table.random.pick(ACTIONS));
  table.tell('dice.rolled', { dice: [...w.rolled] });
}

/** §2.2-2.5 How many play decides how they draft. */
const DRAFTS: Readonly<Record<number, { rule: string }>> = {
  2: { rule: '2.4' },
  3: { rule: '2.3' },
  4: { rule: '2.2' },
  5: { rule: '2.5' },
};

/** §2.2-2.5 Counter-clockwise, starting at the holder's right; the holder keeps the last two dice. */
export const draft = flow('draft', [
  ask('takeDie', {
    openly: true,
    rule: (w) => DRAFTS[w.order.length]!.rule,
    again: true,
    about: (_w, a) => ({ into: a.queue[0]!.into }),
    when: (_w, a) => a.queue.length > 0,
    who: (_w, a) => a.queue[0]!.seat,
    options: (w): readonly ActionId[] => [...new Set(w.rolled)],
    resolve: (w, a, die, table) => {
      const { seat, into } = a.queue.shift()!;
      w.rolled.splice(w.rolled.indexOf(die), 1);
      (into === 'bottom' ? w.bottom : player(w, seat).dice).push(die);
      table.tell('die.drafted', { seat, die, into });
    },
  }),
  step('keepTheRest', (w, _a, table) => {
    player(w, w.handOfTheKing).dice = w.rolled;
    table.tell('dice.kept', { seat: w.handOfTheKing, dice: [...w.rolled] });
    w.rolled = [];
  }),
]);

export function draftOrder(w: World): DraftArgs['queue'] {
  const others = playerOrder(w).slice(1).reverse();
  const queue: DraftArgs['queue'] = others.map((seat) => ({ seat, into: 'own' }));
  const bottomSlots = tables.dice.bottomSlots[w.order.length as PlayerCount];
  if (bottomSlots > 0) queue.unshift({ seat: others[0]!, into: 'bottom' });
  if (bottomSlots > 1) queue.push({ seat: w.handOfTheKing, into: 'bottom' });
  return queue;
}
