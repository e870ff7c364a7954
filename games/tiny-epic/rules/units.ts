// Units on the map: putting them down, lifting them, counting them, the unit limit (§5.3), the final unit (§10).

import { tables } from '../data/data.ts';
import type { DomainId, HeroId, HouseId } from '../data/ids.ts';
import {
  type Brood,
  broodGroups,
  broodIn,
  broodNamed,
  broodNames,
  broodOneByOne,
  broodWithout,
  fightersIn,
  isEggsOnly,
  joinedBrood,
  type UnitName,
} from './dragons/brood.ts';
import { domainsAt, type Force, houseOfHero, leaderOf, type Stack, stackOf, type World } from './state.ts';

export type { UnitName };

/** Puts units down where others of their side may stand already. */
export function place(w: World, at: DomainId, force: Force): void {
  merge(w.map[at], force);
}

function merge(into: Force, force: Force): void {
  for (const part of force) {
    const { house, tokens, hero } = part;
    const stack = stackOf(into, house);
    if (stack) {
      stack.tokens += tokens;
      stack.hero ||= hero;
      if (hasBrood(part)) Object.assign(stack, joinedBrood(stack, part));
    } else if (hasBrood(part)) {
      into.push({ ...part });
    } else if (tokens > 0 || hero) {
      into.push({ house, tokens, hero });
    }
  }
}

/** Only at tables with Mother of Dragons, and there only where an Egg or a Dragon stands. */
function hasBrood({ eggs, dragons }: Brood): boolean {
  return eggs !== undefined || dragons !== undefined;
}

/** Takes units up from a domain. */
export function lift(w: World, at: DomainId, force: Force): void {
  w.map[at] = without(w.map[at], force);
}

/** What is left of a force without some of its units. */
export function without(force: Force, part: Force): Force {
  const rest: Force = [];
  for (const stack of force) {
    const gone = stackOf(part, stack.house);
    const tokens = stack.tokens - (gone?.tokens ?? 0);
    const hero = stack.hero && !gone?.hero;
    if (hasBrood(stack)) {
      const left = { house: stack.house, tokens, hero, ...broodWithout(stack, gone) };
      if (tokens > 0 || hero || hasBrood(left)) rest.push(left);
    } else if (tokens > 0 || hero) {
      rest.push({ house: stack.house, tokens, hero });
    }
  }
  return rest;
}

/** Both forces as one, neither changed. */
export function joined(a: Force, b: Force): Force {
  const all: Force = a.map((stack) => ({ ...stack }));
  merge(all, b);
  return all;
}

/** Whether a force keeps the Domain Unit Limit: 3 units of a house, one non-player house (§5.3). */
export function fits(w: Pick<World, 'nonPlayers'>, force: Force): boolean {
  let nonPlayers = 0;
  let players = 0;
  for (const stack of force) {
    const units = stack.tokens + (stack.hero ? 1 : 0) + (hasBrood(stack) ? broodIn(stack) : 0);
    if (units > tables.limits.unitsPerHousePerDomain) return false;
    if (w.nonPlayers[stack.house]) {
      if (++nonPlayers > tables.limits.alliedHousesPerDomain) return false;
    } else if (++players > 1) return false; // §21.17: players are not at rest together
  }
  return true;
}

/** Whether `force` may join what stands in a domain. */
export function hasRoom(w: World, at: DomainId, force: Force): boolean {
  return w.map[at].length === 0 ? fits(w, force) : fits(w, joined(w.map[at], force));
}

/** All units of a house on the map but Eggs (§10.5), those on the way included; counted no further than `enough`. */
export function unitsOnMap(w: World, id: HouseId, enough = Number.POSITIVE_INFINITY): number {
  let count = unitsOf(w.army?.force, id) + unitsOf(w.retreating?.force, id);
  for (const at of domainsAt(w)) {
    if (count >= enough) return count;
    count += unitsOf(w.map[at], id);
  }
  return count;
}

function unitsOf(force: Force | undefined, id: HouseId): number {
  if (!force) return 0;
  for (const stack of force) if (stack.house === id) return fightersIn(stack);
  return 0;
}

/** The last unit of a house on the map is protected (§10.1). */
export function isFinal(w: World, id: HouseId): boolean {
  return unitsOnMap(w, id, 2) === 1;
}

/** A group may attack and be attacked unless it is made up of final units only (§10.2, §10.4). */
export function mayFight(w: World, force: Force): boolean {
  // Of two units together neither is the last one: the map need not be searched for others
  return force.some((stack) => fightersIn(stack) > 1 || (fightersIn(stack) > 0 && !isFinal(w, stack.house)));
}

// Choosing units. An option names a group of them: `lannister-2+jaime-lannister+arryn-1`.

