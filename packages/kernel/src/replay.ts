// A match can always be derived again from its record.

import { rulesRefusal, type Game, isRefusal, type Refusal } from './game.ts';
import { type Match, type MatchRecord, play, startMatch } from './undo.ts';

/** All that a match can be derived from. */
export function recordOf<W>(match: Match<W>): MatchRecord {
  const { state, config, position, seed, chance, script, answers } = match;
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
  let match = startMatch(game, record);
  for (const [at, said] of record.answers.entries()) {
    if (isRefusal(match)) return match;
    const next = play(game, match, said);
    if (isRefusal(next)) return { ...next, args: { ...next.args, answer: at } };
    match = next;
  }
  return match;
}
