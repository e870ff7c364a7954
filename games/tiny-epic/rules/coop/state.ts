// §21 What lies on the table of a cooperative game besides what every game has.

import type { Hidden, Seat } from '@three-thrones/kernel';
import { coopTables } from '../../data/coop.ts';
import {
  type DomainId,
  type HeroId,
  type HouseId,
  NORTHERN_DOMAINS,
  type RangerCardId,
  type TokenKind,
} from '../../data/ids.ts';

/** §21.1 The side all players are on, with the houses allied to it. */
export const TREATY = 'treaty';

/** Whom the Treaty fights besides houses outside it. */
export const ENEMIES = ['night-king', 'white-walker', 'ice-dragon'] as const;
export type EnemyId = (typeof ENEMIES)[number];

/** Gold, points and tokens of non-player houses: a player's own, or the Treaty's. */
export interface Purse {
  gold: number;
  score: number;
  /** The Ally Pool, without the Iron Throne. */
  allies: Partial<Record<HouseId, number>>;
}

/** The Treaty Mat, with the cards of Heroes whose houses are in the Treaty (§21.21). */
export interface Treaty extends Purse {
  heroCards: HeroId[];
  faceUp: HeroId[];
}

/** A fight that has come up and is still to be fought (§30.1). */
export interface Assault {
  by: 'night-king' | 'white-walker';
  at: DomainId;
}

export interface Coop {
  treaty: Treaty;
  nightKing: {
    at: DomainId;
    score: number;
    /** §21.7 He has taken King's Landing, and he or a White Walker is there still. */
    throne?: true;
  };
  /** Domains with a White Walker, one each, and how many are left in their pool. */
  walkers: DomainId[];
  walkerPool: number;
  /** The Terror Pool, without the Iron Throne. */
  terror: { allies: Partial<Record<HouseId, number>>; walkers: number };
  terrified: HouseId[];
  wall: boolean;
  /** Where the Ice Dragon stands in its first phase, unless at the place of the Wall. */
  dragon?: DomainId | undefined;
  /** Dragon Glass and Valyrian Steel that cover spaces of their tracks. */
  glass: number;
  steel: number;
  /** Castles destroyed for good. */
  destroyed: DomainId[];
  tokens: {
    up: Partial<Record<DomainId, TokenKind[]>>;
    down: Partial<Record<DomainId, Hidden<TokenKind>>>;
    /** Blue ones to come. */
    supply: Hidden<TokenKind[]>;
    /** Brown ones that nobody has seen and that are not used. */
    out: Hidden<TokenKind[]>;
    /** Those that have left the game, by colour; the ones on the two tracks are not among them. */
    gone: { brown: TokenKind[]; blue: TokenKind[] };
  };
  /** Ranger cards to come, the next one first; this round's; the next one, off the deck, where a Three-Eyed Raven has shown it. */
  rangers: { deck: Hidden<RangerCardId[]>; now?: RangerCardId; next?: RangerCardId };
  /** What the Ranger card has brought and is still to be carried out. */
  due: { tokens: DomainId[]; walkers: DomainId[]; battles: Assault[] };
  /** Whose turn it is (§0.8). */
  active?: Seat | undefined;
  /** The Night King has been beaten (§21.23). */
  won?: true;
}

const NORTH: ReadonlySet<string> = new Set(NORTHERN_DOMAINS);

export function isNorth(at: DomainId): boolean {
  return NORTH.has(at);
}

/** Whom an army meets that enters a domain, besides units of houses (§21.29). */
export function enemyAt({ nightKing, dragon, walkers }: Coop, at: DomainId): EnemyId | undefined {
  if (nightKing.at === at) return 'night-king';
  if (dragon === at) return 'ice-dragon';
  return walkers.includes(at) ? 'white-walker' : undefined;
}

/** §21.7 The Throne is the Night King's no longer than he or a White Walker is there. */
export function giveUpThrone(coop: Coop): void {
  if (enemyAt(coop, 'kings-landing') === undefined) delete coop.nightKing.throne;
}

export function isEnemy(id: string): id is EnemyId {
  return (ENEMIES as readonly string[]).includes(id);
}

/** How many of the Night King's side stand in a domain. */
export function enemiesAt(coop: Coop, at: DomainId): number {
  const { nightKing, dragon, walkers } = coop;
  const withKing = isSecondPhase(coop) ? nightKing.at : dragon;
  return Number(nightKing.at === at) + Number(withKing === at) + Number(walkers.includes(at));
}

/** §21.13 All Dragon Glass is taken: the Ice Dragon is with the Night King. */
export function isSecondPhase({ glass }: Coop): boolean {
  return glass >= coopTables.nightKingTrack.length;
}

/** Where the Ice Dragon is: nowhere while the Wall stands, at its place, in a domain, or with the Night King. */
export function dragonAt(coop: Coop): DomainId | 'wall' | undefined {
  if (coop.wall) return undefined;
  return isSecondPhase(coop) ? coop.nightKing.at : (coop.dragon ?? 'wall');
}

/** §21.7, E80: whether the Night King may be fought. */
export function dares({ treaty, nightKing }: Coop): boolean {
  return treaty.score >= nightKing.score;
}

/** §0.8 Who decides what the players decide together: the active player, outside turns the holder of the Hand of the King. */
export function speaker({ coop, handOfTheKing }: { coop?: Coop | undefined; handOfTheKing: Seat }): Seat {
  return coop!.active ?? handOfTheKing;
}

/** §21.18 Castles the Treaty needs for King's Landing. */
export function castlesForThrone({ order }: { order: readonly Seat[] }): number {
  return coopTables.castlesForKingsLanding[order.length === 5 ? '5' : '1-4'];
}
