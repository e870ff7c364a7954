// The shapes of everything that comes and goes over HTTP. They validate, and the OpenAPI document is made from them.

import { SEAT, TABLE_ID } from '@three-thrones/protocol';
import { z } from 'zod';
import type { Summary, Tempo } from '../tables/tables.ts';
import { isShallow } from '../work/plain-data.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const time = z.int().nonnegative().describe('Milliseconds since 1970.');
const count = z.int().nonnegative();

export const tableParams = z.strictObject({ id: TABLE_ID });
export const seatParams = z.strictObject({ id: TABLE_ID, seat: SEAT });
/** For requests that need no body; an empty one does no harm. */
export const nothing = z.strictObject({}).nullish();

// People

export const person = z.object({ id: z.string(), name: z.string(), createdAt: time });
export const introduction = z.object({
  person,
  key: z.string().describe('The device key, shown only this once. Send it as `Authorization: Bearer`.'),
});
export const named = z.strictObject({ name: z.string().max(400).describe('1 to 40 printable characters.') });
export const credentials = z.strictObject({
  login: z.string().max(200).describe('3 to 40 letters, digits and . _ @ + -; capitals do not matter.'),
  password: z.string().max(400).describe('At least 10 characters.'),
});
export const me = z.object({
  person,
  login: z.string().optional().describe('Only for those who have an account.'),
});
export const account = z.object({ login: z.string() });
export const farewell = z
  .strictObject({ password: z.string().max(400).optional().describe('Needed by those who have an account.') })
  .nullish();

// Tables

const tempo = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().min(MINUTE).max(DAY).describe('Milliseconds.'),
    increment: z
      .int()
      .min(0)
      .max(60 * MINUTE)
      .describe('Milliseconds added after every answer.'),
  }),
  z.strictObject({
    kind: z.literal('days'),
    perMove: z
      .int()
      .min(5 * MINUTE)
      .max(60 * DAY)
      .describe('Milliseconds.'),
  }),
]) satisfies z.ZodType<Tempo>;

/** Deeper data than any configuration needs would only be there to break whoever walks it. */
/** Values in a configuration, all together. */
const MOST_VALUES = 1_000;
const plainData = z.unknown().refine((value) => isShallow(value, MOST_VALUES), 'too deep');

export const newTable = z.strictObject({
  game: z.string().max(40),
  config: plainData.optional().describe('The game’s own configuration; what it leaves open is drawn.'),
  tempo: tempo.default({ kind: 'none' }),
  listed: z
    .boolean()
    .default(false)
    .describe('Shown in the list of open tables; otherwise only by its link.'),
});

const chair = z.object({
  seat: z.string(),
  person: z.object({ id: z.string(), name: z.string() }).optional(),
  bot: z.string().optional(),
  online: z.boolean(),
  commitment: z.string().optional().describe('What this seat has committed to as its share of the dice.'),
  open: z.literal(true).optional().describe('Somebody new may take it.'),
});

const dice = z
  .union([
    z.object({ commit: z.array(z.string()).readonly() }),
    z.object({ reveal: z.array(z.string()).readonly(), until: time }),
  ])
  .describe('Before the deal: who has still to commit to a share of the dice, or to show it.');

const proposed = {
  id: z.string(),
  by: z.string(),
  what: z.string(),
  to: count.optional(),
  for: z.string().optional(),
};
const proposal = z.object({ ...proposed, agreed: z.array(z.string()).readonly() });
const declined = z.object({ ...proposed, refusedBy: z.string() });

