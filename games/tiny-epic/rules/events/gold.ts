// Events about gold and victory points, and about the own Hero Card.

import { card } from '../../data/data.ts';
import { realTokens } from '../pools.ts';
import { addToHand } from '../cards.ts';
import { deciderFor } from '../coop/units.ts';
import { ask, call, type EventArgs, flow, go, step } from '../kit.ts';
import {
  alliesOf,
  controls,
  domainsOf,
  goldMaximum,
  holdsThrone,
  player,
  purse,
  throneHolder,
} from '../state.ts';
import { gainGold, gainPoints, loseGold } from '../treasury.ts';
import { paramsOf } from './terms.ts';

/** Drain the Coffers; Survival, which pays more in a follow (§18.26). */
const plainGold = flow('gain-gold', [
  step('gainGold', (w, a, table) => {
    const { gold = 0, goldWhenFollowing = gold } = paramsOf(a);
    gainGold(w, table, a.seat, a.as === 'follow' ? goldWhenFollowing : gold);
  }),
]);

/** Spoils of War. */
const sharedGold = flow('gain-gold-others-gain', [
  step('gainGold', (w, a, table) => {
    const { gold = 0, othersGold = 0 } = paramsOf(a);
    if (w.coop !== undefined) return void gainGold(w, table, a.seat, gold); // §21.20: the other one is the Night King
    for (const seat of w.order) gainGold(w, table, seat, seat === a.seat ? gold : othersGold);
  }),
]);

/** Lone Wolf. */
const pointsAndGold = flow('gain-vp-gold', [
  step('gain', (w, a, table) => {
    const { vp = 0, gold = 0 } = paramsOf(a);
    gainPoints(w, table, a.seat, vp, 'event');
    gainGold(w, table, a.seat, gold);
  }),
]);

/** Uniting the Bloodlines: Shields held now (E57). */
const goldPerAlliance = flow('gold-per-alliance', [
  step('gainGold', (w, a, table) => {
    const { base = 0, perAlliance = 0 } = paramsOf(a);
    gainGold(w, table, a.seat, base + perAlliance * alliesOf(w, a.seat).length);
  }),
]);

/** Honor from Your Allies. */
const goldPerToken = flow('gold-per-ally-token', [
  step('gainGold', (w, a, table) => {
    const { perToken = 0, throneCounts } = paramsOf(a);
    const throne = throneCounts && holdsThrone(w, a.seat) ? 1 : 0;
    gainGold(w, table, a.seat, perToken * (realTokens(w, a.seat) + throne));
  }),
]);

/** Tariffs from Your Subjects: allied domains count (E58). */
const goldPerDomain = flow('gold-per-domain', [
  step('gainGold', (w, a, table) => {
    const { perDomain = 0, kingsLandingBonus = 0 } = paramsOf(a);
    const bonus = controls(w, a.seat, 'kings-landing') ? kingsLandingBonus : 0;
    gainGold(w, table, a.seat, perDomain * domainsOf(w, a.seat).length + bonus);
  }),
]);

/** A Debt to the Iron Bank, Robert Baratheon. */
const fullPurse = flow('max-gold', [
  step('gainGold', (w, a, table) => {
    gainGold(w, table, a.seat, goldMaximum(w, a.seat) - purse(w, a.seat).gold);
  }),
]);

/** Safe Passage: each purchase paid in full (E55). */
const boughtPoints = flow('buy-vp', [
  ask('buy', {
    openly: true,
    rule: '18.20',
    shape: 'number',
    who: (_w, a) => a.seat,
    options: () => [],
    between: (w, a) => {
      const affordable = Math.floor(purse(w, a.seat).gold / goldPerUse(a));
      return [1, Math.min(paramsOf(a).max ?? affordable, affordable)];
    },
    resolve: (w, a, times, table) => {
      loseGold(w, table, a.seat, times * goldPerUse(a));
      gainPoints(w, table, a.seat, times * (paramsOf(a).vpPerUse ?? 0), 'event');
    },
  }),
]);

/** §18.9 Unjust Trial: who cannot pay in full leaves King's Landing instead. */
const taxTheThrone = flow('tax-the-throne', [
  step('tax', (w, a, table) => {
    const holder = throneHolder(w)!;
    const { gold = 0 } = paramsOf(a);
    if (purse(w, holder).gold < gold) return;
    loseGold(w, table, holder, gold);
    a.paid = true;
  }),
  call(
    'leaveKingsLanding',
    (w, _a, table) => {
      const holder = throneHolder(w)!;
      table.tell('throne.lost', { seat: holder });
      const decider = w.coop === undefined ? holder : deciderFor(w, w.map['kings-landing']);
      return go('retreat', { from: 'kings-landing', side: holder, decider });
    },
    (_w, a) => !a.paid && paramsOf(a).elseRetreat === true,
  ),
]);

/** Instruction in Swords, for the own house's Hero Card only (E44). Where it lies everybody can see. */
const heroCardDrill = flow('hero-card-drill', [
  step('drill', (w, a, table) => {
    const { leader, faceUp } = player(w, a.seat);
    const { vpIfInHand = 0, goldIfPlayed = 0, returnPlayedCard } = paramsOf(a);
    if (!faceUp.includes(leader)) return gainPoints(w, table, a.seat, vpIfInHand, 'event');
    if (returnPlayedCard) {
      faceUp.splice(faceUp.indexOf(leader), 1);
      addToHand(w, a.seat, [leader]);
      table.tell('hero-card.readied', { seat: a.seat, hero: leader });
    }
    gainGold(w, table, a.seat, goldIfPlayed);
  }),
]);

export const goldFlows = [
  plainGold,
  sharedGold,
  pointsAndGold,
  goldPerAlliance,
  goldPerToken,
  goldPerDomain,
  fullPurse,
  boughtPoints,
  taxTheThrone,
  heroCardDrill,
];

function goldPerUse(a: EventArgs): number {
  return card(a.card).event.cost.goldPerUse ?? 0;
}
