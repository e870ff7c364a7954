// Everything this game tells, and what each fact carries: the one list. Screens and terminals have words for each.

import type { Hidden, Seat, Table as TableOf } from '@three-thrones/kernel';
import type { ActionId, CardId, DomainId, HeroId, HouseId, PlotCardId } from '../data/ids.ts';
import type { Line } from './battle/strength.ts';
import type { MoveRules, Occasion } from './occasions.ts';
import type { LastBattle } from './state.ts';

/** What victory points are given for. */
export type PointsReason =
  | 'castles'
  | 'objectives'
  | 'alliances'
  | 'battle-won'
  | 'event'
  | 'returned-hero'
  | 'returned-token'
  | 'trial-by-combat'
  | 'vengeance';

/** A side of a battle or retreat: a player, or an unallied house. */
type SideId = string;

export interface Facts {
  'round.began': { round: number; handOfTheKing: Seat };
  'round.ended': { round: number; handOfTheKing: Seat };
  'dice.rolled': { dice: readonly ActionId[] };
  'dice.kept': { seat: Seat; dice: readonly ActionId[] };
  'die.drafted': { seat: Seat; die: ActionId; into: 'bottom' | 'own' };
  /** A house's ability turned or rerolled dice. */
  'die.changed': { seat: Seat; house: HouseId; dice: readonly ActionId[] };
  'die.placed': { seat: Seat; die: ActionId; slot: ActionId };
  'die.passed': { from: Seat; to: Seat; die: ActionId };
  'action.performed': { seat: Seat; action: ActionId; as: Occasion };
  'action.skipped': { seat: Seat; action: ActionId; as: Occasion };

  'army.departed': { seat: Seat; domain: DomainId; units: string };
  'army.moved': { seat: Seat; mode: MoveRules['mode']; from: DomainId; to: DomainId; units: string };
  'domain.taken': { seat: Seat; domain: DomainId };
  'unit.recruited': { seat: Seat; unit: HouseId | HeroId; domain: DomainId };
  /** Taken off the map by an Event; named as a group of one. */
  'unit.eliminated': { domain: DomainId; unit: string };
  'unit.lost': { side: SideId; domain: DomainId; unit: string };
  'units.retreated': { side: SideId; from: DomainId; to: DomainId; units: string };
  'hero.left': { hero: HeroId; domain: DomainId };
  'hero-card.readied': { seat: Seat; hero: HeroId };
  'throne.lost': { seat: Seat };

  'battle.started': { attacker: HouseId; defender: HouseId; domain: DomainId };
  'battle.committed': { seat: Seat; card: Hidden<CardId> };
  'battle.passed': { seat: Seat };
  /** Of an unallied house; the deck may be empty. */
  'battle.topCard': { house: HouseId; card?: PlotCardId | undefined };
  'battle.revealed': {
    sides: readonly [attacker: HouseId, defender: HouseId];
    attacker: readonly CardId[];
    defender: readonly CardId[];
  };
  'battle.secretReplaced': { side: HouseId; card: CardId; by?: PlotCardId | undefined };
  'battle.foughtOn': { side: HouseId };
  'battle.retreat': { side: HouseId };
  'battle.decided': {
    winner: HouseId;
    loser: HouseId;
    attack: readonly Line[];
    defence: readonly Line[];
  };
  'battle.ended': LastBattle;

  'plot.played': { seat: Seat; card: CardId };
  'event.played': { seat: Seat; card: CardId };
  'cards.drawn': { seat: Seat; cards: Hidden<PlotCardId[]> };
  'cards.discarded': { seat: Seat; cards: readonly CardId[] };
  'deck.shuffled': { cards: number };

  /** `lost` is what was over the maximum. */
  'gold.gained': { seat: Seat; gold: number; lost: number };
  'gold.paid': { seat: Seat; gold: number };
  'gold.cut': { seat: Seat; gold: number };
  'points.gained': { seat: Seat; points: number; reason: PointsReason };
  'points.lost': { seat: Seat; points: number };
  'scoring.tally': { seat: Seat; castles: number; objectives: number; alliances: number };
  'vengeance.taken': { seat: Seat };
  /** Two or more shared the lowest score. */
  'vengeance.removed': Record<string, never>;

  'ally-token.captured': { seat: Seat; house: HouseId };
  'ally-token.taken': { seat: Seat; house: HouseId; count: number };
  'ally-token.returned': { seat: Seat; house: HouseId; count: number };
  'ally-token.passed': { from: Seat; to: Seat; house: HouseId };
  'alliances.counted': { taken: readonly { house: HouseId; seat: Seat }[]; lapsed: readonly HouseId[] };
  'alliance.taken': { house: HouseId; seat: Seat; former?: Seat | undefined };
  'alliance.lapsed': { house: HouseId; former?: Seat | undefined };
}

/** What a step of this game may do: it tells what stands above, and nothing else. */
export type Table = TableOf<Facts>;
