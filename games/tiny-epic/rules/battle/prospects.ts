// How a battle stands before all cards are open: lines of both sides from the rules, and what a hidden card may add.

import { size } from '@three-thrones/kernel';
import { card } from '../../data/data.ts';
import { type CardId, type DomainId, HEROES, type HouseId, PLOT_CARDS } from '../../data/ids.ts';
import { isEnemy } from '../coop/state.ts';
import { drawsForBattle, isRival } from '../solo/rival.ts';
import { rivalLines } from '../solo/strength.ts';
import {
  type BattleTerms,
  defenderAt,
  type Fighter,
  type Force,
  isPlayer,
  purse,
  type World,
} from '../state.ts';
import { type Line, type Side, total } from './lines.ts';
import { attackLines, companionLines, conscripts, defenceLines, strengthOf } from './strength.ts';
import { termsFor } from './terms.ts';

const BATTLE_ICONS = [...PLOT_CARDS, ...HEROES].map((id) => card(id).battle);

/** The strongest battle icon any card shows. */
export const STRONGEST = Math.max(...BATTLE_ICONS.map(({ strength }) => strength));

/** The most one card may add to a side there; a defender must have the gold for it (§6.3). */
function mostOf(w: World, side: string, at: DomainId, gold = Number.POSITIVE_INFINITY): number {
  const around = conscripts(w, side, at);
  const any = Math.max(STRONGEST, around);
  const payable = BATTLE_ICONS.filter(({ defendCost }) => defendCost <= gold);
  return Math.max(
    ...payable.map(({ type, strength }) =>
      type === 'conscripts' ? around : type === 'secret' ? any : strength,
    ),
  );
}

/** What is not known yet about a side: a card in somebody's hand, the top of the deck, a card lying face down. */
export type Unknown = 'hand' | 'deck' | 'down';

export interface SideProspect {
  readonly house: Fighter;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly unknown: Unknown | undefined;
  /** How many cards are unknown, and the most each may add. */
  readonly hidden: number;
  readonly most: number;
  /** Known cards whose icon is replaced by a card of the deck (§6.4), and the most that one may add. */
  readonly secrets: readonly CardId[];
  readonly secretMost: number;
  /** A known card with which this side may retreat (§6.5), as long as it has not chosen to fight. */
  readonly retreat: CardId | undefined;
  /** It has done so. */
  readonly fled: boolean;
}

export interface Prospect {
  readonly domain: DomainId;
  readonly attacker: SideProspect;
  readonly defender: SideProspect;
  /** Somebody has retreated: nobody wins any more. */
  readonly retreated: boolean;
}

/** An army that might enter a hostile domain. */
export function prospectOf(
  w: World,
  seat: string,
  force: Force,
  to: DomainId,
  terms: BattleTerms = {},
): Prospect {
  const defender = defenderAt(w, to);
  const bonus = w.army ? termsFor(w, terms, w.army.at, to) : terms;
  return {
    domain: to,
    attacker: sideOf(
      w,
      seat as HouseId,
      to,
      [...attackLines(w, force, bonus, to), ...beside(w, seat)],
      undefined,
    ),
    defender: sideOf(
      w,
      defender,
      to,
      [...defenceLines(w, to), ...rivalsOwn(w, defender, to), ...beside(w, defender)],
      unknownOf(w, defender),
      goldOf(w, defender),
    ),
    retreated: false,
  };
}

/** What the Rival's card and Hero add to its defence (§20.13). */
function rivalsOwn(w: World, defender: Fighter, at: DomainId): Line[] {
  return isRival(w, defender) ? rivalLines(w.rival!, w.map[at], 'defender', at) : [];
}

/** What lies beside a mat and helps in every battle. */
function beside(w: World, side: string): Line[] {
  return companionLines(w.players[side]?.beside ?? []);
}

