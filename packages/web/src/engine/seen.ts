// How a game stands for one eye.

import type { Decision, Eye, Outcome, Seat, View } from '@three-thrones/kernel';
import type { Asked } from '@three-thrones/protocol';

/** A table on the way of an answer. */
export interface InterimSeen {
  readonly view: View<unknown>;
  /** How many facts of that answer are told only after it. */
  readonly ahead: number;
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
  /** All who play here are on one side and see the same: another of them may look without a curtain. */
  readonly isTogether?: boolean;
  /** How the table stood on the way of the last answer, where it brought several things about. */
  readonly interims: readonly InterimSeen[];
  /** My open question, with its options. At a hot seat it may be asked before all eyes: then `eye` is `spectator`. */
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
