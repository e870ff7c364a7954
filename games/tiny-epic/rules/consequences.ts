// §31 Automatic consequences, above all §8.3: after each movement, battle, Event step and alliance transfer.

import { tables } from '../data/data.ts';
import { each, flow, go, step } from './kit.ts';
import { isOnlyRefuge } from './retreat.ts';
import { castles, throneHolder } from './state.ts';
import { cutGold } from './treasury.ts';

export const consequences = flow('consequences', [
  step('cutGold', (w, _a, table) => cutGold(w, table)),

  // §8.3 Whoever holds King's Landing with fewer than 3 castles leaves it
  each('leaveKingsLanding', (w, _a, table) => {
    const holder = throneHolder(w);
    if (holder === undefined || castles(w, holder) >= tables.limits.castlesForKingsLanding) return undefined;
    if (isOnlyRefuge(w, holder)) return undefined;
    table.tell('throne.lost', { seat: holder });
    return go('retreat', { from: 'kings-landing', side: holder, decider: holder });
  }),
]);
