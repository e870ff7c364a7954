// A sealed answer given anew takes the place of the one before: the log keeps one entry, and nobody else notices.

import type { AnyGame } from '@three-thrones/catalogue';
import { type Answer, answer, isRefusal, type Refusal, type State, type Turn } from '@three-thrones/kernel';
import { playedSince } from '@three-thrones/match';
import type { Course } from './course.ts';

/** The course as if this had been the answer from the start. The question must still be open, and answered. */
export function courseRevised(game: AnyGame, course: Course, said: Answer): Course | Refusal {
  const { base, since } = course;
  const at = since.findIndex(({ seat, decision }) => seat === said.seat && decision === said.decision);
  if (at < 0 || !base) return revisedBefore(game, course, said);
  const { choice } = said;
  const revised = playedSince(game, course, since.with(at, { ...since[at]!, choice }));
  return isRefusal(revised) ? revised : { ...revised, facts: [] };
}

/** The answer was given before the last barrier, so it stands in the state there as well. */
function revisedBefore(game: AnyGame, course: Course, said: Answer): Course | Refusal {
  const revise = (state: State<unknown>): Turn<unknown> | Refusal =>
    answer(game, state, said.seat, said.decision, said.choice);
  const now = revise(course.state);
  if (isRefusal(now)) return now;
  const then = course.base && revise(course.base);
  if (isRefusal(then)) return then;
  const { state, open } = now;
  return { ...course, state, open, ...(then && { base: then.state }), facts: [] };
}
