// What lies on the table (§0, §1).

import { type Hidden, look, type Seat } from '@three-thrones/kernel';
import { coopTables } from '../data/coop.ts';
import { card, domain, house, tables } from '../data/data.ts';
import {
  type ActionId,
  ALL_DOMAINS,
  BASE_PLOT_CARDS,
  type CardId,
  DOMAINS,
  type DomainId,
  type DomainKind,
  type HeroId,
  type HouseId,
  PLOT_CARDS,
  type PlotCardId,
} from '../data/ids.ts';
import type { Mode } from './config.ts';
import { type Coop, type EnemyId, enemyAt, type Purse, TREATY } from './coop/state.ts';
import { broodIn, type DragonName } from './dragons/brood.ts';
import type { Force, Stack } from './stack.ts';
import type { Rival } from './solo/state.ts';

export type { Force, Stack };

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
  /** §18.10 Plot Cards that stay in play beside the mat: Loyal Companion. */
  beside?: PlotCardId[];
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
  /** Strength for the attacker by the Map Cards sailed on to, at most so much (§18.14). */
  bonusBySea?: { each: number; most: number };
  /** The attacker also reveals the top card of the deck, again while it shows Retreat (§18.29). */
  extraDeckCard?: true;
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
  /** Which of the open ones came from the deck besides those laid down (§18.29). */
  extra?: CardId;
  /** It shows Retreat, but its player has chosen to fight on (§6.5). */
  fightsOn?: true;
}

/** One of two in a battle: a player, an unallied house, or somebody of the Night King's (§21). */
export type Fighter = HouseId | EnemyId;

/** A battle from its start to its clean-up. */
export interface Battle {
  domain: DomainId;
  /** A player, or who attacks for the Night King. */
  attacker: Fighter;
  /** A player, an unallied house, or whom the Treaty attacks. */
  defender: Fighter;
  terms: BattleTerms;
  cards: { attacker: Commitment; defender: Commitment };
  retreated: boolean;
  winner?: Fighter;
  loser?: Fighter;
}

/** How the last battle went, for Events that go on after it. */
export interface LastBattle {
  attacker: Seat;
  winner?: Fighter;
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
  /** Left out: players against each other. */
  mode?: Mode | undefined;
  /** §19.3 Houses, Heroes and Plot Cards of Ice & Fire are in the game. */
  iceAndFire?: true | undefined;
  /** §23 Mother of Dragons is played. */
  dragons?: true | undefined;
  /** §20, §22 What the Rival or the Teammate has beside the mat of a player. */
  rival?: Rival | undefined;
  /** §21 The Treaty, the Night King and all that is his. */
  coop?: Coop | undefined;
}

/** The domains that lie on this table: those beyond the Wall only in the cooperative game. */
export function domainsAt(w: World): readonly DomainId[] {
  return w.coop ? ALL_DOMAINS : DOMAINS;
}

/** The Plot Cards of this table (§1.5). */
export function plotCardsAt(w: World): readonly PlotCardId[] {
  return w.iceAndFire ? PLOT_CARDS : BASE_PLOT_CARDS;
}

// Players and houses

export function player(w: World, seat: Seat): Player {
  return w.players[seat]!;
}

/** Where gold, points and Ally Pool of a player lie: before the player, or for all on the Treaty Mat (§21.1). */
export function purse(w: World, seat: Seat): Purse {
  return w.coop === undefined ? w.players[seat]! : w.coop.treaty;
}

/** A player, or the side of all players. */
export function isPlayer(w: World, id: string): boolean {
  return id in w.players || id === TREATY;
}

/** Player order: clockwise from the holder of the Hand of the King, or from `first` (§0.5). */
export function playerOrder(w: World, first: Seat = w.handOfTheKing): Seat[] {
  const at = w.order.indexOf(first);
  return [...w.order.slice(at), ...w.order.slice(0, at)];
}

