// What lies on the table, in types. A character without power is dead, so nobody keeps who lives; strength and outcome
// follow from what was revealed.

import type { Hidden, Seat } from '@three-thrones/kernel';
import type { options, Outcome } from '../data/data.ts';
import type {
  AbilityId,
  CardId,
  CharacterCardId,
  CharacterId,
  EventId,
  HouseId,
  LeaderId,
  WindowId,
} from '../data/ids.ts';

export type Side = 'challenger' | 'defender';

/** 20 The rules this table plays by. */
export type Settings = { [K in keyof typeof options]: (typeof options)[K][number] } & {
  /** 20.6 How often each active player may propose a deal in one clash. */
  negotiationMaxProposals: number;
  /** 20.10 After so many rounds the game ends; 0 is never. */
  roundLimit: number;
};

/** 1.13 A card of another house, face down before its holder. Everybody sees the back. */
export interface Hostage {
  /** Stays with it wherever it goes as a hostage. */
  id: number;
  of: HouseId;
  /** Known to its holder, to former holders, and to its owner if it was taken from the hand (18.2). */
  card: Hidden<CardId>;
}

/** One player's side of the table. */
export interface Mat {
  /** Chosen at setup; open when all have chosen. */
  leader: LeaderId | undefined;
  /** The sheets to choose from, until then. */
  dealt: Hidden<LeaderId[]>;
  /** Power on the leader sheet, and out of the game. */
  sheet: number;
  box: number;
  /** Power on the characters; one with none is dead (12.4). */
  power: Record<CharacterId, number>;
  /** Whose influence tokens lie on this board, the own ones included. */
  board: Record<Seat, number>;
  hand: Hidden<CardId[]>;
  /** The top is first. */
  deck: Hidden<CardId[]>;
  discard: CardId[];
  hostages: Hostage[];
}

/** 1.10 A player in the encounter, with the character chosen for it; without one by 5.9. */
export interface Part {
  seat: Seat;
  side: Side;
  character: CharacterId | undefined;
  /** 1.9 Joined the side of an active player. */
  supports: boolean;
  /** Gets the defender's reward in place of influence (Jaime). */
  defenderReward: boolean;
}

/** What one active player gives in a deal (7.2). */
export interface Terms {
  influence: number;
  power: number;
  /** Hostages the receiver takes as by 10.1. */
  open: number;
  /** Hostages named by their backs. */
  backs: number[];
}

export interface Deal {
  challenger: Terms;
  defender: Terms;
}

/** 7.6 Where the talks stand. Everything in them is open (7.6g). */
export interface Negotiation {
  turn: Side;
  proposal: (Deal & { by: Side }) | undefined;
  proposals: Record<Side, number>;
  /** Who has passed and may not propose any more (7.6c). */
  passed: Side[];
  /** Passes in a row. */
  row: number;
}

/** A clash card before it is revealed: whose house it belongs to is on its back. */
export interface Lying {
  of: HouseId;
  card: Hidden<CardId>;
}

export interface Bonus {
  side: Side;
  amount: number;
  by: AbilityId;
}

/** 8.6 What a losing character must remove. */
export interface Loss {
  seat: Seat;
  character: CharacterId;
  amount: number;
}

/** 7.14 */
export interface Result {
  outcome: Outcome;
  winner: Side | undefined;
  losing: Side[];
  strength: Record<Side, number>;
}

export interface Encounter {
  challenger: Seat;
  defender: Seat | undefined;
  /** Event cards that lie open, the first one counts. */
  events: EventId[];
  parts: Part[];
  offers: { seat: Seat; side: Side; character: CharacterId; accepted: boolean }[];
  /** Who must offer support to whom (Cersei). */
  forced: Record<Seat, Seat>;
  /** Active players whose acceptance brings cards (Renly), and what it brings. */
  bonusForSupport: { seat: Seat; supporterDraws: number; selfDraws: number; drew: boolean }[];
  retreated: Seat[];
  negotiation: Negotiation | undefined;
  deal: Deal | undefined;
  /** Clash cards by the active player they lie before. */
  lying: Record<Seat, Lying>;
  /** Whether they lie on the table already (7.10). */
  down: boolean;
  revealed: Record<Seat, CardId> | undefined;
  /** Chosen cards somebody looked at, as they were then; a later change is not shown (18.2). */
  looks: { by: Seat; of: Seat; card: Hidden<CardId> }[];
  /** The answer to a question, and whose card it was about. */
  answer: { by: Seat; to: Seat; says: 'yes' | 'no'; about: HouseId; ability: AbilityId } | undefined;
  /** Character cards used for their texts, face up. */
  used: { seat: Seat; card: CharacterCardId }[];
  bonuses: Bonus[];
  /** The two sides use each other's values (Tyrion). */
  swapped: boolean;
  /** Sides whose truce counts as hostility 0 (Selyse). */
  asHostility: Side[];
  forcedOutcome: Outcome | undefined;
  result: Result | undefined;
  dealDone: boolean;
  immune: Seat[];
  denied: Seat[];
  penalties: Loss[];
}

/** What an ability that is being carried out has done so far, for its later parts. */
export interface Doing {
  removed: number;
  halted: boolean;
  /** How losses are split, by their place among those of one moment (14.5). */
  splits: Record<number, Loss[]>;
}

/** Cards in a hand that another player is sure of, the one set aside for the clash included. */
export interface Glimpse {
  by: Seat;
  of: Seat;
  cards: Hidden<CardId[]>;
  /** Which look it was: whoever looks again has looked, though there may be nothing new to see (it cannot be undone). */
  look: Hidden<number>;
}

export interface World {
  order: Seat[];
  rules: Settings;
  round: number;
  challenger: Seat;
  mats: Record<Seat, Mat>;
  /** The top is first. */
  events: Hidden<EventId[]>;
  eventsOut: EventId[];
  /** The top of the event deck as far as somebody has looked at it. */
  foreseen: Hidden<EventId[]> | undefined;
  glimpses: Glimpse[];
  /** Hostages taken so far: the next one's number. */
  taken: number;
  /** Looks at hands so far. */
  looks: number;
  encounter: Encounter | undefined;
  /** The window that is open, and who passed in a row. */
  window: { id: WindowId; passed: Seat[] } | undefined;
  doing: Doing;
  winners: Seat[];
}
