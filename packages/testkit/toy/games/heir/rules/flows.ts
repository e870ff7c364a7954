// §2 The rounds.

import { type DecisionOf, look, type QuestionsIn, rulesOf } from '@three-thrones/kernel';
import type { Facts } from './facts.ts';
import { isDecided, type Round, winnerOf, type World } from './state.ts';

interface Flows {
  game: object;
  round: object;
}

const { flow, step, askAll, each, go } = rulesOf<World, Flows, Facts>();

const game = flow('game', [each('rounds', (w) => (isDecided(w) ? undefined : go('round', {})))]);

const round = flow('round', [
  step('begin', (w, _a, table) => table.tell('round.began', { round: w.shown.length + 1 })),
  // §2.1: face down, both at once. With one card left there is nothing to ask, and everybody can see that.
  askAll('lay', {
    rule: '2.1',
    sealed: true,
    openly: true,
    who: (w) => w.order,
    options: (w, _a, seat) => look(w.hand[seat]!),
    resolve: (w, _a, said, table) => {
      const cards: Round = { ...said };
      for (const seat of w.order) {
        const hand = w.hand[seat]!;
        hand.secret = look(hand).filter((card) => card !== cards[seat]);
      }
      w.shown.push(cards);
      table.tell('round.won', { seat: winnerOf(cards), cards });
    },
  }),
]);

export const flows = [game, round];

/** A question of this game. */
export type Asking = DecisionOf<QuestionsIn<typeof flows>>;
