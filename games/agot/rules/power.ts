// Power tokens: gained from the pool, spent and lost to it (1.6, 14.4).

import { area, tables } from '../data/data.ts';
import type { AreaId, HouseId, LandId } from '../data/ids.ts';
import { powerLeft } from './control.ts';
import type { PowerReason, Table } from './facts.ts';
import { player, type World } from './state.ts';
import { isEnemyAt } from './units.ts';
import { pieces } from './watched.ts';

/** Gains stop at 20 tokens in hand and on the map together. */
export function gainPower(w: World, table: Table, id: HouseId, amount: number, why: PowerReason): number {
  const gained = Math.min(amount, powerLeft(w, id, tables.powerTokens));
  if (gained <= 0) return 0;
  player(w, id).power += gained;
  table.tell('power.gained', { house: id, amount: gained, why });
  return gained;
}

/** 14.1-14.2 A Consolidate Power order gives what it is worth in its area. */
export function consolidatePower(w: World, table: Table, id: HouseId, at: AreaId): void {
  table.tell('consolidate.resolved', { house: id, area: at, use: 'power' });
  gainPower(w, table, id, worth(w, id, at), 'consolidate');
}

/** 14.1-14.2, R74 Before the limit of 14.4. */
function worth(w: World, id: HouseId, at: AreaId): number {
  const { type, power, sea } = area(at);
  switch (type) {
    case 'land':
      return 1 + power;
    case 'sea':
      return 0;
    case 'port':
      return isEnemyAt(w, sea!, id) ? 0 : tables.portGain;
  }
}

/** Takes what there is, up to `amount`. */
export function losePower(w: World, table: Table, id: HouseId, amount: number, why: PowerReason): number {
  const lost = Math.min(amount, player(w, id).power);
  if (lost === 0) return 0;
  player(w, id).power -= lost;
  table.tell('power.lost', { house: id, amount: lost, why });
  return lost;
}

/** 12.6 One available token goes onto the map. */
export function putToken(w: World, table: Table, id: HouseId, at: LandId): void {
  player(w, id).power--;
  layToken(w, id, at);
  table.tell('token.placed', { house: id, area: at });
}

/** A token comes to lie in an area. */
export function layToken(w: World, id: HouseId, at: LandId): void {
  w.tokens[at] = id;
  pieces.changed();
}

/** 16.3 Back to the pool. */
export function removeToken(w: World, table: Table, at: LandId): void {
  const id = w.tokens[at];
  if (!id) return;
  delete w.tokens[at];
  pieces.changed();
  table.tell('token.removed', { house: id, area: at });
}
