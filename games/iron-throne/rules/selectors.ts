// Whom and what an effect means (houses.json, `selectors` and `amounts`).

import type { Seat } from '@three-thrones/kernel';
import type { Amount, CharacterSelector, PlayerSelector } from '../data/data.ts';
import type { CharacterId } from '../data/ids.ts';
import { outside } from './power.ts';
import {
  activeOf,
  charactersOf,
  clockwise,
  encounter,
  hasInfluenceOver,
  isActive,
  isAlive,
  living,
  losingParts,
  mat,
  opponentOf,
  other,
  type Part,
  participants,
  partOf,
  partsOn,
  sideOf,
  supporters,
  winningParts,
  type World,
} from './state.ts';

/** Selectors that leave the acting player a choice. */
const CHOSEN: readonly PlayerSelector[] = [
  ...(['opposingSupporter', 'otherParticipant', 'winningParticipant', 'losingParticipant'] as const),
  ...(['nonActiveUnderMyInfluence', 'nonParticipant'] as const),
];

export function isChosen(selector: PlayerSelector): boolean {
  return CHOSEN.includes(selector);
}

/** Players a selector can mean, clockwise from the acting one. */
export function playersFor(w: World, seat: Seat, selector: PlayerSelector): Seat[] {
  const matching = new Set(candidates(w, seat, selector));
  return clockwise(w, seat).filter((one) => matching.has(one));
}

/** The same in no order, for who only wants to know whether there are any. */
export function candidates(w: World, seat: Seat, selector: PlayerSelector): Seat[] {
  const side = sideOf(w, seat);
  const seatsOf = (parts: readonly Part[]): Seat[] => parts.map((part) => part.seat);
  switch (selector) {
    case 'self':
      return [seat];
    case 'ownActive':
      return side ? [activeOf(w, side)] : [];
    case 'opposingActive':
      return side ? [opponentOf(w, seat)!] : [];
    case 'challenger':
    case 'defender':
      return [activeOf(w, selector)];
    case 'opposingSupporter':
      return side ? supporters(w, other(side)) : [];
    case 'otherParticipant':
      return participants(w).filter((one) => one !== seat);
    case 'winningParticipant':
      return seatsOf(winningParts(w)).filter((one) => one !== seat);
    case 'losingParticipant':
      return seatsOf(losingParts(w));
    case 'nonActiveUnderMyInfluence':
      return w.order.filter(
        (one) => !isActive(w, one) && hasInfluenceOver(w, seat, one) && living(w, one).length > 0,
      );
    case 'nonParticipant':
      return w.order.filter((one) => mayJoin(w, one));
    case 'rejecter':
      return encounter(w)
        .offers.filter((offer) => offer.seat === seat && !offer.accepted)
        .map((offer) => activeOf(w, offer.side));
  }
}

/** 13.4, 19.10: outside the encounter, with a living character, and not gone from it this round. */
export function mayJoin(w: World, seat: Seat): boolean {
  return !partOf(w, seat) && !encounter(w).retreated.includes(seat) && living(w, seat).length > 0;
}

/** Characters a selector can mean. */
export function charactersFor(w: World, seat: Seat, selector: CharacterSelector): CharacterId[] {
  const side = sideOf(w, seat);
  const of = (parts: readonly Part[]): CharacterId[] =>
    parts.flatMap(({ character }) => (character && isAlive(w, character) ? [character] : []));
  switch (selector) {
    case 'ownLiving':
      return living(w, seat);
    case 'ownParticipating':
      return of(partOf(w, seat) ? [partOf(w, seat)!] : []);
    case 'ownNotParticipating':
      return outside(w, seat);
    case 'ownDead':
      return charactersOf(w, seat).filter((id) => !isAlive(w, id));
    case 'opposingParticipating':
    case 'allOpposingParticipating':
      return side ? of(partsOn(w, other(side))) : [];
    case 'winningParticipating':
      return of(winningParts(w));
    case 'losingParticipating':
      return of(losingParts(w));
    case 'otherParticipating':
      return of(encounter(w).parts.filter((part) => part.seat !== seat));
    case 'defenderParticipating':
      return of(partsOn(w, 'defender').filter(({ supports }) => !supports));
  }
}

/** The most an amount can be now. */
export function amountOf(w: World, seat: Seat, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('upTo' in amount) return amount.upTo;
  const side = sideOf(w, seat);
  if ('if' in amount) return side === 'challenger' ? amount.then : amount.else;
  const counted = {
    ownLeaderSheetPower: mat(w, seat).sheet,
    ownSideSupporters: side ? supporters(w, side).length : 0,
    removed: w.doing.removed,
  }[amount.per];
  return Math.min(counted * amount.each, amount.max);
}
