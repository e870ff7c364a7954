// Tokens of non-player houses: Token Pools and Ally Pools (§4.5, §6.9, §14).

import type { Seat } from '@three-thrones/kernel';
import type { DomainId, HouseId } from '../data/ids.ts';
import type { Table } from './facts.ts';
import { poolOf } from './pools.ts';
import { eliminate } from './returns.ts';
import { purse, type World } from './state.ts';
import { lift } from './units.ts';

/** Token Pool → Ally Pool, as far as there are any. */
export function takeFromPool(w: World, table: Table, seat: Seat, id: HouseId, count = 1): number {
  const taken = Math.min(count, poolOf(w, id));
  if (taken === 0) return 0;
  w.nonPlayers[id]!.pool -= taken;
  add(w, seat, id, taken);
  table.tell('ally-token.taken', { seat, house: id, count: taken });
  return taken;
}

/** Ally Pool → Token Pool. */
export function returnToPool(w: World, table: Table, owner: Seat, id: HouseId, count = 1): void {
  if (count === 0) return;
  add(w, owner, id, -count);
  w.nonPlayers[id]!.pool += count;
  table.tell('ally-token.returned', { seat: owner, house: id, count });
}

/** Ally Pool → another Ally Pool. */
export function passToken(w: World, table: Table, from: Seat, to: Seat, id: HouseId): void {
  add(w, from, id, -1);
  add(w, to, id, 1);
  table.tell('ally-token.passed', { from, to, house: id });
}

/** A token on the map is lost to a player: a player's goes home, a non-player house's into the Ally Pool. */
export function captureToken(w: World, table: Table, seat: Seat, at: DomainId, id: HouseId): void {
  const token = [{ house: id, tokens: 1, hero: false }];
  if (!w.nonPlayers[id]) return eliminate(w, table, at, token);
  lift(w, at, token);
  giveToken(w, table, seat, id);
}

/** A token that has left the map goes into an Ally Pool. */
export function giveToken(w: World, table: Table, seat: Seat, id: HouseId): void {
  add(w, seat, id, 1);
  table.tell('ally-token.captured', { seat, house: id });
}

function add(w: World, seat: Seat, id: HouseId, count: number): void {
  const { allies } = purse(w, seat);
  const left = (allies[id] ?? 0) + count;
  if (left > 0) allies[id] = left;
  else delete allies[id];
}
