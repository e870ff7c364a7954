// A game of A Game of Thrones just before something happens: one more answer, of a bot, brings it about, and the person
// looks on.

import { catalogue } from '@three-thrones/catalogue';
import { type Fact, isOver, isRefusal, type Seat } from '@three-thrones/kernel';
import { play, replay } from '@three-thrones/match';
import type { LocalRecord, Player } from '../../src/engine/records.ts';
import { gameAt } from './positions.ts';

/** What is to happen: a fact of this kind, and whatever else is asked of it. */
export interface Wished {
  readonly kind: string;
  is?(fact: Fact, told: readonly Fact[]): boolean;
  /** Who looks on; anybody but the house that answers, if nothing is said. */
  seenBy?(fact: Fact): readonly Seat[];
}

const SEEDS = ['winter', 'wall', 'gate', 'tower', 'ford', 'reach'];

/** The first moment of some game that comes to it. */
export async function agotBefore({ kind, is = () => true, seenBy }: Wished): Promise<LocalRecord> {
  const game = await catalogue.rules('agot');
  if (isRefusal(game)) throw new Error(game.code);
  for (const seed of SEEDS) {
    const whole = await played(seed);
    let match = replay(game, { ...whole, answers: [] });
    for (const [at, answer] of whole.answers.entries()) {
      if (isRefusal(match) || isOver(match.state)) break;
      match = play(game, match, answer);
      if (isRefusal(match)) break;
      const { facts } = match;
      const found = facts.find((fact) => fact.kind === kind && is(fact, facts));
      const eye =
        found && (seenBy?.(found) ?? Object.keys(whole.players)).find((seat) => seat !== answer.seat);
      if (eye !== undefined) return lookedAt({ ...whole, answers: whole.answers.slice(0, at) }, eye, kind);
    }
  }
  throw new Error(`no game comes to ${kind}`);
}

/** The game of a seed where this round is about to begin. Every round is looked at by another house. */
export async function agotAtRound(round: number): Promise<LocalRecord> {
  const game = await catalogue.rules('agot');
  if (isRefusal(game)) throw new Error(game.code);
  const whole = await played(SEEDS[0]!);
  const seats = Object.keys(whole.players);
  const eye = seats[round % seats.length]!;
  let match = replay(game, { ...whole, answers: [] });
  for (const [at, answer] of whole.answers.entries()) {
    if (isRefusal(match)) throw new Error(match.code);
    const next = play(game, match, answer);
    const now = isRefusal(next) ? undefined : game.rounds!(next.state.world).now;
    if (now === round || round === 1)
      return lookedAt({ ...whole, answers: whole.answers.slice(0, at) }, eye, `round-${round}`);
    match = next;
  }
  throw new Error(`no game comes to round ${round}`);
}

const games = new Map<string, Promise<LocalRecord>>();

async function played(seed: string): Promise<LocalRecord> {
  const known = games.get(seed) ?? gameAt({ game: 'agot', seed, players: 6, squiresFor: 40 });
  games.set(seed, known);
  return known;
}

function lookedAt(record: LocalRecord, seat: Seat, kind: string): LocalRecord {
  const player = (one: string): Player =>
    one === seat ? { kind: 'person', name: 'Anna' } : { kind: 'bot', level: 'squire' };
  return {
    ...record,
    id: `e2e-before-${kind.replaceAll('.', '-')}`,
    over: false,
    players: Object.fromEntries(Object.keys(record.players).map((one) => [one, player(one)])),
  };
}
