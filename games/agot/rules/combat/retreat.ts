// 13.13 The beaten leave the embattled area, all together.

import { area, tables } from '../../data/data.ts';
import type { AreaId, HouseId, LandId } from '../../data/ids.ts';
import { controller } from '../control.ts';
import type { Table } from '../facts.ts';
import { ask, flow, step } from '../kit.ts';
import { landsInReach, watersInReach } from '../reach.ts';
import { because, type Reason } from '../reasons.ts';
import type { Side, World } from '../state.ts';
import { allowsUnits, noteOverSupply } from '../supply-limits.ts';
import { add, isEnemyAt, kindOf, named, sizeAt } from '../units.ts';
import { tellUsed } from './cards/used.ts';
import { has } from './effects.ts';
import type { CombatFlows } from './flows.ts';
import { destroy, houseOf, other, standing, theCombat, withdraw } from './sides.ts';

type Retreat = CombatFlows['retreat'];

export const retreat = flow('retreat', [
  step('anybody', (w, a, table) => {
    if (standing(w, a.side).length === 0) table.leave();
  }),
  // R51, R109 Whoever may name the area is asked first; 13.13c only where it costs the fewest units
  step('whereNamed', (w, a) => {
    if (has(w, other(a.side), 'choose-loser-retreat-area'))
      a.areas = cheapest(w, a.side, neighboursAndOrigin(w, a.side));
  }),
  ask('nameArea', {
    openly: true,
    rule: 'R51',
    who: (w, a) => (a.areas && isWorthNaming(w, a) ? houseOf(w, other(a.side)) : undefined),
    options: (w, a) => [...neighboursAndOrigin(w, a.side), 'none' as const],
    refuse: (w, a, _seat, option) => (option === 'none' ? undefined : whyNot(w, a, option)),
    resolve: (w, a, said, table) => {
      if (said === 'none') return;
      a.to = said;
      tellUsed(w, table, other(a.side), { area: said });
    },
  }),
  // 13.13a-b Otherwise the loser chooses; attackers have only their origin
  step('where', (w, a) => {
    a.areas = cheapest(w, a.side, ownAreas(w, a.side));
    if (a.areas.length === 1) a.to ??= a.areas[0]!;
  }),
  ask('area', {
    openly: true,
    rule: '13.13',
    who: (w, a) => (a.to === undefined && a.areas!.length > 1 ? houseOf(w, a.side) : undefined),
    options: (w, a) => ownAreas(w, a.side),
    refuse: (w, a, _seat, option) => whyNot(w, a, option),
    resolve: (_w, a, said) => void (a.to = said),
  }),
  // 13.13d
  step(
    'nowhere',
    (w, a, table) => {
      destroy(w, table, a.side, standing(w, a.side), 'no-retreat');
      table.leave();
    },
    (_w, a) => a.to === undefined,
  ),
  // 13.13c, R109 Units lost to supply are always the loser's choice
  step('tooMany', (w, a, table) => {
    a.losses = lossesAt(w, a.side, a.to!);
    const units = standing(w, a.side);
    if (a.losses < units.length && units.some((kind) => kind !== units[0])) return;
    destroy(w, table, a.side, units.slice(0, a.losses), 'supply');
    a.losses = 0;
  }),
  ask('losses', {
    openly: true,
    rule: '13.13',
    shape: 'some',
    about: (_w, { to }) => ({ to: to! }),
    who: (w, a) => (a.losses! > 0 ? houseOf(w, a.side) : undefined),
    options: (w, a) => named(standing(w, a.side)),
    between: (_w, a) => [a.losses!, a.losses!],
    resolve: (w, a, said, table) => destroy(w, table, a.side, said.map(kindOf), 'supply'),
  }),
  step('go', (w, a, table) => goTo(w, table, a)),
]);

function goTo(w: World, table: Table, { side, to }: Retreat): void {
  const units = [...standing(w, side)];
  if (units.length === 0) return;
  const [house, from] = [houseOf(w, side), theCombat(w).area];
  withdraw(w, side, units);
  add(w, to!, house, units, 'routed');
  noteOverSupply(w, house);
  table.tell('units.retreated', { house, from, area: to!, units });
}

/** R109 With one area that the loser would go to anyway nobody is asked. */
function isWorthNaming(w: World, { side, areas }: Retreat): boolean {
  if (areas!.length !== 1) return areas!.length > 1;
  const own = cheapest(w, side, ownAreas(w, side));
  return own.length !== 1 || own[0] !== areas![0];
}

/** 13.13a-b Where a side goes by itself. */
function ownAreas(w: World, side: Side): AreaId[] {
  return side === 'attacker' ? [theCombat(w).origin] : neighbours(w, side);
}

function neighboursAndOrigin(w: World, side: Side): AreaId[] {
  const around = neighbours(w, side);
  const { origin } = theCombat(w);
  return around.includes(origin) ? around : [origin, ...around];
}

/** Next to the embattled area, for land units over the sea too. */
function neighbours(w: World, side: Side): AreaId[] {
  const { area: here } = theCombat(w);
  const house = houseOf(w, side);
  return area(here).type === 'land' ? landsInReach(w, house, here as LandId) : watersInReach(w, house, here);
}

/** 13.13b Why these units may not go there, whatever it costs. */
function barred(w: World, side: Side, to: AreaId): Reason | undefined {
  const house = houseOf(w, side);
  // R71
  if (side === 'defender' && to === theCombat(w).origin) return because('attackersCameFromThere');
  if (isEnemyAt(w, to, house)) return because('enemyUnitsThere', { house: w.armies[to]!.house });
  if (w.neutrals[to as LandId] !== undefined) return because('neutralForceThere');
  const holder = controller(w, to);
  // R17, R70 A Power token or a printed home
  if (holder !== undefined && holder !== house) return because('enemyControlsIt', { house: holder });
  return undefined;
}

function whyNot(w: World, { side, areas }: Retreat, to: AreaId): Reason | undefined {
  if (areas!.includes(to)) return undefined;
  return barred(w, side, to) ?? because('retreatCostsMore', { losses: lossesAt(w, side, to) });
}

/** 13.13c Of these areas, the open ones that cost the fewest units. */
function cheapest(w: World, side: Side, among: readonly AreaId[]): AreaId[] {
  let fewest = Number.POSITIVE_INFINITY;
  let found: AreaId[] = [];
  for (const to of among) {
    if (barred(w, side, to)) continue;
    const losses = lossesAt(w, side, to);
    if (losses < fewest) [fewest, found] = [losses, []];
    if (losses === fewest) found.push(to);
  }
  return found;
}

/** How many of the retreating units supply, or the room of a port (17.1), does not let in. */
function lossesAt(w: World, side: Side, to: AreaId): number {
  const { area: here, origin } = theCombat(w);
  // 13.13c, R19 Supply costs defenders only; attackers that go back to where they came from are let in
  if (side === 'attacker' && to === origin) return 0;
  const units = standing(w, side).length;
  const house: HouseId = houseOf(w, side);
  const room = area(to).type === 'port' ? tables.portShips - sizeAt(w, to) : units;
  for (let losses = Math.max(0, units - room); losses < units; losses++) {
    const left = { at: here, by: side === 'defender' ? -units : 0 };
    if (allowsUnits(w, house, [left, { at: to, by: units - losses }])) return losses;
  }
  return units;
}
