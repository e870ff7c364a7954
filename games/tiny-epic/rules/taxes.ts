// §13 Taxes and §14.1 the cull of Ally Pools.

import type { Seat } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import { returnToPool } from './allies.ts';
import { tokensOf } from './pools.ts';
import { draw } from './cards.ts';
import { treatyIncome } from './coop/taxes.ts';
import { dragonsOf } from './dragons/eggs.ts';
import type { Table } from './facts.ts';
import { openSpaces } from './force-track.ts';
import { controls, FIEFS, playerOrder, throneHolder, type World } from './state.ts';
import { gainGold } from './treasury.ts';

/** §13.1 Gold for all at once, §13.2 then cards in player order. */
export function collectTaxes(w: World, table: Table): void {
  for (const seat of playerOrder(w)) gainGold(w, table, seat, income(w, seat));
  for (const seat of playerOrder(w)) draw(w, table, seat, openSpaces(w, seat, 'card'));
}

/** Gold a player would collect now, before the maximum. */
export function income(w: World, seat: Seat): number {
  if (w.coop !== undefined) return treatyIncome(w);
  const fiefs = FIEFS.filter((at) => controls(w, seat, at)).length;
  const throne = throneHolder(w) === seat ? tables.taxes.kingsLanding : 0;
  const dragons = w.dragons ? dragonsOf(w, seat) * tables.dragons.dragonTax : 0; // §23.5
  return openSpaces(w, seat, 'gold') + fiefs * tables.taxes.fief + throne + dragons;
}

/** §14.1 At most 2 real tokens of each house stay. */
export function cullAllyPools(w: World, table: Table): void {
  for (const seat of w.order) {
    for (const id of w.mats) {
      const surplus = tokensOf(w, seat, id) - tables.limits.allyPoolAfterCull;
      if (surplus > 0) returnToPool(w, table, seat, id, surplus);
    }
  }
}
