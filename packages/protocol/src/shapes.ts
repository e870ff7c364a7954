// What several messages and replies are made of. Each of these stands here once, for the socket and for HTTP.

import type { Decision, Fact, Limit } from '@three-thrones/kernel';
import { z } from 'zod';

export const TABLE_ID = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/);
export const SEAT = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const OPTION = z.string().max(200);
/** Something on the table that can be pointed at, `kind:id`. */
const THING = z.string().regex(/^[a-z-]{1,20}:[a-z0-9@:.+>-]{1,80}$/);

export const count = z.int().nonnegative();
export const moment = z.int().nonnegative().describe('Milliseconds since 1970.');
export const anyRecord = z.record(z.string(), z.unknown());
export const words = z.array(z.string()).readonly();
const texts = z.record(z.string(), z.string());

export const status = z.enum(['gathering', 'playing', 'over', 'closed']);

// What the kernel asks and tells

const limit = z.strictObject({
  words,
  min: z.number(),
  max: z.number(),
  code: z.string(),
  rule: z.string(),
  args: z.exactOptional(anyRecord),
}) satisfies z.ZodType<Limit>;

const question = z.strictObject({
  id: z.string(),
  seat: z.string(),
  kind: z.string(),
  rule: z.string(),
  shape: z.enum(['one', 'some', 'number']),
  options: words,
  min: z.number(),
  max: z.number(),
  limits: z.exactOptional(z.array(limit).readonly()),
  about: z.exactOptional(anyRecord),
  answered: z.exactOptional(z.literal(true)),
}) satisfies z.ZodType<Decision>;

/** A field that the kernel grows and these do not would be refused by whoever checks: this stops compiling instead. */
true satisfies keyof Decision extends keyof z.infer<typeof question> ? true : false;
true satisfies keyof Limit extends keyof z.infer<typeof limit> ? true : false;

const open: z.ZodType<Decision> = question;
/** Who is asked what; everything about the question only for the seat that is asked. */
export const asked = z.union([
  open,
  z.strictObject({ seat: z.string(), kind: z.string(), answered: z.exactOptional(z.literal(true)) }),
]);

export const fact: z.ZodType<Fact> = z.strictObject({ kind: z.string(), data: anyRecord });

// What stands around a game

/** What a seat asks the others to agree to. */
export const wishWhat = z.enum(['take-back', 'pause', 'resume', 'stand-in', 'open-seat']);

/**
 * Chairs, presence, status, proposals: everything around the game. Whoever checks what they hear takes it to the letter;
 * what the server sends leaves out what is not named here.
 */
export function aroundTheGame(object: typeof z.strictObject) {
  const proposed = {
    id: z.string(),
    by: z.string(),
    what: z.string(),
    to: z.exactOptional(count),
    for: z.exactOptional(z.string()),
  };
  return {
    table: z.string(),
    status,
    host: z.string().describe('The id of the person who opened the table.'),
    chairs: z
      .array(
        object({
          seat: z.string(),
          person: z.exactOptional(object({ id: z.string(), name: z.string() })),
          bot: z.exactOptional(z.string()),
          online: z.boolean(),
          commitment: z
            .exactOptional(z.string())
            .describe('What this seat has committed to as its share of the dice.'),
          open: z
            .exactOptional(z.literal(true))
            .describe('A bot plays it for nobody, and the table lets somebody new take it.'),
        }),
      )
      .readonly(),
    round: count.describe('How often all had to commit to their shares anew.'),
    dice: z
      .exactOptional(z.union([object({ commit: words }), object({ reveal: words, until: moment })]))
      .describe('Before the deal: who has still to commit to a share of the dice, or to show it.'),
    serverKey: z.string().describe('The key this server signs exports with.'),
    together: z
      .exactOptional(z.literal(true))
      .describe('The players win or lose together: they may signal and plan.'),
    muted: z.exactOptional(words).describe('People the host has silenced here.'),
    proposals: z.array(object({ ...proposed, agreed: words })).readonly(),
    declined: z
      .exactOptional(z.array(object({ ...proposed, refusedBy: z.string() })).readonly())
      .describe('Of each seat the last proposal that was refused, until it answers or proposes again.'),
    lapsed: z
      .exactOptional(z.array(object(proposed)).readonly())
      .describe(
        'Take-backs that ended because the game moved on, until their seat answers or proposes again.',
      ),
    commitment: z.string().describe('The server’s promise of its half of the seed.'),
    outcome: z
      .exactOptional(
        object({
          ranking: z.array(words).readonly(),
          scores: z.record(z.string(), z.number()),
          reason: z.string(),
        }),
      )
      .describe('After the end: seats from first to last, equals together.'),
    revealed: z
      .exactOptional(
        object({
          serverSeed: z.string(),
          entropy: texts,
          seed: z.string(),
          chance: z
            .exactOptional(z.literal('sha256'))
            .describe('Games that began before there was a choice drew in another way.'),
          table: z
            .exactOptional(z.string())
            .describe('The table they were mixed for, if the game was brought.'),
        }),
      )
      .describe('After the end: what the dice were made of.'),
  };
}

// What those say to each other who win or lose together

/** A signal: what is meant, and the thing on the table it is about. */
export const signalled = { what: z.enum(['look', 'danger', 'go', 'wait']), thing: THING };

/** A plan has so many answers at most, and each picks so many options at most. */
const [STEPS, PICKS] = [12, 20];

/** A plan: whose move it is, its answers one after another, and the plan it is put in place of, by its number. */
export const planned = {
  for: SEAT,
  steps: z
    .array(
      z.strictObject({
        decision: z.string().max(60),
        choice: z.union([OPTION, z.array(OPTION).max(PICKS).readonly(), z.number()]),
      }),
    )
    .min(1)
    .max(STEPS)
    .readonly(),
  instead: z.exactOptional(count),
};

/** The number of the table's last entry when it was said. */
const said = { seq: count };

/** Something that was said: words, or one of the three things below them. */
export const chatFields = {
  type: z.literal('chat'),
  table: z.string(),
  number: count,
  from: z.string(),
  seat: z.exactOptional(z.string()),
  to: z.exactOptional(z.string()),
  text: z.string(),
  at: count,
  signal: z.exactOptional(z.strictObject({ ...signalled, ...said })),
  plan: z.exactOptional(z.strictObject({ ...planned, ...said })),
  vote: z.exactOptional(z.strictObject({ plan: count, agree: z.boolean() })),
};
