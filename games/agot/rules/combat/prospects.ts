// How a combat stands and might end, from the lines the rules themselves count (13.2, 13.8). Hands are open (20.1), so
// every card the other side may play can be tried.

import type { AreaId, CardId, HouseId } from '../../data/ids.ts';
import { isHigher, type Side, type World } from '../state.ts';
import { bladeHolder } from './blade.ts';
import { other as otherSide, SIDES } from './sides.ts';
import { type Line, lines, type Played, playedCards, total } from './strength.ts';

/** The side a seat fights on, if there is a combat and it does. */
export function sideIn({ combat }: World, seat: string): Side | undefined {
  return SIDES.find((side) => combat?.[side].house === seat);
}

export interface SideProspect {
  readonly side: Side;
  readonly house: HouseId;
  readonly lines: readonly Line[];
  readonly total: number;
}

export function prospectOf(w: World, played: Played = playedCards(w)): readonly SideProspect[] {
  return SIDES.map((side) => {
    const found = lines(w, side, played);
    return { side, house: w.combat![side].house, lines: found, total: total(found) };
  });
}

/** 13.9 The stronger side, at a tie the one higher on Fiefdoms. */
export function leader(w: World, played: Played = playedCards(w)): { side: Side; tie: boolean } {
  const [attack, defence] = SIDES.map((side) => total(lines(w, side, played))) as [number, number];
  if (attack !== defence) return { side: attack > defence ? 'attacker' : 'defender', tie: false };
  const { attacker, defender } = w.combat!;
  const isAttacker = isHigher(w, 'fiefdoms', attacker.house, defender.house);
  return { side: isAttacker ? 'attacker' : 'defender', tie: true };
}

export interface Meeting {
  readonly card: CardId;
  readonly wins: boolean;
  /** Whose Valyrian Steel Blade, still fresh, would turn it (13.7). */
  readonly turnedBy: Side | undefined;
  /** Strengths, mine first. */
  readonly mine: number;
  readonly theirs: number;
}

/** A card of mine against each the other side may play, or against the one that lies open. */
export function meetings(w: World, side: Side, card: CardId): readonly Meeting[] {
  const foe = otherSide(side);
  const { house, card: open } = w.combat![foe];
  const rivals = open ? [open] : (w.players[house]?.hand ?? []);
  return rivals.map((rival) => {
    const played: Played = { [side]: card, [foe]: rival };
    const [mine, theirs] = [total(lines(w, side, played)), total(lines(w, foe, played))];
    const winner = leader(w, played).side;
    return { card: rival, wins: winner === side, turnedBy: turnedBy(w, played, winner), mine, theirs };
  });
}

/** What is sure, as far as strength goes, and what hangs on a Blade. */
export function counted(met: readonly Meeting[], side: Side): { sure: number; mine: number; theirs: number } {
  const count = (fits: (one: Meeting) => boolean): number => met.filter(fits).length;
  return {
    sure: count(({ wins, turnedBy: by }) => wins && by === undefined),
    mine: count(({ wins, turnedBy: by }) => !wins && by === side),
    theirs: count(({ wins, turnedBy: by }) => wins && by !== undefined),
  };
}

/** With Tides of Battle the Blade may draw another card instead: that is chance, and said to be (R41). */
function turnedBy(w: World, played: Played, winner: Side): Side | undefined {
  const holder = bladeHolder(w);
  const side = holder && sideIn(w, holder);
  if (!side || side === winner) return undefined;
  const combat = { ...w.combat!, [side]: { ...w.combat![side], blade: true } };
  return leader({ ...w, combat }, played).side === side ? side : undefined;
}

/** What an area's support would be worth to a side. */
export function supportWorth(w: World, at: AreaId, house: HouseId, side: Side): number {
  const combat = { ...w.combat!, support: [{ area: at, house, side }] };
  return lines({ ...w, combat }, side, {}).find(({ what }) => what === 'support')?.amount ?? 0;
}
