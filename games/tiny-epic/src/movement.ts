// §27 March and Sail, step by step; §26.1 what must be certain before an army enters.

import type { Reason, Table } from '@three-thrones/kernel';
import { domain, tables } from '../data/data.ts';
import { DOMAINS, type DomainId } from '../data/ids.ts';
import { captureToken } from './allies.ts';
import { coastsWithin, distance, seaDistance } from './geography.ts';
import { ask, call, flow, go, type MoveArgs, type MoveRules, step } from './kit.ts';
import { because } from './reasons.ts';
import {
  castles,
  controller,
  controls,
  domainsOf,
  type Force,
  isHostile,
  isPlayer,
  isUnoccupied,
  stackOf,
  unitsIn,
  type World,
} from './state.ts';
import { cutGold, gainGold } from './treasury.ts';
import {
  fits,
  groupNamed,
  groupsOf,
  hasHero,
  hasRoom,
  isFinal,
  joined,
  lift,
  mayFight,
  nameOf,
  place,
  unitsApart,
  without,
} from './units.ts';

export const movement = flow('movement', [
  // §27.1 Origin and army
  ask('chooseOrigin', {
    rule: '27.1',
    who: (_w, a) => a.seat,
    options: (w, a) => domainsOf(w, a.seat),
    refuse: (w, a, _seat, at) => (canLeave(w, a, at) ? undefined : because('noLegalMove')),
    resolve: (_w, a, at) => {
      a.origin = at;
    },
  }),
  ask('chooseArmy', {
    rule: '27.1',
    who: (_w, a) => a.seat,
    options: (w, a) => armies(w, a, a.origin!).map((group) => nameOf(w, group)),
    resolve: (w, a, name, table) => depart(w, table, a, groupNamed(name)),
  }),

  // §27.2 The first step; for a Sail or a direct move the only one
  ask('chooseDestination', {
    rule: '27.2',
    who: (_w, a) => a.seat,
    options: destinations,
    refuse: (w, a, _seat, to) =>
      reachRefusal(w, a, to) ?? stepRefusal(w, a, to, a.mode === 'march' ? tables.limits.marchSteps : 1),
    resolve: (w, a, to, table) => enter(w, table, a, to),
  }),

  // §27.4 Who stays, who joins, whether the army goes on: named by the group that goes on
  ask('goOn', {
    rule: '27.4',
    when: (w, a) => a.mode === 'march' && !a.attacks && w.army !== undefined,
    who: (_w, a) => a.seat,
    options: (w, a) => ['stop', ...groupsThatMayGoOn(w, a).map((group) => nameOf(w, group))],
    refuse: (w, a, _seat, said) => (said === 'stop' ? stopRefusal(w, a, w.army!.at) : undefined),
    resolve: (w, a, said, table) => {
      if (said !== 'stop') regroup(w, table, a, groupNamed(said));
    },
  }),
  ask('chooseSecondDestination', {
    rule: '27.2',
    when: (_w, a) => a.goesOn === true,
    who: (_w, a) => a.seat,
    options: destinations,
    refuse: (w, a, _seat, to) => stepRefusal(w, a, to, 1),
    resolve: (w, a, to, table) => enter(w, table, a, to),
  }),

  // §27.5 The movement ends: everybody stays, or a battle begins
  step(
    'stop',
    (w, a, table) => stop(w, table, a),
    (_w, a) => !a.attacks,
  ),
  call(
    'fight',
    (w, a) => go('battle', { domain: w.army!.at, terms: a.terms ?? {} }),
    (_w, a) => a.attacks === true && a.must !== 'capture',
  ),
  step(
    'capture',
    (w, a, table) => capture(w, table, a),
    (_w, a) => a.attacks === true && a.must === 'capture',
  ),
  step('rewardPassage', (w, a, table) => {
    gainGold(w, table, a.seat, (a.goldPerCardPassed ?? 0) * (a.passed ?? 0));
  }),
  call('consequences', () => go('consequences', {})),
]);

// What may be done

/** Whether any army of the player may make this movement at all. */
export function canMove(w: World, m: MoveRules): boolean {
  return DOMAINS.some((at) => controls(w, m.seat, at) && canLeave(w, m, at));
}

function canLeave(w: World, m: MoveRules, at: DomainId): boolean {
  const loners = unitsApart(w.map[at]);
  const mayAttack = m.must ? attackFrom(w, m, at, loners) : undefined;
  if (mayAttack !== undefined) return mayAttack;
  const departs = (group: Force): boolean => mayDepart(w, m, at, group);
  return loners.some(departs) || groupsOf(w.map[at]).some(departs);
}

