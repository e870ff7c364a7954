// The course of a game on the server: as everywhere, and with what the clock and those at the table did to it.

import type { AnyGame } from '@three-thrones/catalogue';
import { type Answer, type Interim, isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import * as match from '@three-thrones/match';
import { type By, type Line, logRefusal } from './log.ts';

/** An answer, and who gave it if not the person on the seat. */
type Said = Answer & { readonly by?: By };

/** What a snapshot keeps. */
export type CourseRecord = match.CourseRecord<unknown, Said>;
export type Course = match.Course<unknown, Said>;

export function startCourse(
  game: AnyGame,
  config: unknown,
  seed: string,
  chance?: 'sha256',
): Course | Refusal {
  const begun = match.startMatch(game, { config, seed, ...(chance && { chance }) });
  return isRefusal(begun) ? begun : match.courseOf(begun);
}

export function courseAfter(
  game: AnyGame,
  course: Course,
  { seat, decision, choice, by }: Said,
  interims?: Interim<unknown>[],
): Course | Refusal {
  const said: Said = { seat, decision, choice, ...(by && { by }) };
  const next = match.courseAfter(game, course, said, interims);
  if (isRefusal(next) || !isByTheClock(said)) return next;
  // Everybody is told that nobody gave this answer.
  return { ...next, facts: [{ kind: 'clock.ranOut', data: { seat } }, ...next.facts] };
}

export function courseBefore(game: AnyGame, course: Course, seat: Seat): Course | Refusal {
  const back = match.courseBefore(game, course, seat);
  return isRefusal(back) ? back : { ...back, facts: [{ kind: 'answer.undone', data: { seat } }] };
}

/** How many answers this seat could take back now; what the clock decided for it stays. */
export function undoable({ since }: Course, seat: Seat): number {
  if (since.at(-1)?.seat !== seat) return 0;
  return since.length - 1 - since.findLastIndex(isByTheClock);
}

export function isByTheClock({ by }: Said): boolean {
  return by === 'timeout';
}

/** What a game begins with; those that began before there was a choice of generators name none. */
export interface Beginning {
  readonly config: unknown;
  readonly seed: string;
  readonly chance?: 'sha256' | undefined;
}

/** Where a log stands after so many of its lines. */
export interface Step {
  readonly seq: number;
  readonly course: Course;
}

/**
 * Follows a log line by line, also through what was undone or taken back later. Begins with number 0, the table before
 * the first answer, and ends with a refusal if a line does not hold. Every line is played once: the courses somebody
 * goes back to are kept until the last one has gone back.
 */
export function* walk(
  game: AnyGame,
  { config, seed, chance }: Beginning,
  lines: readonly Line[],
): Generator<Step | Refusal, void> {
  const no = logRefusal(lines);
  if (no) return yield no;
  let course = startCourse(game, config, seed, chance);
  if (isRefusal(course)) return yield course;
  const lastReturns = lastReturnsTo(lines);
  const kept = new Map<number, Course>();
  let answers = 0;
  for (let seq = 0; ; seq++) {
    yield { seq, course };
    const line = lines[seq];
    if (!line) return;
    if (lastReturns.has(seq)) kept.set(seq, course);
    const next: Course | Refusal = lineAfter(game, course, line, kept);
    if (isRefusal(next))
      return yield {
        ...next,
        args: { ...next.args, line: seq + 1, ...(line.kind === 'answer' && { answer: answers }) },
      };
    if (line.kind === 'answer') answers++;
    if (line.kind === 'take-back' && lastReturns.get(line.to) === seq + 1) kept.delete(line.to);
    course = next;
  }
}

/** The numbers somebody goes back to, and which line is the last to do so. */
function lastReturnsTo(lines: readonly Line[]): Map<number, number> {
  const last = new Map<number, number>();
  for (const [at, line] of lines.entries()) if (line.kind === 'take-back') last.set(line.to, at + 1);
  return last;
}

function lineAfter(
  game: AnyGame,
  course: Course,
  line: Line,
  kept: ReadonlyMap<number, Course>,
): Course | Refusal {
  if (line.kind === 'answer') return courseAfter(game, course, line);
  if (line.kind === 'undo') return courseBefore(game, course, line.seat);
  return takenBack(kept.get(line.to)!, line.to);
}

function takenBack(course: Course, to: number): Course {
  return { ...course, facts: [{ kind: 'answers.takenBack', data: { to } }] };
}

/** The course after a whole log, derived from the beginning; a refusal says at which line it does not hold. */
export function derive(game: AnyGame, beginning: Beginning, lines: readonly Line[]): Course | Refusal {
  let last: Step | undefined;
  for (const step of walk(game, beginning, lines)) {
    if (isRefusal(step)) return step;
    last = step;
  }
  return last!.course;
}
