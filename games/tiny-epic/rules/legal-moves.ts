// §26.1 What must be certain before an army enters, §27.6 which steps can still end legally.

import { domain, tables } from '../data/data.ts';
import { type DomainId, isDomain } from '../data/ids.ts';
import { castlesForThrone, dares, enemiesAt, enemyAt } from './coop/state.ts';
import { usableBy } from './coop/units.ts';
import { broodIn, broodWithout } from './dragons/brood.ts';
import { flightOf, isFlight } from './dragons/flight.ts';
import { ANY_DISTANCE, geographyOf } from './geography.ts';
import type { MoveArgs, MoveRules } from './kit.ts';
import { because, type Reason } from './reasons.ts';
import {
  castles,
  controller,
  controls,
  domainsAt,
  type Force,
  isHostile,
  isPlayer,
  stackOf,
  unitsIn,
  type World,
} from './state.ts';
import {
  abandonsEggs,
  fits,
  groupNamed,
  groupsOf,
  hasHero,
  hasRoom,
  isFinal,
  joined,
  mayFight,
  unitsApart,
  without,
} from './units.ts';

/** Whether any army of the player may make this movement at all, on foot, by ship or on wings. */
export function canMove(w: World, m: MoveRules): boolean {
  return canWalk(w, m) || (w.dragons === true && canFly(w, m));
}

/** §23.6 Whether a Dragon may fly instead. */
export function canFly(w: World, m: MoveRules): boolean {
  const flight = flightOf(m);
  return flight !== undefined && canWalk(w, flight);
}

/** Whether any army may make this movement as it is, without flying. */
export function canWalk(w: World, m: MoveRules): boolean {
  return domainsAt(w).some((at) => controls(w, m.seat, at) && canLeave(w, m, at));
}

/** §27.1 Why no army may start here. */
export function originRefusal(w: World, m: MoveRules, at: DomainId): Reason | undefined {
  if (!controls(w, m.seat, at)) return because('noFriendlyUnits');
  return canLeave(w, m, at) ? undefined : because('noLegalMove');
}

function canLeave(w: World, m: MoveRules, at: DomainId): boolean {
  const here = leadable(w, m.seat, at);
  const loners = unitsApart(here);
  if (m.must) {
    const targets = attackable(w, m, at);
    if (targets.length === 0) return false;
    // Only King's Landing asks more of an army than that it may fight, and Eggs more than that: elsewhere no group need be tried
    const isFighter = (army: Force): boolean =>
      isArmyOf(m, army) && (m.must === 'capture' || mayFight(w, army));
    const isEasy = !w.dragons && targets.some((to) => to !== 'kings-landing');
    if (isEasy && loners.some(isFighter)) return true;
  }
  const departs = (group: Force): boolean => mayDepart(w, m, at, group);
  return loners.some(departs) || groupsOf(here).some(departs);
}

/** Whom the player may lead from there: in the Treaty not the units of another player (§21.17). */
export function leadable(w: World, seat: string, at: DomainId): Force {
  return w.coop === undefined ? w.map[at] : usableBy(w, seat, w.map[at]);
}

/** Hostile domains in reach of here that may be attacked by somebody. */
function attackable(w: World, m: MoveRules, at: DomainId): DomainId[] {
  return domainsAt(w).filter(
    (to) => isInReach(w, m, at, to) && isHostile(w, m.seat, to) && !targetRefusal(w, m, to),
  );
}

function isInReach(w: World, m: MoveRules, at: DomainId, to: DomainId): boolean {
  const { distance, neighbours, seaDistance } = geographyOf(w);
  if (m.mode === 'sail') {
    const cards = seaDistance(at, to);
    return cards > 0 && cards <= (m.range ?? tables.limits.sailCards);
  }
  const steps = distance(at, to);
  if (m.mode === 'direct' || m.mode === 'fly')
    return steps <= (m.range ?? ANY_DISTANCE) && to === (m.target ?? to);
  if (steps !== 2) return steps < 2;
  return neighbours(to).some((next) => distance(at, next) === 1 && !isHostile(w, m.seat, next));
}

