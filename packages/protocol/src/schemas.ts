// The shapes of what the server sends, for clients that want to check what they hear.

import type { Decision, Limit } from '@three-thrones/kernel';
import * as z from 'zod/mini';
import type { ServerMessage } from './messages.ts';

const count = z.int().check(z.nonnegative());
const anyRecord = z.record(z.string(), z.unknown());
const texts = z.record(z.string(), z.string());

const limit = z.strictObject({
  words: z.array(z.string()),
  min: z.number(),
  max: z.number(),
  code: z.string(),
  rule: z.string(),
  args: z.exactOptional(anyRecord),
});

const question = z.strictObject({
  id: z.string(),
  seat: z.string(),
  kind: z.string(),
  rule: z.string(),
  shape: z.enum(['one', 'some', 'number']),
  options: z.array(z.string()),
  min: z.number(),
  max: z.number(),
  limits: z.exactOptional(z.array(limit)),
  answered: z.exactOptional(z.literal(true)),
});

const asked = z.union([
  question,
  z.strictObject({ seat: z.string(), kind: z.string(), answered: z.exactOptional(z.literal(true)) }),
]);

const clocks = z.strictObject({
  left: z.record(z.string(), z.number()),
  running: z.array(z.string()),
  paused: z.exactOptional(z.literal(true)),
});

const step = {
  table: z.string(),
  seq: count,
  asked: z.array(asked),
  hash: z.string(),
  clocks: z.exactOptional(clocks),
  undoable: z.exactOptional(count),
};

const change = z.union([z.tuple([z.string(), z.unknown()]), z.tuple([z.string()])]);
const fact = z.strictObject({ kind: z.string(), data: anyRecord });

const chair = z.strictObject({
  seat: z.string(),
  person: z.exactOptional(z.strictObject({ id: z.string(), name: z.string() })),
  bot: z.exactOptional(z.string()),
  online: z.boolean(),
  commitment: z.exactOptional(z.string()),
  open: z.exactOptional(z.literal(true)),
});

const dice = z.union([
  z.strictObject({ commit: z.array(z.string()) }),
  z.strictObject({ reveal: z.array(z.string()), until: count }),
]);

const proposed = {
  id: z.string(),
  by: z.string(),
  what: z.string(),
  to: z.exactOptional(count),
  for: z.exactOptional(z.string()),
};
const proposal = z.strictObject({ ...proposed, agreed: z.array(z.string()) });
const declined = z.strictObject({ ...proposed, refusedBy: z.string() });

const outcome = z.strictObject({
  ranking: z.array(z.array(z.string())),
  scores: z.record(z.string(), z.number()),
  reason: z.string(),
});

export const serverMessage = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('done'), id: z.string(), seq: z.exactOptional(count) }),
  z.strictObject({
    type: z.literal('refused'),
    id: z.exactOptional(z.string()),
    code: z.string(),
    rule: z.string(),
    args: z.exactOptional(anyRecord),
  }),
  z.strictObject({ type: z.literal('update'), ...step, patch: z.array(change), facts: z.array(fact) }),
  z.strictObject({ type: z.literal('full'), ...step, view: anyRecord }),
  z.strictObject({
    type: z.literal('lobby'),
    table: z.string(),
    status: z.enum(['gathering', 'playing', 'over', 'closed']),
    host: z.string(),
    chairs: z.array(chair),
    round: count,
    dice: z.exactOptional(dice),
    serverKey: z.string(),
    muted: z.exactOptional(z.array(z.string())),
    proposals: z.array(proposal),
    declined: z.exactOptional(z.array(declined)),
    commitment: z.string(),
    outcome: z.exactOptional(outcome),
    revealed: z.exactOptional(
      z.strictObject({
        serverSeed: z.string(),
        entropy: texts,
        seed: z.string(),
        chance: z.exactOptional(z.literal('sha256')),
        table: z.exactOptional(z.string()),
      }),
    ),
  }),
  z.strictObject({ type: z.literal('presence'), table: z.string(), online: z.array(z.string()) }),
  z.strictObject({
    type: z.literal('chat'),
    table: z.string(),
    number: count,
    from: z.string(),
    seat: z.exactOptional(z.string()),
    to: z.exactOptional(z.string()),
    text: z.string(),
    at: count,
  }),
  z.strictObject({ type: z.literal('pong'), id: z.string() }),
]);

/** The types are written for people, the schemas for programs; this stops compiling when they drift apart. */
type Heard = z.infer<typeof serverMessage>;
type Fields<M extends { type: string }> = { [T in M['type']]: keyof Extract<M, { type: T }> };
true satisfies Heard extends ServerMessage ? true : false;
true satisfies Fields<ServerMessage> extends Fields<Heard> ? true : false;
true satisfies keyof Decision extends keyof z.infer<typeof question> ? true : false;
true satisfies keyof Limit extends keyof z.infer<typeof limit> ? true : false;
