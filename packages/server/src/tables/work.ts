// Everything heavy: whole games played again, exports written and checked, bots that think. Never on the event loop.

import type { Choice, Decision, Eye, Refusal, View } from '@three-thrones/kernel';
import type { Receipt } from '@three-thrones/protocol';
import type { ExportParts } from './export.ts';
import type { Verified } from './verify.ts';

/** A game as its log tells it. */
export interface GameLog {
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly seed: string;
  readonly chance?: 'sha256';
  /** The bodies of the entries, in order. */
  readonly entries: readonly string[];
}

/** A game from somebody's own device that holds. */
export interface Brought {
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly seed: string;
  readonly chance?: 'sha256';
  /** The bodies of the entries it would have had. */
  readonly lines: readonly string[];
  readonly over: boolean;
}

/** Who asks (an address, a person) has a share of the readers and no more; beyond it the answer is `busy`. */
export interface Work {
  /** What happened after a number, as JSON text of [{seq, facts}], for one eye; number 0 is the beginning. */
  facts(who: string, log: GameLog, eye: Eye, after: number): Promise<string | Refusal>;
  /** The table as that eye saw it after so many entries, as JSON text of the view. */
  viewAt(who: string, log: GameLog, eye: Eye, seq: number): Promise<string | Refusal>;
  /** The body of an export; `signed` makes a file of it. */
  export(who: string, parts: ExportParts): Promise<string | Refusal>;
  /** Checks the text of an export. */
  verify(who: string, text: string, receipt?: Receipt): Promise<Verified | Refusal>;
  /** Checks the record of a game from somebody's own device. */
  record(who: string, document: unknown): Promise<Brought | Refusal>;
  /**
   * What a bot of that level answers, from what its seat sees; `seed` is fresh chance. Never given a state. `who` hosts the
   * table: hosts take turns, so that one with many bots waits for their own.
   */
  choose(
    who: string,
    level: string,
    game: string,
    decision: Decision,
    seen: View<unknown>,
    seed: string,
  ): Promise<Choice>;
  close(): Promise<void>;
  /** For metrics. */
  load(): { readonly waiting: number; readonly running: number };
}
