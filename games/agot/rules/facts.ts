// Everything this game tells, and what each fact carries: the one list. Screens and terminals have words for each.

import type { Hidden, Seat, Table as TableOf } from '@three-thrones/kernel';
import type {
  AreaId,
  CardId,
  HouseId,
  LandId,
  OrderId,
  PortId,
  TideId,
  TrackId,
  UnitKind,
  WesterosId,
  WildlingId,
} from '../data/ids.ts';
import type { Resolved } from './actions/flows.ts';
import type { Line } from './combat/line.ts';
import type { Ban, Ended, March, Side, World } from './state.ts';
import type { Bids, MusterArgs } from './westeros/flows.ts';

/** What units were lost to. */
export type LossReason =
  | 'supply'
  | 'wildlings'
  | 'routed'
  | 'siege-engine'
  | 'swords'
  | 'skull'
  | 'card'
  | 'no-retreat'
  | 'abandoned'
  | 'captured';

/** What brought or cost power. */
export type PowerReason = 'map' | 'refund' | 'pillage' | 'consolidate' | 'card' | 'wildlings';

/** Why an order left the map. */
export type OrderGone = 'beaten' | 'resolved' | 'raided' | 'card' | 'no-units';

/** A strength as it was counted. */
export interface Strength {
  readonly total: number;
  readonly lines: readonly Line[];
}

/** What the ability of a House card did, where its name does not say it. */
export type CardDid =
  | object
  | { area: AreaId }
  | { of: HouseId }
  | { cancels: CardId; of: HouseId }
  | { discards: CardId; of: HouseId }
  | { track: TrackId; of: HouseId }
  | { by: CardId }
  | { cards: readonly CardId[] };

interface HouseUnits {
  house: HouseId;
  units: readonly UnitKind[];
}

interface Bought {
  house: HouseId;
  from: AreaId;
  area: AreaId;
  unit: UnitKind;
  why: MusterArgs['why'];
}

/** Whether support of somebody else is wanted. */
interface SupportAnswered {
  house: HouseId;
  by: Seat;
  areas: readonly AreaId[];
}

interface HelpOffered {
  house: HouseId;
  for: HouseId;
  from: AreaId;
  area: LandId;
}

interface HelpAnswered {
  house: HouseId;
  helper: HouseId;
}

export interface Facts {
  'round.began': { round: number };
  'round.ended': { round: number };
  'phase.began': { phase: 'planning'; inTurn: boolean } | { phase: Resolved };
  'game.won': { house: HouseId; reason: Ended['reason'] };

  // The Westeros phase
  'westeros.drawn': { cards: readonly WesterosId[] };
  'westeros.winter': { deck: number };
  'westeros.chosen': { deck: number; card: WesterosId; house: Seat; effect: string };
  'threat.rose': { icons: number; threat: number };
  'orders.banned': { ban: Ban };
  'supply.set': { house: HouseId; supply: number; before: number };
  'unit.mustered': Bought;
  'unit.upgraded': Bought;
  'unit.downgraded': { house: HouseId; area: AreaId; unit: 'footman' };
  'bids.revealed': { bids: Bids };
  'tracks.cleared': Record<string, never>;
  'tie.ordered': { track: TrackId; by: Seat; house: HouseId; place: number };
  'track.filled': { track: TrackId; order: readonly HouseId[] };
  'track.moved': { track: TrackId; house: HouseId; from: number; to: number };
  /** The token of a track goes to its first house. */
  'token.passed': { track: TrackId; house: HouseId };

  // Wildlings
  'wildlings.attack': { strength: number };
  'wildlings.result': { strength: number; sum: number; watch: boolean; threat: number };
  'wildlings.named': { house: HouseId; by: Seat; watch: boolean };
  'wildlings.card': { card: WildlingId; watch: boolean; house: HouseId };
  'wildlings.chosen': { house: HouseId; choice: 'destroy-2-units' | 'drop-2-on-highest-track' };
  'wildlings.over': Record<string, never>;
  'cards.discarded': { house: HouseId; cards: readonly CardId[]; why: 'wildlings' };
  'cards.returned': { house: HouseId; cards: readonly CardId[] };

