// The encounter as far as this eye can tell: both sides line by line, how it stands, what it would bring, and what cards
// that lie hidden could still make of it.

import type { Eye, Seat } from '@three-thrones/kernel';
import {
  ability,
  type Amount,
  deckOf,
  house,
  isTruce,
  type Op,
  redistributes,
  valueOf,
} from '../../data/data.ts';
import type { CardId, CharacterId, WindowId } from '../../data/ids.ts';
import {
  activeOf,
  encounter,
  type Loss,
  mat,
  mayHold,
  other,
  outcomeNow,
  penaltiesNow,
  type Result,
  resultNow,
  type Side,
  sideOf,
  spreadOf,
  strengthLines,
  takingsNow,
  winningParts,
  type World,
} from '../../rules/queries.ts';
import { type Chip, comingWindow, type Looking, openWindow } from '../timing/model.ts';
import { momentNow, windowsAfter } from '../timing/moments.ts';

export type Line = ReturnType<typeof strengthLines>[number];

export interface ClashSide {
  readonly side: Side;
  readonly seat: Seat;
  readonly lines: readonly Line[];
  readonly total: number;
  /** The card before it as I know it: open, my own, or one I looked at. */
  readonly card: CardId | undefined;
  /** Lies there, and I do not know it. */
  readonly isHidden: boolean;
  /** The least and the most it could come to with cards that are hidden. */
  readonly low: number;
  readonly high: number;
}

export function clashSides(looking: Looking): Readonly<Record<Side, ClashSide>> {
  return { challenger: clashSide(looking, 'challenger'), defender: clashSide(looking, 'defender') };
}

function clashSide(looking: Looking, side: Side): ClashSide {
  const { world } = looking;
  const e = encounter(world);
  const seat = activeOf(world, side);
  const lines = strengthLines(world, side);
  const known = e.revealed?.[seat] ?? knownCard(world, seat, looking.eye);
  // My own card counts for me before it is revealed.
  const mine = !e.revealed && known !== undefined ? valueOf(known) : 0;
  // Once it is decided power moves on: then the sum it was decided by counts, and lines that no longer make it go.
  const now = lines.reduce((sum, { amount }) => sum + amount, mine);
  const total = e.result?.strength[side] ?? now;
  const isHidden = !e.revealed && known === undefined;
  const values = isHidden ? possibleCards(world, seat).map(valueOf) : [0];
  const more = e.result ? 0 : moreStrength(looking, side);
  return {
    ...{ side, seat, total, isHidden, card: known },
    lines: now === total ? lines : [],
    low: total + Math.min(...values),
    high: total + Math.max(...values) + more,
  };
}

/** A face-down card this eye may know: its own, or one it looked at, unless that was changed since. */
function knownCard(w: World, seat: Seat, eye: Eye): CardId | undefined {
  const { lying, looks } = encounter(w);
  if (lying[seat]?.card.secret) return lying[seat].card.secret;
  return looks.findLast((one) => one.by === eye && one.of === seat)?.card.secret;
}

/** Cards that may lie before a player, as far as everybody can tell. */
export function possibleCards(w: World, seat: Seat): CardId[] {
  const of = encounter(w).lying[seat]?.of ?? seat;
  const kinds = [...new Set(deckOf(of))].filter((card) => mayHold(w, of, card));
  return kinds.length > 0 ? kinds : [`${of}.truce` as CardId];
}

/** Abilities that may still change how it ends, before the outcome is fixed. */
export function mayStillAct(looking: Looking): readonly Chip[] {
  const { world, asked } = looking;
  const now = momentNow(world, asked as Parameters<typeof momentNow>[1]);
  const open = world.window ? [openWindow(looking, world.window.id)] : [];
  const coming = windowsAfter(now)
    .filter((window) => BEFORE_FIXED.includes(window))
    .map((window) => comingWindow(looking, window));
  return [...(world.window && BEFORE_FIXED.includes(world.window.id) ? open : []), ...coming]
    .flatMap(({ leaders, cards }) => [...leaders, ...cards])
    .filter(({ standing }) => standing !== 'over');
}

const BEFORE_FIXED: readonly WindowId[] = ['before_cards_played', 'before_reveal', 'after_reveal'];

/** What abilities could add to a side at most. */
function moreStrength(looking: Looking, side: Side): number {
  return mayStillAct(looking)
    .filter(({ seat }) => sideOf(looking.world, seat) === side)
    .reduce((sum, { id }) => sum + mostIn(ability(id).effect), 0);
}

function mostIn(ops: readonly Op[]): number {
  return ops.reduce((sum, op) => {
    if (op.op === 'addStrength') return sum + mostOf(op.amount);
    return op.op === 'chooseOne' ? sum + Math.max(...op.options.map(mostIn)) : sum;
  }, 0);
}

function mostOf(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('upTo' in amount) return amount.upTo;
  return 'max' in amount ? amount.max : Math.max(amount.then, amount.else);
}

