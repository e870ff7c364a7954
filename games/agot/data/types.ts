// Shapes of what data.ts hands out: the printed components, read-only.

import type {
  AreaId,
  CardId,
  CombatStep,
  HouseId,
  LandId,
  OrderId,
  OrderType,
  PortId,
  SeaId,
  TideId,
  TrackId,
  UnitKind,
  WesterosId,
  WildlingId,
} from './ids.ts';

export type AreaType = 'land' | 'sea' | 'port';
export type Structure = 'none' | 'castle' | 'stronghold';

/** An area of the map. */
export interface Area {
  readonly id: AreaId;
  readonly type: AreaType;
  readonly structure: Structure;
  /** Points for mustering: 1 for a castle, 2 for a stronghold (6.2). */
  readonly musterPoints: number;
  /** Barrels and power icons. */
  readonly supply: number;
  readonly power: number;
  readonly home?: HouseId;
  /** Neighbours of every type; a port has only its sea here (1.7). */
  readonly adjacent: readonly AreaId[];
  readonly adjacentLand: readonly LandId[];
  readonly adjacentSea: readonly SeaId[];
  /** The port of a land. */
  readonly port?: PortId;
  /** The land and the sea of a port. */
  readonly land?: LandId;
  readonly sea?: SeaId;
}

/** What a card does, as data; the flows of src/combat carry it out. */
export interface CardEffect {
  readonly id: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** When an ability works (R29). */
export type CardTiming = 'none' | 'cancel' | 'immediate' | 'constant' | 'on-win' | 'on-lose' | 'after-combat';

export interface HouseCard {
  readonly id: CardId;
  readonly house: HouseId;
  readonly strength: number;
  readonly swords: number;
  readonly towers: number;
  readonly timing: CardTiming;
  readonly step?: CombatStep | 'strength' | 'icons';
  readonly optional: boolean;
  readonly effect?: CardEffect;
}

export type Units = Readonly<Partial<Record<UnitKind, number>>>;

export interface House {
  readonly id: HouseId;
  readonly home: LandId;
  readonly garrison: number;
  readonly startSupply: number;
  readonly startUnits: readonly { readonly area: AreaId; readonly units: Units }[];
  /** Added by the errata (R1). */
  readonly errataUnits: readonly { readonly area: AreaId; readonly units: Units }[];
  readonly cards: readonly CardId[];
}

export interface OrderToken {
  readonly id: OrderId;
  readonly type: OrderType;
  readonly modifier: number;
  readonly special: boolean;
  readonly copies: number;
}

export interface Unit {
  readonly id: UnitKind;
  readonly pool: number;
  readonly strength: number;
  readonly musterCost: number;
  readonly upgradeCost?: number;
}

export interface WesterosCard {
  readonly id: WesterosId;
  readonly count: number;
  readonly wildlingIcons: number;
  readonly effect: string;
  readonly options: readonly string[];
}

export interface WildlingEffect {
  readonly effect: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface WildlingCard {
  readonly id: WildlingId;
  readonly lowest: WildlingEffect;
  readonly others: WildlingEffect;
  readonly reward: WildlingEffect;
}

export interface Tide {
  readonly id: TideId;
  readonly strength: number;
  readonly swords: number;
  readonly towers: number;
  readonly skulls: number;
  readonly count: number;
}

/** How many play. */
export type PlayerCount = 3 | 4 | 5 | 6;

/** What stands in an area at the start for so many players (2.3). */
export interface NeutralForce {
  readonly area: LandId;
  readonly strength: number;
  readonly impassable: boolean;
}

export interface Setup {
  readonly houses: readonly HouseId[];
  readonly tracks: Readonly<Record<TrackId, readonly HouseId[]>>;
  readonly neutralForces: readonly NeutralForce[];
}
