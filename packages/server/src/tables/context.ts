// What a table needs from the house it stands in.

import type { AnyGame } from '@three-thrones/catalogue';
import type { Bot } from '@three-thrones/bots';
import type { Refusal } from '@three-thrones/kernel';
import type { Store } from '../store/store.ts';

/** Told what happens, for logs and metrics; never who or what cards. */
export interface Observer {
  answered(seconds: number): void;
  refused(code: string): void;
  failed(what: string, error: unknown): void;
}

export interface Context {
  readonly store: Store;
  readonly now: () => number;
  readonly randomBytes: (count: number) => Buffer;
  readonly observer: Observer;
  readonly bot: (level: string) => Bot | Refusal;
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
