// 6 Support: each non-active player offers once or stays out; the offer is answered at once.

import type { Seat } from '@three-thrones/kernel';
import type { CharacterId } from '../data/ids.ts';
import { draw, type Told } from './cards.ts';
import { ask, call, each, flow, go } from './kit.ts';
import { because } from './reasons.ts';
import {
  activeOf,
  clockwise,
  encounter,
  isActive,
  living,
  sideOf,
  type Side,
  SIDES,
  type World,
} from './state.ts';
import { opening } from './windows.ts';

export const offers = flow('offers', [
  // 6.2 Clockwise from the challenger's left; without a living character there is nothing to offer (19.10).
  each('each', (w, a) => {
    a.queue ??= clockwise(w, w.challenger).filter((seat) => !isActive(w, seat));
    while (a.queue.length > 0) {
      const seat = a.queue.shift()!;
      if (living(w, seat).length > 0) return go('offer', { seat });
    }
    return undefined;
  }),
]);

/** Every living character on either side. */
export function withEverybody(w: World, seat: Seat): string[] {
  const all = living(w, seat);
  return SIDES.flatMap((side) => all.map((id) => `${side}:${id}`));
}

export const offer = flow('offer', [
  ask('offer', {
    rule: '6.2',
    who: (_w, a) => a.seat,
    options: (w, a) => [...withEverybody(w, a.seat), 'out'],
    refuse: (w, a, _seat, option) => {
      const demanding = encounter(w).forced[a.seat];
      if (demanding === undefined) return undefined;
      return option.split(':')[0] === sideOf(w, demanding) ? undefined : because('mustOffer');
    },
    resolve: (_w, a, choice, table) => {
      if (choice === 'out') {
        table.tell('support.withheld', { seat: a.seat });
        table.leave();
        return;
      }
      const [side, character] = choice.split(':') as [Side, CharacterId];
      a.side = side;
      a.character = character;
      table.tell('support.offered', { seat: a.seat, side, character });
    },
  }),
  // 6.3
  ask('answer', {
    rule: '6.3',
    who: (w, a) => activeOf(w, a.side!),
    options: (): ('accept' | 'reject')[] => ['accept', 'reject'],
    about: (_w, a) => ({ seat: a.seat, side: a.side!, character: a.character! }),
    resolve: (w, a, choice, table, by) => {
      const { seat } = a;
      const [side, character, accepted] = [a.side!, a.character!, choice === 'accept'];
      encounter(w).offers.push({ seat, side, character, accepted });
      table.tell('support.answered', { seat, by, accepted });
      if (!accepted) return;
      // 6.5
      encounter(w).parts.push({ seat, side, character, supports: true, defenderReward: false });
      rewardSupport(w, by, seat, table);
    },
  }),
  // 6.4
  call('window', (w, a) => opening(w, 'after_support_offer', a.seat)),
]);

/** Renly: who is accepted draws, and so does the active player, once (19.58). */
function rewardSupport(w: World, by: string, seat: string, table: Told): void {
  for (const bonus of encounter(w).bonusForSupport) {
    if (bonus.seat !== by) continue;
    draw(w, seat, bonus.supporterDraws, table);
    if (!bonus.drew) draw(w, by, bonus.selfDraws, table);
    bonus.drew = true;
  }
}
