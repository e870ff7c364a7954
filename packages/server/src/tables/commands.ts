// What somebody may ask of a table: one union all the way, from the socket and from HTTP to the actor that carries it out.

import type { Refusal, Seat } from '@three-thrones/kernel';
import type { PlayCommand } from '@three-thrones/protocol';
import type { Commit, Recovered, Recovery, Reveal, TableSummary } from '@three-thrones/protocol/http';
import type { Person } from '../store/store.ts';

interface AtSeat {
  readonly table: string;
  readonly seat: Seat;
}

/** What comes over HTTP, each with what it says beyond the table. */
interface SeatCommands {
  /** Sits down once and for all: the code brings the seat to another device. The commitment is to a share of the dice. */
  claim: AtSeat & Partial<Pick<Commit, 'commitment'>> & { readonly key?: string };
  /** The same in a new round, after somebody did not show what they had committed to. */
  commit: AtSeat & Commit;
  /** Shows one's share of the dice once all have committed to theirs. */
  reveal: AtSeat & Reveal;
  recover: { readonly table: string; readonly code: string };
  /** Hands one's own seat to somebody else: to the account, from the guest one was on this device. */
  give: AtSeat & { readonly to: Person };
  /** Before the start the chair is free again; afterwards a bot takes over until somebody recovers it. */
  leave: AtSeat;
  /** Hands a seat to a bot: an empty chair by the host, a claimed one by its owner. */
  'seat-bot': AtSeat & { readonly level: string };
  /** Takes it back: the owner of the seat, or before the start the host. */
  'unseat-bot': AtSeat;
  /** The host, alone at the table, lets somebody new take a seat that a bot plays for nobody. */
  'open-seat': AtSeat;
  /** The host frees a chair before the start; its person does not come back. */
  kick: AtSeat;
  /** The host silences somebody at this table, or lets them speak again. */
  mute: { readonly table: string; readonly person: string; readonly isMuted: boolean };
  close: { readonly table: string };
}

/** What comes over the socket, as it comes. */
type PlayCommands = {
  readonly [T in PlayCommand['type']]: Omit<Extract<PlayCommand, { type: T }>, 'id' | 'type'>;
};

type Commands = SeatCommands & PlayCommands;
export type CommandType = keyof Commands;

/** A command of one kind; without a kind, any of them. */
export type Command<T extends CommandType = CommandType> = {
  [K in T]: { readonly type: K } & Commands[K];
}[T];

interface PlayResults {
  answer: { seq: number };
  why: { may: true };
  undo: { seq: number };
  propose: { proposal: string };
  consent: { settled: boolean };
  chat: { number: number };
  signal: { number: number };
  plan: { number: number };
  vote: { number: number };
}

/** What comes back if it is carried out. */
export type Results = PlayResults & {
  [T in keyof SeatCommands]: T extends 'claim' ? Recovery : T extends 'recover' ? Recovered : TableSummary;
};

/** Who carries out what: one function for each kind of command. */
export type Handlers<Table, T extends CommandType = CommandType> = {
  readonly [K in T]: (table: Table, by: Person, command: Command<K>) => Promise<Results[K] | Refusal>;
};

export type SeatCommandType = keyof SeatCommands;

/** What is said, in words or otherwise: it has its own pace, and does not wait for what is played. */
const SPOKEN = ['chat', 'signal', 'plan', 'vote'] as const satisfies readonly PlayCommand['type'][];
export type SpokenType = (typeof SPOKEN)[number];

export function isSpoken(type: string): boolean {
  return SPOKEN.some((spoken) => spoken === type);
}
