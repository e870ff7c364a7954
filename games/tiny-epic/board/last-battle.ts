// How battles went, put together from their facts.

import type { CardId, DomainId } from '../data/ids.ts';
import { type Facts, type Fighter, type Line, total } from '../rules/queries.ts';
import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import type { GameFact, Told } from './types.ts';

export interface FoughtSide {
  readonly house: Fighter;
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
  readonly winner: Fighter | undefined;
  readonly fled: Fighter | undefined;
}

/** Every battle that has been decided, the newest last. */
export function battles(log: readonly Told[]): readonly Fought[] {
  const starts = log.flatMap(({ fact }, at) => (fact.kind === 'battle.started' ? [at] : []));
  return starts.flatMap((from, at) => battleIn(log.slice(from, starts[at + 1])) ?? []);
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
  let ended: (Partial<Facts['battle.decided']> & { seq: number; fled?: Fighter }) | undefined;
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
  const side = (house: Fighter, shown: readonly CardId[], lines: readonly Line[] | undefined) => ({
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

/** What a battle brought to each side, as far as its answer tells. */
export interface Aftermath {
  readonly lost: readonly { readonly side: string; readonly unit: string }[];
  readonly retreats: readonly { readonly side: string; readonly to: DomainId }[];
  readonly points: readonly { readonly seat: string; readonly points: number }[];
  readonly taken: boolean;
}

export interface BattleShown extends Fought, Aftermath {
  /** The cards turn over in it. */
  readonly turns: boolean;
}

type Shown = Pick<Showing<unknown, GameFact>, 'seq' | 'main' | 'facts' | 'answer'>;

/** The battle a beat is about, once it is decided. What its answer tells later belongs to it: losses, and who holds it now. */
export function battleShown(
  log: readonly Told[],
  { seq, main, facts, answer }: Shown,
): BattleShown | undefined {
  if (main.kind !== 'battle.decided' && main.kind !== 'battle.retreat') return undefined;
  const before = log.filter((told) => told.seq < seq);
  const all = [...before, ...answer.map((fact) => ({ seq, fact }))];
  const now = before.length + answer.indexOf(main);
  const from = all.slice(0, now).findLastIndex(({ fact }) => fact.kind === 'battle.started');
  const fought = from < 0 ? undefined : battleIn(all.slice(from, now + 1));
  return fought && { ...fought, ...aftermathOf(answer.slice(answer.indexOf(main))), turns: hasTurned(facts) };
}

function hasTurned(facts: readonly GameFact[]): boolean {
  return facts.some(({ kind }) => kind === 'battle.revealed');
}

function aftermathOf(facts: readonly GameFact[]): Aftermath {
  const end = facts.findIndex(({ kind }) => kind === 'battle.ended');
  const after = { lost: [], retreats: [], points: [], taken: false } as {
    -readonly [K in keyof Aftermath]: Aftermath[K] extends readonly (infer One)[] ? One[] : Aftermath[K];
  };
  for (const { kind, data } of end < 0 ? facts : facts.slice(0, end)) {
    if (kind === 'unit.lost') after.lost.push(data);
    else if (kind === 'units.retreated') after.retreats.push(data);
    else if (kind === 'points.gained') after.points.push(data);
    else if (kind === 'domain.taken') after.taken = true;
  }
  return after;
}

/** The rule of a tie. */
export const TIE = '6.8';

/** Equal strengths: the defender wins (§6.8). */
export function isTie({ attacker, defender }: Fought): boolean {
  return attacker.total !== undefined && attacker.total === defender.total;
}
