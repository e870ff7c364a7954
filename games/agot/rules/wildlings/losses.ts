// Units of a house, wherever they stand, named one by one and lost.

import { type AreaId, AREAS, type HouseId, type UnitKind } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import type { World } from '../state.ts';
import { kindOf, named, take, unitsAt } from '../units.ts';

/** Every unit of a house as `area:kind-number`, in map order; only of one kind or area if asked for. */
export function unitNames(w: World, house: HouseId, only: { kind?: UnitKind; at?: AreaId } = {}): string[] {
  const names: string[] = [];
  for (const at of only.at ? [only.at] : AREAS) {
    if (w.armies[at]?.house !== house) continue;
    for (const name of named(unitsAt(w, at)))
      if (!only.kind || kindOf(name) === only.kind) names.push(`${at}:${name}`);
  }
  return names;
}

/** The area and the kind of a unit named by `unitNames`. */
export function placeOf(name: string): [AreaId, UnitKind] {
  const [at, unit] = name.split(':') as [AreaId, string];
  return [at, kindOf(unit)];
}

/** Units of one kind in one area: which of them are taken makes no difference. */
export function areAlike(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.slice(0, name.lastIndexOf('-')))).size < 2;
}

/** 15.8 They are gone, and no token is left behind. */
export function destroy(w: World, table: Table, house: HouseId, names: readonly string[]): void {
  const byArea = new Map<AreaId, UnitKind[]>();
  for (const name of names) {
    const [at, kind] = placeOf(name);
    byArea.set(at, [...(byArea.get(at) ?? []), kind]);
    take(w, at, [kind], w.armies[at]!.units.includes(kind) ? 'units' : 'routed');
  }
  for (const [at, units] of byArea) table.tell('units.lost', { house, area: at, units, why: 'wildlings' });
}
