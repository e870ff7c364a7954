// Units in their areas: every change of what stands where goes through here (1.2, 2.8).

import { unit } from '../data/data.ts';
import { type AreaId, AREAS, type HouseId, UNIT_KINDS, type UnitKind } from '../data/ids.ts';
import type { Army, World } from './state.ts';
import { pieces } from './watched.ts';

/** Where everybody has units. */
export function areasByHouse({ armies }: World): Readonly<Record<HouseId, readonly AreaId[]>> {
  const areas = newLists();
  for (const at of AREAS) {
    const army = armies[at];
    if (army) areas[army.house].push(at);
  }
  return areas;
}

function newLists(): Record<HouseId, AreaId[]> {
  return { stark: [], greyjoy: [], lannister: [], baratheon: [], tyrell: [], martell: [] };
}

const held = pieces.remembering(areasByHouse);

/** Areas where a house has units, in map order. */
export function areasHeld(w: World, id: HouseId): readonly AreaId[] {
  return held(w)[id];
}

/** How many pieces of this kind a house has on the map, attackers on their way included. */
export function onMap(w: World, id: HouseId, kind: UnitKind, areas = areasHeld(w, id)): number {
  let count = 0;
  for (const at of areas) {
    const army = w.armies[at]!;
    count += countOf(army.units, kind) + countOf(army.routed, kind);
  }
  if (w.combat?.attacker.house === id) count += countOf(w.combat.attackers, kind);
  return count;
}

/** Pieces left to muster with (2.8). */
export function inPool(w: World, id: HouseId, kind: UnitKind): number {
  return unit(kind).pool - onMap(w, id, kind);
}

export function countOf(units: readonly UnitKind[], kind: UnitKind): number {
  let count = 0;
  for (const one of units) if (one === kind) count++;
  return count;
}

/** Standing and routed units of an area. */
export function unitsAt(w: World, at: AreaId): UnitKind[] {
  const army = w.armies[at];
  return army ? [...army.units, ...army.routed] : [];
}

/** 5.6 All kinds count 1 each, routed ones too. */
export function sizeAt(w: World, at: AreaId): number {
  const army = w.armies[at];
  return army ? army.units.length + army.routed.length : 0;
}

export function isHeldBy(w: World, at: AreaId, id: HouseId): boolean {
  return w.armies[at]?.house === id;
}

/** Somebody else's units stand there. */
export function isEnemyAt(w: World, at: AreaId, id: HouseId): boolean {
  const army = w.armies[at];
  return army !== undefined && army.house !== id;
}

/** Adds units to an area of the same house, or to an empty one. */
export function add(
  w: World,
  at: AreaId,
  id: HouseId,
  units: readonly UnitKind[],
  as: 'units' | 'routed' = 'units',
): void {
  if (units.length === 0) return;
  const army: Army = (w.armies[at] ??= { house: id, units: [], routed: [] });
  army[as] = inLine([...army[as], ...units]);
  pieces.changed();
}

/** Takes units away, wherever they go next. */
export function take(
  w: World,
  at: AreaId,
  units: readonly UnitKind[],
  from: 'units' | 'routed' = 'units',
): void {
  const army = w.armies[at]!;
  for (const kind of units) army[from].splice(army[from].indexOf(kind), 1);
  if (army.units.length + army.routed.length === 0) delete w.armies[at];
  pieces.changed();
}

/** Takes everybody away. */
export function takeAll(w: World, at: AreaId): void {
  delete w.armies[at];
  pieces.changed();
}

/** Units in the order of UNIT_KINDS. */
export function inLine(units: readonly UnitKind[]): UnitKind[] {
  const line: UnitKind[] = [];
  for (const kind of UNIT_KINDS) for (const one of units) if (one === kind) line.push(kind);
  return line;
}

/** Single units as options: `footman-1`, `footman-2`, `knight-1`, so that each can be named. */
export function named(units: readonly UnitKind[]): string[] {
  return units.map((kind, at) => `${kind}-${units.slice(0, at + 1).filter((one) => one === kind).length}`);
}

/** The kind an option of `named` stands for. */
export function kindOf(name: string): UnitKind {
  return name.slice(0, name.lastIndexOf('-')) as UnitKind;
}
