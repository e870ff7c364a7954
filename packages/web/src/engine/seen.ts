// How a game stands for one eye.

import type { Decision, Eye, Outcome, Seat, View } from '@three-thrones/kernel';
import type { Asked } from '@three-thrones/protocol';

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