export interface Fate {
  readonly result: Result;
  readonly isFixed: boolean;
  readonly losses: readonly (Loss & { readonly from: number; readonly to: number })[];
  readonly takings: readonly { readonly taker: Seat; readonly target: Seat }[];
  readonly spreads: readonly { readonly seat: Seat; readonly now: number; readonly wins: boolean }[];
  readonly rewarded: readonly Seat[];
  readonly isKept: boolean;
}

/** What it comes to as it stands; nothing while the cards lie face down. */
export function fateNow(world: World): Fate | undefined {
  const e = world.encounter;
  if (!e?.revealed || outcomeNow(world) === undefined) return undefined;
  const result = e.result ?? resultNow(world);
  const w: World = { ...world, encounter: { ...e, result } };
  const winners = winningParts(w).filter(({ seat }) => !e.denied.includes(seat));
  const spreading = result.winner === 'challenger' ? winners.filter((part) => !part.defenderReward) : [];
  return {
    ...{ result, isFixed: e.result !== undefined, takings: takingsNow(w) },
    losses: lossesIn(w),
    spreads: spreading.map(({ seat }) => {
      const now = Math.min(spreadOf(w, seat) + (isRewarded(world) ? 0 : 1), house(seat).influenceTokens);
      return { seat, now, wins: now === house(seat).influenceTokens };
    }),
    rewarded: winners
      .filter((part) => result.winner === 'defender' || part.defenderReward)
      .map(({ seat }) => seat),
    isKept: result.outcome === 'truce' && result.losing.length === 0,
  };
}

/** Rewards are given out when the window after the clash has closed. */
function isRewarded({ encounter: e, window }: World): boolean {
  return e?.result !== undefined && window?.id !== 'after_clash_phase';
}

/** What losers have to remove, or have removed when the window for it has closed; who splits a loss says so at the table. */
function lossesIn(w: World): Fate['losses'] {
  const { penalties } = encounter(w);
  const isOver = penalties.length > 0 && w.window?.id !== 'during_penalties';
  const due = penalties.length > 0 ? penalties : penaltiesNow(w);
  return due
    .filter(({ seat }) => !isOver || !redistributes(mat(w, seat).leader))
    .map((loss) => {
      const now = mat(w, loss.seat).power[loss.character] ?? 0;
      return isOver
        ? { ...loss, from: now + loss.amount, to: now }
        : { ...loss, from: now, to: now - loss.amount };
    });
}

export interface Odds {
  readonly win: readonly number[];
  readonly tie: readonly number[];
  readonly lose: readonly number[];
  /** What a truce of theirs would make of it. */
  readonly truce: 'win' | 'tie' | 'lose' | undefined;
}

/** For every card the other side may show: whether I win. Only where I know my own card and not theirs. */
export function oddsFor(looking: Looking): Odds | undefined {
  const { world, eye } = looking;
  const side = sideOf(world, eye);
  if (!side || encounter(world).revealed) return undefined;
  const sides = clashSides(looking);
  const [mine, theirs] = [sides[side], sides[other(side)]];
  if (mine.card === undefined || !theirs.isHidden) return undefined;
  const cards = possibleCards(world, theirs.seat);
  const isMyTruce = isTruce(mine.card);
  const odds = { win: [] as number[], tie: [] as number[], lose: [] as number[] };
  for (const value of new Set(cards.filter((card) => !isTruce(card)).map(valueOf))) {
    const against = theirs.total + value;
    // A truce against hostility is a betrayal: whoever shows hostility wins (7.14).
    const ends =
      isMyTruce || against > mine.total ? 'lose' : against < mine.total ? 'win' : tieFor(world, side);
    odds[ends].push(value);
  }
  for (const values of Object.values(odds)) values.sort((one, two) => one - two);
  const hasTruce = cards.some(isTruce);
  const isDeal = encounter(world).deal !== undefined;
  return { ...odds, truce: !hasTruce ? undefined : isMyTruce ? (isDeal ? 'win' : 'lose') : 'win' };
}

function tieFor(w: World, side: Side): 'win' | 'tie' | 'lose' {
  if (w.rules.tieWinner !== 'defender') return 'tie';
  return side === 'defender' ? 'win' : 'lose';
}

/** What changes on the table by an option that is marked. */
export interface Change {
  readonly what: 'character' | 'sheet' | 'hand' | 'spread';
  readonly id: CharacterId | Seat;
  readonly from: number;
  readonly to: number;
}

export function changesBetween(
  before: World,
  after: World,
  handOf: (w: World, seat: Seat) => number,
): Change[] {
  return before.order.flatMap((seat) => {
    const [was, is] = [before.mats[seat]!, after.mats[seat]!];
    const all: Change[] = [
      ...Object.keys(is.power).map((id) => ({
        what: 'character' as const,
        id: id as CharacterId,
        from: was.power[id as CharacterId] ?? 0,
        to: is.power[id as CharacterId] ?? 0,
      })),
      { what: 'sheet', id: seat, from: was.sheet, to: is.sheet },
      { what: 'spread', id: seat, from: spreadOf(before, seat), to: spreadOf(after, seat) },
      { what: 'hand', id: seat, from: handOf(before, seat), to: handOf(after, seat) },
    ];
    return all.filter(({ from, to }) => from !== to);
  });
}
