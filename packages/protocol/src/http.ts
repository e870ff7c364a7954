// Everything that comes and goes over HTTP. These validate, the OpenAPI document is made from them, and both ends have
// their types from them.

import { z } from 'zod';
import { aroundTheGame, chatFields, count, moment, SEAT, status, TABLE_ID, words } from './shapes.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const TEN_YEARS = 5_256_000;

/** For requests that need no body; an empty one does no harm. */
export const nothing = z.strictObject({}).nullish();

// People

export const person = z.object({ id: z.string(), name: z.string(), createdAt: moment });
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
  login: z.exactOptional(z.string()).describe('Only for those who have an account.'),
});
export const account = z.object({ login: z.string() });
export const farewell = z
  .strictObject({
    password: z.exactOptional(z.string().max(400)).describe('Needed by those who have an account.'),
  })
  .nullish();

export type Introduction = Readonly<z.infer<typeof introduction>>;
export type Me = Readonly<z.infer<typeof me>>;
export type Account = Readonly<z.infer<typeof account>>;

// Tables

export const tempo = z
  .discriminatedUnion('kind', [
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
  ])
  .describe('How fast people play.');

export const newTable = z.strictObject({
  game: z.string().max(40),
  config: z
    .exactOptional(z.unknown())
    .describe('The game’s own configuration; what it leaves open is drawn.'),
  tempo: tempo.default({ kind: 'none' }),
  listed: z
    .boolean()
    .default(false)
    .describe('Shown in the list of open tables; otherwise only by its link.'),
});

export const summary = z
  .object({
    ...aroundTheGame(z.object),
    game: z.string(),
    rulesVersion: z.int(),
    config: z.unknown(),
    tempo,
    listed: z.boolean(),
    createdAt: moment,
    changedAt: moment,
    seq: count.describe('The number of the last entry in its log.'),
    asked: z
      .exactOptional(words)
      .describe('While it is played: the seats that are asked something and have not answered.'),
    until: z.exactOptional(moment).describe('Where clocks run: when the time of the next of them is up.'),
    progress: z
      .exactOptional(z.object({ now: count, last: count }))
      .describe('The round of the game and how many there are, once somebody has answered.'),
    imported: z
      .exactOptional(z.literal(true))
      .describe('Played elsewhere first: the server had no hand in its dice.'),
    rematchOf: z.exactOptional(z.string()).describe('The table this one is the rematch of.'),
    rematch: z.exactOptional(z.string()).describe('The rematch of this one.'),
  })
  .describe('What anybody may know about a table without looking at it.');
export const summaries = z.array(summary).readonly();

/** How fast people play. Times in milliseconds. */
export type Tempo = Readonly<z.infer<typeof tempo>>;
export type NewTable = Readonly<z.infer<typeof newTable>>;
/** What anybody may know about a table without looking at it. */
export type TableSummary = Readonly<z.infer<typeof summary>>;

export const tableParams = z.strictObject({ id: TABLE_ID });
export const seatParams = z.strictObject({ id: TABLE_ID, seat: SEAT });
export const muteParams = z.strictObject({ id: TABLE_ID, person: z.string().max(40) });
export const momentParams = z.strictObject({ id: TABLE_ID, seq: z.coerce.number().int().min(0) });
export const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z
    .exactOptional(z.coerce.number().int().min(0))
    .describe('Only tables that changed before this time.'),
});
export const afterQuery = z.strictObject({ after: z.coerce.number().int().min(0).default(0) });
export const eyeQuery = z.strictObject({
  seat: z.exactOptional(SEAT).describe('One’s own seat; without it, what anybody may see.'),
});
export const factsQuery = afterQuery.extend(eyeQuery.shape);

// Seats

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const commitment = hex.describe('The SHA-256 that commits to a share of the dice, as PROTOCOL.md says.');
const round = count.describe('As in the `lobby`: a share is good for one round.');

export const claim = z.strictObject({ commitment: z.exactOptional(commitment) }).nullish();
export const commit = z.strictObject({ commitment, round });
export const reveal = z.strictObject({ entropy: hex.describe('Thirty-two bytes in hex.'), round });
export const recovery = z.object({
  recovery: z.string().describe('Brings the seat to another device; shown only this once.'),
});
export const code = z.strictObject({ code: z.string().min(1).max(100) });
export const seat = z.object({ seat: z.string() });
export const heir = z.strictObject({
  key: z.string().max(100).describe('The device key of whoever gets the seat.'),
});
export const botLevel = z.strictObject({ level: z.string().min(1).max(40) });

export type Recovery = Readonly<z.infer<typeof recovery>>;
export type Commit = Readonly<z.infer<typeof commit>>;
export type Reveal = Readonly<z.infer<typeof reveal>>;
export type Recovered = Readonly<z.infer<typeof seat>>;

// What a table tells

export const messages = z
  .array(z.object(chatFields))
  .readonly()
  .describe('The table’s `chat` messages this person may read.');
/** Comes as text that is JSON already, and goes out as it is. */
const ready = z.custom<string>((value) => typeof value === 'string');
/** The same as bytes. */
export const list = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .describe('A list of what `GET /api/tables/{id}` gives.');
export const facts = ready.describe('What happened, for this eye: a list of `{seq, facts}`.');
export const seen = ready.describe('The table as this eye saw it then.');
export const exported = z.string().describe('What `tt verify` reads: JSON, and a line with its SHA-256.');
/** The text of an export, or the kernel's record of a game on somebody's own device. */
export const brought = z.union([exported, z.record(z.string(), z.unknown())]);

// The server itself

export const games = z
  .array(z.object({ id: z.string(), players: z.object({ least: z.int(), usual: z.int(), most: z.int() }) }))
  .readonly();
export const health = z.object({ status: z.literal('ok') });
export const readiness = z.object({ status: z.literal('ready') });

// Running it from afar

const most = z.coerce.number().int().min(1).max(1_000).default(100);
const personId = z.string().regex(/^[\w-]{1,40}$/);
const minutes = z.int().min(1).max(TEN_YEARS);
const address = z.string().max(60);

/** As long as somebody can be silenced, or an address kept out. */
export const MOST_MINUTES = TEN_YEARS;
export const adminTablesQuery = z.strictObject({
  status: z.exactOptional(status),
  limit: most,
  before: z.exactOptional(z.coerce.number().int().min(0)),
});
export const adminPeopleQuery = z.strictObject({ limit: most, after: z.exactOptional(personId) });
export const ofPerson = z.strictObject({ person: personId });
export const forMinutes = z.strictObject({ minutes });
export const ban = z.strictObject({ address, minutes });
export const ofAddress = z.strictObject({ address });

// Refusals

const rule = z.string().describe('The section of the game’s rules; "0" where no rule of a game is meant.');
const args = z.exactOptional(z.record(z.string(), z.unknown()).readonly());

/** The body of every reply that is not a success. */
export const refusedBody = z.object({
  code: z.string(),
  rule,
  args,
  mistakes: z
    .exactOptional(
      z.array(z.object({ path: z.string(), code: z.string(), rule: z.string(), args })).readonly(),
    )
    .describe('All that is wrong with a configuration, and where.'),
});
export type RefusedBody = Readonly<z.infer<typeof refusedBody>>;
