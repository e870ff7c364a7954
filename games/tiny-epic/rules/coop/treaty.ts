// The pools of the two sides: Ally Pool of the Treaty and Terror Pool (§21.8, §21.14, §21.20).

import { tables } from '../../data/data.ts';
import type { DomainId, HouseId } from '../../data/ids.ts';
import { returnToPool } from '../allies.ts';
import { tokensOf } from '../pools.ts';
import type { Table } from '../facts.ts';
import { allianceCount, type World } from '../state.ts';
import { TREATY } from './state.ts';

/** Tokens of a house in the Terror Pool, the Throne apart. */
export function terrorOf(w: World, id: HouseId): number {
  return w.coop!.terror.allies[id] ?? 0;
}

export function housesInTerror(w: World): HouseId[] {
  return w.mats.filter((id) => terrorOf(w, id) > 0);
}

function add(w: World, id: HouseId, count: number): void {
  const { allies } = w.coop!.terror;
  const left = terrorOf(w, id) + count;
  if (left > 0) allies[id] = left;
  else delete allies[id];
}

/** A token goes into the Terror Pool, from the map, from its Token Pool or from the Treaty. */
export function toTerror(w: World, table: Table, house: HouseId, domain?: DomainId): void {
  add(w, house, 1);
  table.tell('terror.token', { house, ...(domain && { domain }) });
}

/** Token Pool → Terror Pool, if there is one. */
export function poolToTerror(w: World, table: Table, house: HouseId): void {
  const { pool } = w.nonPlayers[house]!;
  if (pool === 0) return;
  w.nonPlayers[house]!.pool--;
  toTerror(w, table, house);
}

/** Terror Pool → Token Pool. */
export function fromTerror(w: World, table: Table, house: HouseId, count = 1): void {
  add(w, house, -count);
  w.nonPlayers[house]!.pool += count;
  table.tell('terror.returned', { house, count });
}

/** Between the Ally Pool of the Treaty and the Terror Pool. */
export function passToTerror(w: World, table: Table, house: HouseId): void {
  addToTreaty(w, house, -1);
  toTerror(w, table, house);
}

export function takeFromTerror(w: World, table: Table, house: HouseId): void {
  add(w, house, -1);
  addToTreaty(w, house, 1);
  table.tell('terror.taken', { house });
}

function addToTreaty(w: World, house: HouseId, count: number): void {
  const { allies } = w.coop!.treaty;
  const left = (allies[house] ?? 0) + count;
  if (left > 0) allies[house] = left;
  else delete allies[house];
}

/** §21.14 Tokens and the Throne, which counts for every house, on either side. */
export function countsFor(w: World, id: HouseId): { treaty: number; terror: number } {
  return {
    treaty: allianceCount(w, TREATY, id),
    terror: terrorOf(w, id) + (w.coop!.nightKing.throne ? 1 : 0),
  };
}

/** §21.14 More tokens, at least 2; a tie is the Treaty's. */
export function claimantOf(w: World, id: HouseId): 'treaty' | 'night-king' | undefined {
  const { treaty, terror } = countsFor(w, id);
  const least = tables.limits.allianceMinimumTokens;
  if (treaty >= least && treaty >= terror) return 'treaty';
  return terror >= least ? 'night-king' : undefined;
}

/** §21.14 Both pools keep at most 2 real tokens of a house. */
export function cullPools(w: World, table: Table): void {
  const most = tables.limits.allyPoolAfterCull;
  for (const id of w.mats) {
    const surplus = tokensOf(w, TREATY, id) - most;
    if (surplus > 0) returnToPool(w, table, TREATY, id, surplus);
    const feared = terrorOf(w, id) - most;
    if (feared > 0) fromTerror(w, table, id, feared);
  }
}

/** A house is Terrified, or no longer (§21.14). */
export function setTerrified(w: World, table: Table, house: HouseId, isTerrified: boolean): void {
  const coop = w.coop!;
  const was = coop.terrified.includes(house);
  if (was === isTerrified) return;
  coop.terrified = coop.terrified.filter((id) => id !== house);
  if (isTerrified) coop.terrified.push(house);
  table.tell(isTerrified ? 'terror.terrified' : 'terror.calmed', { house });
}

/** §21.19 A White Walker of the Terror Pool goes back to its own. */
export function banishWalker(w: World, table: Table): void {
  const coop = w.coop!;
  coop.terror.walkers--;
  coop.walkerPool++;
  table.tell('terror.banished');
}
