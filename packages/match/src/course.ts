// The course of a match: the table as it stands, what is asked, and as little of the past as undo needs.

import {
  type Answer,
  answer,
  type Decision,
  decisions,
  type Fact,
  type Game,
  type Interim,
  isOver,
  isRefusal,
  type Refusal,
  refusal,
  type Seat,
  type State,
  type Turn,
} from '@three-thrones/kernel';

/** Why nothing before this point can be taken back. */
export type Barrier = 'start' | 'chance' | 'reveal' | 'sealed' | 'another-seat';

/** What a snapshot keeps: the state now, and the one at the last barrier with the answers since, if there are any. */
export interface CourseRecord<W, A extends Answer = Answer> {
  readonly state: State<W>;
  readonly base?: State<W>;
  readonly since: readonly A[];
  readonly barrier: Barrier;
}

/**
 * Undo plays the answers since the last barrier again less the last one: they are few. Values of this type are never
 * changed; an answer makes a new one, with one copy of the state and one look for the open questions.
 */
export interface Course<W, A extends Answer = Answer> extends CourseRecord<W, A> {
  /** Every open question, with its options. */
  readonly open: readonly Decision[];
  /** What the last answer told. */
  readonly facts: readonly Fact[];
}

/** A course before its first answer. */
export function courseOf<W, A extends Answer = Answer>({
  state,
  open,
  facts,
}: Omit<Turn<W>, 'barrier'>): Course<W, A> {
  return { state, open, since: [], barrier: 'start', facts };
}

/** A course that begins at this state. */
export function courseAt<W, C>(game: Game<W, C>, state: State<W>): Course<W> {
  return courseOf(standing(game, state));
}

/** The course that was recorded; what its last answer told is forgotten. */
export function courseFrom<W, C, A extends Answer>(
  game: Game<W, C>,
  { state, base, since, barrier }: CourseRecord<W, A>,
): Course<W, A> {
  return { ...standing(game, state), ...(base && { base }), since, barrier };
}

/** What has to be kept of a course. */
export function courseRecord<W, A extends Answer>(course: CourseRecord<W, A>): CourseRecord<W, A> {
  const { state, base, since, barrier } = course;
  return { state, ...(base && { base }), since, barrier };
}

function standing<W, C>(game: Game<W, C>, state: State<W>) {
  return { state, open: isOver(state) ? [] : decisions(game, state), facts: [] };
}

/**
 * The course after an answer, or a refusal; the given one stays as it was. How the table stood on the way is put into
 * `interims` where somebody wants to see it: no course keeps that.
 */
export function courseAfter<W, C, A extends Answer>(
  game: Game<W, C>,
  course: Course<W, A>,
  said: A,
  interims?: Interim<W>[],
): Course<W, A> | Refusal {
  const turn = answer(game, course.state, said.seat, said.decision, said.choice, course.open, interims);
  if (isRefusal(turn)) return turn;
  const { state, facts, open } = turn;
  if (turn.barrier) return { state, open, since: [], barrier: turn.barrier, facts };
  const last = course.since.at(-1);
  if (!last || last.seat !== said.seat) {
    const barrier = last ? 'another-seat' : course.barrier;
    return { state, open, base: course.state, since: [said], barrier, facts };
  }
  const { base, since, barrier } = course;
  return { state, open, base: base!, since: [...since, said], barrier, facts };
}

/** The course without the seat's last answer, if nothing has been learnt or shown since. */
export function courseBefore<W, C, A extends Answer>(
  game: Game<W, C>,
  course: Course<W, A>,
  seat: Seat,
): Course<W, A> | Refusal {
  const { base, since, barrier } = course;
  const last = since.at(-1);
  if (!last || !base) return refusal('undo-barrier', '0', { barrier });
  if (last.seat !== seat) return refusal('undo-not-yours', '0', { seat: last.seat });
  const back = playedSince(game, course, since.slice(0, -1));
  if (isRefusal(back)) throw new Error(`an answer since the last barrier no longer holds: ${back.code}`);
  return { ...back, facts: [] };
}

/** The course as it would be if these were the answers since the last barrier. */
export function playedSince<W, C, A extends Answer>(
  game: Game<W, C>,
  { base, state, barrier }: Course<W, A>,
  since: readonly A[],
): Course<W, A> | Refusal {
  let course: Course<W, A> = { ...standing(game, base ?? state), since: [], barrier };
  for (const said of since) {
    const next = courseAfter(game, course, said);
    if (isRefusal(next)) return next;
    course = next;
  }
  return { ...course, barrier };
}

/** How many answers this seat could take back now. */
export function undoable({ since }: Pick<CourseRecord<unknown>, 'since'>, seat: Seat): number {
  return since.at(-1)?.seat === seat ? since.length : 0;
}
