// How the last combat went, put together from its facts.

import type { AreaId, CardId, HouseId } from '../data/ids.ts';
import type { Told } from './types.ts';

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

export function lastCombat(log: readonly Told[]): Fought | undefined {
  const from = log.findLastIndex(({ fact }) => fact.kind === 'combat.began');
  return from < 0 ? undefined : combatFrom(log, from);
}

/** All combats decided after an answer, in their order. */
export function combatsAfter(log: readonly Told[], after: number): readonly Fought[] {
  const found: Fought[] = [];
  for (let from = log.length - 1; from >= 0; from--) {
    if (log[from]!.fact.kind !== 'combat.began') continue;
    const fought = combatFrom(log, from);
    if (fought && fought.seq <= after) break;
    if (fought) found.unshift(fought);
  }
  return found;
}

function combatFrom(log: readonly Told[], from: number): Fought | undefined {
  const began = log[from]!.fact;
  if (began.kind !== 'combat.began') return undefined;
  const sides = {
    attacker: { house: began.data.attacker, ...nothing() },
    defender: { house: began.data.defender, ...nothing() },
  };
  const of = (id: HouseId) => (sides.attacker.house === id ? sides.attacker : sides.defender);
  let decided: { seq: number; winner: HouseId; tie: boolean } | undefined;
  for (const { seq, fact } of log.slice(from)) {
    if (fact.kind === 'combat.ended') break;
    if (fact.kind === 'cards.revealed') {
      sides.attacker.card = fact.data.attacker;
      sides.defender.card = fact.data.defender;
    } else if (fact.kind === 'card.replaced') {
      of(fact.data.house).card = fact.data.card === 'none' ? undefined : fact.data.card;
    } else if (fact.kind === 'card.used') {
      if ('by' in fact.data) of(fact.data.house).card = fact.data.by;
    } else if (fact.kind === 'combat.strength') {
      sides.attacker.total = fact.data.attacker.total;
      sides.defender.total = fact.data.defender.total;
    } else if (fact.kind === 'units.lost') {
      of(fact.data.house).lost.push(...fact.data.units);
    } else if (fact.kind === 'combat.decided') {
      decided = { seq, winner: fact.data.house, tie: fact.data.tie };
    }
  }
  return decided && { ...decided, area: began.data.area, ...sides };
}

function nothing(): { card: CardId | undefined; total: number; lost: string[] } {
  return { card: undefined, total: 0, lost: [] };
}
