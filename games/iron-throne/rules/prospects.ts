// What the encounter under way promises a player, as far as one pair of eyes can tell: cards it cannot see count as cards
// of that house usually do. For bots.

import { look, type Seat } from '@three-thrones/kernel';
import { ability, deckOf, isTruce, type Outcome, valueOf } from '../data/data.ts';
import type { CardId, HouseId } from '../data/ids.ts';
import { strengthOf } from './outcome.ts';
import {
  activeOf,
  type Deal,
  type Encounter,
  encounter,
  living,
  mat,
  other,
  type Part,
  partOf,
  type Side,
  spreadOf,
  type World,
} from './state.ts';

/** What influence on other boards is worth, token by token: the last one is the game. */
const SPREAD = [0, 4, 8.5, 13.5, 19.5, 45] as const;
export const CHARACTER = 0.6;
export const POWER = 0.15;
export const SHEET = 0.07;
export const CARD = 0.15;
export const HOSTAGE = 0.25;
/** A deal that is kept makes friends for the next one. */
const HONOUR = 2;

export function influenceWorth(spread: number): number {
  return SPREAD[Math.min(spread, SPREAD.length - 1)]!;
}

/** What one more token is worth to a player. */
function nextToken(w: World, seat: Seat): number {
  return influenceWorth(spreadOf(w, seat) + 1) - influenceWorth(spreadOf(w, seat));
}

/** A card as it may turn out: a truce, or this much hostility. */
interface Guess {
  odds: number;
  value: number;
  truce: boolean;
}

/** Where the cards of a house that a player would choose usually lie. */
const USUAL = new Map<string, readonly number[]>();

function usualValues(id: HouseId): readonly number[] {
  const known = USUAL.get(id);
  if (known) return known;
  const values = deckOf(id)
    .filter((card) => !isTruce(card))
    .map(valueOf)
    .sort((one, two) => one - two);
  const usual = [0.6, 0.75, 0.9].map((part) => values[Math.floor(part * values.length)]!);
  USUAL.set(id, usual);
  return usual;
}

/** What the encounter will bring this player, seen by that one; nothing once rewards have been handed out. */
export function prospect(w: World, seat: Seat, eye: Seat): number {
  const e = w.encounter;
  const part = partOf(w, seat);
  if (!e?.defender || !part || (e.result && w.window?.id !== 'after_clash_phase')) return 0;
  if (e.revealed || e.deal || !e.negotiation) return fromClash(w, part, e.deal, eye);
  return fromTalks(w, part, e, eye);
}

/** 7.6 What lies on the table may be accepted: by the one it is for. */
function fromTalks(w: World, part: Part, e: Encounter, eye: Seat): number {
  const without = fromClash(w, part, undefined, eye);
  const { proposal, proposals, turn, row } = e.negotiation!;
  if (!proposal || proposal.by === turn || row > 1) return without;
  // What the other one of several rivals gains costs a little.
  const gain = dealWorth(w, proposal, turn) - dealWorth(w, proposal, other(turn)) / (w.order.length - 1);
  // Asking again and again makes nobody more willing.
  const willing = chance(gain * 1.5 - 1) * 0.7 ** (proposals[proposal.by] - 1);
  return without + willing * (fromClash(w, part, proposal, eye) - without);
}

/** 8.1 What a deal brings one of its two players. */
export function dealWorth(w: World, deal: Deal, side: Side): number {
  const [seat, partner] = [activeOf(w, side), activeOf(w, other(side))];
  const [gives, gets] = [deal[side], deal[other(side)]];
  const token = gives.influence > 0 && mat(w, seat).board[seat]! > 0 ? nextToken(w, seat) : 0;
  const power = Math.min(gets.power, mat(w, partner).sheet) - Math.min(gives.power, mat(w, seat).sheet);
  const hostages = gets.open + gets.backs.length - gives.open - gives.backs.length;
  return token + SHEET * power + HOSTAGE * hostages;
}

function fromClash(w: World, part: Part, deal: Deal | undefined, eye: Seat): number {
  const mine = guesses(w, part.side, deal, eye);
  const theirs = guesses(w, other(part.side), deal, eye);
  const lead = baseStrength(w, part.side) - baseStrength(w, other(part.side));
  const isOwn = part.seat === eye && !part.supports && !cardBefore(w, eye, eye);
  const worths = mine.map((own) =>
    theirs.reduce((sum, one) => sum + one.odds * oneClash(w, part, deal, lead, own, one), 0),
  );
  // Whoever has yet to choose chooses the best.
  if (isOwn) return Math.max(...worths);
  return mine.reduce((sum, { odds }, at) => sum + odds * worths[at]!, 0);
}

/** Strength without the cards; a side that has brought nobody yet brings its strongest. */
function baseStrength(w: World, side: Side): number {
  const cards = encounter(w).revealed;
  const seat = activeOf(w, side);
  const shown = cards?.[seat];
  const strength = strengthOf(w, side) - (shown === undefined ? 0 : valueOf(shown));
  if (partOf(w, seat)) return strength;
  return Math.max(0, ...living(w, seat).map((id) => mat(w, seat).power[id]!));
}

