// Events that take units off the map without a battle (§4.6.4, §9).

import type { Seat } from '@three-thrones/kernel';
import type { EventParams } from '../../data/data.ts';
import type { DomainId, HouseId } from '../../data/ids.ts';
import { tokensOf } from '../pools.ts';
import { type Coop, TREATY } from '../coop/state.ts';
import { removeWalker } from '../coop/tokens.ts';
import type { Table } from '../facts.ts';
import { geographyOf } from '../geography.ts';
import { ask, call, flow, go } from '../kit.ts';
import { eliminate } from '../returns.ts';
import {
  alliesOf,
  controller,
  controls,
  domainsAt,
  holdsThrone,
  isHostile,
  isPlayer,
  player,
  sideFor,
  sideOf,
  stackOf,
  type World,
} from '../state.ts';
import { isRival } from '../solo/rival.ts';
import { gainPoints } from '../treasury.ts';
import { isFinal, unitNamed, unitNames } from '../units.ts';
import { paramsOf, parse, type UnitAt } from './terms.ts';

/** Enlist the Faceless Men, Cache of Wildfire, Poisoning. Heroes are no Power Tokens (E46). */
const eliminatedTokens = flow('eliminate-token', [
  ask('eliminate', {
    openly: true,
    rule: '18.21',
    again: true,
    when: (_w, a) => (a.count ?? 0) < (paramsOf(a).count ?? 1),
    who: (w, a) => (canEliminate(w, a.seat, paramsOf(a)) ? a.seat : undefined),
    options: (w, a) => domainsAt(w).flatMap((at) => eliminable(w, a.seat, paramsOf(a), at)),
    resolve: (w, a, unit, table) => {
      const [name, at] = parse(unit);
      takeOut(w, table, name, at);
      a.count = (a.count ?? 0) + 1;
    },
  }),
]);

/** §18.24 Kingslayer: any unit that fights for the leader. */
const kingslayer = flow('eliminate-unit-of-leader', [
  ask('eliminate', {
    openly: true,
    rule: '18.24',
    again: true,
    when: (_w, a) => (a.count ?? 0) < (paramsOf(a).units ?? 1),
    who: (w, a) => (unitsOfLeader(w, paramsOf(a)).length > 0 ? a.seat : undefined),
    options: (w, a) => unitsOfLeader(w, paramsOf(a)),
    resolve: (w, a, unit, table) => {
      const [name, at] = parse(unit);
      takeOut(w, table, name, at, paramsOf(a).returnReward === false ? 0 : 1);
      a.count = (a.count ?? 0) + 1;
    },
  }),
]);

/** §18.30 The Element of Surprise: one token goes, enemies left there retreat, nobody moves in (E48). */
const surprise = flow('eliminate-and-rout', [
  ask('chooseDomain', {
    openly: true,
    rule: '18.30',
    who: (_w, a) => a.seat,
    options: (w, a) => domainsAt(w).filter((at) => isWithinReach(w, a.seat, paramsOf(a), at)),
    resolve: (_w, a, at) => {
      a.domain = at;
    },
  }),
  ask('eliminate', {
    openly: true,
    rule: '18.30',
    again: true,
    about: (_w, { domain: at }) => ({ domain: at! }),
    when: (_w, a) => (a.count ?? 0) < (paramsOf(a).eliminate ?? 1),
    who: (w, a) => (removableTokens(w, a.domain!).length > 0 ? a.seat : undefined),
    options: (w, a) => removableTokens(w, a.domain!),
    resolve: (w, a, name, table) => {
      takeOut(w, table, name, a.domain!);
      a.count = (a.count ?? 0) + 1;
    },
  }),
  call(
    'rout',
    (w, a) => {
      const side = controller(w, a.domain!);
      if (side === undefined || side === sideFor(w, a.seat)) return undefined;
      return go('retreat', { from: a.domain!, side, decider: isPlayer(w, side) ? side : a.seat });
    },
    (_w, a) => paramsOf(a).restRetreats === true,
  ),
]);

/** §18.27 A Noble Sacrifice: the reward of the space is gained more than once. */
const nobleSacrifice = flow('sacrifice-own-token', [
  ask('eliminate', {
    openly: true,
    rule: '18.27',
    who: (_w, a) => a.seat,
    options: (w, a) => domainsAt(w).filter((at) => (stackOf(w.map[at], a.seat as HouseId)?.tokens ?? 0) > 0),
    resolve: (w, a, at, table) => {
      const { vp = 0, returnRewardMultiplier = 1 } = paramsOf(a);
      gainPoints(w, table, a.seat, vp, 'event');
      eliminate(w, table, at, unitNamed(w, a.seat), { times: returnRewardMultiplier });
    },
  }),
]);

export const eliminationFlows = [eliminatedTokens, kingslayer, surprise, nobleSacrifice];

