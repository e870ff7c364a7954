// §7 Retreat.

import type { Table } from '@three-thrones/kernel';
import { domain, tables } from '../data/data.ts';
import { DOMAINS, type DomainId } from '../data/ids.ts';
import { distance } from './geography.ts';
import { ask, flow, type RetreatArgs, step } from './kit.ts';
import { returnUnits } from './returns.ts';
import { controls, type Force, isUnoccupied, stackOf, unitsIn, type World } from './state.ts';
import { cutGold } from './treasury.ts';
import { hasRoom, nameOf, place, unitNamed, unitNames, unitsOnMap, without } from './units.ts';

const group = (w: World): Force => w.retreating!.force;

export const retreat = flow('retreat', [
  step('leave', (w, a, table) => {
    const force = a.army ? (w.army?.force ?? []) : w.map[a.from].filter(({ house }) => a.house === undefined || house === a.house);
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
    when: (w, a) => a.target !== undefined && !hasRoom(w, a.target, group(w)),
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
  step('scatter', (w, a, table) => {
    for (const stack of group(w)) {
      const last = unitsOnMap(w, stack.house) === stack.tokens + (stack.hero ? 1 : 0);
      const refuge = last ? lastRefuge(w, a.from) : undefined;
      const stays: Force = refuge ? [{ house: stack.house, tokens: stack.hero ? 0 : 1, hero: stack.hero }] : [];
      const returning = without([stack], stays);
      w.retreating!.force = without(group(w), [stack]);
      if (refuge) putDown(w, table, refuge, stays);
      returnUnits(w, table, returning);
    }
  }),
  step('settle', (w, _a, table) => {
    delete w.retreating;
    cutGold(w, table);
  }),
]);

/** §7.2-7.5 Where the group may go. */
function targets(w: World, a: RetreatArgs): DomainId[] {
  const whole = DOMAINS.filter(
    (at) =>
      at !== a.from &&
      ((domain(at).kind === 'fief' && isUnoccupied(w, at)) || (controls(w, a.side, at) && hasRoom(w, at, group(w)))),
  );
  if (whole.length > 0) return nearest(a.from, whole);
  const partly = DOMAINS.filter((at) => at !== a.from && controls(w, a.side, at) && capacity(w, at) > 0);
  const most = Math.max(0, ...partly.map((at) => capacity(w, at)));
  return nearest(a.from, partly.filter((at) => capacity(w, at) === most));
}

/** §7.3 A castle domain or King's Landing only if nothing else is as near. */
function nearest(from: DomainId, candidates: readonly DomainId[]): DomainId[] {
  let least = Number.POSITIVE_INFINITY;
  for (const at of candidates) least = Math.min(least, distance(from, at));
  const near = candidates.filter((at) => distance(from, at) === least);
  const fiefs = near.filter((at) => domain(at).kind === 'fief');
  return fiefs.length > 0 ? fiefs : near;
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

/** Units of houses that do not fit as a whole; where nothing of a house fits there is nothing to choose. */
function surplusOptions(w: World, a: RetreatArgs): string[] {
  const crowded = group(w).filter((stack) => {
    const fit = stackOf(fitting(w, a.target!), stack.house);
    return fit && stack.hero && stack.tokens > 0 && unitsIn([fit]) < unitsIn([stack]);
  });
  return unitNames(w, crowded);
}

/** §7.5 The last unit of a house finds an unoccupied castle domain, or else unoccupied King's Landing. */
function lastRefuge(w: World, from: DomainId): DomainId | undefined {
  const open = DOMAINS.filter((at) => at !== from && isUnoccupied(w, at));
  const refuges = open.filter((at) => domain(at).kind === 'castle');
  return nearest(from, refuges.length > 0 ? refuges : open)[0];
}

function putDown(w: World, table: Table, at: DomainId, force: Force): void {
  const { from, side } = w.retreating!;
  if (force.length === 0) return;
  w.retreating!.force = without(group(w), force);
  place(w, at, force);
  table.tell('units.retreated', { side, from, to: at, units: nameOf(w, force) });
}
