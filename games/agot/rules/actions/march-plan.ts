// 12.1-12.5, R100 What can be declared, held against the position before any unit moves.

import { area, tables } from '../../data/data.ts';
import type { AreaId, LandId } from '../../data/ids.ts';
import { controls, isImpassable } from '../control.ts';
import { landsInReach } from '../reach.ts';
import { because, type Reason } from '../reasons.ts';
import type { March, World } from '../state.ts';
import { allowsUnits, changesBy } from '../supply-limits.ts';
import { sizeAt } from '../units.ts';
import { isAttack, unitsLeft } from './declared.ts';
import { missing, neutralTarget, ownStrength, possibleHelp } from './neutral.ts';

/** Neighbours, and coasts in reach of own Ships: what a person would look for. */
export function destinations(w: World, { house, from }: March): readonly AreaId[] {
  const { adjacent: near, adjacentSea, type } = area(from!);
  if (type !== 'land' || !adjacentSea.some((sea) => w.armies[sea]?.house === house)) return near;
  const overSea = landsInReach(w, house, from as LandId).filter((at) => !near.includes(at));
  return [...near, ...overSea];
}

/** Whether anybody could be sent anywhere. */
export function canMove(w: World, march: March): boolean {
  if (unitsLeft(w, march).length === 0) return false;
  return destinations(w, march).some((at) => destinationRefusal(w, march, at) === undefined);
}

/** 12.2-12.5 Why the units left, or some of them, cannot go there. */
export function destinationRefusal(w: World, march: March, to: AreaId): Reason | undefined {
  const { house, from, moves } = march;
  const fromLand = area(from!).type === 'land';
  if (isImpassable(w, to)) return because('impassable');
  if (fromLand && area(to).type !== 'land') return because('landBound');
  if (!fromLand && area(to).type === 'land') return because('seaBound');
  if (area(to).type === 'port') {
    if (!controls(w, house, to)) return because('foreignPort');
    if (sizeAt(w, to) + goingTo(march, to) >= tables.portShips) return because('portFull', { area: to });
  }
  if (isAttack(w, house, to)) {
    const other = moves.find((move) => move.to !== to && isAttack(w, house, move.to));
    if (other) return because('oneAttack', { area: other.to });
  }
  return roomFor(w, march, to, 1) ? neutralRefusal(w, march, to) : because('overSupply');
}

/** A neutral force that even everybody left, with all help there could be, would not beat. */
function neutralRefusal(w: World, march: March, to: AreaId): Reason | undefined {
  const needed = w.neutrals[to as LandId];
  if (needed === undefined) return undefined;
  const at = to as LandId;
  const going = march.moves.find((move) => move.to === to)?.units ?? [];
  const strength = ownStrength(w, march, at, [...going, ...unitsLeft(w, march)]);
  if (strength + possibleHelp(w, march, at).strength >= needed) return undefined;
  return because(march.barred.includes(at) ? 'helpRefused' : 'neutralTooStrong', {
    area: to,
    needed,
    strength,
  });
}

function goingTo({ moves }: March, to: AreaId): number {
  return moves.find((move) => move.to === to)?.units.length ?? 0;
}

/** How many of the units left may go to this destination at most. */
export function mostUnits(w: World, march: March, to: AreaId): number {
  let most = unitsLeft(w, march).length;
  if (area(to).type === 'port') most = Math.min(most, tables.portShips - sizeAt(w, to) - goingTo(march, to));
  while (most > 1 && !roomFor(w, march, to, most)) most--;
  return most;
}

/** 12.5 So many more units fit in there, even if everybody else leaves the origin for places of their own. */
function roomFor(w: World, march: March, to: AreaId, units: number): boolean {
  const { house, from, moves } = march;
  const everybody = w.armies[from!]?.units.length ?? 0;
  const change = [
    { at: from!, by: -everybody },
    { at: to, by: goingTo(march, to) + units },
  ];
  for (const move of moves) if (move.to !== to) change.push({ at: move.to, by: move.units.length });
  return allowsUnits(w, house, change);
}

/** 12.5, R20, 19.2 Why a march cannot be carried out as it was declared. */
export function planRefusal(w: World, march: March): Reason | undefined {
  if (march.moves.length === 0) return undefined;
  if (!allowsUnits(w, march.house, changesBy(march))) return because('overSupply');
  const at = neutralTarget(w, march);
  if (!at) return undefined;
  const lacking = missing(w, march);
  if (lacking <= possibleHelp(w, march, at).strength) return undefined;
  const needed = w.neutrals[at]!;
  const args = { area: at, needed, strength: needed - lacking };
  return because(lacking > 0 && march.barred.includes(at) ? 'helpRefused' : 'neutralTooStrong', args);
}
