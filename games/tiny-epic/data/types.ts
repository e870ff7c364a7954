// Shapes of what data.ts hands out: the printed components, read-only.
import type {
  ActionId,
  BattleType,
  CardId,
  DomainId,
  DomainKind,
  EffectId,
  HeroId,
  HouseId,
  IceAndFireEffectId,
  IceAndFirePrerequisiteId,
  MapCardId,
  PlotCardId,
  PrerequisiteId,
} from './ids.ts';

/** A domain. Every one of the base map has a coast. */
export interface Domain {
  readonly id: DomainId;
  readonly mapCard: MapCardId;
  readonly kind: DomainKind;
  readonly homeOf?: HouseId;
  readonly neighbours: readonly DomainId[];
  readonly isInland?: true;
}

/** §17 A change to one's unplaced dice, once per own turn and ability. */
export type DieAbility =
  | { readonly id: 'set-die-face'; readonly face: ActionId; readonly goldCost: number }
  | { readonly id: 'reroll-dice'; readonly goldCost: number }
  | { readonly id: 'pay-any-face'; readonly goldCost: number }
  | { readonly id: 'pay-face-from-list'; readonly faces: readonly ActionId[]; readonly goldCost: number }
  | { readonly id: 'copy-locked-die-face'; readonly goldCost: number };

/** What a Force Track space pays in taxes while open, and once when a token returns to it. */
export type ForceTrackIcon = 'gold' | 'card' | 'vp';

/** A space of the Force Track; `slot` counts from 1 at the left. */
export interface ForceTrackSpace {
  readonly slot: number;
  readonly cost: number;
  readonly icon: ForceTrackIcon;
}

/** What an objective asks for besides recruited tokens. */
export type ObjectiveCondition =
  | { readonly type: 'control-domain'; readonly domain: DomainId }
  | { readonly type: 'control-fiefs'; readonly count: number }
  | { readonly type: 'none' };

/** §15.2 An objective on the House Mat. */
export interface Objective {
  readonly order: number;
  readonly requiresRecruited: number;
  readonly condition: ObjectiveCondition;
  readonly vp: number;
}

/** Box or extra that brings a house or a card. */
export type ComponentSet = 'base' | 'ice-and-fire' | 'alternate-leaders' | 'deluxe-hand-of-the-king';

/** A House Mat, both sides. Arryn has no player side: no ability, Hero, track or objectives. */
export interface House {
  readonly id: HouseId;
  readonly set: ComponentSet;
  readonly playable: boolean;
  readonly homeDomain: DomainId;
  readonly powerTokens: number;
  readonly ability?: DieAbility;
  readonly allianceAbility: DieAbility;
  /** §23.4 Only House Targaryen: its Eggs hatch after taxes. */
  readonly hatchesEggs: boolean;
  readonly hero?: HeroId;
  readonly alternateHeroes: readonly HeroId[];
  readonly forceTrack: readonly ForceTrackSpace[];
  readonly objectives: readonly Objective[];
}

/** The battle icon of a card; `strength` is 0 unless the type is strength. */
export interface BattleIcon {
  readonly type: BattleType;
  readonly strength: number;
  readonly defendCost: number;
}

/** What is paid to play an Event, in full and before anything else (§4.6.1). */
export interface EventCost {
  readonly gold?: number;
  readonly vp?: number;
  readonly allyTokens?: number;
  readonly allyTokensGiven?: number;
  readonly ownUnit?: number;
  readonly goldPerUse?: number;
  readonly goldPerToken?: number;
  readonly goldPerEgg?: number;
}

/** How an army may move for an Event. */
export type MovementMode = 'march' | 'sail';

