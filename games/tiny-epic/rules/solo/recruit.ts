// §20.10, §29.6 The Rival recruits, unit by unit.

import type { DomainId, HouseId } from '../../data/ids.ts';
import { takeUnit } from '../actions/recruit.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { settleIn } from '../movement.ts';
import type { World } from '../state.ts';
import { unitNamed } from '../units.ts';
import type { SoloFlows } from './flow-args.ts';
import { boardOf } from './board.ts';
import { alliesMeant, houseOf, mayDeploy, recruitPlan, unitsToRecruit } from './recruits.ts';
import { automatonOf, heroOf } from './rival.ts';

type Args = SoloFlows['rivalRecruit'];

export const rivalRecruit = flow('rivalRecruit', [
  step('readCard', (w, a) => {
    a.units = unitsToRecruit(boardOf(w), a.card);
  }),
  // "Strongest ally", ties yours
  ask('chooseAlly', {
    openly: true,
    rule: '20.10',
    when: (w, a) => alliesMeant(boardOf(w), a.units!).length > 0,
    who: (w) => w.rival!.person,
    options: (w, a): readonly HouseId[] => alliesMeant(boardOf(w), a.units!),
    resolve: (_w, a, id) => {
      a.ally = id;
    },
  }),
  // §20.7 What cannot be done is left out
  step('skip', (w, a, table) => skipImpossible(w, table, a)),
  ask('chooseDomain', {
    openly: true,
    rule: '20.10',
    again: true,
    about: (w, a) => ({ unit: unitNext(w, a)!, where: a.units![0]!.where }),
    when: (_w, a) => a.units!.length > 0,
    who: (w) => w.rival!.person,
    options: (w, a): readonly DomainId[] => recruitPlan(boardOf(w), a.units![0]!, a).places,
    resolve: (w, a, at, table) => {
      const unit = unitNext(w, a)!;
      const { where, ability } = a.units!.shift()!;
      if (ability) table.tell('rival.ability', abilityOf(w));
      table.tell('rival.recruits', { ...automatonOf(w), unit, where, domain: at });
      deployRival(w, table, unit, at);
      a.first = at;
      skipImpossible(w, table, a);
    },
  }),
  call('consequences', () => go('consequences', {})),
]);

function unitNext(w: World, a: Args): HouseId | undefined {
  return houseOf(boardOf(w), a.units![0]!, a);
}

/** Drops units from the front that have no token or no room, with the reason. */
function skipImpossible(w: World, table: Table, a: Args): void {
  const seat = w.rival!.seat;
  while (a.units!.length > 0) {
    const { why } = recruitPlan(boardOf(w), a.units![0]!, a);
    if (why === undefined) return;
    const unit = unitNext(w, a) ?? seat;
    const { where } = a.units!.shift()!;
    table.tell('rival.skips', { ...automatonOf(w), unit, where, why });
  }
}

/** A unit comes from its track or Token Pool, free. */
export function deployRival(w: World, table: Table, unit: HouseId, at: DomainId): void {
  const { seat } = w.rival!;
  takeUnit(w, seat, unit);
  table.tell('unit.recruited', { seat, unit, domain: at });
  settleIn(w, table, seat, at, unitNamed(w, unit));
}

/** As many Rival units as there is room for; how many there were. */
export function deployOwn(w: World, table: Table, at: DomainId, count: number): number {
  const { seat } = w.rival!;
  let placed = 0;
  for (; placed < count; placed++) {
    if (!mayDeploy(boardOf(w), at)) break;
    deployRival(w, table, seat, at);
  }
  return placed;
}

export function abilityOf(w: World) {
  const { hero, ability } = heroOf(w.rival!);
  return { ...automatonOf(w), hero, effect: ability.effect };
}
