// When an ability may be used: its condition (timing.json), 11.2 for character cards, and whether it would do anything
// (11.8). All of it follows from what everybody can see, so that being asked tells nothing about a hand (14.7).

import { type Seat, size } from '@three-thrones/kernel';
import {
  abilitiesIn,
  type Ability,
  ability,
  type CardAbility,
  cardsIn,
  characterOn,
  conditions,
  isCharacterCard,
  isTruce,
  type Op,
  type Predicate,
} from '../data/data.ts';
import type { AbilityId, CardId, CharacterCardId, WindowId } from '../data/ids.ts';
import { ownAbroad } from './hostages.ts';
import { outcomeNow } from './outcome.ts';
import { pairs } from './power.ts';
import { candidates, charactersFor, mayJoin } from './selectors.ts';
import {
  activeOf,
  canDraw,
  encounter,
  hand,
  handSize,
  hasSource,
  isActive,
  isAlive,
  mat,
  mayHold,
  opponentOf,
  partOf,
  sideOf,
  type World,
} from './state.ts';

/** 14.4 Whether a leader's ability may be used now. */
export function leaderMayAct(w: World, seat: Seat, window: WindowId): boolean {
  const { leader } = mat(w, seat);
  if (leader === undefined) return false;
  const its = ability(leader);
  return its.window === window && mayLead(w, seat, its);
}

function mayLead(w: World, seat: Seat, its: Ability): boolean {
  return holds(w, seat, its) && doesAnything(w, seat, its.effect);
}

/** Whether anybody at the table, or this one player, could act in a window. */
export function concernsAnybody(w: World, window: WindowId, only: Seat | undefined): boolean {
  const { leaders, cards } = abilitiesIn(window);
  const isMeant = (house: Seat) => (only === undefined ? w.mats[house] !== undefined : house === only);
  for (const its of leaders)
    if (isMeant(its.house) && mat(w, its.house).leader === its.id && mayLead(w, its.house, its)) return true;
  for (const its of cards)
    if (isMeant(its.house) && handSize(w, its.house) > 0 && cardMayAct(w, its.house, its)) return true;
  return false;
}

/** Character cards this player might use in a window, as far as everybody can tell. */
export function cardsThatMayAct(w: World, seat: Seat, window: WindowId): CharacterCardId[] {
  if (handSize(w, seat) === 0) return [];
  const may: CharacterCardId[] = [];
  for (const card of cardsIn(window, seat)) if (cardMayAct(w, seat, card)) may.push(card.id);
  return may;
}

/** Those of them that are in the hand. */
export function cardsToPlay(w: World, seat: Seat, window: WindowId): CharacterCardId[] {
  const held = hand(w, seat);
  const may: CharacterCardId[] = [];
  for (const card of cardsIn(window, seat))
    if (held.includes(card.id) && cardMayAct(w, seat, card)) may.push(card.id);
  return may;
}

/** Whether there is any. */
export function mayUseCard(w: World, seat: Seat, window: WindowId): boolean {
  if (handSize(w, seat) === 0) return false;
  for (const card of cardsIn(window, seat)) if (cardMayAct(w, seat, card)) return true;
  return false;
}

function cardMayAct(w: World, seat: Seat, its: CardAbility): boolean {
  return (
    isPresent(w, seat, its) &&
    holds(w, seat, its) &&
    mayHold(w, seat, its.id) &&
    doesAnything(w, seat, its.effect)
  );
}

/** 11.2: the named character is a living participant; for the leader's card any own character that was brought is enough. */
function isPresent(w: World, seat: Seat, { character }: Ability): boolean {
  const brought = partOf(w, seat)?.character;
  if (brought === undefined) return false;
  const { leader } = mat(w, seat);
  if (leader && characterOn(leader) === character) return true;
  return brought === character && isAlive(w, character);
}

function holds(w: World, seat: Seat, { condition, requires }: Ability): boolean {
  if (requires?.selfRevealed === 'truce' && !hasRevealedTruce(w, seat)) return false;
  for (const predicate of conditions[condition]!) if (!isTrue(w, seat, predicate)) return false;
  return true;
}

