// One table as a screen needs it, wherever the game really runs: in a worker on this device, or on a server.

import type {
  Decision,
  Eye,
  Fact,
  Outcome,
  Reason,
  Refusal,
  Refused,
  Seat,
  View,
} from '@three-thrones/kernel';
import type { Asked, Chat, Clocks, TableInfo } from '@three-thrones/protocol';

/** A fact and the number of the answer that told it. */
export interface Logged {
  readonly seq: number;
  readonly fact: Fact;
}

export type Wish = 'take-back' | 'pause' | 'resume' | 'stand-in' | 'open-seat';

export type Connection = 'here' | 'online' | 'connecting' | 'lost';

/** Everything a table screen draws. A new object whenever anything changes, so it can be compared by identity. */
export interface TableSnapshot {
  readonly id: string;
  readonly game: string;
  readonly connection: Connection;
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
  readonly log: readonly Logged[];
  readonly chat: readonly Chat[];
  readonly lobby: TableInfo | undefined;
  readonly clocks: Clocks | undefined;
  readonly outcome: Outcome | undefined;
  /** The address of the table this one branched off, to try what would have been. */
  readonly branchedFrom: string | undefined;
  /** A hot seat waits behind a curtain until this player is ready to look. */
  readonly curtain: Seat | undefined;
}

/** What an answer would lead to, as far as I can know: my view after it, computed by the kernel, never by a copy of rules. */
export interface Preview {
  readonly view: View<unknown>;
  readonly facts: readonly Fact[];
  /** Chance or a secret comes into it: the rest cannot be foreseen, and it cannot be undone. */
  readonly barrier: boolean;
  /** Behind a barrier: the same answer at other tables that look alike to me. What all of them share is sure. */
  readonly otherwise?: readonly View<unknown>[];
  /** Where I could stop next: my view after that. */
  readonly stopped?: View<unknown>;
}

/** What can be done about the people at a table; who may, the server decides. */
export interface People {
  /** Who looks, to the server. */
  readonly me: string | undefined;
  mute(person: string, isMuted: boolean): Promise<Refusal | undefined>;
  /** Somebody new may take a seat a bot plays for nobody. */
  open(seat: Seat): Promise<Refusal | undefined>;
  closeTable(): Promise<Refusal | undefined>;
}

export interface TableClient {
  /** Only at a table of a server. */
  readonly people?: People;
  snapshot(): TableSnapshot;
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;

  answer(choice: string | readonly string[] | number): Promise<Refusal | undefined>;
  undo(): Promise<Refusal | undefined>;
  /** Options of my open question a person would look for, and why they are not there. */
  refused(): Promise<readonly Refused[]>;
  why(option: string): Promise<Reason | undefined>;
  preview(choice: string | readonly string[] | number): Promise<Preview | undefined>;

  /** The table as this eye saw it after an earlier answer, for the timeline. */
  at(seq: number): Promise<View<unknown> | undefined>;
  say(text: string, to?: Seat): Promise<Refusal | undefined>;
  /** The player at a hot seat is ready to look. */
  liftCurtain(): void;
  /**
   * Asks the others to let me take my last answer back, to stop or start the clocks, to let a bot play for a seat, or to
   * let somebody new have one.
   */
  propose(what: Wish, seat?: Seat): Promise<Refusal | undefined>;
  /** A bot plays my seat, or no longer does. */
  standIn(isWanted: boolean): Promise<Refusal | undefined>;
  consent(proposal: string, agree: boolean): Promise<Refusal | undefined>;
  close(): void;
}
