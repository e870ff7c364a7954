// Every message from the server. PROTOCOL.md shows each with an example; a test holds the two together.

import { z } from 'zod';
import { anyRecord, aroundTheGame, asked, chatFields, count, fact, words } from './shapes.ts';
import type { Change } from './patch.ts';

/** How much time everybody has, in milliseconds, and whose clock is running since this message. */
const clocks = z.strictObject({
  left: z.record(z.string(), z.number()).readonly(),
  running: words,
  paused: z.exactOptional(z.literal(true)),
});

const step = {
  table: z.string(),
  seq: count,
  asked: z.array(asked).readonly(),
  hash: z.string(),
  clocks: z.exactOptional(clocks),
  /** How many of one's own answers could be taken back now. */
  undoable: z.exactOptional(count),
};

const change: z.ZodType<Change> = z.union([z.tuple([z.string(), z.unknown()]), z.tuple([z.string()])]);

const done = z.looseObject({ type: z.literal('done'), id: z.string(), seq: z.exactOptional(count) });
const refused = z.strictObject({
  type: z.literal('refused'),
  id: z.exactOptional(z.string()),
  code: z.string(),
  rule: z.string(),
  args: z.exactOptional(anyRecord.readonly()),
});
/** How the table stood on the way, as changes since the interim before; so many of the facts are told only after it. */
const interim = z.strictObject({ patch: z.array(change).readonly(), ahead: count });
const update = z.strictObject({
  type: z.literal('update'),
  ...step,
  patch: z.array(change).readonly(),
  facts: z.array(fact).readonly(),
  /** For those who show one thing after another; `patch` leads past all of them. */
  interims: z.exactOptional(z.array(interim).readonly()),
});
const view: z.ZodType<object> = anyRecord;
const full = z.strictObject({ type: z.literal('full'), ...step, view });
const tableInfo = z.strictObject({ type: z.literal('lobby'), ...aroundTheGame(z.strictObject) });
const presence = z.strictObject({ type: z.literal('presence'), table: z.string(), online: words });
const chat = z.strictObject(chatFields);
const pong = z.strictObject({ type: z.literal('pong'), id: z.string() });

/** For clients that want to check what they hear. */
export const serverMessage = z.discriminatedUnion('type', [
  done,
  refused,
  update,
  full,
  tableInfo,
  presence,
  chat,
  pong,
]);

/** The answer to one request. A refusal changes nothing. */
export type Result = z.infer<typeof done> | z.infer<typeof refused>;
/** Who is asked what; everything about the question only for the seat that is asked. */
export type Asked = z.infer<typeof asked>;
export type Clocks = z.infer<typeof clocks>;
/** One step of a table, numbered. A gap or another hash than one's own: subscribe again without `since`. */
export type Update = z.infer<typeof update>;
/** The whole table as this eye sees it, on subscribing and whenever a client has lost the thread. */
export type Full = z.infer<typeof full>;
/** Chairs, presence, status, proposals: everything around the game, all game long. On the wire it is a `lobby`. */
export type TableInfo = z.infer<typeof tableInfo>;
/** Who is there, whenever only that has changed: the seats somebody looks from. */
export type Presence = z.infer<typeof presence>;
export type Chat = z.infer<typeof chat>;
export type ServerMessage = z.infer<typeof serverMessage>;
