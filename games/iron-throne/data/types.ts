// What the data files hold, in types. Effects are data: the rules carry out the operations listed here and know no card.

import type {
  CharacterCardId,
  CharacterId,
  CriterionId,
  EventId,
  HouseId,
  LeaderId,
  WindowId,
} from './ids.ts';

export type PlayerSelector =
  | 'self'
  | 'ownActive'
  | 'opposingActive'
  | 'challenger'
  | 'defender'
  | 'opposingSupporter'
  | 'otherParticipant'
  | 'winningParticipant'
  | 'losingParticipant'
  | 'nonActiveUnderMyInfluence'
  | 'nonParticipant'
  | 'rejecter';

export type CharacterSelector =
  | 'ownLiving'
  | 'ownParticipating'
  | 'ownNotParticipating'
  | 'ownDead'
  | 'opposingParticipating'
  | 'allOpposingParticipating'
  | 'winningParticipating'
  | 'losingParticipating'
  | 'otherParticipating'
  | 'defenderParticipating';

export type Amount =
  | number
  | { readonly upTo: number }
  | {
      readonly per: 'ownLeaderSheetPower' | 'ownSideSupporters' | 'removed';
      readonly each: number;
      readonly max: number;
    }
  | { readonly if: 'ownSideIsChallenger'; readonly then: number; readonly else: number };

export interface MovePower {
  readonly op: 'movePower';
  readonly who: 'self' | 'defender';
  readonly from: 'leaderSheet' | 'ownLiving';
  readonly to: CharacterSelector;
  readonly amount: Amount;
  readonly split?: boolean;
  readonly leaveAtLeast?: number;
}

export interface RemovePower {
  readonly op: 'removePower';
  readonly target: CharacterSelector;
  readonly amount: Amount;
  readonly split?: boolean;
  readonly as?: 'removed';
}

export interface TakeHostage {
  readonly op: 'takeHostage';
  readonly from: PlayerSelector;
  readonly count: number;
  readonly source: 'any' | 'handSeen';
}

export interface JoinSide {
  readonly op: 'joinSide';
  readonly who: 'self' | 'nonParticipant';
  readonly side: 'own' | 'choice';
  readonly refusable: boolean;
  readonly optionalForTarget?: boolean;
  readonly rewardIfChallengerWins?: 'defenderReward';
}

/** One operation of an effect. */
export type Op =
  | MovePower
  | RemovePower
  | TakeHostage
  | JoinSide
  | { readonly op: 'draw'; readonly who: 'self'; readonly count: number }
  | {
      readonly op: 'discard';
      readonly who: 'self' | 'opposingActive';
      readonly count: number;
      readonly choice: 'owner' | 'random';
    }
  | { readonly op: 'lookAt'; readonly what: 'chosenCard' | 'hand'; readonly who: PlayerSelector }
  | { readonly op: 'reorderTop'; readonly deck: 'event'; readonly count: number }
  | { readonly op: 'mayChangeChosenCard' | 'mayReplacePlayedCard'; readonly who: 'self' }
  | { readonly op: 'reclaimHostage' | 'tortureHostage'; readonly count: number }
  | { readonly op: 'forceOutcome'; readonly outcome: Outcome }
  | {
      readonly op: 'demandAnswer';
      readonly who: 'opposingActive';
      readonly question: 'isTruce';
      readonly ifFalse: readonly Op[];
    }
  | { readonly op: 'addStrength'; readonly side: 'own'; readonly amount: Amount }
  | { readonly op: 'retreat'; readonly target: PlayerSelector; readonly unlessDiscards?: number }
  | { readonly op: 'forceOffer'; readonly target: PlayerSelector }
  | { readonly op: 'supportBonus'; readonly supporterDraws: number; readonly selfDraws: number }
  | { readonly op: 'swapPlayedCards' | 'swapRevealedValues' | 'redistributeRemoval' }
  | { readonly op: 'treatTruceAsHostility0'; readonly side: 'own' }
  | { readonly op: 'chooseFromEvents'; readonly draw: number }
  | { readonly op: 'modifyPenalty'; readonly target: CharacterSelector; readonly delta: number }
  | { readonly op: 'penaltyImmunity' | 'gainDefenderReward'; readonly who: 'self' }
  | { readonly op: 'denyReward'; readonly who: PlayerSelector }
  | { readonly op: 'reviveCharacter'; readonly target: 'ownDead'; readonly amount: { readonly upTo: number } }
  | { readonly op: 'returnInfluence'; readonly from: 'ownInfluenceBoard'; readonly count: number }
  | { readonly op: 'chooseOne'; readonly options: readonly (readonly Op[])[] };

/** How the two clash cards read. */
export type Outcome = 'hostility' | 'truce' | 'betrayal';

/** One thing that must hold for an ability to be used. */
export interface Predicate {
  readonly role?: 'challenger' | 'active' | 'notActive';
  readonly leaderSheetPowerAtLeast?: number;
  readonly hasInfluenceOnTarget?: boolean;
  readonly offeredSupport?: boolean;
  readonly ownOfferRejected?: boolean;
  readonly outcome?: Outcome;
  readonly dealExecuted?: boolean;
  readonly side?: 'winning' | 'losing' | 'challenger';
  readonly supportedSide?: 'challenger' | 'defender';
  readonly participant?: boolean;
}

/** Where a fact of the data comes from; `reconstructed` is our own, and players see that. */
export type Source = 'seed' | 'public' | 'public+reconstructed' | 'reconstructed';

export interface Ability {
  readonly id: LeaderId | CharacterCardId;
  readonly house: HouseId;
  readonly character: CharacterId;
  readonly window: WindowId;
  readonly condition: string;
  readonly requires?: { readonly selfRevealed: 'truce' };
  readonly effect: readonly Op[];
  readonly source: Source;
}

/** The text of a character card. */
export interface CardAbility extends Ability {
  readonly id: CharacterCardId;
}

export interface House {
  readonly id: HouseId;
  readonly influenceTokens: number;
  readonly powerTokens: number;
  readonly sheetPower: number;
  readonly characters: readonly {
    readonly id: CharacterId;
    readonly startingPower: number;
    readonly leader: LeaderId;
    readonly card: CharacterCardId;
  }[];
}

export interface EventCard {
  readonly id: EventId;
  readonly copies: number;
  readonly house?: HouseId;
  readonly criterion?: CriterionId;
}

/** One step or window of a round. */
export interface Moment {
  readonly id: string;
  readonly kind: 'step' | 'window';
  readonly phase: string;
}