  // Planning
  'orders.placed': { house: HouseId; areas: readonly AreaId[] };
  'orders.revealed': { orders: World['orders'] };
  'raven.used': { house: HouseId; use: 'swap' | 'look' | 'none' };
  'raven.looked': { house: HouseId; card: Hidden<WildlingId> };
  'raven.putBack': { house: HouseId; place: 'top' | 'bottom' };
  'order.swapped': { house: HouseId; area: AreaId; from: OrderId; to: OrderId };

  // Actions
  'order.raided': { house: HouseId; from: AreaId; area: AreaId; victim: HouseId; order: OrderId };
  'order.removed': { house: HouseId; order: OrderId; area: AreaId; why: OrderGone };
  'order.moved': { house: HouseId; order: OrderId; from: AreaId; area: AreaId };
  'march.declared': {
    house: HouseId;
    from: AreaId;
    order: OrderId;
    moves: March['moves'];
    attacks?: AreaId;
  };
  'march.withdrawn': { house: HouseId; from: AreaId; area: LandId; strength: number };
  'help.offered': HelpOffered;
  'help.denied': HelpOffered;
  'help.accepted': HelpAnswered;
  'help.refused': HelpAnswered;
  'units.moved': HouseUnits & { from: AreaId; to: AreaId };
  'area.taken': { house: HouseId; area: AreaId; from?: HouseId };
  'area.lost': { house: HouseId; area: AreaId; to?: HouseId };
  'area.entered': HouseUnits & { area: AreaId };
  'neutral.beaten': { house: HouseId; area: LandId; strength: number; helpers: readonly HouseId[] };
  'port.captured': { house: HouseId; port: PortId; land: LandId; ships: number };
  'consolidate.resolved': { house: HouseId; area: AreaId; use: 'power' | 'muster' };
  'power.gained': { house: HouseId; amount: number; why: PowerReason };
  'power.lost': { house: HouseId; amount: number; why: PowerReason };
  'token.placed': { house: HouseId; area: LandId };
  'token.removed': { house: HouseId; area: LandId };

  // Combat
  'combat.began': {
    area: AreaId;
    origin: AreaId;
    march: OrderId;
    units: readonly UnitKind[];
    attacker: HouseId;
    defender: HouseId;
  };
  'support.declared': { house: HouseId; area: AreaId; side: Side | 'none' };
  'support.accepted': SupportAnswered;
  'support.refused': SupportAnswered;
  'cards.revealed': {
    sides: readonly HouseId[];
    attacker?: CardId | undefined;
    defender?: CardId | undefined;
  };
  'card.used': { house: HouseId; card: CardId } & CardDid;
  /** Without another card in hand none replaces it. */
  'card.replaced': { house: HouseId; card: CardId | 'none' };
  'combat.strength': {
    when: 'initial' | 'final';
    sides: readonly HouseId[];
    attacker: Strength;
    defender: Strength;
  };
  'tides.drawn': { house: HouseId; card: Hidden<TideId> };
  /** A redrawn card comes first; the last one counts. */
  'tides.revealed': { attacker: readonly TideId[]; defender: readonly TideId[] };
  'blade.used': { house: Seat; for: 'redraw' | 'strength' };
  'combat.decided': { area: AreaId; winner: Side; house: HouseId; loser: HouseId; tie: boolean };
  'combat.ended': { area: AreaId; winner?: Side | undefined; house: HouseId };
  'garrison.removed': { house: HouseId; area: AreaId };
  'units.lost': HouseUnits & { area: AreaId; why: LossReason };
  'units.returned': HouseUnits & { from: AreaId; area: AreaId };
  'units.retreated': HouseUnits & { from: AreaId; area: AreaId };
  'hand.refilled': { house: HouseId; cards: readonly CardId[] };
}

/** What a step of this game may do: it tells what stands above, and nothing else. */
export type Table = TableOf<Facts>;
