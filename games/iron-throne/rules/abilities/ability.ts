// Carries out an effect, operation by operation. What an effect is, the data say; this knows operations, never cards.

import type { Seat, Sub } from '@three-thrones/kernel';
import { houseOf, type Op, type PlayerSelector } from '../../data/data.ts';
import type { AbilityId, CharacterId } from '../../data/ids.ts';
import { discardFromHand, draw, type Told } from '../cards.ts';
import { doesAnything, guestsOn, hasFor, mayChange } from '../conditions.ts';
import { type AimedArgs, ask, call, each, flow, go, type OpArgs } from '../kit.ts';
import { because } from '../reasons.ts';
import { amountOf, charactersFor, isChosen, playersFor } from '../selectors.ts';
import { activeOf, encounter, hand, handSize, mat, sideOf, type World } from '../state.ts';
import { lookAt } from './looks.ts';
import { retreat } from './sides.ts';

export const ability = flow('ability', [
  each('ops', (w, a, table) => {
    while (a.at < a.ops.length && !w.doing.halted) {
      const sub = begin(w, { seat: a.seat, id: a.id, op: a.ops[a.at++]! }, table);
      if (sub) return sub;
    }
    return undefined;
  }),
]);

/** Does what needs no choice, and says where the rest goes on. */
function begin(w: World, a: OpArgs, table: Told): Sub | undefined {
  const { seat, id, op } = a;
  switch (op.op) {
    case 'draw':
      draw(w, seat, op.count, table);
      return undefined;
    case 'discard':
      return discarding(w, seat, op, table);
    case 'addStrength':
      addStrength(w, seat, id, amountOf(w, seat, op.amount), table);
      return undefined;
    case 'forceOutcome':
      encounter(w).forcedOutcome = op.outcome;
      table.tell('outcome.forced', { by: seat, outcome: op.outcome });
      return undefined;
    case 'supportBonus':
      encounter(w).bonusForSupport.push({
        seat,
        supporterDraws: op.supporterDraws,
        selfDraws: op.selfDraws,
        drew: false,
      });
      return undefined;
    case 'swapPlayedCards':
      swapLying(w, seat, table);
      return undefined;
    case 'swapRevealedValues':
      encounter(w).swapped = !encounter(w).swapped;
      table.tell('values.swapped', { by: seat });
      return undefined;
    case 'treatTruceAsHostility0':
      encounter(w).asHostility.push(sideOf(w, seat)!);
      table.tell('truce.counts-as-hostility', { side: sideOf(w, seat)! });
      return undefined;
    case 'penaltyImmunity':
      encounter(w).immune.push(seat);
      table.tell('penalty.waived', { seat });
      return undefined;
    case 'gainDefenderReward':
      return go('defenderReward', { seat });
    case 'movePower':
      return moving(w, seat, op);
    case 'mayChangeChosenCard':
    case 'mayReplacePlayedCard':
      return mayChange(w, seat)
        ? go('change', { seat, isPlayed: op.op === 'mayReplacePlayedCard' })
        : undefined;
    case 'reclaimHostage':
      return go('reclaim', { seat });
    case 'tortureHostage':
      return go('tortureOne', { seat });
    case 'demandAnswer':
      return go('question', { by: seat, to: playersFor(w, seat, op.who)[0]!, id });
    case 'reorderTop':
      return go('arrange', { seat, count: op.count });
    case 'chooseFromEvents':
      return go('pickEvent', { seat, draw: op.draw });
    case 'modifyPenalty':
      return go('modify', a);
    case 'chooseOne':
      return go('chooseOne', a);
    case 'redistributeRemoval':
      return undefined;
    case 'takeHostage':
    case 'lookAt':
    case 'denyReward':
    case 'joinSide':
    case 'retreat':
    case 'forceOffer':
    case 'removePower':
    case 'reviveCharacter':
    case 'returnInfluence':
      return go('op', { seat, id, op });
  }
}

function discarding(w: World, seat: Seat, op: Extract<Op, { op: 'discard' }>, table: Told): Sub | undefined {
  const who = playersFor(w, seat, op.who)[0]!;
  if (op.choice === 'owner') return go('discard', { seat: who, left: op.count });
  for (let left = op.count; left > 0 && handSize(w, who) > 0; left--)
    discardFromHand(w, who, table.random.pick(hand(w, who)), table);
  return undefined;
}

export function addStrength(w: World, seat: Seat, id: AbilityId, amount: number, table: Told): void {
  const side = sideOf(w, seat);
  if (!side || amount === 0) return;
  encounter(w).bonuses.push({ side, amount, by: id });
  table.tell('strength.added', { side, amount, by: id });
}

/** 19.43, 19.74: each side has the other's card, unseen. */
function swapLying(w: World, by: Seat, table: Told): void {
  const { lying } = encounter(w);
  const [one, two] = [activeOf(w, 'challenger'), activeOf(w, 'defender')];
  const [first, second] = [lying[one], lying[two]];
  if (!first || !second) return;
  lying[one] = second;
  lying[two] = first;
  table.tell('cards.swapped', { by });
}

function moving(w: World, seat: Seat, op: Extract<Op, { op: 'movePower' }>): Sub {
  const who = op.who === 'defender' ? activeOf(w, 'defender') : seat;
  const left = amountOf(w, who, op.amount);
  if (op.from === 'ownLiving') return go('shift', { seat: who, left, keep: op.leaveAtLeast ?? 0 });
  const mayStop = typeof op.amount === 'object' && 'upTo' in op.amount;
  return go('place', { seat: who, left, on: charactersFor(w, who, op.to), mayStop });
}

