// Answers ahead: one touch that answers several questions of the rules. A board only proposes; what is asked after each
// answer the page finds out from the rules, and each answer is checked by them when it is sent.

import type { Choice, Decision, View } from '@three-thrones/kernel';

/** One of those who may go, as a token that can be left behind. */
export interface Member {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly house?: string;
}

export interface AnswersAhead<W, D extends Decision = Decision> {
  /**
   * What a question is to somebody who wants to go somewhere: its options only `begin` it and are not sent before there
   * is a goal; they are the `goal`; or a row of such questions puts everybody in `order`.
   */
  role(decision: D): 'begin' | 'goal' | 'order' | undefined;
  /** Answered by itself before anything is shown; what else could be answered stays beside the next question. */
  opens(decision: D, view: View<W>, staying: readonly string[]): Choice | undefined;
  /** After the goal: the answer with which one comes to rest there. */
  ends(decision: D, view: View<W>, staying: readonly string[]): Choice | undefined;
  /** After a goal that is only the first: the answer with which everybody goes on. */
  goesOn(decision: D, view: View<W>): Choice | undefined;
  /** Who could go; all do, as long as nobody is told to stay. */
  company(decision: D, view: View<W>): readonly Member[];
}
