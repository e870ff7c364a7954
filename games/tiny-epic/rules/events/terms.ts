// How an Event is read from its card: its numbers, the army it moves, the battle it leads to.

import { type CardEvent, card, type EventParams, seaLine } from '../../data/data.ts';
import type { CardId, DomainId, HouseId } from '../../data/ids.ts';
import { isNorth } from '../coop/state.ts';
import type { EventArgs, MoveRules } from '../kit.ts';
import { type BattleTerms, domainsAt, homeOf, isHostile, type World } from '../state.ts';
import type { UnitName } from '../units.ts';

/** A card and who plays it: what an Event's rules are read from. */
export type Played = Pick<EventArgs, 'seat' | 'card'>;

/** One unit and where it stands or goes. */
export type UnitAt = `${UnitName | 'white-walker'}@${DomainId}`;

/** The numbers and choices of a card's text. */
export function paramsOf({ card: id }: Pick<EventArgs, 'card'>): EventParams {
  return card(id).event.params;
}

/** One set of rules for each kind of movement the text allows. */
export function movesOf(a: Played): MoveRules[] {
  const texts = (movesByCard[a.card] ??= movesInText(card(a.card).event));
  const home = paramsOf(a).target === 'own-home-domain' && { target: homeOf(a.seat as HouseId) };
  return texts.map((rules) => ({ ...rules, seat: a.seat, ...home }));
}

/** What the cards say, each read once. */
const movesByCard: Partial<Record<CardId, Omit<MoveRules, 'seat'>[]>> = {};

function movesInText(event: CardEvent): Omit<MoveRules, 'seat'>[] {
  const { params, effect, startsBattle } = event;
  const { maxDistance, targetKinds, defender, ledByHero, alone } = params;
  const modes = params.modes ?? (effect === 'direct-sail-battle' ? ['sail'] : ['direct']);
  const armySize = alone ? 1 : params.attackers;
  const targetUnits = params.defenders ?? params.targetUnits;
  return (modes as MoveRules['mode'][]).map((mode) => ({
    mode,
    terms: termsOf(event),
    ...(startsBattle === 'must' && { must: 'battle' }),
    ...(effect === 'capture-single-token' && { must: 'capture' }),
    ...(maxDistance !== undefined && { range: maxDistance }),
    ...(effect === 'direct-sail-battle' && { range: seaLine.length - 1 }),
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
  const { bonusPerCard: each, maxBonus: most, extraDeckCard } = params;
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
    ...(each !== undefined && { bonusBySea: { each, most: most ?? each * seaLine.length } }),
    ...(extraDeckCard && { extraDeckCard: true }),
  };
}

/** Where somebody hostile stands, whether that army may be attacked or not. */
export function targets(w: World, a: Played): DomainId[] {
  return domainsAt(w).filter((at) => isHostile(w, a.seat, at) && isReachable(w, at));
}

/** §21.17 The north cannot be entered while the Wall stands. */
function isReachable({ coop }: World, at: DomainId): boolean {
  return coop === undefined || !coop.wall || !isNorth(at);
}

/** An army that comes from nowhere or everywhere still obeys §26.1. */
export function fightOf(a: Played): MoveRules {
  return { seat: a.seat, mode: 'direct', must: 'battle' };
}

/** The parts of such an option. */
export function parse(option: UnitAt): [unit: UnitName, at: DomainId] {
  return option.split('@') as [UnitName, DomainId];
}
