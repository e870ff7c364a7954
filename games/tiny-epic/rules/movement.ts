// §27 March and Sail, step by step.

import type { DomainId } from '../data/ids.ts';
import { captureToken } from './allies.ts';
import { termsFor } from './battle/terms.ts';
import { flightOf } from './dragons/flight.ts';
import type { Table } from './facts.ts';
import { isGlassGuarded, removeWalker } from './coop/tokens.ts';
import { geographyOf } from './geography.ts';
import { ask, call, each, flow, go, type MoveArgs, step } from './kit.ts';
import {
  armies,
  armyRefusal,
  canFly,
  canWalk,
  destinations,
  farRefusal,
  groupsThatMayGoOn,
  originRefusal,
  reachRefusal,
  stepRefusal,
  stepsOf,
  stopRefusal,
} from './legal-moves.ts';
import { domainsAt, type Force, isHostile, isUnoccupied, type World } from './state.ts';
import { cutGold, gainGold } from './treasury.ts';
import { groupNamed, joined, lift, nameOf, place, without } from './units.ts';

export const movement = flow('movement', [
  // §23.6 A March or a Sail may be a flight instead
  ask('chooseWay', {
    openly: true,
    rule: '23.6',
    about: (_w, { mode }) => ({ mode }),
    when: (w) => w.dragons === true,
    who: (w, a) => (canFly(w, a) ? a.seat : undefined),
    options: (w, a): MoveArgs['mode'][] => (canWalk(w, a) ? [a.mode, 'fly'] : ['fly']),
    resolve: (_w, a, way) => {
      if (way === 'fly') Object.assign(a, flightOf(a));
    },
  }),
  // §27.1 Origin and army
  ask('chooseOrigin', {
    openly: true,
    rule: '27.1',
    about: (_w, { mode, range }) => ({ mode, ...(range !== undefined && { range }) }),
    who: (_w, a) => a.seat,
    options: (w) => domainsAt(w),
    refuse: (w, a, _seat, at) => originRefusal(w, a, at),
    resolve: (_w, a, at) => {
      a.origin = at;
    },
  }),
  ask('chooseArmy', {
    openly: true,
    rule: '27.1',
    about: (_w, { mode, origin }) => ({ mode, origin: origin! }),
    who: (_w, a) => a.seat,
    options: (w, a) => armies(w, a, a.origin!).map((group) => nameOf(w, group)),
    refuse: (_w, a, _seat, name) => armyRefusal(a, name),
    resolve: (w, a, name, table) => depart(w, table, a, groupNamed(name)),
  }),

  // §27.2 The first step; for a Sail or a direct move the only one
  ask('chooseDestination', {
    openly: true,
    rule: '27.2',
    about: fightAhead,
    who: (_w, a) => a.seat,
    options: destinations,
    refuse: (w, a, _seat, to) => reachRefusal(w, a, to) ?? stepRefusal(w, a, to, stepsOf(a)),
    elsewhere: (w, a, _seat, to) => farRefusal(w, a, to),
    resolve: (w, a, to, table) => enter(w, table, a, to),
  }),

  // §27.4 Who stays, who joins, whether the army goes on: named by the group that goes on
  ask('goOn', {
    openly: true,
    rule: '27.4',
    about: (_w, { mode }) => ({ mode }),
    when: (w, a) => a.mode === 'march' && !a.attacks && w.army !== undefined,
    who: (_w, a) => a.seat,
    options: (w, a) => ['stop', ...groupsThatMayGoOn(w, a).map((group) => nameOf(w, group))],
    refuse: (w, a, _seat, said) => (said === 'stop' ? stopRefusal(w, a, w.army!.at) : undefined),
    resolve: (w, a, said, table) => {
      if (said !== 'stop') regroup(w, table, a, groupNamed(said));
    },
  }),
  ask('chooseSecondDestination', {
    openly: true,
    rule: '27.2',
    about: fightAhead,
    when: (_w, a) => a.goesOn === true,
    who: (_w, a) => a.seat,
    options: destinations,
    refuse: (w, a, _seat, to) => stepRefusal(w, a, to, 1),
    elsewhere: (w, a, _seat, to) => farRefusal(w, a, to),
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
    (w, a) =>
      go('battle', { domain: w.army!.at, terms: termsFor(w, a.terms ?? {}, w.army!.from, w.army!.at) }),
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
  // §21.12 Whoever has come to rest over Dragon Glass meets the Ice Dragon
  each('glass', (w, a) => {
    const at = a.entered?.find((one) => isGlassGuarded(w, one));
    if (at === undefined) return undefined;
    a.entered = a.entered!.filter((one) => one !== at);
    return go('glass', { at });
  }),
  call('consequences', () => go('consequences', {})),
]);

/** Where a step may lead into a fight: what the text of an Event says about it. */
function fightAhead(_w: World, { mode, must, terms }: MoveArgs): Pick<MoveArgs, 'mode' | 'must' | 'terms'> {
  return { mode, ...(must && { must }), ...(terms && { terms }) };
}

function depart(w: World, table: Table, a: MoveArgs, group: Force): void {
  const at = a.origin!;
  lift(w, at, group);
  w.army = { side: a.seat, force: group, from: at, at };
  table.tell('army.departed', { seat: a.seat, domain: at, units: nameOf(w, group) });
}

function enter(w: World, table: Table, a: MoveArgs, to: DomainId): void {
  const army = w.army!;
  if (a.mode === 'sail') a.passed = Math.max(0, geographyOf(w).seaDistance(army.at, to) - 1);
  table.tell('army.moved', { seat: a.seat, mode: a.mode, from: army.at, to, units: nameOf(w, army.force) });
  army.from = army.at;
  army.at = to;
  a.attacks = isHostile(w, a.seat, to);
  // A battle there comes upon Dragon Glass itself
  if (w.coop !== undefined && (!a.attacks || a.must === 'capture')) (a.entered ??= []).push(to);
  delete a.goesOn;
}

/** §27.4 Everybody here is one group for a moment; then those who go on leave again. */
function regroup(w: World, table: Table, a: MoveArgs, group: Force): void {
  const army = w.army!;
  const rest = without(joined(w.map[army.at], army.force), group);
  const taken = isUnoccupied(w, army.at) && rest.length > 0;
  w.map[army.at] = rest;
  army.force = group;
  a.goesOn = true;
  if (taken) table.tell('domain.taken', { seat: a.seat, domain: army.at });
  cutGold(w, table); // E89
}

function stop(w: World, table: Table, a: MoveArgs): void {
  const { at, force } = w.army!;
  w.army = undefined;
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
  if (token) captureToken(w, table, a.seat, at, token.house);
  else removeWalker(w, table, at); // §21.20: it goes to its pool
  stop(w, table, a);
}
