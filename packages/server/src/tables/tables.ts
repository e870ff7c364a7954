// What the rest of the server may do with tables. HTTP and sockets know this and nothing behind it.

import type { Refusal, Seat } from '@three-thrones/kernel';
import type { Chat, ServerMessage } from '@three-thrones/protocol';
import type { NewTable, TableSummary } from '@three-thrones/protocol/http';
import type { Person, Status } from '../store/store.ts';
import type { Command, CommandType, Results } from './commands.ts';

/** Somebody who looks at a table through one socket. `send` must not throw. */
export interface Viewer {
  readonly person: Person | undefined;
  send(message: ServerMessage): void;
}

export interface Tables {
  create(by: Person, wanted: NewTable): Promise<TableSummary | Refusal>;
  summary(table: string): Promise<TableSummary | Refusal>;
  list(limit: number, before?: number): Promise<readonly TableSummary[]>;
  /** Tables that are not over and where this person has a seat, the last changed first. */
  listOf(by: Person): Promise<readonly TableSummary[]>;

  /** Carries out what somebody asks of a table. With the same key again it has the same result, and one effect. */
  carryOut<T extends CommandType>(by: Person, command: Command<T>): Promise<Results[T] | Refusal>;
  rematch(table: string, by: Person): Promise<TableSummary | Refusal>;
  /** The text of a finished game; refused while the game goes on: it would show everything. */
  export(table: string, who: string): Promise<string | Refusal>;
  /**
   * A game played elsewhere: the text of an export, or the record of a game on somebody's own device, finished or not.
   * Derived again line by line, then kept as a table of its own whose chairs can be claimed.
   */
  import(by: Person, document: unknown, who?: string): Promise<TableSummary | Refusal>;

  /** Somebody has another name now: so do the chairs they hold. */
  renamed(person: Person): Promise<void>;

  /** Sends a `lobby` and a `full` message, or the updates since a number, and all that follows. */
  subscribe(viewer: Viewer, table: string, seat?: Seat, since?: number): Promise<Refusal | undefined>;
  unsubscribe(viewer: Viewer, table?: string): void;
  messages(by: Person | undefined, table: string, after: number): Promise<readonly Chat[] | Refusal>;
  /** What happened after a number, for this eye, as JSON: for a player who comes back after days. `who` is counted. */
  facts(
    by: Person | undefined,
    table: string,
    seat: Seat | undefined,
    after: number,
    who: string,
  ): Promise<string | Refusal>;

  /** The table as this eye saw it after an earlier entry, as JSON, for the timeline. */
  viewAt(
    by: Person | undefined,
    table: string,
    seat: Seat | undefined,
    seq: number,
    who: string,
  ): Promise<string | Refusal>;

  /** For whoever runs the server. */
  readonly admin: TablesAdmin;

  /** For metrics: tables in memory, viewers, those that cannot be opened. */
  load(): { readonly live: number; readonly viewers: number; readonly quarantined: number };
  /** Wakes tables that are due, and drops those nobody has looked at or answered for a while. */
  sweep(): Promise<void>;
  /** Stops the clocks and the bots and waits until everything is on disk. */
  stop(): Promise<void>;
}

/** What whoever runs the server may do beyond the policy among people. */
export interface TablesAdmin {
  list(query: { status?: Status; limit: number; before?: number }): Promise<readonly TableSummary[]>;
  /** Tables whose log does not hold, and why: they alone are not served. */
  quarantined(): readonly { readonly table: string; readonly why: string }[];
  /** Before the start the chair is free, afterwards a bot plays it for nobody. */
  kick(table: string, person: string): Promise<TableSummary | Refusal>;
  close(table: string): Promise<TableSummary | Refusal>;
  /** Takes somebody off all chairs they have or had. */
  removePerson(person: string): Promise<void>;
}
