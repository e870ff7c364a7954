// §16 End of the game.

import type { Outcome, Seat } from '@three-thrones/kernel';
import { treatyOutcome } from './coop/victory.ts';
import { castles, player, throneHolder, type World } from './state.ts';

type Measure = readonly [reason: string, (w: World, seat: Seat) => number];

/** §16.1 What decides at a tie, in its order. */
export const TIE_BREAKERS: readonly Measure[] = [
  ['iron-throne', (w, seat) => (throneHolder(w) === seat ? 1 : 0)],
  ['castles', castles],
  ['recruited', (w, seat) => player(w, seat).recruited],
  ['gold', (w, seat) => player(w, seat).gold],
];

const MEASURES: readonly Measure[] = [['score', (w, seat) => player(w, seat).score], ...TIE_BREAKERS];

export function outcome(w: World): Outcome {
  if (w.coop !== undefined) return treatyOutcome(w);
  const compare = (a: Seat, b: Seat): number => {
    for (const [, measure] of MEASURES) {
      const difference = measure(w, b) - measure(w, a);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const ranking: Seat[][] = [];
  for (const seat of w.order.toSorted(compare)) {
    const last = ranking.at(-1);
    if (last && compare(last[0]!, seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  const scores = Object.fromEntries(w.order.map((seat) => [seat, player(w, seat).score]));
  return { ranking, scores, reason: deciding(w, ranking) };
}

/** What told the winner from the next. */
function deciding(w: World, [first, second]: Seat[][]): string {
  if (first!.length > 1) return w.rival ? 'draw' : 'shared-victory'; // §20.21
  if (!second) return 'score';
  return MEASURES.find(([, measure]) => measure(w, first![0]!) !== measure(w, second[0]!))![0];
}