/** Numbers and choices of an Event; each word is explained in `paramGlossary` of plot-cards.json. */
export interface EventParams {
  readonly alliedAllowed?: boolean;
  readonly alone?: boolean;
  readonly attackerMaxCards?: number;
  readonly attackers?: number;
  readonly base?: number;
  readonly bonus?: number;
  readonly bonusIfTargetKinds?: readonly DomainKind[];
  readonly bonusPerCard?: number;
  readonly bonusVp?: number;
  readonly bonusVpWhen?: 'battle-starts';
  readonly claimAlliances?: number;
  readonly conditionalBonus?: number;
  readonly count?: number;
  readonly countsDestination?: boolean;
  readonly defender?: 'non-player-house';
  readonly defenders?: number;
  readonly discardOn?: readonly ('lose-battle' | 'scoring-phase-start')[];
  readonly displaceOccupants?: boolean;
  readonly distinctOrigins?: boolean;
  readonly draw?: number;
  readonly drawOnCastle?: number;
  readonly eliminate?: number;
  readonly elseRetreat?: boolean;
  readonly exact?: boolean;
  readonly exclude?: readonly DomainId[];
  readonly extraAllyTokenOnWin?: number;
  readonly extraDeckCard?: boolean;
  readonly extraEvents?: number;
  readonly extraMarchOnWin?: number;
  readonly from?: 'force-track' | 'allied-house' | 'one-allied-house' | 'force-track-or-allied-house';
  readonly giveTo?: 'another-player';
  readonly gold?: number;
  readonly goldIfNoBattle?: number;
  readonly goldIfPlayed?: number;
  readonly goldNeedsAllMarches?: boolean;
  readonly goldOnWin?: number;
  readonly goldPerCardPassed?: number;
  readonly goldWhenFollowing?: number;
  readonly hero?: 'own-or-allied';
  readonly heroAllowed?: boolean;
  readonly heroDiscount?: number;
  readonly heroes?: number;
  readonly heroStrength?: number;
  readonly houses?: number;
  readonly into?: 'domain-of-controlled-hero' | 'hostile-domain' | 'domain-of-returned-token';
  readonly keep?: number;
  readonly kingsLandingBonus?: number;
  readonly ledByHero?: boolean;
  readonly marchIncludesHero?: boolean;
  readonly max?: number;
  readonly maxBonus?: number;
  /** Absent means any distance. */
  readonly maxDistance?: number;
  readonly maxEggs?: number;
  readonly measure?: 'march-steps';
  readonly min?: number;
  readonly minCastles?: number;
  readonly modes?: readonly MovementMode[];
  readonly needsTokenOfTargetsAlly?: boolean;
  readonly npToken?: 'own-ally-pool';
  readonly onlyPowerToken?: boolean;
  readonly onlyUnallied?: boolean;
  readonly otherMapCard?: boolean;
  readonly othersGold?: number;
  readonly owner?: 'another-player' | 'kings-landing-controller';
  readonly perAlliance?: number;
  readonly perDomain?: number;
  readonly perToken?: number;
  readonly playerToken?: 'eliminate';
  readonly plots?: number;
  /** A number of Map Cards in long-sail, otherwise the word. */
  readonly range?: number | 'adjacent-to-own';
  readonly recruits?: number;
  readonly rerollRetreat?: boolean;
  readonly restRetreats?: boolean;
  readonly returnCard?: 'plot-card-only';
  readonly returnPerStolen?: number;
  readonly returnPlayedCard?: boolean;
  readonly returnReward?: boolean;
  readonly returnRewardMultiplier?: number;
  readonly sameHouse?: boolean;
  readonly stealGold?: number;
  readonly take?: number;
  readonly takeFrom?: 'one-other-np-house';
  readonly takeOneFromEach?: boolean;
  readonly target?: DomainId | 'own-home-domain';
  readonly targetKinds?: readonly DomainKind[];
  readonly targetUnits?: number;
  readonly thenMarch?: boolean;
  readonly throneCounts?: boolean;
  readonly tokens?: number;
  readonly tokensMax?: number;
  readonly tokensPerVp?: number;
  readonly units?: number;
  readonly vp?: number;
  readonly vpIfInHand?: number;
  readonly vpOnWin?: number;
  readonly vpPerUse?: number;
  readonly where?: 'any-domain' | 'kings-landing';
  readonly whispers?: number;
  readonly who?: 'any' | 'controlled-by-another-player' | 'own-house-of-another-player';
}

/** Whether an Event is only playable if it leads to a battle, can lead to one, or never does. */
export type StartsBattle = 'must' | 'may' | 'no';

/** The Event half of a card. */
export interface CardEvent {
  readonly effect: EffectId | IceAndFireEffectId;
  readonly params: EventParams;
  readonly cost: EventCost;
  readonly prerequisites: readonly (PrerequisiteId | IceAndFirePrerequisiteId)[];
  readonly startsBattle: StartsBattle;
  readonly battleBonus: number;
}

