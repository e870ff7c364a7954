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

interface Icons {
  readonly swords?: number;
  readonly towers?: number;
}

/** What House cards do, with the parameters each effect has in houses.json; src/combat carries it out. */
export interface CardEffects {
  'choose-loser-retreat-area': object;
  'return-own-discards-to-hand': object;
  'no-casualties': { readonly from: readonly string[] };
  'double-own-defense-order': object;
  'unit-strength-when-attacking': { readonly unit: UnitKind; readonly strengthEach: number };
  'bonus-when-defending-structure': { readonly strength: number; readonly swords: number };
  'zero-opponent-printed-strength': object;
  'bonus-if-unsupported': Icons;
  'pay-to-swap-own-card': { readonly cost: number };
  'gain-power': { readonly amount: number };
  'cancel-opponent-card': object;
  'remove-loser-order-anywhere': object;
  'bonus-if-opponent-higher-on-track': { readonly track: TrackId; readonly strength: number };
  'upgrade-footman-to-knight': object;
  'bonus-if-own-card-discarded': {
    readonly cardId: CardId;
    readonly strength: number;
    readonly swords: number;
  };
  'zero-foreign-ships-if-supported': object;
  'discard-card-from-opponent-hand': object;
  'destroy-opponent-footman': object;
  'keep-march-order-in-conquered-area': object;
  'remove-adjacent-opponent-order': object;
  'attacker-may-not-enter': object;
  'icon-by-role': { readonly attacking: Icons; readonly defending: Icons };
  'opponent-to-bottom-of-track': object;
}

export type EffectId = keyof CardEffects;

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
  readonly effect?: EffectId;
  /** The parameters of its effect, by the effect's id. */
  readonly does: Readonly<Partial<CardEffects>>;
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

/** What wildling cards do, with the parameters each effect has in wildlings.json; src/wildlings carries it out. */
export interface WildlingEffects {
  none: object;
  'second-attack': { readonly strength: number };
  'destroy-or-drop': { readonly units: number; readonly places: number };
  'destroy-units': { readonly count: number };
  'destroy-units-at-structure': { readonly count: number };
  'downgrade-knights': { readonly count: number | 'all' };
  'upgrade-footmen': { readonly count: number };
  'lose-supply': { readonly amount: number };
  'gain-supply': { readonly amount: number };
  'lose-power': { readonly amount: number | 'all' };
  'refund-bid': object;
  'discard-highest-cards': object;
  'discard-one-card': object;
  'return-discards-to-hand': object;
  'retrieve-card': object;
  'to-bottom-of-tracks': { readonly tracks: readonly TrackId[] };
  'to-bottom-of-one-track': { readonly choose: readonly TrackId[] };
  'to-top-of-one-track': { readonly choose: readonly TrackId[] };
  'muster-one-area': object;
}

export type WildlingEffectId = keyof WildlingEffects;

export type WildlingEffect<E extends WildlingEffectId = WildlingEffectId> = {
  [I in E]: { readonly effect: I; readonly params: WildlingEffects[I] };
}[E];

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
