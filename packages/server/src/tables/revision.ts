// A sealed answer given anew takes the place of the one before: the log keeps one entry, and nobody else notices.

import type { AnyGame } from '@three-thrones/catalogue';
import { type Answer, answer, isRefusal, type Refusal, type State } from '@three-thrones/kernel';
import { type Course, courseAfter } from './course.ts';

/** The course as if this had been the answer from the start. The question must still be open, and answered. */
export function courseRevised(game: AnyGame, course: Course, said: Answer): Course | Refusal {
  const { base, since, barrier } = course;
  const at = since.findIndex(({ seat, decision }) => seat === said.seat && decision === said.decision);
  if (at < 0 || !base) return revisedBefore(game, course, said);
  let revised: Course | Refusal = { state: base, since: [], barrier, facts: [] };
  for (const [place, one] of since.entries()) {
    if (isRefusal(revised)) return revised;
    revised = courseAfter(game, revised, place === at ? { ...one, choice: said.choice } : one);
  }
  return isRefusal(revised) ? revised : { ...revised, barrier, facts: [] };
}

/** The answer was given before the last barrier, so it stands in the state there as well. */
function revisedBefore(game: AnyGame, course: Course, said: Answer): Course | Refusal {
  const revise = (state: State<unknown>): State<unknown> | Refusal => {
    const turn = answer(game, state, said.seat, said.decision, said.choice);
    return isRefusal(turn) ? turn : turn.state;
  };
  const state = revise(course.state);
  if (isRefusal(state)) return state;
  const base = course.base && revise(course.base);
  if (isRefusal(base)) return base;
  return { ...course, state, ...(base && { base }), facts: [] };
}
