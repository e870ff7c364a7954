// The course of a game on the server: the state now, and as little of the past as undo needs.

import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Answer,
  type Barrier,
  type Fact,
  isRefusal,
  type Match,
  play,
  type Refusal,
  refusal,
  type Seat,
  type State,
  startMatch,
} from '@three-thrones/kernel';
import { type By, type Line, standing } from './log.ts';

/** An answer, and who gave it if not the person on the seat. */
type Said = Answer & { readonly by?: By };

/** What a snapshot keeps. */
export interface CourseRecord {
  readonly state: State<unknown>;
  /** The state at the last information barrier, if answers were given since. */
  readonly base?: State<unknown>;
  readonly since: readonly Said[];
  readonly barrier: Barrier;
}

/**
 * Kept as the state at the last barrier and the answers since, which are few: undo plays them again less the last one.
 * Values of this type are never changed; an answer makes a new one.
 */
export interface Course extends CourseRecord {
  readonly facts: readonly Fact[];
}

export function startCourse(game: AnyGame, config: unknown, seed: string): Course | Refusal {
  const match = startMatch(game, { config, seed });
  return isRefusal(match) ? match : courseOf(match);
}

export function courseAfter(
  game: AnyGame,
  course: Course,
  { seat, decision, choice, by }: Said,
): Course | Refusal {
  const said = { seat, decision, choice, ...(by && { by }) };
  const match = play(game, matchOf(course), said);
  if (isRefusal(match)) return match;
  const { state, barrier } = match;
  // Everybody is told that nobody gave this answer.
  const facts = isByTheClock(said) ? [{ kind: 'clock.ranOut', data: { seat } }, ...match.facts] : match.facts;
  if (match.past.length === 0) return { state, since: [], barrier, facts };
  if (match.past.length === 1) return { state, base: course.state, since: [said], barrier, facts };
  return { state, base: course.base!, since: [...course.since, said], barrier, facts };
}

export function courseBefore(game: AnyGame, course: Course, seat: Seat): Course | Refusal {
  const last = course.since.at(-1);
  if (!last || !course.base) return refusal('undo-barrier', '0', { barrier: course.barrier });
  if (last.seat !== seat) return refusal('undo-not-yours', '0', { seat: last.seat });
  let back: Course | Refusal = { state: course.base, since: [], barrier: course.barrier, facts: [] };
  for (const said of course.since.slice(0, -1)) {
    if (isRefusal(back)) throw new Error(`an answer since the last barrier no longer holds: ${back.code}`);
    back = courseAfter(game, back, said);
  }
  return isRefusal(back)
    ? back
    : { ...back, barrier: course.barrier, facts: [{ kind: 'answer.undone', data: { seat } }] };
}

/** How many answers this seat could take back now; what the clock decided for it stays. */
export function undoable({ since }: Course, seat: Seat): number {
  if (since.at(-1)?.seat !== seat) return 0;
  return since.length - 1 - since.findLastIndex(isByTheClock);
}

export function isByTheClock({ by }: Said): boolean {
  return by === 'timeout';
}

export function courseFrom(record: CourseRecord): Course {
  return { ...record, facts: [] };
}

export function recordOf(course: Course): CourseRecord {
  const { facts: _, ...record } = course;
  return record;
}

function courseOf({ state, barrier, facts }: Match<unknown>): Course {
  return { state, since: [], barrier, facts };
}

/** The kernel asks only how many states there are to go back to, and who answered last. */
function matchOf({ state, since, barrier }: Course): Match<unknown> {
  const past = since.map(() => state);
  return {
    config: undefined,
    position: undefined,
    script: undefined,
    seed: '',
    state,
    answers: since,
    past,
    barrier,
    facts: [],
  };
}

/** The course after a whole log, derived from the beginning. */
export function derive(
  game: AnyGame,
  config: unknown,
  seed: string,
  lines: readonly Line[],
): Course | Refusal {
  let course = startCourse(game, config, seed);
  for (const [at, line] of standing(lines).entries()) {
    if (isRefusal(course)) return course;
    const next = courseAfter(game, course, line);
    if (isRefusal(next)) return { ...next, args: { ...next.args, answer: at } };
    course = next;
  }
  return course;
}

/** The course after all have agreed to go back to where a log stood after so many lines. */
export function courseBackAt(
  game: AnyGame,
  config: unknown,
  seed: string,
  lines: readonly Line[],
  to: number,
): Course | Refusal {
  const course = derive(game, config, seed, lines.slice(0, to));
  return isRefusal(course) ? course : { ...course, facts: [{ kind: 'answers.takenBack', data: { to } }] };
}
