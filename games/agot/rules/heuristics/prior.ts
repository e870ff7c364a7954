// How promising an option looks before any search: higher is better, 1 is neutral.

import type { Decision } from '@three-thrones/kernel';
import { area, card } from '../../data/data.ts';
import type { AreaId, CardId, HouseId, LandId, UnitKind } from '../../data/ids.ts';
import { areaIn, orderIn } from '../planning/legal-orders.ts';
import { player, type Side, type World } from '../state.ts';
import { kindOf } from '../units.ts';
import { destinationWorth, orderPrior } from './order-prior.ts';
import { initialLead, worthOf } from './strength.ts';

type Guess = (w: World, id: HouseId, option: string, decision: Decision) => number;

export function prior(w: World, decision: Decision, option: string): number {
  const guess = GUESSES[decision.kind];
  if (guess) return guess(w, decision.seat as HouseId, option, decision);
  return option === 'none' || option === 'done' || option === 'no' ? 0.5 : 1;
}

const placement: Guess = (w, id, option) => orderPrior(w, id, areaIn(option), orderIn(option));
const ownArea: Guess = (_w, _id, option) => worthOf(option as AreaId);

/** Cheap units are the first to go. */
const LOSS: Readonly<Record<UnitKind, number>> = { footman: 3, ship: 1.5, knight: 1, siegeEngine: 1.2 };
const losses: Guess = (_w, _id, option) => LOSS[kindOf(option.slice(option.indexOf(':') + 1))] ?? 1;

const GUESSES: Readonly<Record<string, Guess>> = {
  'planning.placeOrders': placement,
  'planning.placeInTurn': placement,
  'raven.use': (_w, _id, use) => ({ look: 1.2, none: 1, swap: 0.4 })[use] ?? 1,
  'raven.swap': placement,
  'raid.chooseTarget': (w, _id, at) => {
    if (at === 'none') return 0.05;
    return w.orders[at as AreaId]?.order.startsWith('consolidate') ? 2 : 1;
  },
  'declareMarch.chooseOrder': (w, id, at) => 0.2 + bestMarch(w, id, at as AreaId),
  'marchMove.chooseDestination': (w, id, to) => {
    if (to === 'again') return 0.01;
    if (to === 'done') return w.march!.moves.length > 0 ? 1.5 : 0.3;
    return destinationWorth(w, id, w.march!.from!, to as AreaId);
  },
  'march.leaveToken': (w, _id, said) => {
    const isWorthIt = worthOf(w.march!.from!) > 1.2;
    return (said === 'yes') === isWorthIt ? 2 : 0.5;
  },
  'consolidate.chooseUse': (_w, _id, use) => (use === 'muster' ? 2 : 1),
  'muster.buy': (_w, _id, buy) => MUSTER[buy.split(':')[1]!] ?? 0.05,
  'musterSomewhere.choose': (_w, _id, at) => (at === 'none' ? 0.1 : area(at as LandId).musterPoints),
  'track.bid': (w, id, bid) => nearTo(Number(bid), player(w, id).power * 0.35),
  'wildlings.bid': (w, id, bid) =>
    nearTo(Number(bid), Math.min(player(w, id).power, 1 + w.threat / w.order.length)),
  'combat.chooseCard': chooseCard,
  'cancelCard.replace': chooseCard,
  'swapCard.choose': (w, id, option, decision) =>
    option === 'none' ? 2 : chooseCard(w, id, option, decision),
  'support.declare': (_w, _id, option) => (option === 'none' ? 0.5 : 1),
  'combat.useBlade': (w, _id, said) => (said === 'yes' && Math.abs(leadOf(w, 'attacker')) <= 2 ? 2 : 1),
  'casualties.choose': losses,
  'retreat.losses': losses,
  'destroyUnits.choose': losses,
  'reconcile.remove': (_w, _id, option) => LOSS[option.slice(option.indexOf(':') + 1) as UnitKind] ?? 1,
  'retreat.area': ownArea,
  'discardCard.choose': (_w, _id, option) => 5 - card(option as CardId).strength,
  'retrieveCard.choose': (_w, _id, option) => (option === 'none' ? 0.1 : 1 + card(option as CardId).strength),
};

const MUSTER: Readonly<Record<string, number>> = {
  knight: 3,
  'upgrade-knight': 2.5,
  footman: 1.5,
  ship: 1.5,
  siegeEngine: 1.2,
  'upgrade-siegeEngine': 1,
};

function bestMarch(w: World, id: HouseId, from: AreaId): number {
  let best = 0;
  for (const to of area(from).adjacent)
    if (area(to).type === area(from).type) best = Math.max(best, destinationWorth(w, id, from, to));
  return best;
}

function nearTo(value: number, wanted: number): number {
  return 1 / (1 + Math.abs(value - wanted));
}

/** A strong card where it can decide, a weak one where the fight is won or lost already. */
function chooseCard(w: World, id: HouseId, option: string, _decision: Decision): number {
  const { strength, swords, towers } = card(option as CardId);
  const lead = leadOf(w, w.combat!.attacker.house === id ? 'attacker' : 'defender');
  const value = strength + 0.4 * swords + 0.2 * towers;
  return Math.abs(lead) <= 3 ? 1 + value : 1 / (1 + value);
}

function leadOf(w: World, side: Side): number {
  const lead = initialLead(w);
  return side === 'attacker' ? lead : -lead;
}