/** The player an operation means, chosen by the acting one where it can be several. */
function selectorOf(its: Op): PlayerSelector | undefined {
  if (its.op === 'takeHostage') return its.from;
  if (its.op === 'lookAt' || its.op === 'denyReward' || its.op === 'joinSide') return its.who;
  return its.op === 'retreat' || its.op === 'forceOffer' ? its.target : undefined;
}

function playersOf(w: World, { seat, op }: OpArgs): Seat[] {
  if (op.op === 'returnInfluence') return guestsOn(w, seat);
  const selector = selectorOf(op);
  return selector ? playersFor(w, seat, selector).filter((one) => hasFor(w, op, one)) : [];
}

function asksForPlayer({ op }: OpArgs): boolean {
  const selector = selectorOf(op);
  return op.op === 'returnInfluence' || (selector !== undefined && isChosen(selector));
}

/** Characters an operation may hit, where one of them is chosen. */
function charactersOf(w: World, { seat, op }: OpArgs): CharacterId[] {
  if (op.op !== 'removePower' && op.op !== 'reviveCharacter') return [];
  if (op.op === 'removePower' && (op.target === 'allOpposingParticipating' || op.split)) return [];
  return charactersFor(w, seat, op.target);
}

/** An operation that means a certain player or character. */
export const op = flow('op', [
  ask('player', {
    rule: '11.8',
    openly: true,
    when: (w, a) => asksForPlayer(a) && playersOf(w, a).length > 0,
    who: (_w, a) => a.seat,
    options: (w, a) => playersOf(w, a),
    about: (_w, a) => ({ ability: a.id, op: a.op.op }),
    resolve: (_w, a, player) => {
      a.player = player;
    },
  }),
  ask('character', {
    rule: '11.8',
    openly: true,
    when: (w, a) => charactersOf(w, a).length > 0,
    who: (_w, a) => a.seat,
    options: (w, a) => charactersOf(w, a),
    about: (_w, a) => ({ ability: a.id, op: a.op.op }),
    resolve: (_w, a, character) => {
      a.character = character;
    },
  }),
  call('carryOut', (w, a, table) => {
    const meant = asksForPlayer(a) ? a.player : playersOf(w, a)[0];
    return carryOut(w, { ...a, ...(meant !== undefined && { player: meant }) }, table);
  }),
]);

function carryOut(w: World, a: AimedArgs, table: Told): Sub | undefined {
  const { seat, op: its, player, character } = a;
  switch (its.op) {
    case 'takeHostage':
      if (!player) return undefined;
      return its.source === 'handSeen'
        ? go('takeSeen', { taker: seat, target: player })
        : go('take', { taker: seat, target: player, left: its.count });
    case 'lookAt':
      if (player) lookAt(w, seat, player, its.what, table);
      return undefined;
    case 'denyReward':
      if (!player) return undefined;
      encounter(w).denied.push(player);
      table.tell('reward.denied', { seat: player });
      return undefined;
    case 'joinSide':
      if (its.who === 'self') return go('join', { seat, op: its });
      return player ? go('invitation', { seat: player, side: sideOf(w, seat)! }) : undefined;
    case 'retreat':
      if (!player) return undefined;
      if (its.unlessDiscards) return go('stay', { seat: player, cards: its.unlessDiscards });
      retreat(w, player, table);
      return undefined;
    case 'forceOffer':
      if (!player) return undefined;
      encounter(w).forced[player] = seat;
      table.tell('support.demanded', { by: seat, of: player });
      return undefined;
    case 'removePower':
      return removing(w, a, its);
    case 'reviveCharacter':
      return character ? go('revive', { seat, character, most: its.amount.upTo }) : undefined;
    case 'returnInfluence':
      if (!player) return undefined;
      mat(w, seat).board[player]!--;
      mat(w, player).board[player]!++;
      table.tell('influence.returned', { seat: player, from: seat });
      return undefined;
  }
}

function removing(w: World, a: AimedArgs, its: Extract<Op, { op: 'removePower' }>): Sub | undefined {
  const amount = amountOf(w, a.seat, its.amount);
  if (its.split) return go('pay', { seat: a.seat, left: amount });
  const hit = a.character ? [a.character] : charactersFor(w, a.seat, its.target);
  const losses = hit.map((character) => ({
    seat: houseOf(character),
    character,
    amount,
  }));
  return go('removal', { losses, by: 'effect', next: 0 });
}

/** One of several effects, named by its first operation. */
export const chooseOne = flow('chooseOne', [
  ask('option', {
    rule: '11.8',
    openly: true,
    who: (_w, a) => a.seat,
    options: (_w, a) => branches(a).map((ops) => ops[0]!.op),
    refuse: (w, a, seat, option) =>
      doesAnything(w, seat, branchOf(a, option)) ? undefined : because('nothingThere'),
    about: (_w, a) => ({ ability: a.id }),
    resolve: (_w, a, option) => {
      a.branch = option;
    },
  }),
  call('carryOut', (_w, a) => go('ability', { seat: a.seat, id: a.id, ops: branchOf(a, a.branch!), at: 0 })),
]);

function branches({ op: its }: OpArgs): readonly (readonly Op[])[] {
  return its.op === 'chooseOne' ? its.options : [];
}

function branchOf(a: OpArgs, name: string): readonly Op[] {
  return branches(a).find((ops) => ops[0]!.op === name)!;
}
