// How promising an order looks in an area.

import { area, order } from '../../data/data.ts';
import type { AreaId, HouseId, LandId, OrderId } from '../../data/ids.ts';
import { isAttack } from '../actions/declared.ts';
import { landsInReach, watersInReach } from '../reach.ts';
import { player, type World } from '../state.ts';
import { isEnemyAt } from '../units.ts';
import { chanceWith, gainAt, resistance, strengthOf, threatTo, worthOf } from './strength.ts';

/** An order that does nothing there. */
const USELESS = 0.01;

export function orderPrior(w: World, id: HouseId, at: AreaId, token: OrderId): number {
  const { type, modifier, special } = order(token);
  switch (type) {
    case 'march':
      return marchPrior(w, id, at) * (1 + 0.08 * modifier);
    case 'defense':
      return defensePrior(w, id, at) * (1 + 0.1 * modifier);
    case 'support':
      return supportPrior(w, id, at) * (1 + 0.1 * modifier);
    case 'raid':
      return raidPrior(w, id, at) * (special ? 1.05 : 1);
    case 'consolidate':
      return consolidatePrior(w, id, at, special);
  }
}

function reachOf(w: World, id: HouseId, at: AreaId): readonly AreaId[] {
  return area(at).type === 'land' ? landsInReach(w, id, at as LandId) : watersInReach(w, id, at);
}

/** What the best destination of the units there would bring. */
function marchPrior(w: World, id: HouseId, at: AreaId): number {
  const units = w.armies[at]?.units ?? [];
  if (units.length === 0) return USELESS;
  let best = USELESS;
  for (const to of reachOf(w, id, at)) best = Math.max(best, destinationWorth(w, id, at, to));
  return best;
}

/** What it brings to send the units of an area there. */
export function destinationWorth(w: World, id: HouseId, from: AreaId, to: AreaId): number {
  const units = w.armies[from]?.units ?? [];
  const gain = gainAt(w, id, to);
  if (gain === 0) return 0.2;
  if (!isAttack(w, id, to)) return gain;
  const strength = strengthOf(units, area(to).structure !== 'none');
  const needed = w.neutrals[to as LandId];
  if (needed !== undefined) return strength >= needed ? gain : USELESS;
  return gain * chanceWith(strength - resistance(w, to) - 0.5);
}

function defensePrior(w: World, id: HouseId, at: AreaId): number {
  if (area(at).type === 'port') return USELESS;
  const danger = threatTo(w, id, at);
  return danger === 0 ? 0.05 : 0.45 * worthOf(at) * chanceWith(danger - resistance(w, at));
}

/** Next to own areas in danger, and next to what an own army could attack. */
function supportPrior(w: World, id: HouseId, at: AreaId): number {
  const { type, adjacent } = area(at);
  let best = 0.05;
  for (const near of adjacent) {
    if (type === 'land' && area(near).type !== 'land') continue;
    if (w.armies[near]?.house === id) {
      const danger = threatTo(w, id, near);
      if (danger > 0) best = Math.max(best, 0.4 * worthOf(near) * chanceWith(danger - resistance(w, near)));
    } else if (isAttack(w, id, near) && hasFriendBeside(w, id, at, near)) {
      best = Math.max(best, 0.35 * gainAt(w, id, near));
    }
  }
  return best;
}

function hasFriendBeside(w: World, id: HouseId, supporter: AreaId, target: AreaId): boolean {
  const { adjacent, type } = area(target);
  for (const from of adjacent)
    if (
      from !== supporter &&
      w.armies[from]?.house === id &&
      (area(from).type === 'land') === (type === 'land')
    )
      return true;
  return false;
}

/** 11.3 Neighbours whose orders could be raided. */
function raidPrior(w: World, id: HouseId, at: AreaId): number {
  const { type, adjacent } = area(at);
  let targets = 0;
  for (const near of adjacent) {
    if (type === 'land' && area(near).type !== 'land') continue;
    if (isEnemyAt(w, near, id)) targets++;
  }
  return targets === 0 ? USELESS : 0.5 + 0.25 * Math.min(targets, 3);
}

function consolidatePrior(w: World, id: HouseId, at: AreaId, special: boolean): number {
  const { type, power, musterPoints, sea } = area(at);
  if (type === 'sea') return USELESS;
  if (type === 'port') return isEnemyAt(w, sea!, id) ? USELESS : 0.6;
  const need = player(w, id).power < 10 ? 0.7 : 0.4;
  const gain = (1 + power) * need;
  return special ? Math.max(gain, 1.8 * musterPoints) : gain;
}
