// How a battle stands before all cards are open: lines of both sides from the rules, and what a hidden card may add.

import { size } from '@three-thrones/kernel';
import { card } from '@three-thrones/tiny-epic/data/data.ts';
import {
  BASE_HEROES,
  BASE_PLOT_CARDS,
  type CardId,
  type DomainId,
  type HouseId,
} from '@three-thrones/tiny-epic/data/ids.ts';
import {
  attackLines,
  type BattleTerms,
  controller,
  defenceLines,
  type Force,
  isPlayer,
  type Line,
  type Side,
  strengthOf,
  total,
  type World,
} from '@three-thrones/tiny-epic/queries';

/** The strongest battle icon any card shows. */
export const STRONGEST = Math.max(
  ...[...BASE_PLOT_CARDS, ...BASE_HEROES].map((id) => card(id).battle.strength),
);

/** What is not known yet about a side: a card in somebody's hand, the top of the deck, a card lying face down. */
export type Unknown = 'hand' | 'deck' | 'down';

export interface SideProspect {
  readonly house: HouseId;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly unknown: Unknown | undefined;
  /** How many cards are unknown. */
  readonly hidden: number;
  /** Known cards whose icon is replaced by a card of the deck (§6.4). */
  readonly secrets: readonly CardId[];
  /** A known card with which this side retreats (§6.5). */
  readonly retreat: CardId | undefined;
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
  const defender = controller(w, to)!;
  return {
    domain: to,
    attacker: sideOf(seat as HouseId, attackLines(force, terms, to), undefined),
    defender: sideOf(defender, defenceLines(w, to), unknownOf(w, defender)),
    retreated: false,
  };
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
    const hasForce = side === 'defender' || w.army !== undefined;
    const lines = hasForce ? strengthOf(w, open, side) : [];
    const hidden = Math.max(0, size(down) - known.length);
    const isDue =
      up.length === 0 && size(down) === 0 && !passed && battle.winner === undefined && !battle.retreated;
    const unknown =
      hidden > 0 ? 'down' : isDue && battle[side] !== eye ? unknownOf(w, battle[side]) : undefined;
    return {
      ...sideOf(battle[side], lines, unknown),
      ...(hidden > 0 && { hidden }),
      secrets: open.cards[side].up.filter((id) => card(id).battle.type === 'secret'),
      retreat: open.cards[side].up.find((id) => card(id).battle.type === 'retreat'),
    };
  };
  return {
    domain: battle.domain,
    attacker: of('attacker'),
    defender: of('defender'),
    retreated: battle.retreated,
  };
}

function sideOf(house: HouseId, lines: readonly Line[], unknown: Unknown | undefined): SideProspect {
  const hidden = unknown ? 1 : 0;
  return { house, lines, total: total(lines), unknown, hidden, secrets: [], retreat: undefined };
}

/** The most that cards nobody here knows yet may add to a side. */
export function spread({ hidden, secrets }: SideProspect): number {
  return STRONGEST * (hidden + secrets.length);
}

function unknownOf(w: World, side: string): Unknown | undefined {
  if (!isPlayer(w, side)) return 'deck';
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
