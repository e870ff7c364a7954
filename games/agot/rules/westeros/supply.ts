// §5 Supply: the track, and armies that no longer fit.

import type { Seat } from '@three-thrones/kernel';
import { tables } from '../../data/data.ts';
import { type AreaId, AREAS, type HouseId, type UnitKind } from '../../data/ids.ts';
import { barrels } from '../control.ts';
import type { Table } from '../facts.ts';
import { ask, each, flow, go, step } from '../kit.ts';
import { because } from '../reasons.ts';
import { player, turnOrder, type World } from '../state.ts';
import { areWithin, fitsSupply } from '../supply-limits.ts';
import { sizeAt, take, unitsAt } from '../units.ts';
import type { WesterosFlows } from './flows.ts';

export const supply = flow('supply', [
  // 5.1
  step('count', (w, _a, table) => {
    for (const id of turnOrder(w)) {
      const now = Math.min(tables.mostSupply, barrels(w, id));
      const before = player(w, id).supply;
      player(w, id).supply = now;
      table.tell('supply.set', { house: id, supply: now, before });
    }
  }),
  // 5.2
  each('reconcile', (_w, a) => {
    const house = a.waiting.shift();
    return house && go('reconcile', { house });
  }),
]);

/** R3 Unit by unit; only units that belong to a set none of which could be spared. */
export const reconcile = flow('reconcile', [
  step('forced', removeForced),
  ask('remove', {
    openly: true,
    rule: '5.2',
    again: true,
    who: (w, a): Seat | undefined => (fitsSupply(w, a.house) ? undefined : a.house),
    options: (w, a) => inArmies(w, a.house),
    refuse: (w, a, _seat, option) => {
      const at = option.split(':')[0] as AreaId;
      return needed(w, a).includes(at) ? undefined : because('notNeeded', { area: at });
    },
    resolve: (w, a, option, table) => {
      remove(w, a, table, option);
      removeForced(w, a, table);
    },
  }),
]);

type Reconcile = WesterosFlows['reconcile'];

/** Units of every army, as `area:kind`. */
function inArmies(w: World, house: HouseId): string[] {
  return AREAS.filter((at) => w.armies[at]?.house === house && sizeAt(w, at) > 1).flatMap((at) =>
    [...new Set(unitsAt(w, at))].map((kind) => `${at}:${kind}`),
  );
}

function remove(w: World, a: Reconcile, table: Table, option: string): void {
  const [at, kind] = option.split(':') as [AreaId, UnitKind];
  a.removed = { ...a.removed, [at]: (a.removed?.[at] ?? 0) + 1 };
  take(w, at, [kind], w.armies[at]!.units.includes(kind) ? 'units' : 'routed');
  table.tell('units.lost', { house: a.house, area: at, units: [kind], why: 'supply' });
}

/** With one legal set left, units of an army of one kind go without a question. */
function removeForced(w: World, a: Reconcile, table: Table): void {
  while (!fitsSupply(w, a.house)) {
    const { areas, gone, sets } = legalSets(w, a);
    const [only] = sets;
    if (!only || sets.length > 1) return;
    const at = areas.find((one, i) => only[i]! > gone[i]! && new Set(unitsAt(w, one)).size === 1);
    if (!at) return;
    remove(w, a, table, `${at}:${unitsAt(w, at)[0]!}`);
  }
}

/** Armies as they were, how many units have gone from each, and the legal sets that contain those. */
function legalSets(w: World, { house, removed = {} }: Reconcile) {
  const areas = AREAS.filter((at) => w.armies[at]?.house === house && sizeAt(w, at) + (removed[at] ?? 0) > 1);
  const gone = areas.map((at) => removed[at] ?? 0);
  const sizes = areas.map((at, i) => sizeAt(w, at) + gone[i]!);
  const sets = removals(sizes, player(w, house).supply).filter((set) => set.every((n, i) => n >= gone[i]!));
  return { areas, gone, sets };
}

/** Areas from which the next unit may go: some legal set takes one more there than has gone so far. */
function needed(w: World, a: Reconcile): AreaId[] {
  const { areas, gone, sets } = legalSets(w, a);
  return areas.filter((_, i) => sets.some((set) => set[i]! > gone[i]!));
}

/** Every way to take units from armies of these sizes so that the rest fits and no single one could be spared. */
export function removals(sizes: readonly number[], supplied: number): number[][] {
  const fits = (taken: readonly number[]): boolean =>
    areWithin(
      supplied,
      sizes
        .map((size, i) => size - taken[i]!)
        .filter((size) => size > 1)
        .sort((one, other) => other - one),
    );
  const found: number[][] = [];
  const taken = sizes.map(() => 0);
  const walk = (at: number): void => {
    if (at === sizes.length) {
      if (fits(taken) && !taken.some((n, i) => n > 0 && fits(taken.with(i, n - 1)))) found.push([...taken]);
      return;
    }
    for (let n = 0; n < sizes[at]!; n++) {
      taken[at] = n;
      walk(at + 1);
    }
    taken[at] = 0;
  };
  walk(0);
  return found;
}
