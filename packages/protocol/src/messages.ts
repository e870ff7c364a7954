// Every message on the socket. PROTOCOL.md shows each with an example; a test holds the two together.

import type { Decision, Fact, Outcome } from '@three-thrones/kernel';
import * as z from 'zod/mini';
import type { Patch } from './patch.ts';

export const TABLE_ID = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,32}$/));
export const SEAT = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const REQUEST = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
const OPTION = z.string().check(z.maxLength(200));
const COUNT = z.int().check(z.nonnegative());
const CHAT_LIMIT = 500;

/** Bytes of one message to the server; anything longer closes the socket. */
export const MESSAGE_LIMIT = 16_384;

const choice = z.union([OPTION, z.array(OPTION).check(z.maxLength(100)), z.number()]);
/** Sent with everything that changes a table: the same key twice has one effect and the same result. */
const key = REQUEST;
const at = { id: REQUEST, table: TABLE_ID };

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    id: REQUEST,
    protocol: z.number(),
    key: z.optional(z.string().check(z.maxLength(100))),
    /** This client can read deflated messages: long ones then come as binary frames. */
    deflate: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('subscribe'), ...at, seat: z.optional(SEAT), since: z.optional(COUNT) }),
  z.strictObject({ type: z.literal('unsubscribe'), ...at }),
  z.strictObject({
    type: z.literal('answer'),
    ...at,
    seat: SEAT,
    decision: z.string().check(z.maxLength(60)),
    choice,
    key,
  }),
  z.strictObject({ type: z.literal('why'), ...at, seat: SEAT, option: OPTION }),
  z.strictObject({ type: z.literal('undo'), ...at, seat: SEAT, key }),
  /**
   * Asks the others to agree to something: going back to an earlier number, pausing the clocks, going on, letting a bot
   * play `for` somebody who stays away, or letting somebody new take the seat a bot plays `for` nobody.
   */
  z.strictObject({
    type: z.literal('propose'),
    ...at,
    seat: SEAT,
    what: z.enum(['take-back', 'pause', 'resume', 'stand-in', 'open-seat']),
    to: z.optional(COUNT),
    for: z.optional(SEAT),
    key,
  }),
  z.strictObject({
    type: z.literal('consent'),
    ...at,
    seat: SEAT,
    proposal: REQUEST,
    agree: z.boolean(),
    key,
  }),
  z.strictObject({
    type: z.literal('chat'),
    ...at,
    seat: z.optional(SEAT),
    to: z.optional(SEAT),
    text: z.string().check(z.minLength(1), z.maxLength(CHAT_LIMIT)),
    key,
  }),
  z.strictObject({ type: z.literal('ping'), id: REQUEST }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** The answer to one request. A refusal changes nothing. */
export type Result =
  | { type: 'done'; id: string; seq?: number; [more: string]: unknown }
  | { type: 'refused'; id?: string; code: string; rule: string; args?: Readonly<Record<string, unknown>> };

/** Who is asked what; everything about the question only for the seat that is asked. */
export type Asked = Decision | Pick<Decision, 'seat' | 'kind' | 'answered'>;

/** How much time everybody has, in milliseconds, and whose clock is running since this message. */
export interface Clocks {
  left: Readonly<Record<string, number>>;
  running: readonly string[];
  paused?: true;
}

/** One step of a table, numbered. A gap or another hash than one's own: subscribe again without `since`. */
export interface Update {
  type: 'update';
  table: string;
  seq: number;
  patch: Patch;
  facts: readonly Fact[];
  asked: readonly Asked[];
  hash: string;
  clocks?: Clocks;
  /** How many of one's own answers could be taken back now. */
  undoable?: number;
}

/** The whole table as this eye sees it, on subscribing and whenever a client has lost the thread. */
export interface Full extends Omit<Update, 'type' | 'patch' | 'facts'> {
  type: 'full';
  view: object;
}

/** What the seat `by` asks the others to agree to. */
interface Proposed {
  id: string;
  by: string;
  what: string;
  to?: number;
  for?: string;
}

/** Chairs, presence, status, proposals: everything around the game. */
export interface Lobby {
  type: 'lobby';
  table: string;
  status: 'gathering' | 'playing' | 'over' | 'closed';
  /** The id of the person who opened it. */
  host: string;
  chairs: readonly {
    seat: string;
    person?: { id: string; name: string };
    bot?: string;
    online: boolean;
    /** What this seat has committed itself to, for the dice. */
    commitment?: string;
    /** A bot plays it for nobody, and the table lets somebody new take it. */
    open?: true;
  }[];
  /** How often everybody has had to commit anew because somebody did not show what they had committed to. */
  round: number;
  /** Before the deal: seats that have still to commit (`commit`), or, once all have, to show their entropy (`reveal`). */
  dice?: { commit: readonly string[] } | { reveal: readonly string[]; until: number };
  /** The key this server signs exports with. */
  serverKey: string;
  /** People the host has silenced here. */
  muted?: readonly string[];
  proposals: readonly (Proposed & { agreed: readonly string[] })[];
  /** Of each seat the last proposal that was refused, until that seat answers or proposes again. */
  declined?: readonly (Proposed & { refusedBy: string })[];
  commitment: string;
  /** After the end. */
  outcome?: Outcome;
  /** After the end: what the dice were made of. Games that began before there was `chance` drew in another way. */
  revealed?: {
    serverSeed: string;
    entropy: Readonly<Record<string, string>>;
    seed: string;
    chance?: 'sha256';
    /** The table they were mixed for, if the game was brought from there. */
    table?: string;
  };
}

/** Who is there, whenever only that has changed: the seats somebody looks from. */
export interface Presence {
  type: 'presence';
  table: string;
  online: readonly string[];
}

export interface Chat {
  type: 'chat';
  table: string;
  number: number;
  from: string;
  seat?: string;
  to?: string;
  text: string;
  at: number;
}

export type ServerMessage = Result | Update | Full | Lobby | Presence | Chat | { type: 'pong'; id: string };