function hasRevealedTruce(w: World, seat: Seat): boolean {
  const card = w.encounter?.revealed?.[seat];
  return card !== undefined && isTruce(card);
}

/** Whether everything that must hold does hold now. */
export function isTrue(w: World, seat: Seat, its: Predicate): boolean {
  for (const word in its) if (!agrees(w, seat, its, word as keyof Predicate)) return false;
  return true;
}

/** Whether one word of a condition is true of a player now. */
function agrees(w: World, seat: Seat, its: Predicate, word: keyof Predicate): boolean {
  const e = w.encounter;
  switch (word) {
    case 'role':
      if (its.role === 'challenger') return seat === w.challenger;
      return isActive(w, seat) === (its.role === 'active');
    case 'leaderSheetPowerAtLeast':
      return mat(w, seat).sheet >= its.leaderSheetPowerAtLeast!;
    case 'hasInfluenceOnTarget':
      return candidates(w, seat, 'nonActiveUnderMyInfluence').length > 0;
    case 'offeredSupport':
      return (offerOf(w, seat) !== undefined) === its.offeredSupport;
    case 'ownOfferRejected':
      return (offerOf(w, seat)?.accepted === false) === its.ownOfferRejected;
    case 'outcome':
      return e?.revealed !== undefined && (e.result?.outcome ?? outcomeNow(w)) === its.outcome;
    case 'dealExecuted':
      return e?.dealDone === its.dealExecuted;
    case 'side':
      return isOnSide(w, seat, its.side!);
    case 'supportedSide': {
      const part = partOf(w, seat);
      return part?.supports === true && part.side === its.supportedSide;
    }
    case 'participant':
      return (partOf(w, seat) !== undefined) === its.participant;
  }
}

function offerOf(w: World, seat: Seat) {
  return w.encounter?.offers.find((one) => one.seat === seat);
}

function isOnSide(w: World, seat: Seat, wanted: NonNullable<Predicate['side']>): boolean {
  const side = sideOf(w, seat);
  const result = w.encounter?.result;
  if (!side) return false;
  if (wanted === 'challenger') return side === 'challenger';
  if (!result) return false;
  return wanted === 'winning' ? result.winner === side : result.losing.includes(side);
}

/** 11.8: an effect of which nothing could be done is not offered. */
export function doesAnything(w: World, seat: Seat, ops: readonly Op[]): boolean {
  // What comes after a torture comes only if there was one.
  for (const op of ops) if (op.op === 'tortureHostage') return can(w, seat, op);
  for (const op of ops) if (can(w, seat, op)) return true;
  return false;
}

/** Whether one operation finds something to do. */
function can(w: World, seat: Seat, op: Op): boolean {
  switch (op.op) {
    case 'movePower': {
      const who = op.who === 'defender' ? activeOf(w, 'defender') : seat;
      if (op.from === 'ownLiving') return pairs(w, who, op.leaveAtLeast ?? 0).length > 0;
      return mat(w, who).sheet > 0 && charactersFor(w, who, op.to).length > 0;
    }
    case 'removePower':
    case 'modifyPenalty':
      return charactersFor(w, seat, op.target).length > 0;
    case 'draw':
      return canDraw(w, seat);
    case 'discard':
      return candidates(w, seat, op.who).some((one) => handSize(w, one) > 0);
    case 'lookAt':
      return candidates(w, seat, op.who).some((one) => hasFor(w, op, one));
    case 'reorderTop':
      return size(w.events) > 0;
    case 'mayChangeChosenCard':
    case 'mayReplacePlayedCard':
      return mayChange(w, seat);
    case 'takeHostage':
      return candidates(w, seat, op.from).some((one) => hasFor(w, op, one));
    case 'reclaimHostage':
      return ownAbroad(w, seat).length > 0;
    case 'tortureHostage':
      return mat(w, seat).hostages.length > 0;
    case 'forceOutcome':
      return outcomeNow(w) !== op.outcome;
    case 'demandAnswer':
      return encounter(w).lying[opponentOf(w, seat)!] !== undefined;
    case 'addStrength':
      return sideOf(w, seat) !== undefined;
    case 'retreat':
      return op.target === 'self'
        ? partOf(w, seat)?.supports === true
        : candidates(w, seat, op.target).length > 0;
    case 'joinSide':
      return op.who === 'self' ? mayJoin(w, seat) : candidates(w, seat, op.who).length > 0;
    case 'forceOffer':
      return candidates(w, seat, op.target).length > 0;
    case 'supportBonus':
      return true;
    case 'swapPlayedCards':
      return Object.keys(encounter(w).lying).length === 2;
    case 'swapRevealedValues':
      return outcomeNow(w) === 'hostility';
    case 'redistributeRemoval':
      return false;
    case 'treatTruceAsHostility0':
      return isTruceToTurn(w, seat);
    case 'chooseFromEvents':
      return size(w.events) > 0 || w.eventsOut.length > 0;
    case 'penaltyImmunity':
    case 'gainDefenderReward':
      return true;
    case 'denyReward':
      return candidates(w, seat, op.who).length > 0;
    case 'reviveCharacter':
      return mat(w, seat).sheet > 0 && charactersFor(w, seat, op.target).length > 0;
    case 'returnInfluence':
      return guestsOn(w, seat).length > 0;
    case 'chooseOne':
      return op.options.some((ops) => doesAnything(w, seat, ops));
  }
}

