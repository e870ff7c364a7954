// What lies on the table, as plain data. What follows from something else is not stored (§16: control, victory).

import type { Hidden, Seat } from '@three-thrones/kernel';
import type {
  AreaId,
  CardId,
  HouseId,
  LandId,
  OrderId,
  OrderType,
  SeaId,
  TideId,
  TrackId,
  UnitKind,
  WesterosId,
  WildlingId,
} from '../data/ids.ts';

/** Units of one house in one area, each list in the order of UNIT_KINDS. */
export interface Army {
  house: HouseId;
  units: UnitKind[];
  /** Beaten this round: they lie on their side (13.17). */
  routed: UnitKind[];
}

/** An order token on the map. */
export interface Placed {
  house: HouseId;
  order: OrderId;
}

/** What lies before a player. A seat is named after its house. */
export interface Player {
  /** Available power (1.6). */
  power: number;
  supply: number;
  /** House cards, open to all (20.1). */
  hand: CardId[];
  discard: CardId[];
}

/** An order ban of this round: a type, or one token (4.5). */
export type Ban = OrderType | 'march-plus-1';

export type Side = 'attacker' | 'defender';

/** One area's granted support (13.1). */
export interface Support {
  area: AreaId;
  house: HouseId;
  side: Side;
}

/** What one side has put into a combat. */
export interface Stake {
  house: HouseId;
  /** The House card that counts, once revealed; a side without a card has none (R31). */
  card?: CardId;
  /** Face down until both are revealed (18.2); the last one drawn counts. */
  tides?: Hidden<TideId[]>;
  /** The Tides card that counts, once revealed. */
  tide?: TideId;
  /** The Valyrian Steel Blade adds 1 (13.7). */
  blade?: true;
  /** The House card goes back to the hand in clean-up, not to the discard pile (R53). */
  returns?: true;
}

/** A combat from its start to its end (§13). The defenders stand in the area, the attackers here. */
export interface Combat {
  area: AreaId;
  origin: AreaId;
  /** The march order that brought the attack. */
  march: OrderId;
  attackers: UnitKind[];
  attacker: Stake;
  defender: Stake;
  support: Support[];
  winner?: Side;
  /** The march order lies in the conquered area now (R56). */
  keepsMarch?: true;
  /** Clean-up is done: the House cards above lie in their piles again, the attackers on the map (13.14). */
  over?: true;
}

/** A march while it is declared (R100): nothing of it has happened yet. */
export interface March {
  house: HouseId;
  /** Where its order lies, once chosen. */
  from?: AreaId | undefined;
  moves: { to: AreaId; units: UnitKind[] }[];
  /** The destination just named, until its units are named too. */
  to?: AreaId | undefined;
  isDeclared: boolean;
  /** Houses whose support against the neutral force was accepted (R102). */
  helpers: HouseId[];
  /** Neutral forces against which help was asked for in vain on this turn (R102). */
  barred: AreaId[];
}

/** The end of a game, written when it comes. */
export interface Ended {
  winner: HouseId;
  reason: 'seven-areas' | 'last-round';
}

export type Switches = {
  tidesOfBattle: boolean;
  /** R1 */
  lannisportShip: boolean;
  /** R4 */
  darkWingsCountsPorts: boolean;
  /** R44 */
  salladhorAgainstVictarion: 'zero' | 'turnOrder';
  /** R57 */
  arianneKeepsPowerToken: boolean;
  /** R40 */
  turnPointer: 'keepPosition' | 'nextNotYetActed';
  /** R36 */
  maceLastUnitEndsCombat: boolean;
};

/** Whose start (R1) and ties (3.4-3.5): those of the later errata, or of the 2011 print. Nothing else depends on it. */
export type Profile = 'faq2' | 'print2011';

/** Everything a spectator could photograph, and what lies face down. */
export interface World {
  /** Seats around the table. */
  order: HouseId[];
  profile: Profile;
  switches: Switches;
  round: number;
  players: Record<Seat, Player>;
  /** Houses from position 1 down. Empty while a track is bid for (R94). */
  tracks: Record<TrackId, HouseId[]>;
  /** Who holds the Iron Throne, the Valyrian Steel Blade, the Messenger Raven (1.11, R94). */
  holders: Record<TrackId, HouseId>;
  /** Used this round. */
  bladeUsed: boolean;
  ravenUsed: boolean;
  threat: number;
  armies: Partial<Record<AreaId, Army>>;
  orders: Partial<Record<AreaId, Placed>>;
  /** Power tokens on the map. */
  tokens: Partial<Record<LandId, HouseId>>;
  /** Garrisons that still stand, by home. */
  garrisons: Partial<Record<LandId, number>>;
  neutrals: Partial<Record<LandId, number>>;
  bans: Ban[];
  /** Face down, top first; open to nobody. */
  westeros: Hidden<WesterosId[]>[];
  westerosDiscards: WesterosId[][];
  /** The three cards of this round, once drawn. */
  drawn: WesterosId[];
  /** Face down, top first; under it lies the card below, if there is one. */
  wildlings: Hidden<WildlingId[]>;
  /** The wildling card everybody knows to lie at the bottom: no secret, so it is not among those above (20.5). */
  wildlingBottom?: WildlingId | undefined;
  /** What the raven has shown its holder, until the top of the deck changes or another card goes under it (20.3). */
  scouted?: { place: 'top' | 'bottom'; card: Hidden<WildlingId> } | undefined;
  /** The wildling card being carried out. */
  wildlingCard?: WildlingId | undefined;
  /** 9.5: orders that were placed one house after the other and still lie face down. */
  faceDown: Partial<Record<HouseId, { areas: AreaId[]; orders: Hidden<Partial<Record<AreaId, OrderId>>> }>>;
  /** R19 Houses whose attackers came home to more than their supply allows. */
  overSupply?: HouseId[] | undefined;
  march?: March | undefined;
  combat?: Combat | undefined;
  ended?: Ended | undefined;
}

export type { AreaId, CardId, HouseId, LandId, OrderId, SeaId, TrackId, UnitKind };

export function player(w: World, id: HouseId): Player {
  return w.players[id]!;
}

/** 1.5 Turn order. */
export function turnOrder(w: World): readonly HouseId[] {
  return w.tracks['iron-throne'];
}

/** 1.12 Whether one house stands higher than the other. */
export function isHigher(w: World, track: TrackId, one: HouseId, other: HouseId): boolean {
  return w.tracks[track].indexOf(one) < w.tracks[track].indexOf(other);
}
