// Events that recruit on other terms than §4.1 (§18.4, §18.17).

import type { Seat } from '@three-thrones/kernel';
import type { HouseId } from '../../data/ids.ts';
import { passToken } from '../allies.ts';
import { housesIn } from '../pools.ts';
import { passToTerror } from '../coop/treaty.ts';
import { ask, call, flow, go, type RecruitArgs, step } from '../kit.ts';
import type { World } from '../state.ts';
import { gainGold } from '../treasury.ts';
import { opponents } from './allies.ts';
import { paramsOf, type Played } from './terms.ts';

/** Attempted Coup, Inspire Your Army, A Loyal Squire, Cersei, Followers' Zeal, Aggressive Arbitration: no gold for any unit. */
const recruitFree = flow('recruit-free', [
  // Aggressive Arbitration: the token is the cost, the Ally Pool it goes to the player's choice
  ask('giveToken', {
    openly: true,
    rule: '4.6.1',
    when: (_w, a) => paramsOf(a).giveTo === 'another-player',
    who: (_w, a) => a.seat,
    options: (w, a) => gifts(w, a.seat),
    resolve: (w, a, option, table) => {
      const [to, house] = option.split(':') as [Seat, HouseId];
      if (w.coop !== undefined) passToTerror(w, table, house);
      else passToken(w, table, a.seat, to, house);
    },
  }),
  step('gainGold', (w, a, table) => {
    gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
  }),
  call('recruit', (_w, a) => go('recruit', { ...recruitsOf(a), free: true })),
]);

/** Hire Sellswords: what they cost together was paid with the card. */
const recruitFixedPrice = flow('recruit-fixed-price', [
  call('recruit', (_w, a) => go('recruit', { ...recruitsOf(a), free: true })),
]);

/** Robb Stark: more units, cheaper Heroes. */
const recruitExtended = flow('recruit-extended', [call('recruit', (_w, a) => go('recruit', recruitsOf(a)))]);

export const recruitFlows = [recruitFree, recruitFixedPrice, recruitExtended];

/** Who gets which token. */
function gifts(w: World, seat: Seat): `${Seat}:${HouseId}`[] {
  return opponents(w, seat).flatMap((to) => housesIn(w, seat).map((id) => `${to}:${id}` as const));
}

/** The Recruit a card speaks of. It may be declined unless the text names a least number (§18.22). */
export function recruitsOf(a: Played): RecruitArgs {
  const { units, tokens, min = 0, exact, from, into, heroDiscount } = paramsOf(a);
  return {
    seat: a.seat,
    left: tokens ?? units ?? 0,
    deployed: 0,
    mayDecline: min === 0,
    ...(tokens !== undefined && { tokensOnly: true }),
    ...(exact && { exact }),
    ...(from && { from }),
    ...(into === 'domain-of-controlled-hero' && { into }),
    ...(heroDiscount !== undefined && { heroDiscount }),
  };
}
