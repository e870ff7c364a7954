// 2.3 The choice of leaders: in secret, shown together.

import { look } from '@three-thrones/kernel';
import type { LeaderId } from '../data/ids.ts';
import { askAll, flow } from './kit.ts';
import { lead } from './setup.ts';
import { mat } from './state.ts';

export const leaders = flow('leaders', [
  askAll('pick', {
    rule: '2.3',
    sealed: true,
    who: (w) => w.order.filter((seat) => mat(w, seat).leader === undefined),
    options: (w, _a, seat) => look(mat(w, seat).dealt),
    resolve: (w, _a, said, table) => {
      for (const seat in said) lead(w, seat, said[seat]!);
      table.tell('leaders.shown', () => ({
        leaders: Object.fromEntries(w.order.map((seat) => [seat, mat(w, seat).leader as LeaderId])),
      }));
    },
  }),
]);