/** Every group of at least one unit out of a force. */
export function groupsOf(force: Force): Force[] {
  let groups: Force[] = [[]];
  for (const stack of force) {
    let next: Force[] = [];
    for (let tokens = 0; tokens <= stack.tokens; tokens++) {
      for (const hero of stack.hero ? [false, true] : [false]) {
        for (const group of groups) {
          next.push(tokens > 0 || hero ? [...group, { house: stack.house, tokens, hero }] : group);
        }
      }
    }
    if (hasBrood(stack)) next = withBrood(stack, groups);
    groups = next;
  }
  return groups.filter((group) => group.length > 0);
}

/** The same for a stack with Eggs or Dragons: each group of the others with each number of them. */
function withBrood(stack: Stack, groups: readonly Force[]): Force[] {
  const bare = { house: stack.house, tokens: stack.tokens, hero: stack.hero };
  const parts: Force[] = [[], ...groupsOf(bare.tokens > 0 || bare.hero ? [bare] : [])];
  return parts.flatMap((part) =>
    broodGroups(stack).flatMap((some) => {
      const one: Stack = { house: stack.house, tokens: 0, hero: false, ...part[0], ...some };
      const isThere = one.tokens > 0 || one.hero || hasBrood(one);
      return groups.map((group) => (isThere ? [...group, one] : group));
    }),
  );
}

/** Each kind of unit in a force that may go alone, as a group of one. */
export function unitsApart(force: Force): Force[] {
  const groups: Force[] = [];
  for (const { house, tokens, hero, dragons } of force) {
    if (tokens > 0) groups.push([{ house, tokens: 1, hero: false }]);
    if (hero) groups.push([{ house, tokens: 0, hero: true }]);
    if (dragons) groups.push([{ house, tokens: 0, hero: false, dragons: dragons.slice(0, 1) }]);
  }
  return groups;
}

/** The units of a force one by one, tokens first and Eggs last. */
export function oneByOne(force: Force): Force[] {
  return force.flatMap((stack): Force[] => {
    const { house, tokens, hero } = stack;
    return [
      ...Array.from({ length: tokens }, () => [{ house, tokens: 1, hero: false }]),
      ...(hero ? [[{ house, tokens: 0, hero }]] : []),
      ...(hasBrood(stack) ? broodOneByOne(stack).map((one) => [one]) : []),
    ];
  });
}

export function nameOf(w: World, group: Force): string {
  let name = '';
  for (const stack of group) {
    const { house, tokens, hero } = stack;
    if (tokens > 0) name += `${name && '+'}${house}-${tokens}`;
    if (hero) name += `${name && '+'}${leaderOf(w, house)}`;
    if (hasBrood(stack)) for (const one of broodNames(stack)) name += `${name && '+'}${one}`;
  }
  return name;
}

export function groupNamed(name: string): Force {
  const group: Force = [];
  for (const part of name.split('+')) {
    const tokens = /^(.+)-(\d)$/.exec(part);
    merge(group, [
      tokens
        ? { house: tokens[1] as HouseId, tokens: Number(tokens[2]), hero: false }
        : (broodNamed(part) ?? { house: houseOfHero(part as HeroId), tokens: 0, hero: true }),
    ]);
  }
  return group;
}

/** Each kind of unit: a Power Token is named by its house, a Hero by its own name. Eggs only where they are asked for. */
export function unitNames(w: World, force: Force, eggs: 'with-eggs' | 'no-eggs' = 'no-eggs'): UnitName[] {
  const names: UnitName[] = [];
  for (const stack of force) {
    if (stack.tokens > 0) names.push(stack.house);
    if (stack.hero) names.push(leaderOf(w, stack.house)!);
    if (stack.dragons) names.push(`${stack.dragons[0]!}-dragon`);
    if (stack.eggs && eggs === 'with-eggs') names.push(`${stack.eggs[0]!}-egg`);
  }
  return names;
}

/** The unit with this name, as a group of one. */
export function unitNamed(w: World, name: string): Force {
  const one = broodNamed(name);
  if (one) return [one];
  const hero = w.nonPlayers[name as HouseId] || w.players[name] ? undefined : houseOfHero(name as HeroId);
  return hero
    ? [{ house: hero, tokens: 0, hero: true }]
    : [{ house: name as HouseId, tokens: 1, hero: false }];
}

/** §23.5 A Dragon is like a Hero for Events. */
export function hasHero(force: Force): boolean {
  return force.some((stack) => stack.hero || stack.dragons !== undefined);
}

/** §23.3 Whether somebody goes whom an Egg must not do without: the rest would be Eggs only, or the army would. */
export function abandonsEggs(all: Force, group: Force): boolean {
  return isEggsOnly(group) || isEggsOnly(without(all, group));
}
