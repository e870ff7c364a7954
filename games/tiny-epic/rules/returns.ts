// §9 Returning units to their mats.

import { house, tables } from '../data/data.ts';
import type { DomainId, HouseId } from '../data/ids.ts';
import { draw, putOnMat } from './cards.ts';
import type { Table } from './facts.ts';
import { isRival } from './solo/rival.ts';
import { type Force, leaderOf, player, type World } from './state.ts';
import { gainGold, gainPoints } from './treasury.ts';
import { lift, nameOf } from './units.ts';

/** How often the benefit of a return is paid: texts may cancel or double it (§9.4). */
interface Benefit {
  times: number;
}

/** Takes one unit off the map and returns it to its mat. */
export function eliminate(
  w: World,
  table: Table,
  at: DomainId,
  unit: Force,
  benefit: Benefit = { times: 1 },
): void {
  table.tell('unit.eliminated', { domain: at, unit: nameOf(w, unit) });
  lift(w, at, unit);
  returnUnits(w, table, unit, benefit);
}

/** Units that have left the map go to their mats. */
export function returnUnits(w: World, table: Table, group: Force, benefit: Benefit = { times: 1 }): void {
  for (const { house: id, tokens, hero } of group) {
    for (let i = 0; i < tokens; i++) returnToken(w, table, id, benefit);
    if (hero) returnHero(w, table, id, benefit);
  }
}

function returnToken(w: World, table: Table, id: HouseId, { times }: Benefit): void {
  const nonPlayer = w.nonPlayers[id];
  if (nonPlayer) {
    nonPlayer.pool++; // §9.3
    return;
  }
  const owner = player(w, id);
  const space = house(id).forceTrack[owner.recruited - 1]!; // §9.1: the rightmost open space
  owner.recruited--;
  if (isRival(w, id)) return; // §20.14: no benefits
  for (let i = 0; i < times; i++) {
    if (space.icon === 'gold') gainGold(w, table, id, 1);
    if (space.icon === 'card') draw(w, table, id, 1);
    if (space.icon === 'vp')
      gainPoints(w, table, id, tables.victoryPoints.forceTrackSpace9Returned, 'returned-token');
  }
}

function returnHero(w: World, table: Table, id: HouseId, { times }: Benefit): void {
  putOnMat(w, leaderOf(w, id)!);
  const nonPlayer = w.nonPlayers[id];
  const { gold, vp } = nonPlayer ? tables.returns.npHero : tables.returns.ownHero;
  const owner = nonPlayer ? nonPlayer.ally : id;
  if (owner === undefined || isRival(w, owner)) return;
  for (let i = 0; i < times; i++) {
    gainGold(w, table, owner, gold);
    gainPoints(w, table, owner, vp, 'returned-hero');
  }
}
