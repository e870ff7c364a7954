// 13.2, 13.8 The strength of a side, line by line. Pure: combat screens and previews read the same lines.

import { area, card, order, tables, tide, unit } from '../../data/data.ts';
import {
  type CardId,
  type HouseId,
  type LandId,
  type OrderType,
  UNIT_KINDS,
  type UnitKind,
} from '../../data/ids.ts';
import { isHigher, player, type Side, type Support, type World } from '../state.ts';
import { countOf } from '../units.ts';
import { effectOf } from './effects.ts';
import type { Line } from './line.ts';
import { houseOf, isForStructure, other, routed, SIDES, stake, standing, theCombat } from './sides.ts';

export type { Line };

/** The House cards that count; none of them for the initial strength (13.2). */
export type Played = Readonly<Partial<Record<Side, CardId | undefined>>>;

export function playedCards(w: World): Played {
  return { attacker: stake(w, 'attacker').card, defender: stake(w, 'defender').card };
}

/** What stands behind a side; with `played` as the House cards, by default those that lie open. */
export function lines(w: World, side: Side, played: Played = playedCards(w)): Line[] {
  return [
    ...unitLines(w, side, played),
    ...orderLines(w, side, played),
    ...garrisonLines(w, side),
    ...theCombat(w)
      .support.filter((support) => support.side === side)
      .map((support) => supportLine(w, support, played)),
    ...cardLines(w, side, played),
    ...extraLines(w, side),
  ];
}

