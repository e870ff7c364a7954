// How battles went, put together from their facts.

import type { CardId, DomainId, HouseId } from '../data/ids.ts';
import { type Facts, type Line, total } from '../rules/queries.ts';
import type { Told } from './types.ts';

export interface FoughtSide {
  readonly house: HouseId;
  readonly cards: readonly CardId[];
  /** What its strength was made of; nothing where strengths were not compared. */
  readonly lines: readonly Line[] | undefined;
  readonly total: number | undefined;
}

export interface Fought {
  /** The number of the answer that ended it: a battle is shown once. */
  readonly seq: number;
  readonly domain: DomainId;
  readonly attacker: FoughtSide;
  readonly defender: FoughtSide;
  readonly winner: HouseId | undefined;
  readonly fled: HouseId | undefined;
}

/** Every battle that has been decided, the newest last. */
export function battles(log: readonly Told[]): readonly Fought[] {
  const starts = log.flatMap(({ fact }, at) => (fact.kind === 'battle.started' ? [at] : []));
  return starts.flatMap((from, at) => battleIn(log.slice(from, starts[at + 1])) ?? []);
}

/** Battles decided after an answer, in their order. */
export function battlesAfter(log: readonly Told[], after: number): readonly Fought[] {
  return battles(log).filter(({ seq }) => seq > after);
}

export function lastBattle(log: readonly Told[]): Fought | undefined {
  return battles(log).at(-1);
}

/** Facts of one battle, from its start. */
function battleIn(log: readonly Told[]): Fought | undefined {
  const [first] = log;
  if (first?.fact.kind !== 'battle.started') return undefined;
  const { data: houses } = first.fact;
  const cards: { attacker: readonly CardId[]; defender: readonly CardId[] } = { attacker: [], defender: [] };
  let ended: (Partial<Facts['battle.decided']> & { seq: number; fled?: HouseId }) | undefined;
  for (const { seq, fact } of log) {
    if (fact.kind === 'battle.revealed') {
      cards.attacker = fact.data.attacker;
      cards.defender = fact.data.defender;
    } else if (fact.kind === 'battle.secretReplaced') {
      const side = fact.data.side === houses.attacker ? 'attacker' : 'defender';
      if (fact.data.by !== undefined) cards[side] = [...cards[side], fact.data.by];
    } else if (fact.kind === 'battle.retreat') {
      ended ??= { seq, fled: fact.data.side };
    } else if (fact.kind === 'battle.decided') {
      ended = { seq, ...fact.data };
    }
  }
  if (!ended) return undefined;
  const { seq, winner, fled, attack, defence } = ended;
  const side = (house: HouseId, shown: readonly CardId[], lines: readonly Line[] | undefined) => ({
    house,
    cards: shown,
    lines,
    total: lines && total(lines),
  });
  return {
    seq,
    domain: houses.domain,
    attacker: side(houses.attacker, cards.attacker, attack),
    defender: side(houses.defender, cards.defender, defence),
    winner,
    fled,
  };
}

/** The rule of a tie. */
export const TIE = '6.8';

/** Equal strengths: the defender wins (§6.8). */
export function isTie({ attacker, defender }: Fought): boolean {
  return attacker.total !== undefined && attacker.total === defender.total;
}
