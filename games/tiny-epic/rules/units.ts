// Units on the map: putting them down, lifting them, counting them, the unit limit (§5.3), the final unit (§10).

import { tables } from '../data/data.ts';
import { DOMAINS, type DomainId, type HeroId, type HouseId } from '../data/ids.ts';
import { type Force, houseOfHero, leaderOf, stackOf, type World } from './state.ts';

/** Puts units down where others of their side may stand already. */
export function place(w: World, at: DomainId, force: Force): void {
  merge(w.map[at], force);
}

function merge(into: Force, force: Force): void {
  for (const { house, tokens, hero } of force) {
    const stack = stackOf(into, house);
    if (stack) {
      stack.tokens += tokens;
      stack.hero ||= hero;
    } else if (tokens > 0 || hero) {
      into.push({ house, tokens, hero });
    }
  }
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
    if (tokens > 0 || hero) rest.push({ house: stack.house, tokens, hero });
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
export function fits(w: World, force: Force): boolean {
  let nonPlayers = 0;
  for (const stack of force) {
    if (stack.tokens + (stack.hero ? 1 : 0) > tables.limits.unitsPerHousePerDomain) return false;
    if (w.nonPlayers[stack.house] && ++nonPlayers > tables.limits.alliedHousesPerDomain) return false;
  }
  return true;
}

/** Whether `force` may join what stands in a domain. */
export function hasRoom(w: World, at: DomainId, force: Force): boolean {
  return w.map[at].length === 0 ? fits(w, force) : fits(w, joined(w.map[at], force));
}

/** All units of a house on the map, those on the way included; counted no further than `enough`. */
export function unitsOnMap(w: World, id: HouseId, enough = Number.POSITIVE_INFINITY): number {
  let count = unitsOf(w.army?.force, id) + unitsOf(w.retreating?.force, id);
  for (const at of DOMAINS) {
    if (count >= enough) return count;
    count += unitsOf(w.map[at], id);
  }
  return count;
}

function unitsOf(force: Force | undefined, id: HouseId): number {
  if (!force) return 0;
  for (const stack of force) if (stack.house === id) return stack.tokens + (stack.hero ? 1 : 0);
  return 0;
}

/** The last unit of a house on the map is protected (§10.1). */
export function isFinal(w: World, id: HouseId): boolean {
  return unitsOnMap(w, id, 2) === 1;
}

/** A group may attack and be attacked unless it is made up of final units only (§10.2, §10.4). */
export function mayFight(w: World, force: Force): boolean {
  return force.some((stack) => !isFinal(w, stack.house));
}

// Choosing units. An option names a group of them: `lannister-2+jaime-lannister+arryn-1`.

/** Every group of at least one unit out of a force. */
export function groupsOf(force: Force): Force[] {
  let groups: Force[] = [[]];
  for (const stack of force) {
    const next: Force[] = [];
    for (let tokens = 0; tokens <= stack.tokens; tokens++) {
      for (const hero of stack.hero ? [false, true] : [false]) {
        for (const group of groups) {
          next.push(tokens > 0 || hero ? [...group, { house: stack.house, tokens, hero }] : group);
        }
      }
    }
    groups = next;
  }
  return groups.filter((group) => group.length > 0);
}

/** Each kind of unit in a force, as a group of one. */
export function unitsApart(force: Force): Force[] {
  const groups: Force[] = [];
  for (const { house, tokens, hero } of force) {
    if (tokens > 0) groups.push([{ house, tokens: 1, hero: false }]);
    if (hero) groups.push([{ house, tokens: 0, hero: true }]);
  }
  return groups;
}

/** The units of a force one by one, tokens first. */
export function oneByOne(force: Force): Force[] {
  return force.flatMap(({ house, tokens, hero }): Force[] => [
    ...Array.from({ length: tokens }, () => [{ house, tokens: 1, hero: false }]),
    ...(hero ? [[{ house, tokens: 0, hero }]] : []),
  ]);
}

export function nameOf(w: World, group: Force): string {
  let name = '';
  for (const { house, tokens, hero } of group) {
    if (tokens > 0) name += `${name && '+'}${house}-${tokens}`;
    if (hero) name += `${name && '+'}${leaderOf(w, house)}`;
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
        : { house: houseOfHero(part as HeroId), tokens: 0, hero: true },
    ]);
  }
  return group;
}

/** One unit: a Power Token is named by its house, a Hero by its own name. */
export function unitNames(w: World, force: Force): (HouseId | HeroId)[] {
  const names: (HouseId | HeroId)[] = [];
  for (const { house, tokens, hero } of force) {
    if (tokens > 0) names.push(house);
    if (hero) names.push(leaderOf(w, house)!);
  }
  return names;
}

/** The unit with this name, as a group of one. */
export function unitNamed(w: World, name: string): Force {
  const hero = w.nonPlayers[name as HouseId] || w.players[name] ? undefined : houseOfHero(name as HeroId);
  return hero
    ? [{ house: hero, tokens: 0, hero: true }]
    : [{ house: name as HouseId, tokens: 1, hero: false }];
}

export function hasHero(force: Force): boolean {
  return force.some((stack) => stack.hero);
}
