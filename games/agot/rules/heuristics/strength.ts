// Rough strengths, for guesses about what could happen: what stands somewhere, and what could come.

import { area, tables, unit } from '../../data/data.ts';
import type { AreaId, HouseId, LandId, UnitKind } from '../../data/ids.ts';
import { controller } from '../control.ts';
import { initialStrength } from '../combat/strength.ts';
import type { World } from '../state.ts';

/** 13.2 Units by themselves; Siege Engines count in an attack on a structure. */
export function strengthOf(units: readonly UnitKind[], attacksStructure: boolean): number {
  let sum = 0;
  for (const kind of units)
    sum += kind === 'siegeEngine' && attacksStructure ? tables.siegeStrength : unit(kind).strength;
  return sum;
}

/** What an attacker of this area meets, before orders, cards and help: units, garrison, neutral force. */
export function resistance(w: World, at: AreaId): number {
  const land = at as LandId;
  const standing = w.armies[at]?.units ?? [];
  return strengthOf(standing, false) + (w.garrisons[land] ?? 0) + (w.neutrals[land] ?? 0);
}

/** The strongest attack an enemy next to an area could make on it: one army, and half of what else could support it. */
export function threatTo(w: World, id: HouseId, at: AreaId): number {
  const isLand = area(at).type === 'land';
  const structure = area(at).structure !== 'none';
  const best = new Map<HouseId, { army: number; all: number }>();
  for (const from of area(at).adjacent) {
    const army = w.armies[from];
    if (!army || army.house === id || army.units.length === 0) continue;
    const strength = strengthOf(army.units, structure);
    const known = best.get(army.house) ?? { army: 0, all: 0 };
    // Ships do not go ashore, they only support
    const marches = isLand === (area(from).type === 'land') ? strength : 0;
    best.set(army.house, { army: Math.max(known.army, marches), all: known.all + strength });
  }
  let most = 0;
  for (const { army, all } of best.values()) if (army > 0) most = Math.max(most, (army + all) / 2);
  return most;
}

/** How likely a lead in strength wins, with cards unknown. */
export function chanceWith(lead: number): number {
  return 1 / (1 + Math.exp(-lead * 0.7));
}

/** What an area is worth to whoever holds it. */
export function worthOf(at: AreaId): number {
  const { type, structure, supply, power, musterPoints } = area(at);
  if (type !== 'land') return type === 'sea' ? 0.8 : 0.2;
  return 0.6 + 0.8 * supply + 0.5 * power + (structure === 'none' ? 0 : 9 + musterPoints);
}

/** What it would be worth to this house to take an area from whoever holds it. */
export function gainAt(w: World, id: HouseId, at: AreaId): number {
  const owner = controller(w, at);
  if (owner === id) return 0;
  return worthOf(at) * (owner === undefined ? 1 : 1.2);
}

/** 13.2 How far the attacker of the combat under way is ahead before any card. */
export function initialLead(w: World): number {
  return initialStrength(w, 'attacker') - initialStrength(w, 'defender');
}
