// One thing to show: what a step of the game brought about, while it is on the screen.

import type { Fact, View } from '@three-thrones/kernel';

/** First the camera, then what moves, then a rest in which it can be read. */
export type BeatPhase = 'camera' | 'movement' | 'rest';

export interface Beat<W = unknown, F extends Fact = Fact> {
  /** No two beats of a table have the same. */
  readonly key: string;
  /** The number of the answer that brought it about. */
  readonly seq: number;
  /** What is told in it, in order. */
  readonly facts: readonly F[];
  /** What it is about: the fact that weighs most. */
  readonly main: F;
  /** Everything its answer told; some of it may be shown later. */
  readonly answer: readonly F[];
  /** As in the game's data, and one of `MINE` for a battle of one's own. */
  readonly weight: number;
  /** Whoever looks takes part in it. */
  readonly isMine: boolean;
  readonly before: View<W>;
  readonly after: View<W>;
  /** Places it happens at, in games that have places. */
  readonly places: readonly string[];
}

/** A beat under way. */
export interface Showing<W = unknown, F extends Fact = Fact> extends Beat<W, F> {
  readonly phase: BeatPhase;
  /** Milliseconds what moves in it has, at the speed that is chosen. */
  readonly lasts: number;
  /** It stays until somebody goes on. */
  readonly waits: boolean;
}
