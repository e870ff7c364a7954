// Every message to the server. PROTOCOL.md shows each with an example; a test holds the two together.

import { z } from 'zod';
import { count, OPTION, planned, SEAT, signalled, TABLE_ID, wishWhat } from './shapes.ts';

const REQUEST = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const CHAT_LIMIT = 500;

/** Bytes of one message to the server; anything longer closes the socket. */
export const MESSAGE_LIMIT = 16_384;

const choice = z.union([OPTION, z.array(OPTION).max(100).readonly(), z.number()]);
/** Sent with everything that changes a table: the same key twice has one effect and the same result. */
const key = REQUEST;
const at = { id: REQUEST, table: TABLE_ID };

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    id: REQUEST,
    protocol: z.number(),
    key: z.exactOptional(z.string().max(100)),
    /** This client can read deflated messages: long ones then come as binary frames. */
    deflate: z.exactOptional(z.boolean()),
  }),
  z.strictObject({
    type: z.literal('subscribe'),
    ...at,
    seat: z.exactOptional(SEAT),
    since: z.exactOptional(count),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), ...at }),
  z.strictObject({
    type: z.literal('answer'),
    ...at,
    seat: SEAT,
    decision: z.string().max(60),
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
    what: wishWhat,
    to: z.exactOptional(count),
    for: z.exactOptional(SEAT),
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
    seat: z.exactOptional(SEAT),
    to: z.exactOptional(SEAT),
    text: z.string().min(1).max(CHAT_LIMIT),
    key,
  }),
  /** To those one plays with: look there, danger, go, wait. */
  z.strictObject({ type: z.literal('signal'), ...at, seat: SEAT, ...signalled, key }),
  /** A move drawn for oneself or for another seat: its answers, one after another. */
  z.strictObject({ type: z.literal('plan'), ...at, seat: SEAT, ...planned, key }),
  /** Agrees to the plan of that number, or does not any more; whose plan it is takes it back so. */
  z.strictObject({ type: z.literal('vote'), ...at, seat: SEAT, plan: count, agree: z.boolean(), key }),
  z.strictObject({ type: z.literal('ping'), id: REQUEST }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** What somebody with a name sends to a table that is there: carried out by it, one after another. */
export type PlayCommand = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'subscribe' | 'unsubscribe' }>;
