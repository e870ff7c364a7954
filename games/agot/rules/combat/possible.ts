// How strong everybody could be on an area the next time somebody marches there, as units stand now. Counted from the lines of
// the rules (13.2, 13.8) with the best that may still come: orders while none are shown (9.1-9.4), own support (13.1c), cards
// of the open hand (20.1), a fresh Blade (13.7). What lies face down is not looked at: every eye finds the same.

import { keysOf } from '@three-thrones/kernel';
import { area, order } from '../../data/data.ts';
import {
  type AreaId,
  type CardId,
  type HouseId,
  type LandId,
  type OrderId,
  ORDERS,
  type OrderType,
} from '../../data/ids.ts';
import { defenderOf, isAttack } from '../actions/declared.ts';
import { controller } from '../control.ts';
import { housesWith, ordersOf } from '../orders.ts';
import { isBanned } from '../planning/legal-orders.ts';
import { landsInReach, watersInReach } from '../reach.ts';
import { type Combat, player, type Side, type World } from '../state.ts';
import { starsOf } from '../tracks.ts';
import { areasHeld, sizeAt, unitsAt } from '../units.ts';
import { supportWorth } from './prospects.ts';
import { type Line, lines, total } from './strength.ts';
import { supportReach, supportingAreas } from './supporting-areas.ts';

/** The most a house could bring. */
export interface Possible {
  readonly house: HouseId;
  readonly lines: readonly Line[];
  readonly total: number;
}

export interface PossibleAttack extends Possible {
  readonly from: AreaId;
  /** Nobody stands there: it would walk in (12.3). */
  readonly isPeaceful: boolean;
}

export interface PossibleOn {
  /** The strongest march of each house that could come and does not hold the area, strongest first. */
  readonly attacks: readonly PossibleAttack[];
  /** What the first of them could meet, where a house would fight it. */
  readonly defence?: Possible;
}

const NOBODY: PossibleOn = { attacks: [] };

export function possibleOn(now: World, at: AreaId): PossibleOn {
  const holder = controller(now, at);
  if (holder === undefined && !isNeutral(now, at)) return NOBODY;
  const isShown = housesWith(now, 'march').length > 0;
  const w = isShown ? now : nextRound(now);
  const attacks = w.order
    .filter((house) => house !== holder)
    .flatMap((house) => attackOf(w, house, at, isShown) ?? [])
    .sort((one, other) => other.total - one.total);
  const first = attacks.find(({ isPeaceful }) => !isPeaceful);
  if (!first || isNeutral(w, at)) return { attacks };
  return { attacks, defence: defenceOf(w, fightOf(w, first.house, first.from, at, 'march-0'), isShown) };
}

/** Nobody has a march to make any more, or has shown one: everybody stands again, with every order to choose from. */
function nextRound(w: World): World {
  const armies: World['armies'] = {};
  for (const at of keysOf(w.armies))
    armies[at] = { house: w.armies[at]!.house, units: unitsAt(w, at), routed: [] };
  // 4.5 Bans go with their round.
  const bans = keysOf(w.orders).length === 0 ? w.bans : [];
  return { ...w, armies, bans, orders: {}, bladeUsed: false, combat: undefined, march: undefined };
}

function attackOf(w: World, house: HouseId, at: AreaId, isShown: boolean): PossibleAttack | undefined {
  const isPeaceful = !isAttack(w, house, at);
  let best: PossibleAttack | undefined;
  const origins = isShown ? ordersOf(w, house, 'march') : areasHeld(w, house);
  // Whoever else is near may support: of equals the larger army marches.
  for (const from of [...origins].sort((one, other) => sizeAt(w, other) - sizeAt(w, one))) {
    if (w.combat?.origin === from || !canReach(w, house, from, at)) continue;
    for (const march of isShown ? [w.orders[from]!.order] : tokens(w, 'march', starsOf(w, house))) {
      const staged = { ...w, combat: fightOf(w, house, from, at, march) };
      const stars = starsOf(w, house) - starsIn(march);
      const found = strongest(staged, 'attacker', isShown ? undefined : stars);
      if (!best || found.total > best.total) best = { ...found, from, isPeaceful };
    }
  }
  return best;
}

