// How an Event is read from its card: its numbers, the army it moves, the battle it leads to.

import { type CardEvent, card, type EventParams } from '../../data/data.ts';
import { type CardId, DOMAINS, type DomainId, type HeroId, type HouseId } from '../../data/ids.ts';
import type { EventArgs, MoveRules } from '../kit.ts';
import { type BattleTerms, isHostile, type World } from '../state.ts';

/** A card and who plays it: what an Event's rules are read from. */
export type Played = Pick<EventArgs, 'seat' | 'card'>;

/** One unit and where it stands or goes: a house for a Power Token, a name for a Hero. */
export type UnitAt = `${HouseId | HeroId}@${DomainId}`;

/** The numbers and choices of a card's text. */
export function paramsOf({ card: id }: Pick<EventArgs, 'card'>): EventParams {
  return card(id).event.params;
}

/** One set of rules for each kind of movement the text allows. */
export function movesOf(a: Played): MoveRules[] {
  const texts = (movesByCard[a.card] ??= movesInText(card(a.card).event));
  return texts.map((rules) => ({ ...rules, seat: a.seat }));
}

/** What the cards say, each read once. */
const movesByCard: Partial<Record<CardId, Omit<MoveRules, 'seat'>[]>> = {};

function movesInText(event: CardEvent): Omit<MoveRules, 'seat'>[] {
  const { params, effect, startsBattle } = event;
  const { modes = ['direct'], maxDistance, targetKinds, defender, ledByHero, alone } = params;
  const armySize = alone ? 1 : params.attackers;
  const targetUnits = params.defenders ?? params.targetUnits;
  return (modes as MoveRules['mode'][]).map((mode) => ({
    mode,
    terms: termsOf(event),
    ...(startsBattle === 'must' && { must: 'battle' }),
    ...(effect === 'capture-single-token' && { must: 'capture' }),
    ...(maxDistance !== undefined && { range: maxDistance }),
    ...(targetKinds && { targetKinds }),
    ...(defender === 'non-player-house' && { unalliedOnly: true }),
    ...((ledByHero || alone) && { ledByHero: true }),
    ...(armySize !== undefined && { armySize }),
    ...(targetUnits !== undefined && { targetUnits }),
  }));
}

/** What the text adds to the battle. */
export function termsOf({ params, battleBonus }: CardEvent): BattleTerms {
  const { bonusIfTargetKinds: kinds, conditionalBonus = 0, attackerMaxCards, heroStrength, bonusVp } = params;
  const { stealGold, goldOnWin, vpOnWin, extraAllyTokenOnWin, drawOnCastle } = params;
  return {
    ...(battleBonus > 0 && { bonus: battleBonus }),
    ...(kinds && { bonusAt: { kinds, bonus: conditionalBonus } }),
    ...(attackerMaxCards !== undefined && { attackerCards: attackerMaxCards }),
    ...(heroStrength !== undefined && { heroStrength }),
    ...(bonusVp !== undefined && { vpAtStart: bonusVp }),
    ...(stealGold !== undefined && { stealGold }),
    ...(goldOnWin !== undefined && { goldOnWin }),
    ...(vpOnWin !== undefined && { vpOnWin }),
    ...(extraAllyTokenOnWin !== undefined && { poolTokensOnWin: extraAllyTokenOnWin }),
    ...(drawOnCastle !== undefined && { drawOnCastle }),
  };
}

/** Where somebody hostile stands, whether that army may be attacked or not. */
export function targets(w: World, a: Played): DomainId[] {
  return DOMAINS.filter((at) => isHostile(w, a.seat, at));
}

/** An army that comes from nowhere or everywhere still obeys §26.1. */
export function fightOf(a: Played): MoveRules {
  return { seat: a.seat, mode: 'direct', must: 'battle' };
}

/** The parts of such an option. */
export function parse(option: UnitAt): [unit: HouseId | HeroId, at: DomainId] {
  return option.split('@') as [HouseId | HeroId, DomainId];
}
