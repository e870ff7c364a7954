// What a table needs from the server it stands on.

import type { AnyGame } from '@three-thrones/catalogue';
import type { Store } from '../store/store.ts';
import type { Work } from './work.ts';

/** Told what happens, for logs and metrics; never who or what cards. */
export interface Observer {
  answered(seconds: number): void;
  refused(code: string): void;
  failed(what: string, error: unknown): void;
}

export interface Context {
  readonly store: Store;
  readonly now: () => number;
  /** Service time, by which clocks run: it stands still while nobody is served. */
  readonly clock: () => number;
  /** Does what takes long, beside the loop. */
  readonly work: Work;
  /** The key exports are signed with, as everybody may know it. */
  readonly serverKey: string;
  readonly randomBytes: (count: number) => Buffer;
  readonly observer: Observer;
  /** The bot that decides when somebody's time is up or somebody left. */
  readonly standIn: string;
  /** How long a bot pretends to think, in milliseconds. */
  readonly botDelay: number;
  /** A snapshot is written after so many entries. */
  readonly snapshotEvery: number;
}

export interface GameContext extends Context {
  readonly game: AnyGame;
}