/** The clash card before a player, if this eye can see it. */
function cardBefore(w: World, seat: Seat, eye: Seat): CardId | undefined {
  const { revealed, lying, looks } = encounter(w);
  if (revealed) return revealed[seat];
  const there = lying[seat];
  if (!there) return undefined;
  if (there.card.to.includes(eye)) return there.card.secret;
  return looks.find((one) => one.by === eye && one.of === seat)?.card.secret;
}

/** What a side's card may be, for this eye. */
function guesses(w: World, side: Side, deal: Deal | undefined, eye: Seat): Guess[] {
  const seat = activeOf(w, side);
  const { asHostility, lying, revealed } = encounter(w);
  const known = cardBefore(w, seat, eye);
  if (known !== undefined || revealed) return [guessOf(known, asHostility.includes(side))];
  if (seat === eye && !lying[seat] && mat(w, seat).hand.secret !== undefined)
    return choices(look(mat(w, seat).hand));
  const usual = usualValues(lying[seat]?.of ?? (seat as HouseId));
  const truce = asHostility.includes(side) ? 0 : truceOdds(w, side, deal);
  return [
    { odds: truce, value: 0, truce: true },
    ...usual.map((value) => ({ odds: (1 - truce) / usual.length, value, truce: false })),
  ];
}

function guessOf(card: CardId | undefined, isHostile: boolean): Guess {
  if (card === undefined) return { odds: 1, value: 0, truce: false };
  return { odds: 1, value: valueOf(card), truce: isTruce(card) && !isHostile };
}

/** What a hand offers: its strongest card, or a truce. */
function choices(cards: readonly CardId[]): Guess[] {
  const fights = cards.filter((card) => !isTruce(card)).map(valueOf);
  const strongest = { odds: 0.8, value: Math.max(0, ...fights), truce: false };
  return cards.some(isTruce) ? [strongest, { odds: 0.2, value: 0, truce: true }] : [strongest];
}

/** How likely a player is to keep a truce: by what the deal brings beyond what a betrayal would. */
function truceOdds(w: World, side: Side, deal: Deal | undefined): number {
  if (!deal) return 0.05;
  if (undoesBetrayal(w, side)) return 0.9;
  const gain = dealWorth(w, deal, side) + HONOUR - rewardOf(w, activeOf(w, side), side);
  return 0.1 + 0.75 * chance(gain);
}

/** Whether the leader of a side can make a betrayal a truce again (Eddard): who plays a truce there risks nothing. */
function undoesBetrayal(w: World, side: Side): boolean {
  const { leader } = mat(w, activeOf(w, side));
  return leader !== undefined && ability(leader).effect.some(({ op }) => op === 'forceOutcome');
}

/** One pair of cards: what it brings. */
function oneClash(
  w: World,
  part: Part,
  deal: Deal | undefined,
  lead: number,
  own: Guess,
  one: Guess,
): number {
  const win = rewardOf(w, part.seat, part.side);
  const loss = penaltyOf(w, part);
  const forced = encounter(w).forcedOutcome;
  const outcome: Outcome = forced ?? (['hostility', 'betrayal', 'truce'] as const)[+own.truce + +one.truce]!;
  const betrayed = own.truce ? part.side : other(part.side);
  if (outcome === 'truce' || (outcome === 'betrayal' && deal && undoesBetrayal(w, betrayed))) {
    if (!deal) return -loss;
    return part.supports ? 0 : dealWorth(w, deal, part.side) + HONOUR;
  }
  if (outcome === 'betrayal') return own.truce ? HOSTAGE - loss : win - HOSTAGE;
  const [mine, theirs] = encounter(w).swapped ? [one.value, own.value] : [own.value, one.value];
  const odds = chance((lead + mine - theirs) / 2);
  return odds * win - (1 - odds) * loss;
}

/** From 0 to 1; an even chance at 0. */
function chance(lead: number): number {
  return 1 / (1 + Math.exp(-lead));
}

/** 8.3, 8.4 */
function rewardOf(w: World, seat: Seat, side: Side): number {
  if (side === 'challenger' && !partOf(w, seat)?.defenderReward)
    return nextToken(w, seat) + (activeOf(w, side) === seat ? HOSTAGE : 0);
  return 2 * CARD + Math.min(2, mat(w, seat).sheet) * (POWER - SHEET) + HOSTAGE;
}

/** 8.6, 8.9 */
function penaltyOf(w: World, { seat, character, supports }: Part): number {
  const power = character ? mat(w, seat).power[character]! : 0;
  const lost = Math.ceil(power / 2);
  return lost * (POWER - SHEET) + (power === 1 ? CHARACTER : 0) + (supports ? 0 : HOSTAGE);
}
