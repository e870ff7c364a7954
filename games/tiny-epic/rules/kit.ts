// The kernel's words for this game, and the arguments of every flow.

import { rulesOf, type Seat } from '@three-thrones/kernel';
import type {
  ActionId,
  CardId,
  DomainId,
  EffectId,
  HeroId,
  HouseId,
  IceAndFireEffectId,
} from '../data/ids.ts';
import type { CoopFlows } from './coop/args.ts';
import type { EnemyId } from './coop/state.ts';
import type { DragonName } from './dragons/brood.ts';
import type { Facts } from './facts.ts';
import type { MoveRules, Occasion } from './occasions.ts';
import type { ReasonCode } from './reasons.ts';
import type { SoloFlows } from './solo/flow-args.ts';
import type { BattleTerms, World } from './state.ts';

export type { MoveRules, Occasion };

/** Who still takes a die, in what order, for whom. */
export interface DraftArgs {
  queue: { seat: Seat; into: 'bottom' | 'own' }[];
}

/** A movement on its way. */
export interface MoveArgs extends MoveRules {
  origin?: DomainId;
  attacks?: boolean;
  goesOn?: boolean;
  /** Map Cards strictly between origin and destination, filled in when a Sail arrives. */
  passed?: number;
  /** §21.12 Domains this movement has come to. */
  entered?: DomainId[];
}

/** A Recruit on its way; an Event can have other terms than §4.1. */
export interface RecruitArgs {
  seat: Seat;
  /** Units that may still be deployed, and how many were. */
  left: number;
  deployed: number;
  free?: boolean;
  heroDiscount?: number;
  tokensOnly?: boolean;
  from?: 'force-track' | 'allied-house' | 'one-allied-house' | 'force-track-or-allied-house';
  /** The house the first allied token came from, where all must come from one. */
  fromHouse?: HouseId;
  into?: 'domain-of-controlled-hero' | DomainId;
  /** May stop before anything was deployed. */
  mayDecline?: boolean;
  /** May not stop before everything is deployed. */
  exact?: boolean;
}

/** A Plot on its way. */
export interface PlotArgs {
  seat: Seat;
  free?: boolean;
  /** A Plot Card used for this comes back to hand. */
  returnCard?: boolean;
  mayDecline?: boolean;
  card?: CardId;
  shields?: HouseId[];
  used?: number;
  /** Tokens stolen, house by house. */
  stolen?: HouseId[];
  /** Other own tokens that go back for each one stolen (§18.18), and how many still have to. */
  returnPerStolen?: number;
  toReturn?: number;
}

/** A group that must leave, and where it goes. */
export interface RetreatArgs {
  from: DomainId;
  side: string;
  /** Only this house leaves; without it everybody of the side does (§7.7). */
  house?: HouseId;
  /** The attacking army leaves, not those who stand in the domain. */
  army?: boolean;
  /** The owner; for an unallied house who caused the retreat (§7.3). */
  decider: Seat;
  /** Given where the rules name it, otherwise found on the way. */
  target?: DomainId;
  /** Any unoccupied domain will do, whatever its kind (§20.13, D32; §21.7 but for King's Landing). */
  anywhere?: true;
  /** How many units of each house find a place (§7.5). */
  room?: Partial<Record<HouseId, number>>;
}

/** An Event being carried out; the optional fields are its notes on the way, each with one meaning. */
export interface EventArgs {
  seat: Seat;
  card: CardId;
  as: Occasion;
  /** Units or tokens dealt with so far. */
  count?: number;
  /** Actions begun so far, by the block of the text they belong to. */
  over?: Readonly<Record<string, number>>;
  house?: HouseId;
  owner?: Seat;
  domain?: DomainId;
  hero?: HeroId | DragonName;
  /** The token given up as the cost. */
  given?: HouseId;
  /** What has been chosen one by one: houses, or domains units came from. */
  picked?: string[];
  /** What the card demands has been paid. */
  paid?: boolean;
  /** The movement asked about is wanted. */
  performs?: boolean;
  /** The player wants no more of what could go on. */
  stopped?: boolean;
  mode?: MoveRules['mode'];
  /** A reward of the Event is lost. */
  forfeited?: boolean;
}

interface RuleFlows {
  game: object;
  round: object;
  draft: DraftArgs;
  turn: { seat: Seat; used: HouseId[]; slot?: ActionId; die?: ActionId; followers: Seat[] };
  bottomDie: { die: ActionId; waiting: Seat[] };
  action: { seat: Seat; action: ActionId; as: Occasion; skipped?: boolean };
  recruit: RecruitArgs;
  movement: MoveArgs;
  whisper: { seat: Seat };
  plot: PlotArgs;
  event: {
    seat: Seat;
    as: Occasion;
    card?: CardId;
    mayDecline?: boolean;
    given?: HouseId;
    tokensGiven?: number;
  };
  /** Without `by` and `defender` the army that stands there attacks. */
  battle: { domain: DomainId; terms: BattleTerms; by?: EnemyId; defender?: Seat; beaten?: true };
  loss: object;
  retreat: RetreatArgs;
  refuge: { from: DomainId; side: string; decider: Seat; house: HouseId; to?: DomainId };
  consequences: object;
  alliances: { taken: { house: HouseId; seat: Seat }[]; lapsed: HouseId[] };
  alliance: { house: HouseId; to?: Seat; former?: Seat; terrified?: boolean };
  leaveShared: { house: HouseId; former: Seat; from?: DomainId };
}

/** Every flow of the game with its arguments; an Event's effect is a flow of its own. */
export type Flows = RuleFlows & SoloFlows & CoopFlows & Record<EffectId | IceAndFireEffectId, EventArgs>;

export const { flow, step, ask, call, each, go } = rulesOf<World, Flows, Facts, ReasonCode>();
