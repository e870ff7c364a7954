// §4.4 Whisper.

import { tables } from '../../data/data.ts';
import { discard, draw } from '../cards.ts';
import { ask, flow, step } from '../kit.ts';
import { plotCards } from '../state.ts';
import { gainGold } from '../treasury.ts';

export const whisper = flow('whisper', [
  ask('discard', {
    openly: true,
    rule: '4.4.1',
    shape: 'some',
    who: (_w, a) => a.seat,
    options: (w, a) => plotCards(w, a.seat),
    between: (w, a) => [0, plotCards(w, a.seat).length],
    resolve: (w, a, cards, table) => {
      discard(w, table, a.seat, cards);
      gainGold(w, table, a.seat, cards.length);
    },
  }),
  step('refill', (w, a, table) => {
    draw(w, table, a.seat, tables.limits.plotHand);
  }),
]);
