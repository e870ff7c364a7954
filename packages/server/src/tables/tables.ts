// What the rest of the server may do with tables. HTTP and sockets know this and nothing behind it.

import type { Choice, Refusal, Seat } from '@three-thrones/kernel';
import type { Lobby, ServerMessage } from '@three-thrones/protocol';
import type { Person } from '../store/store.ts';

/** How fast people play. Times in milliseconds. */
export type Tempo =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly perMove: number };

export interface NewTable {
  readonly game: string;
  /** The game's own configuration; what it leaves open is drawn. */
  readonly config: unknown;
  readonly tempo: Tempo;
  /** Shown in the list of open tables; otherwise only by its link. */
  readonly listed: boolean;
}

/** What anybody may know about a table without looking at it. */
export interface Summary extends Omit<Lobby, 'type'> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly tempo: Tempo;
  readonly listed: boolean;
  readonly host: string;
  readonly createdAt: number;
  readonly changedAt: number;
  /** The number of the last entry in its log. */
  readonly seq: number;
  /** While it is played: the seats that are asked something and have not answered. */
  readonly asked?: readonly Seat[];
  /** Played elsewhere first: the server had no hand in its dice. */
  readonly imported?: true;
  /** The table this one is the rematch of, and the rematch of this one. */
  readonly rematchOf?: string;
  readonly rematch?: string;
}

/** What a seat asks the others to agree to. */
export interface Wish {
  readonly seat: Seat;
  readonly what: 'take-back' | 'pause' | 'resume' | 'stand-in';
  /** The entry after which to go on, with `take-back`. */
  readonly to?: number;
  /** The seat a bot shall play, with `stand-in`. */
  readonly for?: Seat;
  readonly key: string;
}

/** Somebody who looks at a table through one socket. `send` must not throw. */
export interface Viewer {
  readonly person: Person | undefined;
  send(message: ServerMessage): void;
}

/** Everything about a finished game, so that anybody can derive it again; written by `tt export`. */
export interface Export {
  readonly format: 'three-thrones-export';
  readonly version: 1;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly entropy: Readonly<Record<Seat, string>>;
  readonly seed: string;
  /** The whole log, every line with the time and what it did. */
  readonly log: readonly object[];
  readonly people: Readonly<Record<Seat, string>>;
  readonly outcome: object;
  readonly finalHash: string;
}

export interface Tables {
  create(by: Person, wanted: NewTable): Promise<Summary | Refusal>;
  summary(table: string): Promise<Summary | Refusal>;
  list(limit: number, before?: number): Promise<readonly Summary[]>;
  /** Tables that are not over and where this person has a seat, the last changed first. */
  listOf(by: Person): Promise<readonly Summary[]>;

  /** Sits down once and for all: the code brings the seat to another device. Entropy goes into the dice. */
  claim(table: string, by: Person, seat: Seat, entropy?: string): Promise<{ recovery: string } | Refusal>;
  recover(table: string, by: Person, code: string): Promise<{ seat: Seat } | Refusal>;
  /** Hands one's own seat to somebody else: to the account, from the guest one was on this device. */
  give(table: string, by: Person, seat: Seat, to: Person): Promise<Summary | Refusal>;
  /** Before the start the chair is free again; afterwards a bot takes over until somebody recovers it. */
  leave(table: string, by: Person, seat: Seat): Promise<Summary | Refusal>;
  /** Hands a seat to a bot: an empty chair by the host, a claimed one by its owner. */
  seatBot(table: string, by: Person, seat: Seat, level: string): Promise<Summary | Refusal>;
  /** Takes it back: the owner of the seat, or before the start the host. */
  unseatBot(table: string, by: Person, seat: Seat): Promise<Summary | Refusal>;
  rematch(table: string, by: Person): Promise<Summary | Refusal>;
  close(table: string, by: Person): Promise<Summary | Refusal>;
  /** Refused while the game goes on: it would show everything. */
  export(table: string): Promise<Export | Refusal>;
  /**
   * A game played elsewhere: the text of an export, or the record of a game on somebody's own device, finished or not.
   * Derived again line by line, then kept as a table of its own whose chairs can be claimed.
   */
  import(by: Person, document: unknown): Promise<Summary | Refusal>;

  /** Somebody has another name now: so do the chairs they hold. */
  renamed(person: Person): Promise<void>;

  /** Sends a `lobby` and a `full` message, or the updates since a number, and all that follows. */
  subscribe(viewer: Viewer, table: string, seat?: Seat, since?: number): Promise<Refusal | undefined>;
  unsubscribe(viewer: Viewer, table?: string): void;
  answer(
    by: Person,
    table: string,
    said: { seat: Seat; decision: string; choice: Choice; key: string },
  ): Promise<{ seq: number } | Refusal>;
  why(by: Person, table: string, seat: Seat, option: string): Promise<{ may: true } | Refusal>;
  undo(by: Person, table: string, seat: Seat, key: string): Promise<{ seq: number } | Refusal>;
  propose(by: Person, table: string, wish: Wish): Promise<{ proposal: string } | Refusal>;
  consent(
    by: Person,
    table: string,
    seat: Seat,
    proposal: string,
    agree: boolean,
    key: string,
  ): Promise<{ settled: boolean } | Refusal>;
  /** To the table, or to one seat. Watchers may talk to the table. */
  chat(
    by: Person,
    table: string,
    said: { seat?: Seat; to?: Seat; text: string; key: string },
  ): Promise<{ number: number } | Refusal>;
  messages(by: Person | undefined, table: string, after: number): Promise<readonly ServerMessage[] | Refusal>;
  /** What happened between two numbers, for this eye: for a player who comes back after days. */
  facts(
    by: Person | undefined,
    table: string,
    seat: Seat | undefined,
    after: number,
  ): Promise<readonly object[] | Refusal>;

  /** The table as this eye saw it after an earlier entry, for the timeline. */
  viewAt(
    by: Person | undefined,
    table: string,
    seat: Seat | undefined,
    seq: number,
  ): Promise<object | Refusal>;

  /** For metrics: tables in memory, viewers. */
  load(): { readonly live: number; readonly viewers: number };
  /** Drops tables nobody has looked at or answered for a while. */
  sweep(): Promise<void>;
  /** Stops the clocks and the bots and waits until everything is on disk. */
  stop(): Promise<void>;
}
