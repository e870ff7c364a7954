// One table as a screen needs it, wherever the game really runs: in a worker on this device, or on a server. What only
// some tables can do is a part of its own, and missing where it cannot be done.

import type { Choice, Decision, Reason, Refusal, Refused, Seat, View } from '@three-thrones/kernel';
import type { Link, Walk } from '@three-thrones/match';
import type { Chat, Clocks, TableInfo } from '@three-thrones/protocol';
import type { Logged, Preview } from '@three-thrones/game-kit/board/seen.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { GameSeen } from '../engine/seen.ts';

export type Wish = 'take-back' | 'pause' | 'resume' | 'stand-in' | 'open-seat';

/** A table on this device is always open. */
export type Connection = 'open' | 'connecting' | 'lost';

/** Everything a table screen draws. A new object whenever anything changes, so it can be compared by identity. */
export interface TableSnapshot extends GameSeen {
  readonly connection: Connection;
  /** The server has been asked something and has not said a word for a while. */
  readonly isSilent?: boolean;
  readonly log: readonly Logged[];
  readonly chat: readonly Chat[];
  /** The first message that was heard when it was said; those before it were read later. */
  readonly liveFrom?: number;
  readonly lobby: TableInfo | undefined;
  readonly clocks: Clocks | undefined;
}

/** Speaking to the others. */
export interface Talk {
  say(text: string, to?: Seat): Promise<Refusal | undefined>;
}

/** What the players of a table decide together. */
export interface Agreements {
  /**
   * Asks the others to let me take my last answer back, to stop or start the clocks, to let a bot play for a seat, or to
   * let somebody new have one.
   */
  propose(what: Wish, seat?: Seat): Promise<Refusal | undefined>;
  consent(proposal: string, agree: boolean): Promise<Refusal | undefined>;
  /** A bot plays my seat, or no longer does. */
  standIn(isWanted: boolean): Promise<Refusal | undefined>;
}

/** What is signalled at a thing of the table. */
export type SignalKind = NonNullable<Chat['signal']>['what'];

/** What those tell each other who win or lose together, and how they think for each other. */
export interface Teamwork {
  signal(what: SignalKind, thing: Thing): Promise<Refusal | undefined>;
  /** Draws a move for a seat; `instead` is the plan it answers. */
  plan(mover: Seat, steps: readonly Link[], instead?: number): Promise<Refusal | undefined>;
  vote(plan: number, agree: boolean): Promise<Refusal | undefined>;
  /** What is left of a move for a seat in this view, as far as I can know; nothing if it is no longer possible. */
  read(view: View<unknown>, mover: Seat, steps: readonly Link[]): Promise<Walk<unknown> | undefined>;
  /** The question a seat is asked now, as far as I can know. */
  questionOf(seat: Seat): SeatQuestion;
}

/** One seat's question, to be thought about on its behalf. */
export interface SeatQuestion extends Pick<TableClient, 'refused' | 'why' | 'preview'> {
  asked(): Promise<Decision | undefined>;
  end(): void;
}

/** What can be done about the people at a table; who may, the server decides. */
export interface People {
  /** Who looks, to the server. */
  readonly me: string | undefined;
  mute(person: string, isMuted: boolean): Promise<Refusal | undefined>;
  /** Somebody new may take a seat a bot plays for nobody. */
  open(seat: Seat): Promise<Refusal | undefined>;
  closeTable(): Promise<Refusal | undefined>;
  readonly recovery: Recovery;
}

/** The code that brings my seat to another device, until I have saved it. */
export interface Recovery {
  code(): string | undefined;
  kept(): void;
}

export interface TableClient {
  snapshot(): TableSnapshot;
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;

  answer(choice: Choice): Promise<Refusal | undefined>;
  undo(): Promise<Refusal | undefined>;
  /**
   * Options of my open question a person would look for, and why they are not there. These three can also be asked of
   * the question I would come to by some answers of mine, which have not been sent.
   */
  refused(before?: readonly Choice[]): Promise<readonly Refused[]>;
  why(option: string, before?: readonly Choice[]): Promise<Reason | undefined>;
  preview(choice: Choice, before?: readonly Choice[]): Promise<Preview | undefined>;

  /** The table as this eye saw it after an earlier answer, for the timeline. */
  at(seq: number): Promise<View<unknown> | Refusal>;
  /** What so many answers have led to is being shown: bots of a table on this device go on. */
  shown?(answers: number): void;
  close(): void;

  /** The address of the next table with the same people; missing for those who only watch. */
  playAgain?(): Promise<string | Refusal>;
  /** The player at a hot seat is ready to look; at a table that knows curtains. */
  liftCurtain?(): void;
  /** Whoever is asked before all eyes wants to look alone first. */
  lookAlone?(): void;
  /** The whole record, seed and answers, where it lies on this device. */
  record?(): Promise<unknown>;

  /** These three only at a table of a server. */
  readonly talk?: Talk;
  readonly agreements?: Agreements;
  readonly people?: People;
  /** From a seat of a server's table; of use where `lobby.together` says so. */
  readonly teamwork?: Teamwork;
}
