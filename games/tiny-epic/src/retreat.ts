// §7 Retreat.

import type { Table } from '@three-thrones/kernel';
import { domain, tables } from '../data/data.ts';
import { DOMAINS, type DomainId } from '../data/ids.ts';
import { distance } from './geography.ts';
import { ask, each, flow, go, type RetreatArgs, step } from './kit.ts';
import { returnUnits } from './returns.ts';
import {
  CASTLES,
  controls,
  type Force,
  isUnoccupied,
  type Stack,
  stackOf,
  unitsIn,
  type World,
} from './state.ts';
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

const group = (w: World): Force => w.retreating!.force;

export const retreat = flow('retreat', [
  step('leave', (w, a, table) => {
    const force = a.army
      ? (w.army?.force ?? [])
      : w.map[a.from].filter(({ house }) => a.house === undefined || house === a.house);
    if (a.army) delete w.army;
    else w.map[a.from] = without(w.map[a.from], force);
    if (force.length === 0) return table.leave();
    w.retreating = { side: a.side, force, from: a.from, at: a.from };
  }),

  // §7.3 The nearest target; among equally near ones the owner chooses
  ask('chooseTarget', {
    rule: '7.3',
    who: (w, a) => (targets(w, a, group(w)).length > 1 ? a.decider : undefined),
    options: (w, a) => targets(w, a, group(w)),
    resolve: (_w, a, target) => {
      a.target = target;
    },
  }),
  step('chooseOnlyTarget', (w, a) => {
    const only = a.target ?? targets(w, a, group(w))[0];
    if (only) a.target = only;
  }),

  // §7.5 No room for all: those that do not fit return, the owner choosing which
  ask('chooseSurplus', {
    rule: '7.5',
    again: true,
    when: (w, a) => a.target === undefined || !hasRoom(w, a.target, group(w)),
    who: (w, a) => (surplusOptions(w, a).length > 0 ? a.decider : undefined),
    options: surplusOptions,
    resolve: (w, _a, name, table) => sendHome(w, table, unitNamed(w, name)),
  }),
  step('arrive', (w, a, table) => {
    if (a.target) putDown(w, table, a.target, fitting(w, a.target, group(w)));
  }),

  // §7.5 Nowhere to go: everybody returns but the last one of a house
  step('returnTheRest', (w, a, table) => {
    for (const stack of group(w)) {
      const stays: Force = staying(w, a, stack) > 0 ? [{ ...stack, tokens: stack.hero ? 0 : 1 }] : [];
      sendHome(w, table, without([stack], stays));
    }
  }),
  each('findRefuge', (w, { from, decider }) =>
    group(w).length > 0 ? go('refuge', { from, decider, house: group(w)[0]!.house }) : undefined,
  ),
  step('settle', (w, _a, table) => {
    delete w.retreating;
    cutGold(w, table);
  }),
]);

/** §7.5 The last unit of a house goes to the nearest unoccupied castle domain, or else to King's Landing. */
export const refuge = flow('refuge', [
  ask('chooseRefuge', {
    rule: '7.5',
    who: (w, a) => (refuges(w, a.from).length > 1 ? a.decider : undefined),
    options: (w, a) => refuges(w, a.from),
    resolve: (_w, a, to) => {
      a.to = to;
    },
  }),
  step('hide', (w, a, table) => {
    const last = [stackOf(group(w), a.house)!];
    const to = a.to ?? refuges(w, a.from)[0];
    if (to) putDown(w, table, to, last);
    else sendHome(w, table, last); // the last one of another house took the only refuge
  }),
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

/** §7.2-7.5 Where a group may go. */
function targets(w: World, { from, side }: Pick<RetreatArgs, 'from' | 'side'>, force: Force): DomainId[] {
  const others = DOMAINS.filter((at) => at !== from);
  const own = others.filter((at) => controls(w, side, at));
  const whole = others.filter((at) =>
    isUnoccupied(w, at) ? domain(at).kind === 'fief' : own.includes(at) && hasRoom(w, at, force),
  );
  if (whole.length > 0) return nearest(from, whole);
  const capacity = (at: DomainId): number => unitsIn(fitting(w, at, force));
  const most = Math.max(1, ...own.map(capacity));
  return nearest(
    from,
    own.filter((at) => capacity(at) === most),
  );
}

/** §7.3, E20: a castle domain only if no fief is as near, King's Landing only if nothing else is. */
function nearest(from: DomainId, candidates: readonly DomainId[]): DomainId[] {
  let least = Number.POSITIVE_INFINITY;
  for (const at of candidates) least = Math.min(least, distance(from, at));
  const near = candidates.filter((at) => distance(from, at) === least);
  const kind = (['fief', 'castle', 'kings-landing'] as const).find((one) =>
    near.some((at) => domain(at).kind === one),
  );
  return near.filter((at) => domain(at).kind === kind);
}

/** The part of a group that fits beside those who stand there. */
function fitting(w: World, at: DomainId, force: Force): Force {
  const part: Force = [];
  const guests = w.map[at].find(({ house }) => w.nonPlayers[house]);
  for (const { house, tokens, hero } of force) {
    if (w.nonPlayers[house] && guests && guests.house !== house) continue;
    const there = stackOf(w.map[at], house);
    let room = tables.limits.unitsPerHousePerDomain - (there ? there.tokens + (there.hero ? 1 : 0) : 0);
    const heroFits = hero && room > 0;
    if (heroFits) room--;
    const fit = { house, tokens: Math.min(tokens, room), hero: heroFits };
    if (fit.tokens > 0 || fit.hero) part.push(fit);
  }
  return part;
}

/** How many units of a house stay on the map: those that fit, or its last one if there is a refuge for it. */
function staying(w: World, a: RetreatArgs, stack: Stack): number {
  const fit = a.target && stackOf(fitting(w, a.target, group(w)), stack.house);
  if (fit) return unitsIn([fit]);
  const isLast = unitsOnMap(w, stack.house) === unitsIn([stack]);
  return isLast && refuges(w, a.from).length > 0 ? 1 : 0;
}

/** Units of houses of which only some stay; between tokens, and where nobody stays, there is nothing to choose. */
function surplusOptions(w: World, a: RetreatArgs): string[] {
  const crowded = group(w).filter((stack) => {
    const stay = staying(w, a, stack);
    return stack.hero && stack.tokens > 0 && stay > 0 && stay < unitsIn([stack]);
  });
  return unitNames(w, crowded);
}

/** Where the last unit of a house hides; that may be the King's Landing it has just left. */
function refuges(w: World, from: DomainId): DomainId[] {
  const castles = freeCastles(w, from);
  if (castles.length > 0) return nearest(from, castles);
  const isBesieged = from === 'kings-landing' && w.army !== undefined;
  return isUnoccupied(w, 'kings-landing') && !isBesieged ? ['kings-landing'] : [];
}

function freeCastles(w: World, from: DomainId): DomainId[] {
  return CASTLES.filter((at) => at !== from && isUnoccupied(w, at));
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
    table.tell('unit.lost', { side, domain: from, unit: unitNames(w, unit)[0] });
    returnUnits(w, table, unit);
  }
}