/** 12.2, 12.8 Standing units only: those that are routed stay. */
function canReach(w: World, house: HouseId, from: AreaId, at: AreaId): boolean {
  const army = w.armies[from];
  if (from === at || army?.house !== house || army.units.length === 0) return false;
  const goals: readonly AreaId[] =
    area(from).type === 'land' ? landsInReach(w, house, from as LandId) : watersInReach(w, house, from);
  return goals.includes(at);
}

/** 13.1d, 13.2 What the defender has there, with the best order where units stand that could have one. */
function defenceOf(w: World, combat: Combat, isShown: boolean): Possible {
  const { house } = combat.defender;
  const { area: at } = combat;
  if (isShown) return strongest({ ...w, combat }, 'defender', undefined);
  const stars = starsOf(w, house);
  const orders = w.armies[at] ? tokens(w, 'defense', stars) : [];
  const tries = [undefined, ...orders].map((token) =>
    strongest(
      { ...w, combat, orders: token ? { ...w.orders, [at]: { house, order: token } } : w.orders },
      'defender',
      stars - (token ? starsIn(token) : 0),
    ),
  );
  return tries.reduce((best, one) => (one.total > best.total ? one : best));
}

function fightOf(w: World, house: HouseId, from: AreaId, at: AreaId, march: OrderId): Combat {
  const foe = isAttack(w, house, at) ? defenderOf(w, at) : controller(w, at)!;
  return {
    ...{ area: at, origin: from, march, attackers: w.armies[from]!.units, support: [] },
    ...{ attacker: staked(w, house, at), defender: staked(w, foe, at) },
  };
}

/** 13.7 With a Blade that is fresh; no Blade and no card counts against a neutral force (§19). */
function staked(w: World, house: HouseId, at: AreaId): Combat[Side] {
  const isFresh = w.holders.fiefdoms === house && !w.bladeUsed && !isNeutral(w, at);
  return { house, ...(isFresh && { blade: true }) };
}

function isNeutral(w: World, at: AreaId): boolean {
  return w.neutrals[at as LandId] !== undefined;
}

/** With every card of the hand and with support or without; so many stars are left for it, none where orders lie open. */
function strongest(w: World, side: Side, stars: number | undefined): Possible {
  const combat = w.combat!;
  const { house } = combat[side];
  const orders = stars === undefined ? w.orders : supportOrders(w, side, stars);
  const from = supportingAreas({ ...w, orders }, combat.area, house).filter((one) => one !== combat.origin);
  const support = from.map((one) => ({ area: one, house, side }));
  const hand: readonly (CardId | undefined)[] = isNeutral(w, combat.area)
    ? [undefined]
    : [undefined, ...player(w, house).hand];
  let best: Possible | undefined;
  for (const given of support.length > 0 ? [[], support] : [[]])
    for (const card of hand) {
      const tried = lines({ ...w, orders, combat: { ...combat, support: given } }, side, { [side]: card });
      const strength = total(tried);
      if (!best || strength > best.total) best = { house, lines: tried, total: strength };
    }
  return best!;
}

/** 13.1c The Support orders a house could have next to a fight, where they are worth most. */
function supportOrders(w: World, side: Side, stars: number): World['orders'] {
  const { area: at, origin, [side]: of } = w.combat!;
  const { house } = of;
  const near = supportReach(at)
    .filter((from) => from !== origin && w.armies[from]?.house === house)
    .map((from) => ({ from, worth: supportWorth(w, from, house, side) }))
    .sort((one, other) => other.worth - one.worth);
  const orders = { ...w.orders };
  for (const [place, token] of tokens(w, 'support', stars).entries()) {
    const from = near[place]?.from;
    if (from) orders[from] = { house, order: token };
  }
  return orders;
}

/** 9.2-9.4 Order tokens of a type that a house may use, best first. */
function tokens(w: World, type: OrderType, stars: number): OrderId[] {
  return ORDERS.filter((id) => order(id).type === type && !isBanned(w, id))
    .flatMap((id) =>
      Array<OrderId>(order(id).special ? Math.min(stars, order(id).copies) : order(id).copies).fill(id),
    )
    .sort((one, other) => order(other).modifier - order(one).modifier);
}

function starsIn(id: OrderId): number {
  return order(id).special ? 1 : 0;
}
