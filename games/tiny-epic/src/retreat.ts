// §7 Retreat.

import type { Table } from '@three-thrones/kernel';
import { domain, tables } from '../data/data.ts';
import { DOMAINS, type DomainId } from '../data/ids.ts';
import { distance } from './geography.ts';
import { ask, each, flow, go, type RetreatArgs, step } from './kit.ts';
import { returnUnits } from './returns.ts';
import { controls, type Force, isUnoccupied, type Stack, stackOf, unitsIn, type World } from './state.ts';
import { cutGold } from './treasury.ts';
import { hasRoom, joined, nameOf, place, unitNamed, unitNames, unitsOnMap, without } from './units.ts';

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
    cutGold(w, table);
  }),

  // §7.3 The nearest target; among equally near ones the owner chooses
  ask('chooseTarget', {
    rule: '7.3',
    who: (w, a) => (targets(w, a).length > 1 ? a.decider : undefined),
    options: targets,
    resolve: (_w, a, target) => {
      a.target = target;
    },
  }),
  step('chooseOnlyTarget', (w, a) => {
    const only = a.target ?? targets(w, a)[0];
    if (only) a.target = only;
  }),

  // §7.5 No room for all: those that do not fit return, the owner choosing which
  ask('chooseSurplus', {
    rule: '7.5',
    again: true,
    when: (w, a) => a.target === undefined || !hasRoom(w, a.target, group(w)),
    who: (w, a) => (surplusOptions(w, a).length > 0 ? a.decider : undefined),
    options: surplusOptions,
    resolve: (w, _a, name, table) => {
      w.retreating!.force = without(group(w), unitNamed(w, name));
      returnUnits(w, table, unitNamed(w, name));
    },
  }),
  step('arrive', (w, a, table) => {
    if (a.target) putDown(w, table, a.target, fitting(w, a.target));
  }),

  // §7.5 Nowhere to go: everybody returns but the last one of a house
  step('returnTheRest', (w, a, table) => {
    for (const stack of group(w)) {
      const stays: Force = staying(w, a, stack) > 0 ? [{ ...stack, tokens: stack.hero ? 0 : 1 }] : [];
      w.retreating!.force = joined(without(group(w), [stack]), stays);
      returnUnits(w, table, without([stack], stays));
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

/** §7.5 The last unit of a house goes to the nearest unoccupied castle domain, or else to unoccupied King's Landing. */
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
    if (to) return putDown(w, table, to, last);
    w.retreating!.force = without(group(w), last); // the last one of another house took the only refuge
    returnUnits(w, table, last);
  }),
]);

/** §7.2-7.5 Where the group may go. */
function targets(w: World, a: RetreatArgs): DomainId[] {
  const whole = DOMAINS.filter(
    (at) =>
      at !== a.from &&
      ((domain(at).kind === 'fief' && isUnoccupied(w, at)) ||
        (controls(w, a.side, at) && hasRoom(w, at, group(w)))),
  );
  if (whole.length > 0) return nearest(a.from, whole);
  const partly = DOMAINS.filter((at) => at !== a.from && controls(w, a.side, at) && capacity(w, at) > 0);
  const most = Math.max(0, ...partly.map((at) => capacity(w, at)));
  return nearest(
    a.from,
    partly.filter((at) => capacity(w, at) === most),
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

/** The part of the group that fits beside those who stand there. */
function fitting(w: World, at: DomainId): Force {
  const part: Force = [];
  const guests = w.map[at].find(({ house }) => w.nonPlayers[house]);
  for (const { house, tokens, hero } of group(w)) {
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

function capacity(w: World, at: DomainId): number {
  return unitsIn(fitting(w, at));
}

/** How many units of a house stay on the map: those that fit, or its last one if there is a refuge for it. */
function staying(w: World, a: RetreatArgs, stack: Stack): number {
  const fit = a.target && stackOf(fitting(w, a.target), stack.house);
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

/** Where the last unit of a house hides when there is no target at all. */
function refuges(w: World, from: DomainId): DomainId[] {
  const open = DOMAINS.filter((at) => at !== from && isUnoccupied(w, at));
  const castles = open.filter((at) => domain(at).kind === 'castle');
  return nearest(from, castles.length > 0 ? castles : open);
}

function putDown(w: World, table: Table, at: DomainId, force: Force): void {
  const { from, side } = w.retreating!;
  if (force.length === 0) return;
  w.retreating!.force = without(group(w), force);
  place(w, at, force);
  table.tell('units.retreated', { side, from, to: at, units: nameOf(w, force) });
}
