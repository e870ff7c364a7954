// What lies on the table (§0, §1).

import { type Hidden, look, type Seat } from '@three-thrones/kernel';
import { card, domain, house, tables } from '../data/data.ts';
import {
  type ActionId,
  type CardId,
  DOMAINS,
  type DomainId,
  type DomainKind,
  type HeroId,
  type HouseId,
  type PlotCardId,
} from '../data/ids.ts';

/** Units of one house standing together. */
export interface Stack {
  house: HouseId;
  tokens: number;
  hero: boolean;
}

/** Units of one side in one place: a player's own house, one allied house, or both. */
export type Force = Stack[];

/** A player's seat is named after the house. */
export interface Player {
  leader: HeroId;
  gold: number;
  score: number;
  /** Own Power Tokens no longer on the Force Track (§0.6). */
  recruited: number;
  /** Plot Cards and ready Hero Cards. */
  hand: Hidden<CardId[]>;
  /** Hero Cards used this round. */
  faceUp: HeroId[];
  /** The Ally Pool, without the Iron Throne. */
  allies: Partial<Record<HouseId, number>>;
  /** Dice not yet placed. */
  dice: ActionId[];
  vengeance: number;
}

/** A non-player house in the game. */
export interface NonPlayer {
  leader?: HeroId;
  /** The Token Pool. */
  pool: number;
  ally?: Seat;
}

/** Units on the way: marching, sailing, attacking or retreating. They stand in no domain. */
export interface Army {
  /** A player or an unallied house. */
  side: string;
  force: Force;
  /** Where it came from last and where it is now. */
  from: DomainId;
  at: DomainId;
}

/** What an Event adds to the battle it leads to. */
export interface BattleTerms {
  /** Strength for the attacker. */
  bonus?: number;
  /** Strength for the attacker in domains of these kinds. */
  bonusAt?: { kinds: readonly DomainKind[]; bonus: number };
  /** Cards the attacker may commit. */
  attackerCards?: number;
  /** Worth of the attacking Hero instead of the usual. */
  heroStrength?: number;
  /** VP for the attacker when the battle starts. */
  vpAtStart?: number;
  /** Gold stolen from a defending player before cards are committed. */
  stealGold?: number;
  /** Rewards of the attacker for a victory. */
  goldOnWin?: number;
  vpOnWin?: number;
  poolTokensOnWin?: number;
  /** Plot Cards drawn if the battle brings a castle. */
  drawOnCastle?: number;
}

/** One side's cards in a battle. */
export interface Commitment {
  /** Face down, until the reveal. */
  down: Hidden<CardId[]>;
  /** Turned over; the icons that count. */
  up: CardId[];
  /** Used up on the way: replaced Secrets. */
  spent: CardId[];
  passed: boolean;
  /** It shows Retreat, but its player has chosen to fight on (§6.5). */
  fightsOn?: true;
}

/** A battle from its start to its clean-up. */
export interface Battle {
  domain: DomainId;
  /** A player. */
  attacker: HouseId;
  /** A player or an unallied house. */
  defender: HouseId;
  terms: BattleTerms;
  cards: { attacker: Commitment; defender: Commitment };
  retreated: boolean;
  winner?: HouseId;
  loser?: HouseId;
}

/** How the last battle went, for Events that go on after it. */
export interface LastBattle {
  attacker: Seat;
  winner?: HouseId;
}

/** Everything a spectator could photograph. */
export interface World {
  /** Seats clockwise. */
  order: Seat[];
  /** Who holds the Hand of the King. */
  handOfTheKing: Seat;
  round: number;
  players: Record<Seat, Player>;
  nonPlayers: Partial<Record<HouseId, NonPlayer>>;
  /** Non-player houses in mat order, Arryn first (§0.5). */
  mats: HouseId[];
  map: Record<DomainId, Force>;
  deck: Hidden<PlotCardId[]>;
  discard: PlotCardId[];
  /** Cards played for a Plot or an Event that is still being carried out. */
  inPlay: CardId[];
  /** Faces of the dice placed this round, by slot. */
  slots: Partial<Record<ActionId, ActionId>>;
  bottom: ActionId[];
  /** Dice rolled and not yet drafted. */
  rolled: ActionId[];
  /** Vengeance tokens still on the score mat. */
  vengeanceLeft: number;
  army?: Army | undefined;
  retreating?: Army | undefined;
  battle?: Battle | undefined;
  lastBattle?: LastBattle | undefined;
  /** An alliance has just ended: the former ally's units still stand beside that house's. */
  parting?: { house: HouseId; former: Seat } | undefined;
}

// Players and houses

export function player(w: World, seat: Seat): Player {
  return w.players[seat]!;
}

export function isPlayer(w: World, id: string): boolean {
  return id in w.players;
}

/** Player order: clockwise from the holder of the Hand of the King, or from `first` (§0.5). */
export function playerOrder(w: World, first: Seat = w.handOfTheKing): Seat[] {
  const at = w.order.indexOf(first);
  return [...w.order.slice(at), ...w.order.slice(0, at)];
}