interface CardFace {
  readonly id: CardId;
  readonly set: ComponentSet;
  readonly shields: readonly HouseId[];
  readonly battle: BattleIcon;
  readonly event: CardEvent;
}

/** A card of the Plot deck. */
export interface PlotCard extends CardFace {
  readonly kind: 'plot';
  readonly id: PlotCardId;
}

/** The card of a Hero figure, with two shields of its house. */
export interface HeroCard extends CardFace {
  readonly kind: 'hero';
  readonly id: HeroId;
  readonly house: HouseId;
}

/** Any card a hand can hold. */
export type Card = PlotCard | HeroCard;

interface BaseGameEvent {
  readonly event: { readonly effect: EffectId; readonly prerequisites: readonly PrerequisiteId[] };
}

/** A card whose Event needs no Ice & Fire rules. */
export type BaseCard = Card & BaseGameEvent;

/** Seats of a competitive game. */
export type PlayerCount = 2 | 3 | 4 | 5;

/** One line of the Round Mat. */
export interface RoundTable {
  readonly rounds: number;
  readonly scoringAfterRounds: readonly number[];
  readonly vengeanceAfterScoring: readonly number[];
}

/** Constants of tables.json; the field names are those of the file. */
export interface Tables {
  readonly castleScoring: {
    /** Points by rank, first rank first. */
    readonly byPlayers: Readonly<Record<PlayerCount, readonly number[]>>;
    readonly solo: readonly number[];
  };
  readonly rounds: Readonly<Record<'competitive-1-to-4' | 'competitive-5' | 'cooperative', RoundTable>>;
  readonly dice: {
    readonly count: Readonly<Record<PlayerCount | 'solo', number>>;
    readonly bottomSlots: Readonly<Record<PlayerCount, number>>;
    readonly solo: { readonly human: number; readonly rival: number };
  };
  readonly players: {
    readonly min: number;
    readonly max: number;
    readonly maxWithExpansion: number;
    readonly nonPlayerHouses: number;
    readonly arrynAlwaysNonPlayer: boolean;
  };
  readonly setup: {
    readonly startGold: number;
    readonly startCards: number;
    readonly heroCard: number;
    readonly ownTokensOnMap: number;
    readonly ownHeroOnMap: boolean;
    readonly npTokensOnHome: number;
    readonly npTokensInPool: number;
    readonly startVp: number;
  };
  readonly limits: {
    readonly plotHand: number;
    readonly heroCardsCountTowardsHand: boolean;
    readonly goldTrackMax: number;
    readonly goldMin: number;
    readonly unitsPerHousePerDomain: number;
    readonly alliedHousesPerDomain: number;
    readonly maxUnitsPerDomain: number;
    readonly marchSteps: number;
    readonly sailCards: number;
    readonly recruitUnitsPerAction: number;
    readonly allyPoolAfterCull: number;
    readonly allianceMinimumTokens: number;
    readonly castlesForKingsLanding: number;
    readonly scoreTrack: number;
  };
  readonly costs: {
    readonly forceTrack: readonly number[];
    readonly ownHero: number;
    readonly alliedToken: number;
    readonly alliedHero: number;
    readonly plotNonPlayerShield: number;
    readonly plotOwnShield: number;
    readonly plotHouseNotInGameShield: number;
    readonly plotOpponentShield: number;
    readonly battleAttackerCard: number;
    readonly secretWhenDefending: number;
  };
  readonly strength: {
    readonly powerToken: number;
    readonly hero: number;
    readonly castleForDefender: number;
    readonly ironThroneForDefender: number;
    readonly conscriptToken: number;
    readonly conscriptHero: number;
  };
  readonly victoryPoints: {
    readonly battleWon: number;
    readonly vengeancePerTokenPerBattleStarted: number;
    readonly objective: number;
    readonly alliancePerScoring: number;
    readonly ownHeroReturned: number;
    readonly alliedHeroReturned: number;
    readonly forceTrackSpace9Returned: number;
  };
  readonly taxes: { readonly fief: number; readonly kingsLanding: number; readonly dragon: number };
  readonly dragons: {
    readonly eggCost: number;
    readonly dragonStrength: number;
    readonly dragonTax: number;
    readonly flyRange: number;
  };
  readonly returns: {
    readonly ownHero: { readonly gold: number; readonly vp: number };
    readonly npHero: { readonly gold: number; readonly vp: number };
  };
}
