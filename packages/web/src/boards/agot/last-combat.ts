// How the last combat went, put together from its facts.

import type { AreaId, CardId, HouseId } from '@three-thrones/agot/data/ids.ts';
import type { Logged } from '../../engine/seen.ts';
import type { Data } from './words/facts.ts';

export interface FoughtSide {
  readonly house: HouseId;
  readonly card: CardId | undefined;
  readonly total: number;
  readonly lost: readonly string[];
}

export interface Fought {
  /** The number of the answer that decided it: a combat is shown once. */
  readonly seq: number;
  readonly area: AreaId;
  readonly attacker: FoughtSide;
  readonly defender: FoughtSide;
  readonly winner: HouseId;
  /** Equal strengths: the Fiefdoms track decided. */
  readonly tie: boolean;
}

export function lastCombat(log: readonly Logged[]): Fought | undefined {
  const from = log.findLastIndex(({ fact }) => fact.kind === 'combat.began');
  return from < 0 ? undefined : combatFrom(log, from);
}

/** All combats decided after an answer, in their order. */
export function combatsAfter(log: readonly Logged[], after: number): readonly Fought[] {
  const found: Fought[] = [];
  for (let from = log.length - 1; from >= 0; from--) {
    if (log[from]!.fact.kind !== 'combat.began') continue;
    const fought = combatFrom(log, from);
    if (fought && fought.seq <= after) break;
    if (fought) found.unshift(fought);
  }
  return found;
}

function combatFrom(log: readonly Logged[], from: number): Fought | undefined {
  const began = log[from]!.fact.data as Data;
  const sides = {
    attacker: { house: began.attacker as HouseId, ...nothing() },
    defender: { house: began.defender as HouseId, ...nothing() },
  };
  let decided: { seq: number; winner: HouseId; tie: boolean } | undefined;
  for (const { seq, fact } of log.slice(from)) {
    const d = fact.data as Data;
    const side = sides.attacker.house === d.house ? sides.attacker : sides.defender;
    if (fact.kind === 'cards.revealed') {
      sides.attacker.card = d.attacker as CardId | undefined;
      sides.defender.card = d.defender as CardId | undefined;
    } else if (fact.kind === 'card.replaced') side.card = d.card === 'none' ? undefined : (d.card as CardId);
    else if (fact.kind === 'card.used' && d.by !== undefined && d.card === 'aeron-damphair')
      side.card = d.by as CardId;
    else if (fact.kind === 'combat.strength') {
      sides.attacker.total = (d.attacker as { total: number }).total;
      sides.defender.total = (d.defender as { total: number }).total;
    } else if (fact.kind === 'units.lost') side.lost.push(...d.units!);
    else if (fact.kind === 'combat.decided')
      decided = { seq, winner: d.house as HouseId, tie: d.tie === true };
    else if (fact.kind === 'combat.ended') break;
  }
  return decided && { ...decided, area: began.area as AreaId, ...sides };
}

function nothing(): { card: CardId | undefined; total: number; lost: string[] } {
  return { card: undefined, total: 0, lost: [] };
}
