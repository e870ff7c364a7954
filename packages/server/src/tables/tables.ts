// What the rest of the server may do with tables. HTTP and sockets know this and nothing behind it.

import type { Choice, Refusal, Seat } from '@three-thrones/kernel';
import type { Chat, ServerMessage } from '@three-thrones/protocol';
import type { NewTable, TableSummary } from '@three-thrones/protocol/http';
import type { Person, Status } from '../store/store.ts';

/** What a seat asks the others to agree to. */
export interface Wish {
  readonly seat: Seat;
  readonly what: 'take-back' | 'pause' | 'resume' | 'stand-in' | 'open-seat';
  /** The entry after which to go on, with `take-back`. */
  readonly to?: number;
  /** The seat a bot shall play, with `stand-in`, or somebody new, with `open-seat`. */
  readonly for?: Seat;
  readonly key: string;
}

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

  /** Sits down once and for all: the code brings the seat to another device. The commitment is to a share of the dice. */
  claim(
    table: string,
    by: Person,
    seat: Seat,
    said?: { readonly commitment?: string; readonly key?: string },
  ): Promise<{ recovery: string } | Refusal>;
  /** The same in a new round, after somebody did not show what they had committed to. */
  commit(
    table: string,
    by: Person,
    seat: Seat,
    said: { readonly commitment: string; readonly round: number },
  ): Promise<TableSummary | Refusal>;
  /** Shows one's share of the dice once all have committed to theirs. */
  reveal(
    table: string,
    by: Person,
    seat: Seat,
    said: { readonly entropy: string; readonly round: number },
  ): Promise<TableSummary | Refusal>;
  recover(table: string, by: Person, code: string): Promise<{ seat: Seat } | Refusal>;
  /** Hands one's own seat to somebody else: to the account, from the guest one was on this device. */
  give(table: string, by: Person, seat: Seat, to: Person): Promise<TableSummary | Refusal>;
  /** Before the start the chair is free again; afterwards a bot takes over until somebody recovers it. */
  leave(table: string, by: Person, seat: Seat): Promise<TableSummary | Refusal>;
  /** Hands a seat to a bot: an empty chair by the host, a claimed one by its owner. */
  seatBot(table: string, by: Person, seat: Seat, level: string): Promise<TableSummary | Refusal>;
  /** Takes it back: the owner of the seat, or before the start the host. */
  unseatBot(table: string, by: Person, seat: Seat): Promise<TableSummary | Refusal>;
  /** The host, alone at the table, lets somebody new take a seat that a bot plays for nobody. */
  openSeat(table: string, by: Person, seat: Seat): Promise<TableSummary | Refusal>;
  /** The host frees a chair before the start; its person does not come back. */
  kick(table: string, by: Person, seat: Seat): Promise<TableSummary | Refusal>;
  /** The host silences somebody at this table, or lets them speak again. */
  mute(table: string, by: Person, person: string, isMuted: boolean): Promise<TableSummary | Refusal>;
  rematch(table: string, by: Person): Promise<TableSummary | Refusal>;
  close(table: string, by: Person): Promise<TableSummary | Refusal>;
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
