// How battles went, put together from their facts.

import type { CardId, DomainId, HouseId } from '@three-thrones/tiny-epic/data/ids.ts';
import { type Line, total } from '@three-thrones/tiny-epic/queries';
import type { Logged } from '../../engine/seen.ts';

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

interface Told {
  readonly attacker?: HouseId | readonly CardId[];
  readonly defender?: HouseId | readonly CardId[];
  readonly domain?: DomainId;
  readonly side?: HouseId;
  readonly card?: CardId;
  readonly by?: CardId;
  readonly winner?: HouseId;
  readonly attack?: readonly Line[];
  readonly defence?: readonly Line[];
}

/** Every battle that has been decided, the newest last. */
export function battles(log: readonly Logged[]): readonly Fought[] {
  const starts = log.flatMap(({ fact }, at) => (fact.kind === 'battle.started' ? [at] : []));
  return starts.flatMap((from, at) => battleIn(log.slice(from, starts[at + 1])) ?? []);
}

/** Battles decided after an answer, in their order. */
export function battlesAfter(log: readonly Logged[], after: number): readonly Fought[] {
  return battles(log).filter(({ seq }) => seq > after);
}

export function lastBattle(log: readonly Logged[]): Fought | undefined {
  return battles(log).at(-1);
}

/** Facts of one battle, from its start. */
function battleIn(facts: readonly Logged[]): Fought | undefined {
  const started = facts[0]!.fact.data as Told;
  const houses = { attacker: started.attacker as HouseId, defender: started.defender as HouseId };
  const cards: { attacker: readonly CardId[]; defender: readonly CardId[] } = { attacker: [], defender: [] };
  let ended: (Pick<Told, 'winner' | 'attack' | 'defence'> & { seq: number; fled?: HouseId }) | undefined;
  for (const { seq, fact } of facts) {
    const d = fact.data as Told;
    if (fact.kind === 'battle.revealed') {
      cards.attacker = d.attacker as readonly CardId[];
      cards.defender = d.defender as readonly CardId[];
    } else if (fact.kind === 'battle.secretReplaced' && d.by !== undefined) {
      const side = d.side === houses.attacker ? 'attacker' : 'defender';
      cards[side] = [...cards[side], d.by];
    } else if (fact.kind === 'battle.retreat') {
      ended ??= { seq, fled: d.side! };
    } else if (fact.kind === 'battle.decided') {
      ended = { seq, winner: d.winner!, attack: d.attack!, defence: d.defence! };
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
    domain: started.domain!,
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
