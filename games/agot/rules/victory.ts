// 3.2-3.5 Who wins, and when.

import type { Outcome } from '@three-thrones/kernel';
import { area, tables } from '../data/data.ts';
import type { AreaId, HouseId, LandId } from '../data/ids.ts';
import { landsOf, mostStructures, structuresOf } from './control.ts';
import type { Table } from './facts.ts';
import { player, turnOrder, type World } from './state.ts';

/** R64, R110 At once, whatever is under way: every step of every flow ends with this. */
export function checkVictory(w: World, table: Table): void {
  if (w.ended || mostStructures(w) < tables.areasToWin) return;
  const there = housesAtSeven(w);
  if (there.length === 0) return;
  // R65 Two at the same moment: as at the end of the game
  const winner = ranked(w).find((id) => there.includes(id))!;
  endWith(w, table, winner, 'seven-areas');
}

/** 3.2 Houses that control seven areas with a castle or stronghold now. */
export function housesAtSeven(w: World): HouseId[] {
  const undecided = undecidedArea(w);
  return w.order.filter(
    (id) => structuresOf(w, id).filter((at) => at !== undecided).length >= tables.areasToWin,
  );
}

/** R110 Whose the embattled area is once nobody defends it any more shows when the combat is cleaned up (13.14). */
function undecidedArea({ combat, armies, garrisons }: World): AreaId | undefined {
  if (!combat || combat.over) return undefined;
  const { area: at } = combat;
  return armies[at] || garrisons[at as LandId] ? undefined : at;
}

/** 3.3 */
export function endAfterLastRound(w: World, table: Table): void {
  endWith(w, table, ranked(w)[0]!, 'last-round');
}

function endWith(w: World, table: Table, winner: HouseId, reason: 'seven-areas' | 'last-round'): void {
  w.ended = { winner, reason };
  table.tell('game.won', { house: winner, reason });
  table.end();
}

/** What is compared, most important first; the last one never ties. */
function measures(w: World, id: HouseId): number[] {
  const structures = structuresOf(w, id);
  const throne = -turnOrder(w).indexOf(id);
  const { supply, power } = player(w, id);
  return w.profile === 'faq2'
    ? [structures.length, landsOf(w, id).length, supply, throne]
    : [
        structures.length,
        structures.filter((at) => area(at).structure === 'stronghold').length,
        supply,
        power,
        throne,
      ];
}

/** Houses from first to last by the tie-breakers of the profile. */
export function ranked(w: World): HouseId[] {
  const by = new Map(w.order.map((id) => [id, measures(w, id)]));
  return [...w.order].sort((one, other) => {
    const [mine, yours] = [by.get(one)!, by.get(other)!];
    const at = mine.findIndex((value, index) => value !== yours[index]);
    return at < 0 ? 0 : yours[at]! - mine[at]!;
  });
}

export function outcome(w: World): Outcome {
  const winner = w.ended?.winner;
  const order = ranked(w).sort((one, other) => Number(other === winner) - Number(one === winner));
  return {
    ranking: order.map((id) => [id]),
    scores: Object.fromEntries(w.order.map((id) => [id, structuresOf(w, id).length])),
    reason: w.ended?.reason ?? 'last-round',
  };
}
