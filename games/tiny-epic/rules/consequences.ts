// §31 Automatic consequences, above all §8.3: after each movement, battle, Event step and alliance transfer.

import { deciderFor } from './coop/units.ts';
import { returnLonelyEggs } from './dragons/eggs.ts';
import { each, flow, go, step } from './kit.ts';
import { castlesNeeded } from './legal-moves.ts';
import { isOnlyRefuge } from './retreat.ts';
import { isRival } from './solo/rival.ts';
import { castles, throneHolder } from './state.ts';
import { cutGold } from './treasury.ts';

export const consequences = flow('consequences', [
  step('cutGold', (w, _a, table) => cutGold(w, table)),
  // §8.3 Whoever holds King's Landing with fewer than 3 castles leaves it
  each('leaveKingsLanding', (w, _a, table) => {
    if (w.dragons) returnLonelyEggs(w, table); // §31.1(4)
    const holder = throneHolder(w);
    if (holder === undefined || castles(w, holder) >= castlesNeeded(w)) return undefined;
    if (isRival(w, holder)) return undefined; // E74
    if (isOnlyRefuge(w, holder)) return undefined;
    table.tell('throne.lost', { seat: holder });
    const decider = w.coop === undefined ? holder : deciderFor(w, w.map['kings-landing']);
    return go('retreat', { from: 'kings-landing', side: holder, decider });
  }),
]);