/** The side a house's units fight for: a player, or the unallied house itself (§0.1). */
export function sideOf(w: World, id: HouseId): HouseId {
  return (w.nonPlayers[id]?.ally as HouseId | undefined) ?? id;
}

export function alliesOf(w: World, seat: Seat): HouseId[] {
  return w.mats.filter((id) => w.nonPlayers[id]!.ally === seat);
}

/** The Hero a house uses in this game; Arryn has none. */
export function leaderOf(w: World, id: HouseId): HeroId | undefined {
  return w.players[id]?.leader ?? w.nonPlayers[id]?.leader;
}

export function houseOfHero(id: HeroId): HouseId {
  const hero = card(id);
  if (hero.kind !== 'hero') throw new Error(`${id} is no Hero`);
  return hero.house;
}

export function isHeroCard(id: CardId): id is HeroId {
  return card(id).kind === 'hero';
}

// Domains and units

/** The side that controls a domain; nobody while it is empty or between two sides (§0.3). */
export function controller(w: World, at: DomainId): HouseId | undefined {
  const force = w.map[at];
  const first = force[0];
  if (!first) return undefined;
  const side = sideOf(w, first.house);
  const second = force[1];
  return second && sideOf(w, second.house) !== side ? undefined : side;
}

export function controls(w: World, side: string, at: DomainId): boolean {
  return controller(w, at) === side;
}

export function isUnoccupied(w: World, at: DomainId): boolean {
  return w.map[at].length === 0;
}

/** Somebody stands there who is not of this side. */
export function isHostile(w: World, side: string, at: DomainId): boolean {
  return w.map[at].some(({ house: id }) => sideOf(w, id) !== side);
}

export function domainsOf(w: World, side: string): DomainId[] {
  return DOMAINS.filter((at) => controls(w, side, at));
}

/** Castles of a side, which lie on its Gold Track if it is a player (§0.4). */
export function castles(w: World, side: string): number {
  let count = 0;
  for (const at of CASTLES) if (castleHolder(w, at) === side) count++;
  return count;
}

/** Whoever controls the domain; §28.2c: while an alliance changes hands still the former ally. */
function castleHolder(w: World, at: DomainId): string | undefined {
  return w.parting && stackOf(w.map[at], w.parting.house) ? w.parting.former : controller(w, at);
}

export const CASTLES: readonly DomainId[] = DOMAINS.filter((at) => domain(at).kind === 'castle');
export const FIEFS: readonly DomainId[] = DOMAINS.filter((at) => domain(at).kind === 'fief');

/** The player who holds King's Landing and with it the Iron Throne (§8.2). */
export function throneHolder(w: World): Seat | undefined {
  const side = controller(w, 'kings-landing');
  return side !== undefined && isPlayer(w, side) ? side : undefined;
}

export function goldMaximum(w: World, seat: Seat): number {
  return Math.max(tables.limits.goldMin, tables.limits.goldTrackMax - castles(w, seat));
}

export function stackOf(force: Force, id: HouseId): Stack | undefined {
  return force.find((stack) => stack.house === id);
}

export function unitsIn(force: Force): number {
  let count = 0;
  for (const stack of force) count += stack.tokens + (stack.hero ? 1 : 0);
  return count;
}

/** Whether a Hero figure is on the map, wherever and on whatever way it is. */
export function isOnMap(w: World, hero: HeroId): boolean {
  const id = houseOfHero(hero);
  const stands = (force: Force | undefined): boolean => (force ? stackOf(force, id)?.hero === true : false);
  return stands(w.army?.force) || stands(w.retreating?.force) || heroDomain(w, id) !== undefined;
}

export function heroDomain(w: World, id: HouseId): DomainId | undefined {
  return DOMAINS.find((at) => stackOf(w.map[at], id)?.hero);
}

/** Heroes of this side that stand on the map, with their domains. */
export function heroesOf(w: World, seat: Seat): { hero: HeroId; at: DomainId }[] {
  const found: { hero: HeroId; at: DomainId }[] = [];
  for (const at of DOMAINS) {
    for (const stack of w.map[at]) {
      if (stack.hero && sideOf(w, stack.house) === seat) found.push({ hero: leaderOf(w, stack.house)!, at });
    }
  }
  return found;
}

// Cards

/** Plot Cards in a hand; Hero Cards do not count (§5.6). */
export function plotCards(w: World, seat: Seat): PlotCardId[] {
  return look(player(w, seat).hand).filter((id): id is PlotCardId => !isHeroCard(id));
}

export function handOf(w: World, seat: Seat): CardId[] {
  return look(player(w, seat).hand);
}

/** Tokens towards an alliance: the Ally Pool and the Throne, which counts for every house (§8.2, §12.1). */
export function allianceCount(w: World, seat: Seat, id: HouseId): number {
  return (player(w, seat).allies[id] ?? 0) + (throneHolder(w) === seat ? 1 : 0);
}

export function homeOf(id: HouseId): DomainId {
  return house(id).homeDomain;
}
