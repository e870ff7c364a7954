// 13.14-13.16 After the fighting.

import type { LandId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { putOrder, removeOrder, removeStrayOrders, takeOrder } from '../orders.ts';
import { removeToken } from '../power.ts';
import type { World } from '../state.ts';
import { noteOverSupply } from '../supply-limits.ts';
import { add } from '../units.ts';
import { tellUsed } from './cards/used.ts';
import { has } from './effects.ts';
import { intoHand, ontoDiscard, refill } from './hands.ts';
import { inTurnOrder, SIDES, stake, theCombat } from './sides.ts';

export function attackerWon(w: World): boolean {
  return theCombat(w).winner === 'attacker';
}

/** R57 The attackers have won, but may not enter. */
export function isKeptOut(w: World): boolean {
  return attackerWon(w) && has(w, 'defender', 'attacker-may-not-enter');
}

/** The beaten defender's order and Power token go, whether or not anybody enters. */
export function removeOrderAndToken(w: World, table: Table): void {
  const { area: at, defender } = theCombat(w);
  if (isKeptOut(w)) tellUsed(w, table, 'defender');
  if (w.orders[at]?.house === defender.house) removeOrder(w, table, at, 'beaten');
  if (isKeptOut(w) && w.switches.arianneKeepsPowerToken) return;
  if (w.tokens[at as LandId] === defender.house) removeToken(w, table, at as LandId);
}

/** R57 Winners that may not enter go back to where they marched from: they do not retreat, and nothing happens to them. */
export function goBack(w: World, table: Table): void {
  const combat = theCombat(w);
  const { area: from, origin, attackers: units } = combat;
  if (units.length === 0) return;
  const { house } = combat.attacker;
  combat.attackers = [];
  add(w, origin, house, units);
  noteOverSupply(w, house);
  table.tell('units.returned', { house, from, area: origin, units });
}

export function enter(w: World, table: Table): void {
  const combat = theCombat(w);
  const { area: at, attacker, attackers: units } = combat;
  if (units.length === 0) return;
  combat.attackers = [];
  add(w, at, attacker.house, units);
  table.tell('area.entered', { house: attacker.house, area: at, units });
  // R56 The token may be resolved again from where it lies now
  if (has(w, 'attacker', 'keep-march-order-in-conquered-area')) combat.keepsMarch = true;
}

export function putMarchAway(w: World, table: Table): void {
  const { area: at, origin, attacker, march, keepsMarch } = theCombat(w);
  if (!keepsMarch) return removeOrder(w, table, origin, 'resolved');
  takeOrder(w, origin);
  putOrder(w, at, attacker.house, march);
  tellUsed(w, table, 'attacker', { area: at });
  table.tell('order.moved', { house: attacker.house, order: march, from: origin, area: at });
}

export function putCardsAway(w: World): void {
  for (const side of SIDES) {
    const { house, card, returns } = stake(w, side);
    if (card === undefined) continue;
    if (returns) intoHand(w, house, [card]);
    else ontoDiscard(w, house, card);
  }
  theCombat(w).over = true;
}

/** 13.15 */
export function refillHands(w: World, table: Table): void {
  for (const side of inTurnOrder(w)) refill(w, table, stake(w, side).house, stake(w, side).card);
}

/** 13.16, R85 Ports are the march's business (17.6). */
export function endCombat(w: World, table: Table): void {
  const { area: at, winner, attacker, defender } = theCombat(w);
  removeStrayOrders(w, table);
  w.combat = undefined;
  const house = winner === 'attacker' ? attacker.house : defender.house;
  table.tell('combat.ended', { area: at, winner, house });
}