/** A unit goes to its mat; a White Walker to its pool (§21.20). */
function takeOut(w: World, table: Table, name: string, at: DomainId, times = 1): void {
  if (name === WALKER) removeWalker(w, table, at);
  else eliminate(w, table, at, unitNamed(w, name), { times });
}

/** §21.20 White Walkers on the map are Power Tokens for eliminating. */
const WALKER = 'white-walker';

/** Houses with a Power Token there that is not the final unit (§10.1). */
function removableTokens(w: World, at: DomainId): (HouseId | typeof WALKER)[] {
  const houses: (HouseId | typeof WALKER)[] = w.coop?.walkers.includes(at) ? [WALKER] : [];
  for (const stack of w.map[at]) if (stack.tokens > 0 && !isFinal(w, stack.house)) houses.push(stack.house);
  return houses;
}

/** Power Tokens in a domain that a card reaches by its `where` and `who`. */
function eliminable(w: World, seat: Seat, reach: EventParams, at: DomainId): UnitAt[] {
  if (reach.where === 'kings-landing' && at !== 'kings-landing') return [];
  const houses = removableTokens(w, at).filter((id) => isTarget(w, seat, reach, id));
  return houses.map((id): UnitAt => `${id}@${at}`);
}

export function canEliminate(w: World, seat: Seat, reach: EventParams): boolean {
  return domainsAt(w).some((at) => eliminable(w, seat, reach, at).length > 0);
}

function isTarget(
  w: World,
  seat: Seat,
  { who, needsTokenOfTargetsAlly }: EventParams,
  id: HouseId | typeof WALKER,
): boolean {
  if (w.coop !== undefined) {
    if (needsTokenOfTargetsAlly && !hasTokenOfTheTerrified(w, seat)) return false;
    if (id === WALKER || who === 'any') return true;
    return who !== 'own-house-of-another-player' && sideOf(w, id) === id;
  }
  if (id === WALKER) return false;
  const side = who === 'own-house-of-another-player' ? id : sideOf(w, id);
  if (who !== 'any' && (side === seat || !isPlayer(w, side))) return false;
  return !needsTokenOfTargetsAlly || hasTokenOfAnAlly(w, seat, side);
}

/** Poisoning: a token of a house allied with the target; the Iron Throne is one of every house. */
function hasTokenOfAnAlly(w: World, seat: Seat, target: Seat): boolean {
  const throne = holdsThrone(w, seat);
  return alliesOf(w, target).some((id) => throne || tokensOf(w, seat, id) > 0);
}

/** §21.20 Poisoning in the Treaty: the Night King's allies are the Terrified houses. */
function hasTokenOfTheTerrified(w: World, seat: Seat): boolean {
  return w.coop!.terrified.some((id) => holdsThrone(w, seat) || tokensOf(w, seat, id) > 0);
}

/** The player who alone has the highest score (E47). */
export function soleLeader(w: World): Seat | undefined {
  if (w.coop !== undefined) return leaderOfTwo(w.coop);
  let leader: Seat | undefined;
  let most = -1;
  for (const seat of w.order) {
    const { score } = player(w, seat);
    if (score > most) leader = seat;
    else if (score === most) leader = undefined;
    most = Math.max(most, score);
  }
  return leader;
}

/** §21.20 The Treaty and the Night King. */
function leaderOfTwo({ treaty, nightKing }: Coop): Seat | undefined {
  if (treaty.score === nightKing.score) return undefined;
  return treaty.score > nightKing.score ? TREATY : 'night-king';
}

export function unitsOfLeader(w: World, { heroAllowed, alliedAllowed }: EventParams): UnitAt[] {
  const leader = soleLeader(w);
  if (leader === 'night-king') return w.coop!.walkers.map((at): UnitAt => `${WALKER}@${at}`);
  return domainsAt(w).flatMap((at) => {
    const removable = w.map[at].filter(
      ({ house }) => (alliedAllowed ? sideOf(w, house) : house) === leader && !isFinal(w, house),
    );
    // §20.18: the Rival's Hero never leaves the map
    const force = removable.map((stack) => ({
      ...stack,
      hero: stack.hero && heroAllowed === true && !isRival(w, stack.house),
    }));
    return unitNames(w, force, 'with-eggs').map((name): UnitAt => `${name}@${at}`);
  });
}

/** Whether a domain may be surprised: next to one of the player's own, and somebody there can go or must retreat. */
export function isWithinReach(w: World, seat: Seat, { exclude, range }: EventParams, at: DomainId): boolean {
  if (exclude?.includes(at)) return false;
  if (w.coop !== undefined && w.map[at].length === 0 && !w.coop.walkers.includes(at)) return false;
  if (!isHostile(w, seat, at) && removableTokens(w, at).length === 0) return false;
  return (
    range !== 'adjacent-to-own' ||
    geographyOf(w)
      .neighbours(at)
      .some((next) => controls(w, seat, next))
  );
}
