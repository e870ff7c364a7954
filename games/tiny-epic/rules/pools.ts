// What lies in Token Pools and Ally Pools (§4.5).

import type { Seat } from '@three-thrones/kernel';
import type { HouseId } from '../data/ids.ts';
import { purse, type World } from './state.ts';

export function poolOf(w: World, id: HouseId): number {
  return w.nonPlayers[id]?.pool ?? 0;
}

/** Real tokens of a house in an Ally Pool; the Iron Throne is none (§8.5). */
export function tokensOf(w: World, seat: Seat, id: HouseId): number {
  return purse(w, seat).allies[id] ?? 0;
}

/** Houses with a token in this Ally Pool. */
export function housesIn(w: World, seat: Seat): HouseId[] {
  return w.mats.filter((id) => tokensOf(w, seat, id) > 0);
}

export function realTokens(w: World, seat: Seat): number {
  return w.mats.reduce((sum, id) => sum + tokensOf(w, seat, id), 0);
}
