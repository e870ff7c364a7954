// How a combat goes, put together from its facts.

import type { AreaId, CardId, HouseId, UnitKind } from '../data/ids.ts';
import type { Line, Strength } from '../rules/queries.ts';
import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import type { GameFact, Told } from './types.ts';

export interface FoughtSide {
  readonly house: HouseId;
  readonly card: CardId | undefined;
  readonly total: number;
  readonly lines: readonly Line[];
  readonly lost: readonly UnitKind[];
  /** The garrison of its home has been beaten. */
  readonly garrison: boolean;
  /** Where those who are left have gone. */
  readonly retreat: AreaId | undefined;
}

interface Fight {
  readonly area: AreaId;
  readonly attacker: FoughtSide;
  readonly defender: FoughtSide;
  /** Nobody yet, while it is being fought. */
  readonly winner: HouseId | undefined;
  /** Equal strengths: the Fiefdoms track decided. */
  readonly tie: boolean;
}

export interface Fought extends Fight {
  readonly winner: HouseId;
}

export function lastCombat(log: readonly Told[]): Fought | undefined {
  const facts = log.map(({ fact }) => fact);
  const from = facts.findLastIndex(({ kind }) => kind === 'combat.began');
  const fight = from < 0 ? undefined : combatFrom(facts, from);
  return fight && isDecided(fight) ? fight : undefined;
}

function isDecided(fight: Fight): fight is Fought {
  return fight.winner !== undefined;
}

/** Facts that are told while cards lie on the table. */
const OF_FIGHT: readonly GameFact['kind'][] = [
  'cards.revealed',
  'card.used',
  'card.replaced',
  'tides.revealed',
  'blade.used',
  'combat.decided',
];

export interface FightShown extends Fight {
  /** The cards turn over in it. */
  readonly turns: boolean;
}

/** The combat a beat is about. What its answer tells later belongs to it: losses, and where the beaten go. */
export function fightShown(
  log: readonly Told[],
  { seq, main, facts, answer }: Pick<Showing<unknown, GameFact>, 'seq' | 'main' | 'facts' | 'answer'>,
): FightShown | undefined {
  if (!OF_FIGHT.includes(main.kind)) return undefined;
  const before = log.filter((told) => told.seq < seq).map(({ fact }) => fact);
  const all = [...before, ...answer];
  const now = before.length + answer.indexOf(main);
  const from = all.slice(0, now).findLastIndex(({ kind }) => kind === 'combat.began');
  if (from < 0) return undefined;
  const isOver = main.kind === 'combat.decided';
  const fight = combatFrom(isOver ? all : all.slice(0, now + 1), from);
  // A card that acts after the fight is told on the map.
  if (fight && isDecided(fight) !== isOver) return undefined;
  return fight && { ...fight, turns: facts.some(({ kind }) => kind === 'cards.revealed') };
}

/** From its beginning to its end, or as far as it is told. */
function combatFrom(facts: readonly GameFact[], from: number): Fight | undefined {
  const began = facts[from]!;
  if (began.kind !== 'combat.began') return undefined;
  const { area } = began.data;
  const sides = { attacker: nothing(began.data.attacker), defender: nothing(began.data.defender) };
  const of = (id: HouseId) => (sides.attacker.house === id ? sides.attacker : sides.defender);
  let decided: Pick<Fight, 'winner' | 'tie'> = { winner: undefined, tie: false };
  for (const fact of facts.slice(from + 1)) {
    if (fact.kind === 'combat.ended' || fact.kind === 'combat.began') break;
    if (fact.kind === 'cards.revealed') {
      sides.attacker.card = fact.data.attacker;
      sides.defender.card = fact.data.defender;
    } else if (fact.kind === 'card.replaced') {
      of(fact.data.house).card = fact.data.card === 'none' ? undefined : fact.data.card;
    } else if (fact.kind === 'card.used') {
      if ('by' in fact.data) of(fact.data.house).card = fact.data.by;
    } else if (fact.kind === 'combat.strength') {
      count(sides.attacker, fact.data.attacker);
      count(sides.defender, fact.data.defender);
    } else if (fact.kind === 'units.lost') {
      of(fact.data.house).lost.push(...fact.data.units);
    } else if (fact.kind === 'garrison.removed') {
      of(fact.data.house).garrison = true;
    } else if (fact.kind === 'units.retreated') {
      of(fact.data.house).retreat = fact.data.area;
    } else if (fact.kind === 'combat.decided') {
      decided = { winner: fact.data.house, tie: fact.data.tie };
    }
  }
  return { area, ...decided, ...sides };
}

type Counting = { -readonly [K in keyof FoughtSide]: FoughtSide[K] } & { lost: UnitKind[] };

function nothing(house: HouseId): Counting {
  return { house, card: undefined, total: 0, lines: [], lost: [], garrison: false, retreat: undefined };
}

function count(side: Counting, { total, lines }: Strength): void {
  side.total = total;
  side.lines = lines;
}
