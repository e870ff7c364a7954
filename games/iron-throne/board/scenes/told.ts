// A reveal as it is told: both sides' lines in the order of the panel, the outcome, and who has won.

import { isTruce } from '../../data/data.ts';
import type { CardId } from '../../data/ids.ts';
import {
  activeOf,
  type Result,
  resultNow,
  type Side,
  SIDES,
  strengthLines,
  type World,
} from '../../rules/queries.ts';

export interface ToldSide {
  readonly side: Side;
  readonly seat: string;
  readonly card: CardId | undefined;
  readonly lines: ReturnType<typeof strengthLines>;
}

export interface ToldClash {
  readonly sides: Readonly<Record<Side, ToldSide>>;
  readonly result: Result;
  /** Strengths are compared only in hostility. */
  readonly isCompared: boolean;
}

/** The clash right after the cards were turned over, or decided. Nothing where there is none. */
export function toldClash(w: World, cards: Readonly<Record<string, CardId>>): ToldClash | undefined {
  const e = w.encounter;
  if (!e?.defender) return undefined;
  const world: World = { ...w, encounter: { ...e, revealed: e.revealed ?? cards } };
  const result = e.result ?? resultNow(world);
  const side = (of: Side): ToldSide => {
    const seat = activeOf(world, of);
    return { side: of, seat, card: cards[seat], lines: strengthLines(world, of) };
  };
  return {
    sides: { challenger: side('challenger'), defender: side('defender') },
    result,
    isCompared:
      result.outcome === 'hostility' &&
      !SIDES.some((one) => isTruceOf(cards, activeOf(world, one), e.asHostility, one)),
  };
}

function isTruceOf(
  cards: Readonly<Record<string, CardId>>,
  seat: string,
  asHostility: readonly Side[],
  side: Side,
): boolean {
  const card = cards[seat];
  return card !== undefined && isTruce(card) && !asHostility.includes(side);
}