/** §27.1 Groups that may leave as an army and get somewhere; if a Hero must lead it, those without one too. */
export function armies(w: World, m: MoveRules, at: DomainId): Force[] {
  return groupsOf(leadable(w, m.seat, at)).filter(
    (group) => lacksHero(m, group) || mayDepart(w, m, at, group),
  );
}

/** Why this group is no army. */
export function armyRefusal(m: MoveRules, name: string): Reason | undefined {
  return lacksHero(m, groupNamed(name)) ? because('needsHero') : undefined;
}

function mayDepart(w: World, m: MoveRules, at: DomainId, group: Force): boolean {
  if (!isArmyOf(m, group)) return false;
  if (w.dragons && abandonsEggs(w.map[at], group)) return false;
  return trying(w, m, at, w.map[at], group, () =>
    destinationsFrom(w, m, at).some((to) => stepRefusal(w, m, to, stepsOf(m)) === undefined),
  );
}

/** What an Event asks of the army itself. */
function isArmyOf(m: MoveRules, group: Force): boolean {
  if (m.mode === 'fly' && !isFlight(group)) return false;
  return !lacksHero(m, group) && (m.armySize === undefined || unitsIn(group) === m.armySize);
}

function lacksHero(m: MoveRules, group: Force): boolean {
  if (m.hero !== undefined && !stackOf(group, m.hero)?.hero) return true;
  return m.ledByHero === true && !hasHero(group);
}

/** Steps of a March; a Sail or a direct move is one. */
export function stepsOf({ mode }: MoveRules): number {
  return mode === 'march' ? tables.limits.marchSteps : 1;
}

/** Where a person would look; a Sail or a direct move does not reach all of it. */
export function destinations(w: World, a: MoveArgs): readonly DomainId[] {
  const { at } = w.army!;
  return a.mode === 'march' ? geographyOf(w).neighbours(at) : domainsAt(w).filter((to) => to !== at);
}

/** Why a Sail or a direct move does not get there. */
export function reachRefusal(w: World, m: MoveRules, to: DomainId): Reason | undefined {
  const { at } = w.army!;
  if (m.mode === 'march' || isInReach(w, m, at, to)) return undefined;
  if (m.mode === 'direct' || m.mode === 'fly') return because(m.target ? 'wrongTarget' : 'tooFar');
  return geographyOf(w).seaDistance(at, to) === 0 ? because('sameMapCard') : because('tooFarBySea');
}

/** Why a domain cannot be reached from where the army is at all. */
export function farRefusal(w: World, m: MoveRules, to: string): Reason | undefined {
  if (!isDomain(to) || to === w.army!.at) return undefined;
  return m.mode === 'march' ? because('tooFar') : reachRefusal(w, m, to);
}

function destinationsFrom(w: World, m: MoveRules, from: DomainId): readonly DomainId[] {
  const { coastsWithin, distance, domains, neighbours } = geographyOf(w);
  if (m.mode === 'march') return neighbours(from);
  if (m.mode === 'sail') return coastsWithin(from, m.range ?? tables.limits.sailCards);
  if (m.target) return m.target === from ? [] : [m.target];
  return domains.filter((to) => to !== from && distance(from, to) <= (m.range ?? ANY_DISTANCE));
}

/** Why the army, already on the way, may not take this step with so many steps left. */
export function stepRefusal(w: World, m: MoveRules, to: DomainId, steps: number): Reason | undefined {
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
  if (domain(to).kind === 'kings-landing' && lacksCastles(w, m.seat)) return castlesRefusal(w);
  return fits(w, force) ? undefined : because('armyTooLarge');
}

/** Why those who stand there may not be attacked, whoever comes. */
export function targetRefusal(w: World, m: MoveRules, to: DomainId): Reason | undefined {
  if (m.targetKinds && !m.targetKinds.includes(domain(to).kind)) return because('wrongTarget');
  if (w.coop !== undefined && enemyAt(w.coop, to) !== undefined) return enemyRefusal(w, m, to);
  if (m.unalliedOnly && isPlayer(w, controller(w, to)!)) return because('wrongTarget');
  if (m.targetUnits !== undefined && unitsIn(w.map[to]) !== m.targetUnits) return because('wrongTarget');
  if (m.must === 'capture') {
    const [token] = w.map[to];
    return token!.tokens === 0 || isFinal(w, token!.house) ? because('wrongTarget') : undefined;
  }
  return mayFight(w, w.map[to]) ? undefined : because('finalUnitAttacked');
}