export const summary = z
  .object({
    table: z.string(),
    status: z.enum(['gathering', 'playing', 'over', 'closed']),
    chairs: z.array(chair).readonly(),
    round: count.describe('How often all had to commit to their shares anew.'),
    dice: dice.optional(),
    serverKey: z.string().describe('The key this server signs exports with.'),
    muted: z.array(z.string()).readonly().optional().describe('People the host has silenced here.'),
    proposals: z.array(proposal).readonly(),
    declined: z
      .array(declined)
      .readonly()
      .optional()
      .describe('Of each seat the last proposal that was refused, until it answers or proposes again.'),
    commitment: z.string().describe('The server’s promise of its half of the seed.'),
    outcome: z
      .object({
        ranking: z.array(z.array(z.string()).readonly()).readonly(),
        scores: z.record(z.string(), z.number()),
        reason: z.string(),
      })
      .optional()
      .describe('After the end: seats from first to last, equals together.'),
    revealed: z
      .object({
        serverSeed: z.string(),
        entropy: z.record(z.string(), z.string()),
        seed: z.string(),
        chance: z.literal('sha256').optional(),
        table: z.string().optional().describe('The table they were mixed for, if the game was brought.'),
      })
      .optional()
      .describe('After the end: what the dice were made of.'),
    game: z.string(),
    rulesVersion: z.int(),
    config: z.unknown(),
    tempo,
    listed: z.boolean(),
    host: z.string().describe('The id of the person who opened the table.'),
    createdAt: time,
    changedAt: time,
    seq: count.describe('The number of the last entry in its log.'),
    asked: z
      .array(z.string())
      .readonly()
      .optional()
      .describe('While it is played: the seats that are asked something and have not answered.'),
    imported: z
      .literal(true)
      .optional()
      .describe('Played elsewhere first: the server had no hand in its dice.'),
    rematchOf: z.string().optional(),
    rematch: z.string().optional(),
  })
  .describe('What anybody may know about a table without looking at it.');
export const summaries = z.array(summary).readonly();

/** A field that the tables grow and the schema does not would be dropped in silence: this stops compiling instead. */
type Missing = Exclude<keyof Summary, keyof z.infer<typeof summary>>;
true satisfies [Missing] extends [never] ? true : Missing;

export const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.coerce.number().int().min(0).optional().describe('Only tables that changed before this time.'),
});
export const afterQuery = z.strictObject({ after: z.coerce.number().int().min(0).default(0) });
export const eyeQuery = z.strictObject({
  seat: z.optional(SEAT).describe('One’s own seat; without it, what anybody may see.'),
});
export const factsQuery = afterQuery.extend(eyeQuery.shape);
export const momentParams = z.strictObject({ id: TABLE_ID, seq: z.coerce.number().int().min(0) });

export const commitment = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('The SHA-256 that commits to a share of the dice, as PROTOCOL.md says.');
export const claim = z.strictObject({ commitment: commitment.optional() }).nullish();
export const recovery = z.object({
  recovery: z.string().describe('Brings the seat to another device; shown only this once.'),
});
export const code = z.strictObject({ code: z.string().min(1).max(100) });
export const seat = z.object({ seat: z.string() });
export const heir = z.strictObject({
  key: z.string().max(100).describe('The device key of whoever gets the seat.'),
});
export const botLevel = z.strictObject({ level: z.string().min(1).max(40) });

export const games = z
  .array(z.object({ id: z.string(), players: z.object({ least: z.int(), usual: z.int(), most: z.int() }) }))
  .readonly();
/** Made elsewhere, passed on as it is. */
const anything: z.ZodType<object> = z.looseObject({});
export const messages = z
  .array(anything)
  .readonly()
  .describe('The table’s `chat` messages this person may read.');
/** Comes as text that is JSON already, and goes out as it is. */
const ready = z.custom<string>((value) => typeof value === 'string');
export const list = z
  .custom<Buffer>((value) => Buffer.isBuffer(value))
  .describe('A list of what `GET /api/tables/{id}` gives.');
export const facts = ready.describe('What happened, for this eye: a list of `{seq, facts}`.');
export const moment = ready.describe('The table as this eye saw it then.');
export const health = z.object({ status: z.literal('ok') });
export const readiness = z.object({ status: z.literal('ready') });

export const exported = z.string().describe('What `tt verify` reads: JSON, and a line with its SHA-256.');
/** The text of an export, or the kernel's record of a game on somebody's own device. */
export const brought = z.union([exported, z.record(z.string(), z.unknown())]);
