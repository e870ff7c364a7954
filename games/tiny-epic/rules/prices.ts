// What units (§4.1.2-4.1.5) and shields (§4.5.2-4.5.4) cost a player now.

import { house, tables } from '../data/data.ts';
import type { HeroId, HouseId } from '../data/ids.ts';
import type { PlotArgs, RecruitArgs } from './kit.ts';
import { houseOfHero, isPlayer, player, type World } from './state.ts';

export function unitPrice(
  w: World,
  a: Pick<RecruitArgs, 'seat' | 'free' | 'heroDiscount'>,
  unit: HouseId | HeroId,
): number {
  if (a.free) return 0;
  if (unit === a.seat) return house(unit as HouseId).forceTrack[player(w, a.seat).recruited]!.cost;
  if (w.nonPlayers[unit as HouseId]) return tables.costs.alliedToken;
  const full = houseOfHero(unit as HeroId) === a.seat ? tables.costs.ownHero : tables.costs.alliedHero;
  return Math.max(0, full - (a.heroDiscount ?? 0));
}

export function shieldPrice(w: World, a: Pick<PlotArgs, 'seat' | 'free'>, shield: HouseId): number {
  if (a.free) return 0;
  if (w.nonPlayers[shield]) return tables.costs.plotNonPlayerShield;
  if (w.coop !== undefined) return tables.costs.plotOwnShield; // §21.19
  if (shield === a.seat) return tables.costs.plotOwnShield;
  return isPlayer(w, shield) ? tables.costs.plotOpponentShield : tables.costs.plotHouseNotInGameShield;
}
