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
}

export interface Prospect {
  readonly domain: DomainId;
  readonly attacker: SideProspect;
  readonly defender: SideProspect;
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
    const isHidden = size(down) > known.length;
    const isDue =
      up.length === 0 && size(down) === 0 && !passed && battle.winner === undefined && !battle.retreated;
    return sideOf(
      battle[side],
      lines,
      isHidden ? 'down' : isDue && battle[side] !== eye ? unknownOf(w, battle[side]) : undefined,
    );
  };
  return { domain: battle.domain, attacker: of('attacker'), defender: of('defender') };
}

function sideOf(house: HouseId, lines: readonly Line[], unknown: Unknown | undefined): SideProspect {
  return { house, lines, total: total(lines), unknown };
}

function unknownOf(w: World, side: string): Unknown | undefined {
  if (!isPlayer(w, side)) return 'deck';
  return size(w.players[side]!.hand) > 0 ? 'hand' : undefined;
}

/** For each strength the other side may still show: whether this one wins. A tie is the defender's (§6.8). */
export function band(
  { attacker, defender }: Prospect,
  mine: Side,
): readonly { shown: number; wins: boolean }[] {
  const other = mine === 'attacker' ? defender : attacker;
  const most = other.unknown ? STRONGEST : 0;
  return Array.from({ length: most + 1 }, (_, shown) => {
    const [attack, defence] =
      mine === 'attacker'
        ? [attacker.total, defender.total + shown]
        : [attacker.total + shown, defender.total];
    return { shown, wins: attack > defence === (mine === 'attacker') };
  });
}
