// §7 Retreat.

import { domain, tables } from '../data/data.ts';
import type { DomainId, HouseId } from '../data/ids.ts';
import { fightersIn } from './dragons/brood.ts';
import type { Table } from './facts.ts';
import { ANY_DISTANCE, geographyOf } from './geography.ts';
import { ask, call, flow, go, type RetreatArgs, step } from './kit.ts';
import { returnUnits } from './returns.ts';
import { answering, isRival } from './solo/rival.ts';
import { controls, domainsAt, type Force, isUnoccupied, type Stack, unitsIn, type World } from './state.ts';
import { cutGold } from './treasury.ts';
import {
  hasRoom,
  isFinal,
  nameOf,
  oneByOne,
  place,
  unitNamed,
  unitNames,
  unitsOnMap,
  without,
} from './units.ts';

/** From where, and who leaves. */
type Leaving = Pick<RetreatArgs, 'from' | 'side' | 'anywhere'>;

const group = (w: World): Force => w.retreating!.force;

export const retreat = flow('retreat', [
  step('leave', (w, a, table) => {
    const force = a.army
      ? (w.army?.force ?? [])
      : w.map[a.from].filter(({ house }) => a.house === undefined || house === a.house);
    if (a.army) w.army = undefined;
    else w.map[a.from] = without(w.map[a.from], force);
    if (force.length === 0) return table.leave();
    w.retreating = { side: a.side, force, from: a.from, at: a.from };
  }),

  // §7.3 The nearest target; among equally near ones the owner chooses
  ask('chooseTarget', {
    openly: true,
    rule: '7.3',
    when: (_w, a) => a.target === undefined,
    who: (w, a) => (targets(w, a, group(w)).length > 1 ? answering(w, a.decider) : undefined),
    options: (w, a) => targets(w, a, group(w)),
    resolve: (_w, a, target) => {
      a.target = target;
    },
  }),
  step('chooseOnlyTarget', (w, a) => {
    const only = a.target ?? targets(w, a, group(w))[0];
    if (only) a.target = only;
  }),

  // §7.5 How many of each house find a place; all others return, the owner choosing which
  step('countRoom', (w, a) => {
    a.room = {};
    for (const stack of group(w)) a.room[stack.house] = roomFor(w, a, stack);
  }),
  ask('chooseSurplus', {
    openly: true,
    rule: '7.5',
    again: true,
    who: (w, a) => (surplus(w, a).length > 0 ? answering(w, a.decider) : undefined),
    options: (w, a) => unitNames(w, surplus(w, a), 'with-eggs'),
    resolve: (w, _a, name, table) => sendHome(w, table, unitNamed(w, name)),
  }),
  step('returnSurplus', (w, a, table) => {
    for (const stack of group(w)) {
      for (const unit of byStaying(w, stack).slice(a.room![stack.house])) sendHome(w, table, unit);
    }
  }),
  step('arrive', (w, { target }, table) => {
    if (target)
      putDown(
        w,
        table,
        target,
        group(w).filter((stack) => roomAt(w, target, stack.house) > 0),
      );
  }),

  // §7.5 Left are last units of their houses, and the Rival's Hero (§20.14), without room there
  call(
    'findRefuge',
    (w, { from, side, decider }) => go('refuge', { from, side, decider, house: group(w)[0]!.house }),
    (w) => group(w).length > 0,
  ),
  step('settle', (w, _a, table) => {
    w.retreating = undefined;
    cutGold(w, table);
  }),
]);

/** §7.5 Where those go who found no room with their group and stay on the map. */
export const refuge = flow('refuge', [
  ask('chooseRefuge', {
    openly: true,
    rule: '7.5',
    about: (_w, { house }) => ({ house }),
    who: (w, a) => (refuges(w, a, group(w)).length > 1 ? answering(w, a.decider) : undefined),
    options: (w, a) => refuges(w, a, group(w)),
    resolve: (_w, a, to) => {
      a.to = to;
    },
  }),
  step('hide', (w, a, table) => putDown(w, table, a.to ?? refuges(w, a, group(w))[0]!, group(w))),
]);

/** §7.5, §8.3: last units that no other place would take stay in King's Landing, whatever castles they have. */
export function isOnlyRefuge(w: World, side: string): boolean {
  const from = 'kings-landing';
  const force = w.map[from];
  return (
    force.every(({ house }) => isFinal(w, house)) &&
    targets(w, { from, side }, force).length === 0 &&
    freeCastles(w, from).length === 0
  );
}

/** §7.2-7.5 Where a group may go: with everybody, or else with as many as find room. */
function targets(w: World, { from, side, anywhere }: Leaving, force: Force): DomainId[] {
  const open = anywhere ? closest(w, from, side, force) : [];
  if (open.length > 0) return open;
  const { domains, fiefs } = geographyOf(w);
  const others = domains.filter((at) => isWithin(w, from, at));
  const own = others.filter((at) => controls(w, side, at));
  const free = fiefs.filter((at) => isWithin(w, from, at) && isUnoccupied(w, at));
  const whole = [...free, ...own.filter((at) => hasRoom(w, at, force))];
  if (whole.length > 0) return nearest(w, from, whole);
  return nearest(
    w,
    from,
    own.filter((at) => force.some(({ house }) => roomAt(w, at, house) > 0)),
  );
}