/** Whether an army from here can attack somewhere, where this is plain without looking at every group. */
function attackFrom(w: World, m: MoveRules, at: DomainId, loners: readonly Force[]): boolean | undefined {
  const fights = (army: Force): boolean => isArmyOf(m, army) && (m.must === 'capture' || mayFight(w, army));
  const hasFighter = loners.some(fights);
  let plain: false | undefined = false;
  for (const to of DOMAINS) {
    if (!isInReach(w, m, at, to) || !isHostile(w, m.seat, to) || targetRefusal(w, m, to)) continue;
    // Only King's Landing asks more of an army than that it may fight
    if (hasFighter && to !== 'kings-landing') return true;
    plain = undefined;
  }
  return plain;
}

function isInReach(w: World, m: MoveRules, at: DomainId, to: DomainId): boolean {
  if (m.mode === 'sail') {
    const cards = seaDistance(at, to);
    return cards > 0 && cards <= (m.range ?? tables.limits.sailCards);
  }
  const steps = distance(at, to);
  if (m.mode === 'direct') return steps <= (m.range ?? steps);
  if (steps !== 2) return steps < 2;
  return domain(to).neighbours.some((next) => distance(at, next) === 1 && !isHostile(w, m.seat, next));
}

/** Every group that may leave a domain as an army and get somewhere. */
function armies(w: World, m: MoveRules, at: DomainId): Force[] {
  return groupsOf(w.map[at]).filter((group) => mayDepart(w, m, at, group));
}

function mayDepart(w: World, m: MoveRules, at: DomainId, group: Force): boolean {
  if (!isArmyOf(m, group)) return false;
  const steps = m.mode === 'march' ? tables.limits.marchSteps : 1;
  return trying(w, m, at, w.map[at], group, () =>
    destinationsFrom(m, at).some((to) => stepRefusal(w, m, to, steps) === undefined),
  );
}

/** What an Event asks of the army itself. */
function isArmyOf(m: MoveRules, group: Force): boolean {
  if (m.ledByHero && !hasHero(group)) return false;
  return m.armySize === undefined || unitsIn(group) === m.armySize;
}

/** Where a person would look; a Sail or a direct move does not reach all of it. */
function destinations(w: World, a: MoveArgs): readonly DomainId[] {
  const { at } = w.army!;
  return a.mode === 'march' ? domain(at).neighbours : DOMAINS.filter((to) => to !== at);
}

function reachRefusal(w: World, m: MoveRules, to: DomainId): Reason | undefined {
  const { at } = w.army!;
  if (m.mode === 'march' || isInReach(w, m, at, to)) return undefined;
  if (m.mode === 'direct') return because('tooFar');
  return seaDistance(at, to) === 0 ? because('sameMapCard') : because('tooFarBySea');
}

function destinationsFrom(m: MoveRules, from: DomainId): readonly DomainId[] {
  if (m.mode === 'march') return domain(from).neighbours;
  if (m.mode === 'sail') return coastsWithin(from, m.range ?? tables.limits.sailCards);
  return DOMAINS.filter((to) => to !== from && distance(from, to) <= (m.range ?? Number.POSITIVE_INFINITY));
}

/** Why the army, already on the way, may not take this step with so many steps left. */
function stepRefusal(w: World, m: MoveRules, to: DomainId, steps: number): Reason | undefined {
  if (isHostile(w, m.seat, to)) return attackRefusal(w, m, w.army!.force, to);
  const no = stopRefusal(w, m, to);
  if (no && steps > 1 && canGoOn(w, m, to)) return undefined;
  return no;
}

/** §26.1 Why these units, already off their domain, may not attack there. */
export function attackRefusal(w: World, m: MoveRules, force: Force, to: DomainId): Reason | undefined {
  const wrong = targetRefusal(w, m, to);
  if (wrong) return wrong;
  if (m.must !== 'capture' && !mayFight(w, force)) return because('finalUnitAttacks');
  if (domain(to).kind === 'kings-landing' && lacksCastles(w, m.seat)) return because('needsCastles');
  return fits(w, force) ? undefined : because('armyTooLarge');
}

/** Why those who stand there may not be attacked, whoever comes. */
export function targetRefusal(w: World, m: MoveRules, to: DomainId): Reason | undefined {
  if (m.targetKinds && !m.targetKinds.includes(domain(to).kind)) return because('wrongTarget');
  if (m.unalliedOnly && isPlayer(w, controller(w, to)!)) return because('wrongTarget');
  if (m.targetUnits !== undefined && unitsIn(w.map[to]) !== m.targetUnits) return because('wrongTarget');
  if (m.must === 'capture') {
    const [token] = w.map[to];
    return token!.hero || isFinal(w, token!.house) ? because('wrongTarget') : undefined;
  }
  return mayFight(w, w.map[to]) ? undefined : because('finalUnitAttacked');
}