/** §21.29 Why the Night King's side may not be attacked there. */
function enemyRefusal(w: World, m: MoveRules, to: DomainId): Reason | undefined {
  const enemy = enemyAt(w.coop!, to);
  if (m.unalliedOnly) return because('wrongTarget');
  if (m.targetUnits !== undefined && enemiesAt(w.coop!, to) !== m.targetUnits) return because('wrongTarget');
  if (m.must === 'capture') return enemy === 'white-walker' ? undefined : because('wrongTarget');
  return enemy === 'night-king' && !dares(w.coop!) ? because('nightKingTooStrong') : undefined; // E80
}

/** Why the army may not end its way in a domain that is not hostile. */
export function stopRefusal(w: World, m: MoveRules, to: DomainId): Reason | undefined {
  if (m.must) return because(m.must === 'capture' ? 'mustCapture' : 'mustBattle');
  if (to === 'kings-landing' && lacksCastles(w, m.seat)) return castlesRefusal(w);
  return hasRoom(w, to, w.army!.force) ? undefined : because('noRoom');
}

/** §8.1 Counted with every castle this movement has given up or taken. */
function lacksCastles(w: World, seat: string): boolean {
  return castles(w, seat) < castlesNeeded(w);
}

function castlesRefusal(w: World): Reason {
  if (w.coop === undefined) return because('needsCastles');
  return because('needsTreatyCastles', { needs: castlesNeeded(w) });
}

/** §8.1, §21.18 How many castles King's Landing asks for. */
export function castlesNeeded(w: World): number {
  return w.coop === undefined ? tables.limits.castlesForKingsLanding : castlesForThrone(w);
}

function canGoOn(w: World, m: MoveRules, at: DomainId): boolean {
  return onwardGroups(w, m, at).some((group) => mayGoOn(w, m, at, group));
}

/** §27.4 Who may go on from here; all others stay. */
export function groupsThatMayGoOn(w: World, a: MoveArgs): Force[] {
  const { at } = w.army!;
  return onwardGroups(w, a, at).filter((group) => mayGoOn(w, a, at, group));
}

/** Groups out of all who are here now, the army and those who stood here. */
function onwardGroups(w: World, m: MoveRules, at: DomainId): Force[] {
  return groupsOf(joined(leadable(w, m.seat, at), w.army!.force)).filter((group) => isArmyOf(m, group));
}

function mayGoOn(w: World, m: MoveRules, at: DomainId, group: Force): boolean {
  const { force } = w.army!;
  const all = joined(w.map[at], force);
  if (!fits(w, without(all, group))) return false;
  if (w.dragons && abandonsEggs(all, group)) return false;
  // E88: without 3 castles King's Landing is only crossed, by the army as a whole
  if (at === 'kings-landing' && lacksCastles(w, m.seat) && !contains(group, force)) return false;
  return trying(w, m, at, all, group, () =>
    geographyOf(w)
      .neighbours(at)
      .some((to) => stepRefusal(w, m, to, 1) === undefined),
  );
}

function contains(force: Force, part: Force): boolean {
  return part.every((some) => {
    const stack = stackOf(force, some.house);
    if (!stack || stack.tokens < some.tokens || (some.hero && !stack.hero)) return false;
    return !(some.eggs || some.dragons) || broodIn(broodWithout(some, stack)) === 0;
  });
}

/** Looks at the table as if `group`, out of `all` who are there, had just left a domain. */
function trying<T>(w: World, m: MoveRules, at: DomainId, all: Force, group: Force, look: () => T): T {
  // As `imagined` does, but tried for every group in every domain: without a closure for each change
  const { map, army } = w;
  const here = map[at];
  map[at] = without(all, group);
  w.army = { side: m.seat, force: group, from: at, at };
  try {
    return look();
  } finally {
    map[at] = here;
    w.army = army;
  }
}
