// The two sides of a combat, and the units that take part (1.9).

import { area } from '../../data/data.ts';
import type { HouseId, UnitKind } from '../../data/ids.ts';
import type { LossReason, Table } from '../facts.ts';
import { type Combat, isHigher, type Side, type Stake, type World } from '../state.ts';
import { take } from '../units.ts';

export const SIDES: readonly Side[] = ['attacker', 'defender'];

export function theCombat(w: World): Combat {
  return w.combat!;
}

export function stake(w: World, side: Side): Stake {
  return theCombat(w)[side];
}

export function houseOf(w: World, side: Side): HouseId {
  return theCombat(w)[side].house;
}

export function other(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** The side of a house that fights; nothing for anybody else. */
export function sideOf(w: World, id: HouseId): Side | undefined {
  return SIDES.find((side) => houseOf(w, side) === id);
}

export function loserOf(w: World): Side {
  return other(theCombat(w).winner!);
}

/** R104 The combatant higher on the Iron Throne track acts first. */
export function inTurnOrder(w: World): Side[] {
  const attackerFirst = isHigher(w, 'iron-throne', houseOf(w, 'attacker'), houseOf(w, 'defender'));
  return attackerFirst ? ['attacker', 'defender'] : ['defender', 'attacker'];
}

/** A castle or stronghold stands in the embattled area; never in a sea or port (R48). */
export function isForStructure(w: World): boolean {
  return area(theCombat(w).area).structure !== 'none';
}

const NOBODY: readonly UnitKind[] = [];

/** Participating units that are not routed. */
export function standing(w: World, side: Side): readonly UnitKind[] {
  const { area: at, attackers, defender } = theCombat(w);
  if (side === 'attacker') return attackers;
  const army = w.armies[at];
  return army?.house === defender.house ? army.units : NOBODY;
}

/** Participating routed units: only defenders can be, since routed units do not march (13.17). */
export function routed(w: World, side: Side): readonly UnitKind[] {
  const { area: at, defender } = theCombat(w);
  if (side === 'attacker') return NOBODY;
  const army = w.armies[at];
  return army?.house === defender.house ? army.routed : NOBODY;
}

/** Takes participating units off the table of this combat, wherever they go next. */
export function withdraw(
  w: World,
  side: Side,
  units: readonly UnitKind[],
  from: 'units' | 'routed' = 'units',
): void {
  const { area: at, attackers } = theCombat(w);
  if (side === 'defender') take(w, at, units, from);
  else for (const kind of units) attackers.splice(attackers.indexOf(kind), 1);
}

/** Destroys participating units; they go back to the pool of their house (2.8). */
export function destroy(
  w: World,
  table: Table,
  side: Side,
  units: readonly UnitKind[],
  why: LossReason,
  from: 'units' | 'routed' = 'units',
): void {
  if (units.length === 0) return;
  const lost = [...units];
  withdraw(w, side, lost, from);
  table.tell('units.lost', { house: houseOf(w, side), area: theCombat(w).area, units: lost, why });
}