/** 13.8 Below 0 counts as 0. */
export function total(parts: readonly Line[]): number {
  return Math.max(
    0,
    parts.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** 13.2 Units, orders, garrison and support, before any card. */
export function initialStrength(w: World, side: Side): number {
  return total(lines(w, side, {}));
}

/** 13.1d, 13.2 A unit by itself: a Siege Engine counts only in an attack on a structure. */
function baseStrength(kind: UnitKind, attacksStructure: boolean): number {
  return kind === 'siegeEngine' && attacksStructure ? tables.siegeStrength : unit(kind).strength;
}

/** R23-R24 Support of anybody, own areas included, even if it adds nothing. */
function isSupported(w: World, side: Side): boolean {
  return theCombat(w).support.some((support) => support.side === side);
}

/** What one standing unit of a house counts for a side, under the cards played. */
function worth(w: World, kind: UnitKind, house: HouseId, side: Side, played: Played): number {
  const base = baseStrength(kind, side === 'attacker' && isForStructure(w));
  // R46 Only the units of the card's own house, when it attacks
  const raised =
    house === houseOf(w, 'attacker') ? effectOf(played.attacker, 'unit-strength-when-attacking') : undefined;
  const strength = raised?.unit === kind ? raised.strengthEach : base;
  const saan = kind === 'ship' ? SIDES.find((one) => zeroesForeignShips(w, one, played)) : undefined;
  if (saan === undefined || house === houseOf(w, saan)) return strength;
  // R44 By turn order, a bonus that comes later is added to the 0
  const bonusComesLater =
    w.switches.salladhorAgainstVictarion === 'turnOrder' &&
    isHigher(w, 'iron-throne', houseOf(w, saan), house);
  return bonusComesLater ? strength - base : 0;
}

/** R45 */
function zeroesForeignShips(w: World, side: Side, played: Played): boolean {
  return effectOf(played[side], 'zero-foreign-ships-if-supported') !== undefined && isSupported(w, side);
}

function unitLines(w: World, side: Side, played: Played): Line[] {
  const units = standing(w, side);
  const found: Line[] = [];
  for (const kind of UNIT_KINDS) {
    const count = countOf(units, kind);
    if (count === 0) continue;
    const amount = count * worth(w, kind, houseOf(w, side), side, played);
    found.push({ what: 'units', by: kind, count, amount });
  }
  const lying = routed(w, side).length;
  if (lying > 0) found.push({ what: 'routed', count: lying, amount: 0 });
  return found;
}

/** The attacker's march modifier, the defender's Defense order, as long as it lies there (E74). */
function orderLines(w: World, side: Side, played: Played): Line[] {
  const { area: at, march, defender } = theCombat(w);
  if (side === 'attacker') return [{ what: 'march', by: march, amount: order(march).modifier }];
  const placed = w.orders[at];
  if (placed?.house !== defender.house || typeOf(placed.order) !== 'defense') return [];
  const times = effectOf(played.defender, 'double-own-defense-order') ? 2 : 1; // R47
  return [{ what: 'defense', by: placed.order, amount: times * order(placed.order).modifier }];
}

function typeOf(id: Parameters<typeof order>[0]): OrderType {
  return order(id).type;
}

/** 19.5 */
function garrisonLines(w: World, side: Side): Line[] {
  const { area: at, defender } = theCombat(w);
  const garrison = w.garrisons[at as LandId];
  if (side === 'attacker' || !garrison || area(at).home !== defender.house) return [];
  return [{ what: 'garrison', amount: garrison }];
}

/** The units of a supporting area; a special order adds 1, even over routed units only (R14). */
function supportLine(w: World, { area: at, house, side }: Support, played: Played): Line {
  let amount = 0;
  for (const kind of w.armies[at]?.units ?? []) amount += worth(w, kind, house, side, played);
  const placed = w.orders[at];
  if (placed) amount += order(placed.order).modifier;
  return { what: 'support', by: at, house, amount };
}

/** The printed number, 0 under an effect that says so (R43), and what the ability adds. */
function cardLines(w: World, side: Side, played: Played): Line[] {
  const mine = played[side];
  if (mine === undefined) return [];
  const isZero = effectOf(played[other(side)], 'zero-opponent-printed-strength') !== undefined;
  const found: Line[] = [{ what: 'card', by: mine, amount: isZero ? 0 : card(mine).strength }];
  const { strength = 0 } = bonusOf(w, side, mine);
  if (strength > 0) found.push({ what: 'ability', by: mine, amount: strength });
  return found;
}

/** What an ability adds to its side. */
interface Bonus {
  readonly strength?: number;
  readonly swords?: number;
  readonly towers?: number;
}

const NO_BONUS: Bonus = {};

/** 13.8, 13.11 What the ability of a card adds to it, strength and icons alike, if what it asks for holds now. */
function bonusOf(w: World, side: Side, mine: CardId): Bonus {
  const me = houseOf(w, side);
  // R50 As the track stands now
  const rival = effectOf(mine, 'bonus-if-opponent-higher-on-track');
  if (rival) return isHigher(w, rival.track, houseOf(w, other(side)), me) ? rival : NO_BONUS;
  // R49 In the discard pile, not in hand
  const friend = effectOf(mine, 'bonus-if-own-card-discarded');
  if (friend) return player(w, me).discard.includes(friend.cardId) ? friend : NO_BONUS;
  // R48
  const keep = effectOf(mine, 'bonus-when-defending-structure');
  if (keep) return side === 'defender' && isForStructure(w) ? keep : NO_BONUS;
  const alone = effectOf(mine, 'bonus-if-unsupported');
  if (alone) return isSupported(w, side) ? NO_BONUS : alone;
  const byRole = effectOf(mine, 'icon-by-role');
  if (byRole) return side === 'attacker' ? byRole.attacking : byRole.defending;
  return NO_BONUS;
}

/** 13.7, 18.4 */
function extraLines(w: World, side: Side): Line[] {
  const { blade, tide: drawn } = stake(w, side);
  const found: Line[] = [];
  if (blade) found.push({ what: 'blade', amount: 1 });
  if (drawn) found.push({ what: 'tides', by: drawn, amount: tide(drawn).strength });
  return found;
}

/** 13.11, 18.4 Swords and towers of House card, ability and Tides card. */
export function icons(
  w: World,
  side: Side,
  played: Played = playedCards(w),
): { swords: number; towers: number } {
  const mine = played[side];
  const { tide: drawn } = stake(w, side);
  let [swords, towers] = [0, 0];
  for (const from of [mine && card(mine), mine && bonusOf(w, side, mine), drawn && tide(drawn)]) {
    if (!from) continue;
    swords += from.swords ?? 0;
    towers += from.towers ?? 0;
  }
  return { swords, towers };
}
