// What the engine tells of a game: how it stands for one eye, what happened, what an answer would lead to.

import type { Decision, Eye, Fact, Outcome, Seat, View } from '@three-thrones/kernel';
import type { Asked } from '@three-thrones/protocol';

/** A fact and the number of the answer that told it. */
export interface Logged<F extends Fact = Fact> {
  readonly seq: number;
  readonly fact: F;
}

/** How a game stands for one eye, wherever it runs. */
export interface GameSeen {
  readonly id: string;
  readonly game: string;
  /** Whose eyes these are. At a hot seat it changes with the player at the device. */
  readonly eye: Eye;
  /** Seats the people at this device play. */
  readonly mine: readonly Seat[];
  /** Missing while chairs are being taken. */
  readonly view: View<unknown> | undefined;
  readonly seq: number;
  /** My open question, with its options. */
  readonly decision: Decision | undefined;
  /** All open questions: whom we wait for, and for what. */
  readonly asked: readonly Asked[];
  readonly undoable: number;
  readonly outcome: Outcome | undefined;
  /** The address of the table this one branched off, to try what would have been. */
  readonly branchedFrom: string | undefined;
  /** A hot seat waits behind a curtain until this player is ready to look. */
  readonly curtain: Seat | undefined;
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
}
