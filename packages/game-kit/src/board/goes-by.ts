// Questions that come again and again and are mostly declined: somebody may let all of them go by for a while. Others must
// not learn from that, nor from how soon an answer comes, whether there was anything to choose from.

import type { Choice, Decision, View } from '@three-thrones/kernel';

export interface GoesBy<W, D extends Decision = Decision> {
  /** The answer that lets a question go by; nothing where it is none of them. */
  answer(decision: D): Choice | undefined;
  /** What it offers is nobody else's business: it is answered in one rhythm, whatever it offers. */
  isSecret(decision: D): boolean;
  /** Until when all of them may go by. */
  readonly until: readonly string[];
  /** Stays the same as long as that time lasts. */
  mark(until: string, view: View<W>): string;
}

/** For whoever offers it on the table. */
export interface GoingBy {
  readonly until: string | undefined;
  set(until: string | undefined): void;
}
