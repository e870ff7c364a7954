// What a board is told of a game beyond how it stands: what happened, and what an answer would lead to.

import type { Decision, Fact, View } from '@three-thrones/kernel';

/** A fact and the number of the answer that told it. */
export interface Logged<F extends Fact = Fact> {
  readonly seq: number;
  readonly fact: F;
}

/** What an answer would lead to, as far as I can know: my view after it, computed by the kernel, never by a copy of rules. */
export interface Preview<W = unknown, F extends Fact = Fact> {
  readonly view: View<W>;
  readonly facts: readonly F[];
  /** Chance or a secret comes into it: the rest cannot be foreseen, and it cannot be undone. */
  readonly barrier: boolean;
  /** Behind a barrier: the same answer at other tables that look alike to me. What all of them share is sure. */
  readonly otherwise?: readonly View<W>[];
  /** Where I could stop next: my view after that. */
  readonly stopped?: View<W>;
  /** What I am asked next, as long as neither chance nor a secret nor anybody else's answer comes before it. */
  readonly next?: Decision;
}
