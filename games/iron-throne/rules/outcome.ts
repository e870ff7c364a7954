// 7.12, 7.14 Reading the two cards: outcome, strength, winner.

import { houseOf, isTruce, type Outcome, valueOf } from '../data/data.ts';
import type { CharacterId } from '../data/ids.ts';
import {
  activeOf,
  encounter,
  isAlive,
  mat,
  other,
  partsOn,
  type Result,
  type Side,
  SIDES,
  type World,
} from './state.ts';
import { isPossible } from './terms.ts';

/** Whether the card before a side's active player counts as a truce; no card at all is hostility 0 (15.4). */
function countsAsTruce(w: World, side: Side): boolean {
  const { revealed, asHostility } = encounter(w);
  const card = revealed![activeOf(w, side)];
  return card !== undefined && isTruce(card) && !asHostility.includes(side);
}

/** As the cards read now; an effect may have set it. */
export function outcomeNow(w: World): Outcome | undefined {
  const { revealed, forcedOutcome } = encounter(w);
  if (!revealed) return undefined;
  if (forcedOutcome) return forcedOutcome;
  const truces = SIDES.filter((side) => countsAsTruce(w, side)).length;
  return (['hostility', 'betrayal', 'truce'] as const)[truces]!;
}

/** The value of the card a side uses. */
function valueFor(w: World, side: Side): number {
  const { revealed, swapped } = encounter(w);
  const card = revealed?.[activeOf(w, swapped ? other(side) : side)];
  return card === undefined ? 0 : valueOf(card);
}

/** One part of a side's strength. */
export interface StrengthLine {
  what: 'character' | 'card' | 'bonus';
  id?: string;
  amount: number;
}

/** 1.15 What a side's strength is made of now. */
export function strengthLines(w: World, side: Side): StrengthLine[] {
  const lines: StrengthLine[] = partsOn(w, side).flatMap(({ character }) =>
    character && isAlive(w, character)
      ? [{ what: 'character' as const, id: character, amount: powerOn(w, character) }]
      : [],
  );
  if (encounter(w).revealed) lines.push({ what: 'card', amount: valueFor(w, side) });
  for (const bonus of encounter(w).bonuses)
    if (bonus.side === side) lines.push({ what: 'bonus', id: bonus.by, amount: bonus.amount });
  return lines;
}

function powerOn(w: World, character: CharacterId): number {
  return mat(w, houseOf(character)).power[character]!;
}

/** Their sum, without the lines: bots ask for it again and again. */
export function strengthOf(w: World, side: Side): number {
  const { parts, bonuses, revealed } = encounter(w);
  let sum = revealed ? valueFor(w, side) : 0;
  for (const part of parts) if (part.side === side && part.character) sum += powerOn(w, part.character);
  for (const bonus of bonuses) if (bonus.side === side) sum += bonus.amount;
  return sum;
}

/** 7.14 */
export function resultNow(w: World): Result {
  const outcome = outcomeNow(w)!;
  const strength = { challenger: strengthOf(w, 'challenger'), defender: strengthOf(w, 'defender') };
  if (outcome === 'truce') {
    const { deal } = encounter(w);
    const losing = deal && isPossible(w, deal) ? [] : [...SIDES];
    return { outcome, winner: undefined, losing, strength };
  }
  const winner =
    outcome === 'betrayal' ? SIDES.find((side) => !countsAsTruce(w, side)) : stronger(w, strength);
  return { outcome, winner, losing: winner ? [other(winner)] : [...SIDES], strength };
}

/** 19.1, 20.2 A tie is lost by both, unless the table plays it otherwise. */
function stronger(w: World, { challenger, defender }: Record<Side, number>): Side | undefined {
  if (challenger === defender) return w.rules.tieWinner === 'defender' ? 'defender' : undefined;
  return challenger > defender ? 'challenger' : 'defender';
}
