// Every coded no over HTTP: the one table of statuses, and how a route declares what it may refuse.

import type { Refusal } from '@three-thrones/kernel';
import { z } from 'zod';

/** What a code means as a status. A code that is not here is a reason of a game's own: 422. */
export const STATUS = {
  'malformed-json': 400,
  'malformed-request': 400,
  'wrong-shape': 400,
  'no-key': 401,
  'unknown-key': 401,
  'wrong-login': 401,
  'wrong-token': 401,
  banned: 403,
  'not-your-seat': 403,
  'not-the-host': 403,
  'not-at-this-table': 403,
  muted: 403,
  kicked: 403,
  'seat-not-open': 403,
  'has-seen-a-hand': 403,
  'no-such-route': 404,
  'no-such-table': 404,
  'no-such-person': 404,
  'no-such-ban': 404,
  'no-such-seat': 404,
  'no-such-game': 404,
  'no-such-code': 404,
  'no-such-proposal': 404,
  'no-such-listener': 404,
  'no-such-moment': 404,
  'request-timeout': 408,
  'login-taken': 409,
  'has-account': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'seat-is-with-a-bot': 409,
  'nobody-to-take-over': 409,
  'table-not-open': 409,
  'table-not-playing': 409,
  'table-in-play': 409,
  'game-not-over': 409,
  'game-over': 409,
  'stale-decision': 409,
  'no-clocks-here': 409,
  'nothing-to-take-back': 409,
  'still-at-the-table': 409,
  'your-own-seat': 409,
  'undo-timeout': 409,
  'undo-no-time': 409,
  'another-rules-version': 409,
  'too-soon': 409,
  'too-far-back': 409,
  'too-many-take-backs': 409,
  'undo-limit': 409,
  'table-full': 409,
  'nothing-to-commit': 409,
  'nothing-to-reveal': 409,
  'another-round': 409,
  'commitment-broken': 409,
  'too-large': 413,
  'wrong-media-type': 415,
  'bad-name': 422,
  'bad-login': 422,
  'password-too-short': 422,
  'empty-text': 422,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-attempts': 429,
  'too-many-sockets': 429,
  'server-failed': 500,
  'table-damaged': 500,
  busy: 503,
  'too-heavy': 503,
  starting: 503,
  draining: 503,
  stopping: 503,
  'storage-failed': 503,
  'storage-full': 507,
} as const satisfies Record<string, number>;

export type Code = keyof typeof STATUS;

const OF_A_GAME = 422;

export function isKnownCode(code: string): code is Code {
  return Object.hasOwn(STATUS, code);
}

export function statusOf(code: string): number {
  return isKnownCode(code) ? STATUS[code] : OF_A_GAME;
}

/** The body of every reply that is not a success. */
export interface RefusedBody {
  code: string;
  rule: string;
  args?: Readonly<Record<string, unknown>> | undefined;
  mistakes?: readonly unknown[] | undefined;
}

export function bodyOf({ code, rule, args, mistakes }: Refusal): RefusedBody {
  return { code, rule, ...(args && { args }), ...(mistakes && { mistakes }) };
}

const args = z.record(z.string(), z.unknown()).optional();
const rule = z.string().describe('The section of the game’s rules; "0" where no rule of a game is meant.');
const mistakes = z
  .array(z.object({ path: z.string(), code: z.string(), rule: z.string(), args }))
  .readonly()
  .optional()
  .describe('All that is wrong with a configuration, and where.');

/** Anything can happen to anybody. */
const ALWAYS = [
  'banned',
  'wrong-shape',
  'too-fast',
  'server-failed',
  'storage-failed',
  'stopping',
] as const satisfies Code[];
export const WITH_A_BODY = [
  'malformed-json',
  'wrong-media-type',
  'too-large',
  'storage-full',
] as const satisfies Code[];
export const WITH_A_KEY = ['no-key', 'unknown-key'] as const satisfies Code[];
/** For a route where a key is welcome but not needed. */
export const WITH_ANY_KEY = ['unknown-key'] as const satisfies Code[];
export const AT_A_TABLE = [
  'no-such-table',
  'another-rules-version',
  'table-damaged',
] as const satisfies Code[];
/** Reasons of a game's own. */
export const BY_THE_RULES = 'by-the-rules';

/** The schemas of all replies that are refusals, one for each status; to the compiler two stand for all of them. */
export function refusals(...codes: (Code | typeof BY_THE_RULES)[]): { 400: typeof open; 500: typeof open } {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...ALWAYS, ...codes])) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schemas = [...byStatus].map(([status, words]) => [status, schemaFor(words)]);
  return Object.fromEntries(schemas) as ReturnType<typeof refusals>;
}

const open = z.object({ code: z.string(), rule, args, mistakes });

function schemaFor(words: readonly string[]) {
  if (words.includes(BY_THE_RULES)) return open.describe('A reason of the server’s or the game’s own.');
  return z.object({ code: z.enum(words), rule, args }).describe(words.join(', '));
}
