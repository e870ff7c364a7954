// Everything this game tells, and what each fact carries: the one list. Screens and terminals have words for each.

import type { Hidden, Seat, Table as TableOf } from '@three-thrones/kernel';
import type {
  ActionId,
  CardId,
  DomainId,
  DragonColour,
  HeroId,
  HouseId,
  PlotCardId,
  RangerCardId,
  TokenKind,
} from '../data/ids.ts';
import type { Line } from './battle/lines.ts';
import type { UnitName } from './dragons/brood.ts';
import type { MoveRules, Occasion } from './occasions.ts';
import type { RivalFacts } from './solo/facts.ts';
import type { Fighter, LastBattle } from './state.ts';

/** What victory points are given for. */
export type PointsReason =
  | 'castles'
  | 'objectives'
  | 'alliances'
  | 'battle-won'
  | 'event'
  | 'returned-hero'
  | 'returned-token'
  | 'rival-card'
  | 'solo-hero'
  | 'trial-by-combat'
  | 'vengeance';

/** What the Night King's victory points are given for. */
export type NightPointsReason = 'walker-there' | 'walker-pool' | 'terror' | 'walkers-on-map';

/** A side of a battle or retreat: a player, or an unallied house. */
type SideId = string;

/** §21.14 Tokens of a house on both sides, and who has it now. */
export interface TerrorCount {
  house: HouseId;
  treaty: number;
  terror: number;
  to?: 'treaty' | 'night-king' | undefined;
}

export interface Facts extends RivalFacts {
  /** Against the Rival nobody is Hand of the King (§20.3). */
  'round.began': { round: number; handOfTheKing?: Seat | undefined };
  'round.ended': { round: number; handOfTheKing?: Seat | undefined };
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
  'unit.recruited': { seat: Seat; unit: UnitName; domain: DomainId };
  /** Taken off the map by an Event; named as a group of one. */
  'unit.eliminated': { domain: DomainId; unit: string };
  'unit.lost': { side: SideId; domain: DomainId; unit: string };
  'units.retreated': { side: SideId; from: DomainId; to: DomainId; units: string };
  'hero.left': { hero: HeroId; domain: DomainId };
  'hero-card.readied': { seat: Seat; hero: HeroId };
  'throne.lost': { seat: Seat };

  /** §23 What House Targaryen breeds. */
  'dragon.egg-placed': { seat: Seat; colour: DragonColour; domain: DomainId };
  'dragon.hatched': { colour: DragonColour; domain: DomainId };
  /** It stood alone and goes back to its holder. */
  'dragon.egg-returned': { colour: DragonColour; domain: DomainId };

  'battle.started': { attacker: Fighter; defender: Fighter; domain: DomainId };
  'battle.committed': { seat: Seat; card: Hidden<CardId> };
  'battle.passed': { seat: Seat };
  /** Of an unallied house; the deck may be empty. */
  'battle.topCard': { house: Fighter; card?: PlotCardId | undefined };
  'battle.revealed': {
    sides: readonly [attacker: Fighter, defender: Fighter];
    attacker: readonly CardId[];
    defender: readonly CardId[];
  };
  /** From the deck, besides the cards laid down. */
  'battle.extraCard': { seat: Fighter; card?: CardId | undefined };
  'battle.secretReplaced': { side: Fighter; card: CardId; by?: CardId | undefined };
  'battle.foughtOn': { side: Fighter };
  'battle.retreat': { side: Fighter };
  'battle.decided': {
    winner: Fighter;
    loser: Fighter;
    attack: readonly Line[];
    defence: readonly Line[];
  };
  'battle.ended': LastBattle;

  'plot.played': { seat: Seat; card: CardId };
  'event.played': { seat: Seat; card: CardId };
  'cards.drawn': { seat: Seat; cards: Hidden<PlotCardId[]> };
  'cards.discarded': { seat: Seat; cards: readonly CardId[] };
  /** Face down on top of the deck. */
  'cards.put-back': { seat: Seat; cards: Hidden<PlotCardId[]> };
  /** A card stays in play beside a mat, and leaves it again. */
  'card.stays': { seat: Seat; card: PlotCardId };
  'card.left': { seat: Seat; card: PlotCardId };
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

  // §21 The cooperative game
  'ranger.revealed': { card: RangerCardId };
  /** A Three-Eyed Raven has shown the card of the next round. */
  'ranger.foreseen': { card: RangerCardId };
  'token.added': { domain: DomainId };
  'token.none': { domain: DomainId };
  /** Turned over by a player's army, or by a Ranger card. */
  'token.revealed': { domain: DomainId; token: TokenKind; seat?: Seat };
  'token.used': { domain: DomainId; token: TokenKind; seat?: Seat };
  'walker.added': { domain: DomainId };
  'walker.removed': { domain: DomainId };
  'king.moved': { from: DomainId; to: DomainId };
  'king.waited': Record<string, never>;
  'king.stayed': Record<string, never>;
  /** Too few victory points: nobody dares to fight him. */
  'king.routed': { domain: DomainId };
  'king.destroyed': { domain: DomainId };
  'king.throne': Record<string, never>;
  'king.points': { points: number; reason: NightPointsReason; domain?: DomainId };
  'king.beaten': { domain: DomainId };
  'wall.fell': { domain: DomainId };
  'dragon.came': { domain: DomainId };
  'dragon.beaten': { domain: DomainId };
  'terror.evoked': { card: PlotCardId };
  'terror.token': { house: HouseId; domain?: DomainId };
  'terror.nothing': { house: HouseId };
  'terror.walker': { house: HouseId };
  'terror.returned': { house: HouseId; count: number };
  'terror.taken': { house: HouseId };
  'terror.banished': Record<string, never>;
  'terror.walkersLeft': { count: number };
  'terror.counted': { houses: readonly TerrorCount[] };
  'terror.terrified': { house: HouseId };
  'terror.calmed': { house: HouseId };
}

/** What a step of this game may do: it tells what stands above, and nothing else. */
export type Table = TableOf<Facts>;
