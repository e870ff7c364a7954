// 12.1, 12.3 A march as it is declared: whom it leaves behind, its attack, the combat that brings about.

import { area } from '../../data/data.ts';
import type { AreaId, HouseId, LandId, UnitKind } from '../../data/ids.ts';
import type { Combat, March, World } from '../state.ts';
import { isEnemyAt } from '../units.ts';

/** Standing units that have no destination yet; routed ones cannot move (12.1). */
export function unitsLeft(w: World, { from, moves }: March): UnitKind[] {
  const left = [...(w.armies[from!]?.units ?? [])];
  for (const { units } of moves) for (const kind of units) left.splice(left.indexOf(kind), 1);
  return left;
}

/** 12.3 Enemy units, an enemy garrison or a neutral force. */
export function isAttack(w: World, house: HouseId, at: AreaId): boolean {
  if (isEnemyAt(w, at, house)) return true;
  if (area(at).type !== 'land') return false;
  const land = at as LandId;
  return w.neutrals[land] !== undefined || (w.garrisons[land] !== undefined && area(land).home !== house);
}

/** Who defends an area against this house: its units, or the house whose garrison stands there (19.5). */
export function defenderOf(w: World, at: AreaId): HouseId {
  return w.armies[at]?.house ?? area(at).home!;
}

/** Whom units of a house would fight there: nobody after a peaceful move. */
export function foeAt(w: World, at: AreaId, house: HouseId): HouseId | 'neutral' | undefined {
  if (!isAttack(w, house, at)) return undefined;
  return w.neutrals[at as LandId] ? 'neutral' : defenderOf(w, at);
}

/** The move of a march that is its attack (12.3). */
export function attackOf(w: World, { house, moves }: March): March['moves'][number] | undefined {
  return moves.find(({ to }) => isAttack(w, house, to));
}

/** The combat between a march and whoever defends its goal; its units are still where they came from. */
export function combatOf(w: World, house: HouseId, from: AreaId, attack: March['moves'][number]): Combat {
  return {
    ...{ area: attack.to, origin: from, march: w.orders[from]!.order, attackers: attack.units },
    ...{ attacker: { house }, defender: { house: defenderOf(w, attack.to) }, support: [] },
  };
}
