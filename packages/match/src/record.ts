// A match can always be derived again from its record.

import { type Answer, type Game, isRefusal, type Refusal, rulesRefusal } from '@three-thrones/kernel';
import { type Match, play, type Start, startMatch } from './match.ts';

/** What a match is made of; anything else about it can be derived from this. */
export interface MatchRecord extends Start {
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly chance?: 'sha256';
  readonly script?: readonly unknown[];
  readonly answers: readonly Answer[];
}

/** All that a match can be derived from. */
export function recordOf<W>({ state, start, answers }: Match<W>): MatchRecord {
  const { config, position, seed, chance, script } = start;
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    config,
    ...(position === undefined ? {} : { position }),
    seed,
    ...(chance === undefined ? {} : { chance }),
    ...(script === undefined ? {} : { script }),
    answers,
  };
}

/** Plays a record again from its seed; a record of another game or rules version is refused. */
export function replay<W, C>(game: Game<W, C>, record: MatchRecord): Match<W> | Refusal {
  const other = rulesRefusal(game, record);
  if (other) return other;
  const match = startMatch(game, record);
  return isRefusal(match) ? match : playAll(game, match, record.answers);
}

/** The match after these answers; a refusal names the one that does not hold. */
export function playAll<W, C>(
  game: Game<W, C>,
  match: Match<W>,
  answers: readonly Answer[],
): Match<W> | Refusal {
  let now = match;
  for (const [at, said] of answers.entries()) {
    const next = play(game, now, said);
    if (isRefusal(next)) return { ...next, args: { ...next.args, answer: at } };
    now = next;
  }
  return now;
}
