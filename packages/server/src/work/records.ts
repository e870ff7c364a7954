// The record of a game from somebody's own device, as the kernel writes it: finished or not, it must hold.

import type { Catalogue } from '@three-thrones/catalogue';
import { isOver, isRefusal, randomFrom, type Refusal, seeded } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import * as z from 'zod/mini';
import { derive } from '../tables/course.ts';
import { LINES_MOST, type Line } from '../tables/log.ts';
import { isShallow } from './plain-data.ts';
import type { Brought } from '../tables/work.ts';

const recordSchema = z.object({
  game: z.string().check(z.maxLength(40)),
  rulesVersion: z.number(),
  config: z.unknown(),
  seed: z.string().check(z.minLength(1), z.maxLength(200)),
  chance: z.exactOptional(z.literal('sha256')),
  answers: z
    .array(
      z.strictObject({
        seat: z.string().check(z.maxLength(40)),
        decision: z.string().check(z.maxLength(60)),
        choice: z.union([
          z.string().check(z.maxLength(200)),
          z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
          z.number(),
        ]),
      }),
    )
    .check(z.maxLength(LINES_MOST)),
});

/** A record that was not read yet: reading a long one takes long, so that is done beside the loop as well. */
export interface UnreadRecord {
  readonly json: string;
}

export async function checkedRecord(document: unknown, catalogue: Catalogue): Promise<Brought | Refusal> {
  const value = isUnread(document) ? read(document) : document;
  if (isRefusal(value)) return value;
  if (!isShallow(value)) return refuse('record-malformed', { path: 'config' });
  const record = recordSchema.safeParse(value);
  if (!record.success) return refuse('record-malformed', { path: record.error.issues[0]?.path.join('.') });
  const { game, rulesVersion, seed, chance, answers } = record.data;
  const rules = await catalogue.rules(game, rulesVersion);
  if (isRefusal(rules)) return rules;
  const config = rules.configure(record.data.config, randomFrom(seeded(seed)));
  if (isRefusal(config)) return config;
  const lines = answers.map((answer): Line => ({ kind: 'answer', ...answer }));
  // As a table it will be derived from the whole configuration: so it must hold with that.
  const course = derive(rules, { config, seed, chance }, lines);
  if (isRefusal(course)) return refuse('answer-does-not-hold', { ...course.args, code: course.code });
  return {
    ...{ game, rulesVersion, config, seed },
    ...(chance && { chance }),
    lines: lines.map((line) => JSON.stringify(line)),
    over: isOver(course.state),
  };
}

/** What a record that holds shows. */
export interface VerifiedRecord extends Pick<Brought, 'game' | 'rulesVersion' | 'config' | 'seed' | 'over'> {
  readonly answers: number;
}

/** The record of a device as a file: every answer played again, and the end it claims compared. */
export async function verifyRecord(
  document: unknown,
  catalogue: Catalogue,
): Promise<VerifiedRecord | Refusal> {
  const record = await checkedRecord(document, catalogue);
  if (isRefusal(record)) return record;
  const { game, rulesVersion, config, seed, over, lines } = record;
  const { over: claimed } = document as { readonly over?: unknown };
  if (claimed !== undefined && claimed !== over) return refuse('another-end');
  return { game, rulesVersion, config, seed, over, answers: lines.length };
}

function isUnread(document: unknown): document is UnreadRecord {
  return typeof document === 'object' && document !== null && 'json' in document;
}

function read({ json }: UnreadRecord): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return refuse('malformed-json');
  }
}