/** Who can control a domain: a player, an unallied house, or all players together (§21.1). */
export type Side = HouseId | typeof TREATY;

/** The side a house's units fight for: a player, or the unallied house itself (§0.1). */
export function sideOf(w: World, id: HouseId): Side {
  return (w.nonPlayers[id]?.ally as Side | undefined) ?? (sideFor(w, id) as Side);
}

/** The side a player is on: the own one, or the Treaty. */
export function sideFor(w: World, side: string): string {
  return w.coop !== undefined && side in w.players ? TREATY : side;
}

export function alliesOf(w: World, seat: Seat): HouseId[] {
  const side = sideFor(w, seat);
  return w.mats.filter((id) => w.nonPlayers[id]!.ally === side);
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
export function controller(w: World, at: DomainId): Side | undefined {
  if (w.coop !== undefined && enemyAt(w.coop, at) !== undefined) return undefined; // §30.7
  return holder(w, at);
}

/** The side whose units stand there. */
function holder(w: World, at: DomainId): Side | undefined {
  const force = w.map[at];
  const first = force[0];
  if (!first) return undefined;
  const side = sideOf(w, first.house);
  const second = force[1];
  return second && sideOf(w, second.house) !== side ? undefined : side;
}

export function controls(w: World, side: string, at: DomainId): boolean {
  return controller(w, at) === sideFor(w, side);
}

export function isUnoccupied(w: World, at: DomainId): boolean {
  return w.map[at].length === 0 && (w.coop === undefined || enemyAt(w.coop, at) === undefined);
}

/** Somebody stands there who is not of this side. */
export function isHostile(w: World, seat: string, at: DomainId): boolean {
  if (w.coop !== undefined && enemyAt(w.coop, at) !== undefined) return true; // §21.29
  const side = sideFor(w, seat);
  return w.map[at].some(({ house: id }) => sideOf(w, id) !== side);
}

/** Who defends a hostile domain: the side that holds it, or somebody of the Night King's (§21.29). */
export function defenderAt(w: World, at: DomainId): Fighter {
  return (w.coop && enemyAt(w.coop, at)) ?? (controller(w, at) as HouseId);
}

export function domainsOf(w: World, side: string): DomainId[] {
  return domainsAt(w).filter((at) => controls(w, side, at));
}

/** Castles of a side, which lie on its Gold Track if it is a player (§0.4). */
export function castles(w: World, seat: string): number {
  const side = sideFor(w, seat);
  let count = 0;
  for (const at of w.coop === undefined ? CASTLES : ALL_CASTLES) if (castleHolder(w, at) === side) count++;
  return count;
}

/** The domains whose castles a player, or the Treaty, holds. */
export function castleDomains(w: World, seat: string): DomainId[] {
  const side = sideFor(w, seat);
  return (w.coop === undefined ? CASTLES : ALL_CASTLES).filter((at) => castleHolder(w, at) === side);
}

/** Whoever controls the domain; §28.2c: while an alliance changes hands still the former ally. */
function castleHolder(w: World, at: DomainId): string | undefined {
  if (w.coop?.destroyed.includes(at)) return undefined; // E78
  return w.parting && stackOf(w.map[at], w.parting.house) ? w.parting.former : holder(w, at);
}

const isCastle = (at: DomainId): boolean => domain(at).kind === 'castle';
const ALL_CASTLES: readonly DomainId[] = ALL_DOMAINS.filter(isCastle);
export const CASTLES: readonly DomainId[] = DOMAINS.filter(isCastle);
export const FIEFS: readonly DomainId[] = DOMAINS.filter((at) => domain(at).kind === 'fief');

/** The player, or the Treaty, who holds King's Landing and with it the Iron Throne (§8.2). */
export function throneHolder(w: World): Seat | undefined {
  const side = controller(w, 'kings-landing');
  return side !== undefined && isPlayer(w, side) ? side : undefined;
}

/** Whether this player's side holds the Iron Throne. */
export function holdsThrone(w: World, seat: Seat): boolean {
  return controls(w, seat, 'kings-landing');
}

/** §20.2: against the Rival its castles lie on its person's Gold Track; it has no gold itself. */
export function goldMaximum(w: World, seat: Seat): number {
  if (w.coop !== undefined) return coopTables.goldMaximum; // §21.2
  const { rival } = w;
  if (rival?.seat === seat) return tables.limits.goldMin;
  const side = rival && w.mode === 'solo' ? rival.seat : seat;
  return Math.max(tables.limits.goldMin, tables.limits.goldTrackMax - castles(w, side));
}

export function stackOf(force: Force, id: HouseId): Stack | undefined {
  return force.find((stack) => stack.house === id);
}

export function unitsIn(force: Force): number {
  let count = 0;
  for (const stack of force) {
    count += stack.tokens + (stack.hero ? 1 : 0);
    if (stack.eggs || stack.dragons) count += broodIn(stack);
  }
  return count;
}

/** Whether a Hero figure is on the map, wherever and on whatever way it is. */
export function isOnMap(w: World, hero: HeroId): boolean {
  const id = houseOfHero(hero);
  const stands = (force: Force | undefined): boolean => (force ? stackOf(force, id)?.hero === true : false);
  return stands(w.army?.force) || stands(w.retreating?.force) || heroDomain(w, id) !== undefined;
}

export function heroDomain(w: World, id: HouseId): DomainId | undefined {
  return domainsAt(w).find((at) => stackOf(w.map[at], id)?.hero);
}

/** Heroes of this side that stand on the map, with their domains, and of each group of Dragons one (§23.5). */
export function heroesOf(w: World, seat: Seat): { hero: HeroId | DragonName; at: DomainId }[] {
  const found: { hero: HeroId | DragonName; at: DomainId }[] = [];
  const side = sideFor(w, seat);
  for (const at of domainsAt(w)) {
    for (const stack of w.map[at]) {
      if (w.players[stack.house] && stack.house !== seat) continue; // another player's, friend or not
      if (sideOf(w, stack.house) !== side) continue;
      if (stack.hero) found.push({ hero: leaderOf(w, stack.house)!, at });
      if (stack.dragons) found.push({ hero: `${stack.dragons[0]!}-dragon`, at });
    }
  }
  return found;
}

// Cards

/** Plot Cards in a hand; Hero Cards do not count (§5.6). */
export function plotCards(w: World, seat: Seat): PlotCardId[] {
  return look(player(w, seat).hand).filter((id): id is PlotCardId => !isHeroCard(id));
}

/** What a player may play: the own hand, and in the Treaty cards of allied Heroes (§21.21). */
export function handOf(w: World, seat: Seat): CardId[] {
  const hand = look(player(w, seat).hand);
  return w.coop === undefined ? hand : [...hand, ...heroCardsFor(w, seat)];
}

/** §21.21 Cards of allied Heroes that this player, who has units with the Hero, may use. */
function heroCardsFor(w: World, seat: Seat): HeroId[] {
  return w.coop!.treaty.heroCards.filter((hero) => isWithHero(w, seat, houseOfHero(hero)));
}

function isWithHero(w: World, seat: Seat, id: HouseId): boolean {
  if (w.army && stackOf(w.army.force, id)?.hero) return stackOf(w.army.force, seat as HouseId) !== undefined;
  const at = heroDomain(w, id);
  return at !== undefined && stackOf(w.map[at], seat as HouseId) !== undefined;
}

/** Tokens towards an alliance: the Ally Pool and the Throne, which counts for every house (§8.2, §12.1). */
export function allianceCount(w: World, seat: Seat, id: HouseId): number {
  return (purse(w, seat).allies[id] ?? 0) + (holdsThrone(w, seat) ? 1 : 0);
}

export function homeOf(id: HouseId): DomainId {
  return house(id).homeDomain;
}
