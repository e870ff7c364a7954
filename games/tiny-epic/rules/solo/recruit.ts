// §20.10, §29.6 The Rival recruits, unit by unit.

import { house } from '../../data/data.ts';
import type { DomainId, HouseId } from '../../data/ids.ts';
import { type RivalCardId, rivalCard } from '../../data/solo.ts';
import { takeUnit } from '../actions/recruit.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { settleIn } from '../movement.ts';
import type { World } from '../state.ts';
import { unitNamed } from '../units.ts';
import type { RivalUnit, SoloFlows } from './flow-args.ts';
import { readsOf } from './reads.ts';
import { hasToken, placesFor, strongestAllies } from './recruits.ts';
import { heroOf } from './rival.ts';

type Args = SoloFlows['rivalRecruit'];

export const rivalRecruit = flow('rivalRecruit', [
  step('readCard', (w, a) => {
    a.units = [...unitsOf(w, a.card), ...unitsOfHero(w)];
  }),
  // "Strongest ally", ties yours
  ask('chooseAlly', {
    openly: true,
    rule: '20.10',
    when: (w, a) => a.units!.some(({ unit }) => unit !== 'rival') && strongestAllies(readsOf(w)).length > 0,
    who: (w) => w.rival!.person,
    options: (w): readonly HouseId[] => strongestAllies(readsOf(w)),
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
    options: (w, a): readonly DomainId[] => placesNext(w, a),
    resolve: (w, a, at, table) => {
      const unit = unitNext(w, a)!;
      const { where, ability } = a.units!.shift()!;
      if (ability) table.tell('rival.ability', abilityOf(w));
      table.tell('rival.recruits', { seat: w.rival!.seat, unit, where, domain: at });
      deployRival(w, table, unit, at);
      a.first = at;
      skipImpossible(w, table, a);
    },
  }),
  call('consequences', () => go('consequences', {})),
]);

/** The units of the card one by one; without an ally what it says instead (§29.6). */
function unitsOf(w: World, card: RivalCardId): RivalUnit[] {
  const hasAlly = readsOf(w).allies().length > 0;
  return rivalCard(card).recruit.flatMap((one): RivalUnit[] => {
    const instead = one.unit !== 'rival' && !hasAlly && one.elseUnit !== undefined;
    const unit = instead ? one.elseUnit : one.unit;
    const count = instead ? one.elseCount! : one.count;
    return Array.from({ length: count }, () => ({ unit, where: one.where }));
  });
}

/** Eddard: one more into the Hero's domain. */
function unitsOfHero(w: World): RivalUnit[] {
  const { ability } = heroOf(w.rival!);
  if (ability.effect !== 'extra-recruit') return [];
  return Array.from({ length: ability.params.count }, () => ({
    unit: 'rival',
    where: 'hero-domain',
    ability: true,
  }));
}

function unitNext(w: World, { units, ally }: Args): HouseId | undefined {
  return units![0]!.unit === 'rival' ? w.rival!.seat : ally;
}

function placesNext(w: World, a: Args): readonly DomainId[] {
  const reads = readsOf(w);
  const unit = unitNext(w, a);
  if (unit === undefined || !hasToken(reads, unit, house(unit).powerTokens)) return [];
  return placesFor(reads, a.units![0]!.where, unit, a.first);
}

/** Drops units from the front that have no token or no room, with the reason. */
function skipImpossible(w: World, table: Table, a: Args): void {
  const reads = readsOf(w);
  while (a.units!.length > 0 && placesNext(w, a).length === 0) {
    const unit = unitNext(w, a);
    const { where } = a.units!.shift()!;
    const why =
      unit === undefined
        ? 'no-ally'
        : hasToken(reads, unit, house(unit).powerTokens)
          ? 'no-room'
          : 'no-token';
    table.tell('rival.skips', { seat: w.rival!.seat, unit: unit ?? w.rival!.seat, where, why });
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
    const reads = readsOf(w);
    if (!hasToken(reads, seat, house(seat).powerTokens) || !reads.hasRoom(at, seat)) break;
    deployRival(w, table, seat, at);
  }
  return placed;
}

export function abilityOf(w: World) {
  const { seat } = w.rival!;
  const { hero, ability } = heroOf(w.rival!);
  return { seat, hero, effect: ability.effect };
}