/** A battle that has begun, as far as this view knows its cards. */
export function prospectNow(
  w: World,
  eye: string,
  tried?: { side: Side; card: CardId },
): Prospect | undefined {
  const { battle } = w;
  if (!battle) return undefined;
  const of = (side: Side): SideProspect => {
    const { down, up, passed } = battle.cards[side];
    const known = [...(down.secret ?? []), ...(tried?.side === side ? [tried.card] : [])];
    // Own cards lie face down for the others only.
    const open = {
      ...battle,
      cards: { ...battle.cards, [side]: { ...battle.cards[side], up: [...up, ...known] } },
    };
    const hasForce = side === 'defender' || w.army !== undefined || isEnemy(battle.attacker);
    const lines = hasForce ? strengthOf(w, open, side) : [];
    const hidden = Math.max(0, size(down) - known.length);
    const isDue =
      up.length === 0 && size(down) === 0 && !passed && battle.winner === undefined && !battle.retreated;
    const unknown =
      hidden > 0 ? 'down' : isDue && battle[side] !== eye ? unknownOf(w, battle[side]) : undefined;
    const retreat = battle.cards[side].fightsOn
      ? undefined
      : open.cards[side].up.find((id) => !isEnemy(battle[side]) && card(id).battle.type === 'retreat');
    return {
      ...sideOf(w, battle[side], battle.domain, lines, unknown, payingFor(w, battle[side], side, unknown)),
      ...(hidden > 0 && { hidden }),
      secrets: open.cards[side].up.filter((id) => card(id).battle.type === 'secret'),
      retreat,
      fled: battle.retreated && retreat !== undefined && (side === 'defender' || !w.army),
    };
  };
  return {
    domain: battle.domain,
    attacker: of('attacker'),
    defender: of('defender'),
    retreated: battle.retreated,
  };
}

function sideOf(
  w: World,
  house: Fighter,
  at: DomainId,
  lines: readonly Line[],
  unknown: Unknown | undefined,
  gold?: number,
): SideProspect {
  return {
    ...{ house, lines, total: total(lines), unknown },
    hidden: unknown ? 1 : 0,
    most: mostOf(w, house, at, gold),
    secrets: [],
    secretMost: mostOf(w, house, at),
    retreat: undefined,
    fled: false,
  };
}

/** A card still in the hand of a defending player must be paid for; an attacker's is free, and so is one of the deck. */
function payingFor(w: World, house: Fighter, side: Side, unknown: Unknown | undefined): number | undefined {
  return side === 'defender' && unknown === 'hand' ? goldOf(w, house) : undefined;
}

function goldOf(w: World, house: Fighter): number | undefined {
  return isPlayer(w, house) && !isRival(w, house) ? purse(w, house).gold : undefined;
}

/** The most that cards nobody here knows yet may add to a side. */
export function spread({ hidden, most, secrets, secretMost }: SideProspect): number {
  return most * hidden + secretMost * secrets.length;
}

function unknownOf(w: World, side: string): Unknown | undefined {
  if (drawsForBattle(w, side)) return 'deck';
  return size(w.players[side]!.hand) > 0 ? 'hand' : undefined;
}

/** How a battle goes against one strength; open while a card of my own is still to be drawn. */
export type Result = 'win' | 'open' | 'lose';

/** For each strength the other side may still show: whether this one wins. A tie is the defender's (§6.8). */
export function band(battle: Prospect, mine: Side): readonly { shown: number; result: Result }[] {
  const [own, other] =
    mine === 'attacker' ? [battle.attacker, battle.defender] : [battle.defender, battle.attacker];
  const wins = (strength: number, against: number): boolean =>
    mine === 'attacker' ? strength > against : strength >= against;
  return Array.from({ length: spread(other) + 1 }, (_, shown) => {
    const against = other.total + shown;
    if (wins(own.total, against)) return { shown, result: 'win' };
    return { shown, result: wins(own.total + spread(own), against) ? 'open' : 'lose' };
  });
}