/** §20.13, §21.7 Of any kind, empty or its own; of equally near ones the decider chooses. D27: not King's Landing. */
function closest(w: World, from: DomainId, side: string, force: Force): DomainId[] {
  const { distance, domains } = geographyOf(w);
  const isOpen = (at: DomainId): boolean => isUnoccupied(w, at) && !(w.coop && at === 'kings-landing');
  const open = domains.filter(
    (at) => isWithin(w, from, at) && (isOpen(at) || controls(w, side, at)) && hasRoom(w, at, force),
  );
  const least = Math.min(...open.map((at) => distance(from, at)));
  return open.filter((at) => distance(from, at) === least);
}

/** §7.3, E20: a castle domain only if no fief is as near, King's Landing only if nothing else is. */
function nearest(w: World, from: DomainId, candidates: readonly DomainId[]): DomainId[] {
  const { distance } = geographyOf(w);
  let least = Number.POSITIVE_INFINITY;
  for (const at of candidates) least = Math.min(least, distance(from, at));
  const near = candidates.filter((at) => distance(from, at) === least);
  const kind = (['fief', 'castle', 'kings-landing'] as const).find((one) =>
    near.some((at) => domain(at).kind === one),
  );
  return near.filter((at) => domain(at).kind === kind);
}

/** Another domain there is a way to: none leads across the Wall while it stands (§21.25). */
function isWithin(w: World, from: DomainId, at: DomainId): boolean {
  return at !== from && (w.coop === undefined || geographyOf(w).distance(from, at) <= ANY_DISTANCE);
}

/** How many more units of a house a domain of its side can take (§5.3). */
function roomAt(w: World, at: DomainId, house: HouseId): number {
  const isGuest = (id: HouseId): boolean => w.nonPlayers[id] !== undefined;
  const isSame = isGuest(house);
  if (w.map[at].some((stack) => stack.house !== house && isGuest(stack.house) === isSame)) return 0;
  return tables.limits.unitsPerHousePerDomain - unitsIn(w.map[at].filter((stack) => stack.house === house));
}

/** How many units of a group's house stay on the map: as many as fit, or else its last one there, or the Rival's Hero. */
function roomFor(w: World, a: RetreatArgs, stack: Stack): number {
  const room = a.target ? roomAt(w, a.target, stack.house) : 0;
  if (room > 0) return room;
  const isLast = fightersIn(stack) > 0 && unitsOnMap(w, stack.house) === fightersIn(stack);
  const staysAnyway = isLast || isRivalHero(w, stack);
  return staysAnyway && refuges(w, a, byStaying(w, stack)[0]!).length > 0 ? 1 : 0;
}

/** §20.14 The Rival's Hero never leaves the map. */
function isRivalHero(w: World, { house, hero }: Stack): boolean {
  return hero && isRival(w, house);
}

/** The units of a stack one by one, those who stay if there is no room for all of them first. */
function byStaying(w: World, stack: Stack): Force[] {
  const units = oneByOne([stack]);
  return isRivalHero(w, stack) ? units.toReversed() : units;
}

/** Houses with a choice: units of several kinds, and room for some of them. */
function surplus(w: World, { room }: RetreatArgs): Force {
  return group(w).filter((stack) => {
    if (isRivalHero(w, stack)) return false; // its tokens go
    const stay = room![stack.house]!;
    const kinds = unitNames(w, [stack], 'with-eggs').length;
    return kinds > 1 && stay > 0 && stay < unitsIn([stack]);
  });
}

/** A friendly domain, or else an unoccupied castle domain, or else King's Landing, even if they come from there. */
function refuges(w: World, { from, side }: Leaving, force: Force): DomainId[] {
  const friendly = domainsAt(w).filter(
    (at) => isWithin(w, from, at) && controls(w, side, at) && hasRoom(w, at, force),
  );
  if (friendly.length > 0) return nearest(w, from, friendly);
  const castles = freeCastles(w, from);
  if (castles.length > 0) return nearest(w, from, castles);
  const isBesieged = from === 'kings-landing' && w.army !== undefined;
  return isUnoccupied(w, 'kings-landing') && !isBesieged ? ['kings-landing'] : [];
}

function freeCastles(w: World, from: DomainId): DomainId[] {
  return geographyOf(w).castles.filter((at) => isWithin(w, from, at) && isUnoccupied(w, at));
}

function putDown(w: World, table: Table, at: DomainId, force: Force): void {
  const { from, side } = w.retreating!;
  if (force.length === 0) return;
  w.retreating!.force = without(group(w), force);
  place(w, at, force);
  table.tell('units.retreated', { side, from, to: at, units: nameOf(w, force) });
}

/** Units without a place return to their mats, one by one, with their benefits. */
function sendHome(w: World, table: Table, force: Force): void {
  const { from, side } = w.retreating!;
  w.retreating!.force = without(group(w), force);
  for (const unit of oneByOne(force)) {
    table.tell('unit.lost', { side, domain: from, unit: unitNames(w, unit, 'with-eggs')[0]! });
    returnUnits(w, table, unit);
  }
}