/** Whether a player has what an operation would look at or take (11.8). */
export function hasFor(w: World, op: Op, seat: Seat): boolean {
  if (op.op === 'lookAt') return encounter(w).lying[seat] !== undefined || handSize(w, seat) > 0;
  if (op.op !== 'takeHostage') return true;
  return op.source === 'handSeen' ? handSize(w, seat) > 0 : hasSource(w, seat);
}

/** 19.47: once an effect has set the outcome there is nothing left to read again. */
function isTruceToTurn(w: World, seat: Seat): boolean {
  const { revealed, forcedOutcome, asHostility } = encounter(w);
  const side = sideOf(w, seat);
  if (!side || !revealed || forcedOutcome || asHostility.includes(side)) return false;
  const card = revealed[activeOf(w, side)];
  return card !== undefined && isTruce(card);
}

/** 19.76: only with another card in hand, and only a card of the own house comes back to it. */
export function mayChange(w: World, seat: Seat): boolean {
  return w.encounter?.lying[seat]?.of === seat && handSize(w, seat) > 0;
}

/** Whose influence tokens lie on a player's board. */
export function guestsOn(w: World, seat: Seat): Seat[] {
  return w.order.filter((one) => one !== seat && (mat(w, seat).board[one] ?? 0) > 0);
}

/** What keeps an ability from being used, as far as everybody can tell. */
export type WhyNot =
  | 'noPart'
  | 'emptyHand'
  | 'liesOpen'
  | 'dead'
  | 'notBrought'
  | 'condition'
  | 'noTruce'
  | 'nothingToDo';

/** Why a leader or a character card could not act if its window were open now; nothing if it could. */
export function whyNot(w: World, seat: Seat, id: AbilityId): WhyNot | undefined {
  const its = ability(id);
  if (isCharacterCard(id as CardId)) {
    const no = whyNoCard(w, seat, its);
    if (no) return no;
  }
  if (its.requires?.selfRevealed === 'truce' && !hasRevealedTruce(w, seat)) return 'noTruce';
  if (!conditions[its.condition]!.every((predicate) => isTrue(w, seat, predicate))) return 'condition';
  return doesAnything(w, seat, its.effect) ? undefined : 'nothingToDo';
}

function whyNoCard(w: World, seat: Seat, its: Ability): WhyNot | undefined {
  if (!mayHold(w, seat, its.id as CharacterCardId)) return 'liesOpen';
  if (!partOf(w, seat)) return 'noPart';
  if (handSize(w, seat) === 0) return 'emptyHand';
  if (isPresent(w, seat, its)) return undefined;
  return isAlive(w, its.character) ? 'notBrought' : 'dead';
}

/** Whether the player could use anything here: for the timing strip of a screen. */
export function mayAct(w: World, seat: Seat, window: WindowId): AbilityId[] {
  const { leader } = mat(w, seat);
  return [...(leader && leaderMayAct(w, seat, window) ? [leader] : []), ...cardsThatMayAct(w, seat, window)];
}
