// Events that take units off the map without a battle (§4.6.4, §9).

import type { Seat } from '@three-thrones/kernel';
import { domain, type EventParams } from '../../data/data.ts';
import { DOMAINS, type DomainId, type HouseId } from '../../data/ids.ts';
import { tokensOf } from '../allies.ts';
import { ask, call, flow, go } from '../kit.ts';
import { eliminate } from '../returns.ts';
import {
  alliesOf,
  controller,
  controls,
  isHostile,
  isPlayer,
  player,
  sideOf,
  stackOf,
  throneHolder,
  type World,
} from '../state.ts';
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
    options: (w, a) => DOMAINS.flatMap((at) => eliminable(w, a.seat, paramsOf(a), at)),
    resolve: (w, a, unit, table) => {
      const [house, at] = parse(unit);
      eliminate(w, table, at, unitNamed(w, house));
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
      eliminate(w, table, at, unitNamed(w, name), { times: paramsOf(a).returnReward === false ? 0 : 1 });
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
    options: (w, a) => DOMAINS.filter((at) => isWithinReach(w, a.seat, paramsOf(a), at)),
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
    resolve: (w, a, house, table) => {
      eliminate(w, table, a.domain!, unitNamed(w, house));
      a.count = (a.count ?? 0) + 1;
    },
  }),
  call(
    'rout',
    (w, a) => {
      const side = controller(w, a.domain!);
      if (side === undefined || side === a.seat) return undefined;
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
    options: (w, a) => DOMAINS.filter((at) => (stackOf(w.map[at], a.seat as HouseId)?.tokens ?? 0) > 0),
    resolve: (w, a, at, table) => {
      const { vp = 0, returnRewardMultiplier = 1 } = paramsOf(a);
      gainPoints(w, table, a.seat, vp, 'event');
      eliminate(w, table, at, unitNamed(w, a.seat), { times: returnRewardMultiplier });
    },
  }),
]);

export const eliminationFlows = [eliminatedTokens, kingslayer, surprise, nobleSacrifice];

/** Houses with a Power Token there that is not the final unit (§10.1). */
function removableTokens(w: World, at: DomainId): HouseId[] {
  const houses: HouseId[] = [];
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
  return DOMAINS.some((at) => eliminable(w, seat, reach, at).length > 0);
}

function isTarget(w: World, seat: Seat, { who, needsTokenOfTargetsAlly }: EventParams, id: HouseId): boolean {
  const side = who === 'own-house-of-another-player' ? id : sideOf(w, id);
  if (who !== 'any' && (side === seat || !isPlayer(w, side))) return false;
  return !needsTokenOfTargetsAlly || hasTokenOfAnAlly(w, seat, side);
}

/** Poisoning: a token of a house allied with the target; the Iron Throne is one of every house. */
function hasTokenOfAnAlly(w: World, seat: Seat, target: Seat): boolean {
  const throne = throneHolder(w) === seat;
  return alliesOf(w, target).some((id) => throne || tokensOf(w, seat, id) > 0);
}

/** The player who alone has the highest score (E47). */
export function soleLeader(w: World): Seat | undefined {
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

export function unitsOfLeader(w: World, { heroAllowed, alliedAllowed }: EventParams): UnitAt[] {
  const leader = soleLeader(w);
  return DOMAINS.flatMap((at) => {
    const removable = w.map[at].filter(
      ({ house }) => (alliedAllowed ? sideOf(w, house) : house) === leader && !isFinal(w, house),
    );
    const force = heroAllowed ? removable : removable.map((stack) => ({ ...stack, hero: false }));
    return unitNames(w, force).map((name): UnitAt => `${name}@${at}`);
  });
}

/** Whether a domain may be surprised: next to one of the player's own, and somebody there can go or must retreat. */
export function isWithinReach(w: World, seat: Seat, { exclude, range }: EventParams, at: DomainId): boolean {
  if (exclude?.includes(at)) return false;
  if (!isHostile(w, seat, at) && removableTokens(w, at).length === 0) return false;
  return range !== 'adjacent-to-own' || domain(at).neighbours.some((next) => controls(w, seat, next));
}
