// §6 Mustering.

import { area, tables, unit } from '../../data/data.ts';
import { type AreaId, type HouseId, type LandId, LANDS, type UnitKind } from '../../data/ids.ts';
import { structuresOf } from '../control.ts';
import type { Table } from '../facts.ts';
import { ask, each, flow, go, step } from '../kit.ts';
import { consolidatePower } from '../power.ts';
import { because, type Reason } from '../reasons.ts';
import type { World } from '../state.ts';
import { allowsUnits } from '../supply-limits.ts';
import { add, countOf, inPool, isEnemyAt, isHeldBy, sizeAt, take } from '../units.ts';
import type { MusterArgs } from './flows.ts';

/** 6.1 */
export const mustering = flow('mustering', [
  each('houses', (w, a) => {
    const house = a.waiting.shift();
    return house && go('muster', { house, points: pointsOf(structuresOf(w, house)), why: 'card' });
  }),
]);

/** 6.2 Points belong to their area. */
export function pointsOf(lands: readonly LandId[]): MusterArgs['points'] {
  return Object.fromEntries(lands.map((at) => [at, area(at).musterPoints]));
}

/** R96 Purchases one by one, in any order; what is left over is lost. */
export const muster = flow('muster', [
  ask('buy', {
    openly: true,
    rule: '6.1',
    again: true,
    about: (_w, { points, orPower }) => ({ points, ...(orPower && { orPower }) }),
    who: (w, a) => (!a.isDone && canBuy(w, a) ? a.house : undefined),
    options: (_w, a) => {
      const all = purchases(a);
      all.push('done');
      return all;
    },
    refuse: (w, a, _seat, option) => (option === 'done' ? undefined : refused(w, a, option)),
    resolve: (w, a, option, table) => {
      if (option === 'done') a.isDone = true;
      else buy(w, a, option, table);
    },
  }),
  // R73 A special Consolidate Power order by which nothing was mustered gives power
  step(
    'powerInstead',
    (w, a, table) => {
      for (const at in a.points) consolidatePower(w, table, a.house, at as LandId);
    },
    (_w, a) => a.orPower === true && isUnspent(a),
  ),
]);

const LAND_KINDS = ['footman', 'knight', 'siegeEngine'] as const;
const UPGRADES = ['knight', 'siegeEngine'] as const;

/** Whatever an area with points left could bring. */
function purchases({ points }: MusterArgs): string[] {
  const all: string[] = [];
  for (const at of MUSTERING) if (points[at]) all.push(...WARES[at]!);
  return all;
}

/** Areas that have points at all (6.2), in map order. */
const MUSTERING = LANDS.filter((at) => area(at).musterPoints > 0);

/** 6.3, 6.5 A purchase is `area:footman`, `area:ship:sea` or `area:upgrade-knight`. */
const WARES: Readonly<Partial<Record<LandId, readonly string[]>>> = Object.fromEntries(
  MUSTERING.map((at) => {
    const { adjacentSea, port } = area(at);
    const waters = port ? [...adjacentSea, port] : adjacentSea;
    return [
      at,
      [
        ...LAND_KINDS.map((kind) => `${at}:${kind}`),
        ...waters.map((water) => `${at}:ship:${water}`),
        ...UPGRADES.map((kind) => `${at}:upgrade-${kind}`),
      ],
    ];
  }),
);

/** Nothing has been mustered yet. */
function isUnspent({ points }: MusterArgs): boolean {
  for (const at in points) if (points[at as LandId] !== area(at as LandId).musterPoints) return false;
  return true;
}

/** R73 Something can be bought with these points. */
export function canBuy(w: World, a: MusterArgs): boolean {
  return purchases(a).some((option) => refused(w, a, option) === undefined);
}

/** What is bought, where it comes to stand, what it costs. */
interface Purchase {
  at: LandId;
  kind: UnitKind;
  to: AreaId;
  upgrade: boolean;
  cost: number;
}

function read(option: string): Purchase {
  const [land, what, water] = option.split(':') as [LandId, string, AreaId?];
  const upgrade = what.startsWith('upgrade-');
  const kind = (upgrade ? what.slice('upgrade-'.length) : what) as UnitKind;
  const cost = upgrade ? unit(kind).upgradeCost! : unit(kind).musterCost;
  return { at: land, kind, to: water ?? land, upgrade, cost };
}

/** Every purchase there is, read once. */
const PURCHASES: Readonly<Record<string, Purchase>> = Object.fromEntries(
  Object.values(WARES)
    .flat()
    .map((option) => [option, read(option)]),
);

/** 6.2-6.6 Why this cannot be bought. */
function refused(w: World, { house, points }: MusterArgs, option: string): Reason | undefined {
  const { at, kind, to, upgrade, cost } = PURCHASES[option]!;
  if (cost > (points[at] ?? 0)) return because('musterPoints', { area: at, points: points[at] ?? 0, cost });
  if (inPool(w, house, kind) === 0) return because('musterPool', { unit: kind });
  if (upgrade) return footmenAt(w, house, at) > 0 ? undefined : because('noFootman', { area: at });
  if (kind === 'ship') {
    const reason = noShip(w, house, to);
    if (reason) return reason;
  }
  return allowsUnits(w, house, [{ at: to, by: 1 }]) ? undefined : because('overSupply');
}

/** 6.5 */
function noShip(w: World, house: HouseId, to: AreaId): Reason | undefined {
  if (area(to).type === 'port')
    return sizeAt(w, to) >= tables.portShips ? because('portFull', { area: to }) : undefined;
  return isEnemyAt(w, to, house) ? because('enemyShips', { area: to }) : undefined;
}

function footmenAt(w: World, house: HouseId, at: LandId): number {
  const army = w.armies[at];
  if (!army || !isHeldBy(w, at, house)) return 0;
  return countOf(army.units, 'footman') + countOf(army.routed, 'footman');
}

function buy(w: World, a: MusterArgs, option: string, table: Table): void {
  const { at, kind, to, upgrade, cost } = PURCHASES[option]!;
  a.points[at] = a.points[at]! - cost;
  if (upgrade) replace(w, at, a.house, 'footman', kind);
  else add(w, to, a.house, [kind]);
  const how = upgrade ? 'unit.upgraded' : 'unit.mustered';
  table.tell(how, { house: a.house, from: at, area: to, unit: kind, why: a.why });
}

/** One unit becomes another; a routed one stays routed (R55). */
export function replace(w: World, at: AreaId, house: HouseId, kind: UnitKind, by: UnitKind): void {
  const as = w.armies[at]!.units.includes(kind) ? 'units' : 'routed';
  take(w, at, [kind], as);
  add(w, at, house, [by], as);
}