/** Why the army may not end its way in a domain that is not hostile. */
function stopRefusal(w: World, m: MoveRules, to: DomainId): Reason | undefined {
  if (m.must) return because('mustBattle');
  if (to === 'kings-landing' && lacksCastles(w, m.seat)) return because('needsCastles');
  return hasRoom(w, to, w.army!.force) ? undefined : because('noRoom');
}

/** §8.1 Counted with every castle this movement has given up or taken. */
function lacksCastles(w: World, seat: string): boolean {
  return castles(w, seat) < tables.limits.castlesForKingsLanding;
}

function canGoOn(w: World, m: MoveRules, at: DomainId): boolean {
  return onwardGroups(w, m, at).some((group) => mayGoOn(w, m, at, group));
}

function groupsThatMayGoOn(w: World, a: MoveArgs): Force[] {
  const { at } = w.army!;
  return onwardGroups(w, a, at).filter((group) => mayGoOn(w, a, at, group));
}

/** Groups out of all who are here now, the army and those who stood here. */
function onwardGroups(w: World, m: MoveRules, at: DomainId): Force[] {
  return groupsOf(joined(w.map[at], w.army!.force)).filter((group) => isArmyOf(m, group));
}

function mayGoOn(w: World, m: MoveRules, at: DomainId, group: Force): boolean {
  const { force } = w.army!;
  const all = joined(w.map[at], force);
  if (!fits(w, without(all, group))) return false;
  // E88: without 3 castles King's Landing is only crossed, by the army as a whole
  if (at === 'kings-landing' && lacksCastles(w, m.seat) && !contains(group, force)) return false;
  return trying(w, m, at, all, group, () =>
    domain(at).neighbours.some((to) => stepRefusal(w, m, to, 1) === undefined),
  );
}

function contains(force: Force, part: Force): boolean {
  return part.every(({ house, tokens, hero }) => {
    const stack = stackOf(force, house);
    return stack !== undefined && stack.tokens >= tokens && (stack.hero || !hero);
  });
}

/** Looks at the table as if `group` had just left a domain, and puts everything back. */
function trying<T>(w: World, m: MoveRules, at: DomainId, all: Force, group: Force, look: () => T): T {
  const stood = w.map[at];
  const { army } = w;
  w.map[at] = without(all, group);
  w.army = { side: m.seat, force: group, from: at, at };
  const seen = look();
  w.map[at] = stood;
  if (army) w.army = army;
  else delete w.army;
  return seen;
}

// What happens

function depart(w: World, table: Table, a: MoveArgs, group: Force): void {
  const at = a.origin!;
  lift(w, at, group);
  w.army = { side: a.seat, force: group, from: at, at };
  table.tell('army.departed', { seat: a.seat, domain: at, units: nameOf(w, group) });
}

function enter(w: World, table: Table, a: MoveArgs, to: DomainId): void {
  const army = w.army!;
  if (a.mode === 'sail') a.passed = Math.max(0, seaDistance(army.at, to) - 1);
  table.tell('army.moved', { seat: a.seat, mode: a.mode, from: army.at, to, units: nameOf(w, army.force) });
  army.from = army.at;
  army.at = to;
  a.attacks = isHostile(w, a.seat, to);
  delete a.goesOn;
}

/** §27.4 Everybody here is one group for a moment; then those who go on leave again. */
function regroup(w: World, table: Table, a: MoveArgs, group: Force): void {
  const army = w.army!;
  place(w, army.at, army.force);
  lift(w, army.at, group);
  army.force = group;
  a.goesOn = true;
  cutGold(w, table); // E89
}

function stop(w: World, table: Table, a: MoveArgs): void {
  const { at, force } = w.army!;
  delete w.army;
  settleIn(w, table, a.seat, at, force);
}

/** Units come to rest; what they take, they take at once (§5.8). */
export function settleIn(w: World, table: Table, seat: string, at: DomainId, force: Force): void {
  const taken = isUnoccupied(w, at);
  place(w, at, force);
  if (taken) table.tell('domain.taken', { seat, domain: at });
  cutGold(w, table);
}

/** Captured at Sea: the lone token goes, the army stays (§18.8, E98). */
function capture(w: World, table: Table, a: MoveArgs): void {
  const { at } = w.army!;
  const [token] = w.map[at];
  captureToken(w, table, a.seat, at, token!.house);
  stop(w, table, a);
}
