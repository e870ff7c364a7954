// What follows from what lies on the table: who is who, who lives, who takes part, what everybody can tell.

import { look, type Seat, size } from '@three-thrones/kernel';
import { copiesOf, house, houseOf } from '../data/data.ts';
import type { CardId, CharacterId } from '../data/ids.ts';
import type { Encounter, Hostage, Mat, Part, Side, World } from './world.ts';

export type * from './world.ts';

export const SIDES: readonly Side[] = ['challenger', 'defender'];

export function mat(w: World, seat: Seat): Mat {
  return w.mats[seat]!;
}

export function encounter(w: World): Encounter {
  return w.encounter!;
}

export function other(side: Side): Side {
  return side === 'challenger' ? 'defender' : 'challenger';
}

/** Everybody, clockwise, beginning with this seat. */
export function clockwise({ order }: World, from: Seat): Seat[] {
  const at = order.indexOf(from);
  return at === 0 ? order.slice() : [...order.slice(at), ...order.slice(0, at)];
}

export function hand(w: World, seat: Seat): CardId[] {
  return look(mat(w, seat).hand);
}

export function handSize(w: World, seat: Seat): number {
  return size(mat(w, seat).hand);
}

/** The different cards in a hand: what a question can offer. */
export function kindsIn(cards: readonly CardId[]): CardId[] {
  const kinds: CardId[] = [];
  for (const card of cards) if (!kinds.includes(card)) kinds.push(card);
  return kinds;
}

export function isAlive(w: World, character: CharacterId): boolean {
  return (mat(w, houseOf(character)).power[character] ?? 0) > 0;
}

/** 1.6 Characters of a house that live, in the order of its persons. */
export function living(w: World, seat: Seat): CharacterId[] {
  const { power } = mat(w, seat);
  const alive: CharacterId[] = [];
  for (const id in power) if (power[id as CharacterId]! > 0) alive.push(id as CharacterId);
  return alive;
}

/** 2.4 The four persons beside the leader. */
export function charactersOf(w: World, seat: Seat): CharacterId[] {
  return Object.keys(mat(w, seat).power) as CharacterId[];
}

export function partOf(w: World, seat: Seat): Part | undefined {
  if (w.encounter) for (const part of w.encounter.parts) if (part.seat === seat) return part;
  return undefined;
}

export function sideOf(w: World, seat: Seat): Side | undefined {
  return partOf(w, seat)?.side;
}

export function partsOn(w: World, side: Side): Part[] {
  return encounter(w).parts.filter((part) => part.side === side);
}

/** 1.8 */
export function activeOf(w: World, side: Side): Seat {
  const { challenger, defender } = encounter(w);
  return side === 'challenger' ? challenger : defender!;
}

export function isActive(w: World, seat: Seat): boolean {
  return seat === w.encounter?.challenger || seat === w.encounter?.defender;
}

/** 1.12 The active player of the other side. */
export function opponentOf(w: World, seat: Seat): Seat | undefined {
  const side = sideOf(w, seat);
  return side && activeOf(w, other(side));
}

/** Participants, challenger first, then clockwise (14.2). */
export function participants(w: World): Seat[] {
  return clockwise(w, w.challenger).filter((seat) => partOf(w, seat) !== undefined);
}

export function supporters(w: World, side: Side): Seat[] {
  return partsOn(w, side)
    .filter(({ supports }) => supports)
    .map(({ seat }) => seat);
}

export function winningParts(w: World): Part[] {
  const { result } = encounter(w);
  return result?.winner ? partsOn(w, result.winner) : [];
}

export function losingParts(w: World): Part[] {
  const { result } = encounter(w);
  return result ? encounter(w).parts.filter(({ side }) => result.losing.includes(side)) : [];
}

/** Influence tokens of a player that lie on other boards. */
export function spreadOf(w: World, seat: Seat): number {
  return house(seat).influenceTokens - mat(w, seat).board[seat]!;
}

/** 1.3 */
export function hasInfluenceOver(w: World, seat: Seat, target: Seat): boolean {
  return seat !== target && (mat(w, target).board[seat] ?? 0) > 0;
}

/** Whether a taker finds anything at all before this player (10.4). */
export function hasSource(w: World, target: Seat): boolean {
  const { hand: cards, deck, discard, hostages } = mat(w, target);
  return size(cards) > 0 || size(deck) > 0 || discard.length > 0 || hostages.length > 0;
}

/** Whether a draw would bring anything (15.3). */
export function canDraw(w: World, seat: Seat): boolean {
  return size(mat(w, seat).deck) > 0 || mat(w, seat).discard.length > 0;
}

export function hostageOf(w: World, id: number): { holder: Seat; hostage: Hostage } | undefined {
  for (const holder of w.order) {
    const hostage = mat(w, holder).hostages.find((one) => one.id === id);
    if (hostage) return { holder, hostage };
  }
  return undefined;
}

export function sortedCards(cards: readonly CardId[]): CardId[] {
  return [...cards].sort();
}

/** Every card of a house that lies openly somewhere: nobody can hold it. */
export function openCardsOf(w: World, seat: Seat): CardId[] {
  const open = [...mat(w, seat).discard];
  if (!w.encounter) return open;
  for (const { seat: by, card } of w.encounter.used) if (by === seat) open.push(card);
  for (const card of Object.values(w.encounter.revealed ?? {})) if (houseOf(card) === seat) open.push(card);
  return open;
}

/** All cards of a house less those that lie open: what may be in a hand, as far as everybody can tell. */
export function mayHold(w: World, seat: Seat, card: CardId): boolean {
  const { encounter: e } = w;
  let open = 0;
  for (const one of mat(w, seat).discard) if (one === card) open++;
  for (const one of e?.used ?? NONE) if (one.card === card && one.seat === seat) open++;
  if (e?.revealed) for (const by in e.revealed) if (e.revealed[by] === card) open++;
  return open < copiesOf(card);
}

const NONE: readonly never[] = [];
