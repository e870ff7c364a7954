// Coded noes over HTTP: their status, their body, and how a route declares what it may refuse.

import type { Refusal } from '@three-thrones/kernel';
import { isServerCode, type ServerCode, STATUS } from '@three-thrones/protocol/codes';
import { type RefusedBody, refusedBody } from '@three-thrones/protocol/http';
import { z } from 'zod';

const OF_A_GAME = 422;

/** A code that is not the server's is a reason of a game's own. */
export function statusOf(code: string): number {
  return isServerCode(code) ? STATUS[code] : OF_A_GAME;
}

export function bodyOf({ code, rule, args, mistakes }: Refusal): RefusedBody {
  return { code, rule, ...(args && { args }), ...(mistakes && { mistakes }) };
}

/** Anything can happen to anybody. */
const ALWAYS = [
  'banned',
  'wrong-shape',
  'too-fast',
  'server-failed',
  'storage-failed',
  'stopping',
] as const satisfies ServerCode[];
export const WITH_A_BODY = [
  'malformed-json',
  'wrong-media-type',
  'too-large',
  'storage-full',
] as const satisfies ServerCode[];
export const WITH_A_KEY = ['no-key', 'unknown-key'] as const satisfies ServerCode[];
/** For a route where a key is welcome but not needed. */
export const WITH_ANY_KEY = ['unknown-key'] as const satisfies ServerCode[];
export const AT_A_TABLE = [
  'no-such-table',
  'another-rules-version',
  'table-damaged',
] as const satisfies ServerCode[];
/** Reasons of a game's own. */
export const BY_THE_RULES = 'by-the-rules';

/** The schemas of all replies that are refusals, one for each status; to the compiler two stand for all of them. */
export function refusals(...codes: (ServerCode | typeof BY_THE_RULES)[]): {
  400: typeof refusedBody;
  500: typeof refusedBody;
} {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...ALWAYS, ...codes])) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schemas = [...byStatus].map(([status, words]) => [status, schemaFor(words)]);
  return Object.fromEntries(schemas) as ReturnType<typeof refusals>;
}

function schemaFor(words: readonly string[]) {
  if (words.includes(BY_THE_RULES))
    return refusedBody.describe('A reason of the server’s or the game’s own.');
  return refusedBody
    .omit({ mistakes: true })
    .extend({ code: z.enum(words) })
    .describe(words.join(', '));
}
