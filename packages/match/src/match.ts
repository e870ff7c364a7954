// A match: the list of answers is its truth. Undo goes back to the last information barrier and never across it.

import {
  type Answer,
  begin,
  beginAt,
  type Chance,
  CHANCES,
  type Game,
  isRefusal,
  type Refusal,
  refusal,
  type Seat,
  type Interim,
  interimsOf,
  type State,
} from '@three-thrones/kernel';
import { type Course, courseAfter, courseAt, courseBefore, courseOf } from './course.ts';

/** What a new match begins with: a configuration or a written-down position, a seed, and what kind of chance. */
export interface Start {
  readonly config?: unknown;
  readonly position?: unknown;
  readonly seed: string;
  /** `sha256` at a table; without a word the fast generator. */
  readonly chance?: 'sha256' | undefined;
  /** Chance laid down in advance, in lessons and tests. */
  readonly script?: readonly unknown[] | undefined;
}

/** A game in progress with all that was answered. Like a course it is never changed. */
export interface Match<W> extends Course<W> {
  readonly start: Start;
  readonly answers: readonly Answer[];
}

/** A match before its first answer, or why there can be none. */
export function startMatch<W, C>(game: Game<W, C>, beginning: Start): Match<W> | Refusal {
  const { config, position, seed, script, chance } = beginning;
  const kind: Chance = chance ?? 'fast';
  if (!CHANCES.includes(kind)) return refusal('unknown-chance', '0', { chance: kind });
  const turn =
    position === undefined
      ? begin(game, config, seed, script, kind)
      : beginAt(game, position, seed, script, kind);
  if (isRefusal(turn)) return turn;
  const start = { config, position, seed, script, ...(chance && { chance }) };
  return { ...courseOf(turn), start, answers: [] };
}

/** A match that goes on from a whole state, such as one a seat imagines. Nothing before it can be taken back. */
export function matchAt<W, C>(game: Game<W, C>, state: State<W>): Match<W> {
  return { ...courseAt(game, state), start: { seed: '' }, answers: [] };
}

/** The match after an answer, or a refusal; the given match stays as it was. */
export function play<W, C>(game: Game<W, C>, match: Match<W>, said: Answer): Match<W> | Refusal {
  const { start, answers } = match;
  const next = courseAfter(game, match, said);
  return isRefusal(next) ? next : { ...next, start, answers: [...answers, said] };
}

/** The match without the seat's last answer, if nothing has been learnt or shown since. */
export function undo<W, C>(game: Game<W, C>, match: Match<W>, seat: Seat): Match<W> | Refusal {
  const { start, answers } = match;
  const back = courseBefore(game, match, seat);
  return isRefusal(back) ? back : { ...back, start, answers: answers.slice(0, -1) };
}

/** How the table stood on the way from one match to the same after one more answer. */
export function interimsAfter<W, C>(
  game: Game<W, C>,
  before: Match<W>,
  { answers, facts, since }: Match<W>,
): readonly Interim<W>[] {
  const said = answers.at(-1);
  return said ? interimsOf(game, before.state, said, { facts, mayUndo: since.length > 0 }) : [];
}
