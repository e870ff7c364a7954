// Events that recruit on other terms than §4.1 (§18.4, §18.17).

import { call, flow, go, type RecruitArgs, step } from '../kit.ts';
import { gainGold } from '../treasury.ts';
import { paramsOf, type Played } from './terms.ts';

/** Attempted Coup, Inspire Your Army, A Loyal Squire, Cersei: no gold for any unit. */
const recruitFree = flow('recruit-free', [
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
