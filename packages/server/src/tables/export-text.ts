// Exports as texts: how they are written, and what a text must look like to be read as one.

import { isRefusal, type Outcome, type Refusal, type Seat } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import * as z from 'zod/mini';
import { isSigned, sha256, type Signer } from './fairness.ts';
import { type Line, LINES_MOST } from './log.ts';

/** Where a game was brought from: somebody's own device, or the export of another table. */
export type Origin =
  | { readonly kind: 'device' }
  | { readonly kind: 'export'; readonly table: string; readonly serverKey: string };

/** One line of an export: what was kept, with its number and time. */
export type ExportLine = Line & { readonly seq: number; readonly at: number };

/** Everything about a finished game, so that anybody can derive it again. */
export interface ExportDocument {
  readonly format: 'three-thrones-export';
  readonly version: 2;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly chance?: 'sha256';
  /** In the order of the table. */
  readonly seats: readonly Seat[];
  readonly people: Readonly<Record<Seat, string>>;
  readonly round: number;
  readonly commitment: string;
  readonly commitments: Readonly<Record<Seat, string>>;
  readonly serverSeed: string;
  readonly entropy: Readonly<Record<Seat, string>>;
  readonly seed: string;
  readonly origin?: Origin;
  readonly serverKey: string;
  readonly log: readonly ExportLine[];
  readonly outcome: Outcome;
  readonly finalHash: string;
}

/** A document as it was read: the outcome and the lines may be anything yet. */
export type ReadDocument = Omit<ExportDocument, 'version' | 'seats' | 'log' | 'outcome' | 'serverKey'> & {
  readonly version: 1 | 2;
  /** Not in the first version. */
  readonly seats?: readonly Seat[] | undefined;
  readonly serverKey?: string | undefined;
  readonly log: readonly unknown[];
  readonly outcome: unknown;
};

/** One way to write a document, so that a changed byte shows. */
export function canonical(document: object): string {
  return JSON.stringify(document, undefined, 1);
}

/** An export as it is written to a file: the body, its checksum, and the server's signature of that. */
export function signed(body: string, signer: Signer): string {
  const digest = sha256(body);
  return `${body}\n${digest}\n${signer.sign(digest)}\n`;
}

const words = z.record(z.string(), z.string().check(z.maxLength(200)));
const word = z.string().check(z.maxLength(200));
const common = {
  format: z.literal('three-thrones-export'),
  table: word,
  game: word,
  rulesVersion: z.number(),
  config: z.unknown(),
  commitment: word,
  serverSeed: word,
  entropy: words,
  seed: word,
  log: z.array(z.unknown()),
  people: words,
  outcome: z.unknown(),
  finalHash: word,
};
const first = z.strictObject({ ...common, version: z.literal(1) });
const second = z.strictObject({
  ...common,
  version: z.literal(2),
  chance: z.exactOptional(z.literal('sha256')),
  seats: z.array(word),
  round: z.int().check(z.nonnegative()),
  commitments: words,
  origin: z.exactOptional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('device') }),
      z.strictObject({ kind: z.literal('export'), table: word, serverKey: word }),
    ]),
  ),
  serverKey: word,
});

/** A body, a checksum and, since the second version, a signature. */
const TEXT = /^(?<body>[^]*)\n(?<digest>[0-9a-f]{64})\n(?:(?<signature>[0-9A-Za-z+/=]{1,200})\n)?$/;

/** Reads the text of an export; it must be exactly what the writer would write, checksum and signature included. */
export function parseExport(text: string): ReadDocument | Refusal {
  const { body, digest, signature } = TEXT.exec(text)?.groups ?? {};
  if (body === undefined) return refuse('export-damaged');
  const document = parsedBody(body);
  if (isRefusal(document)) return document;
  if (sha256(body) !== digest) return refuse('export-damaged');
  if (document.version === 1) return signature === undefined ? document : refuse('export-damaged');
  const isByServer = signature !== undefined && isSigned(document.serverKey!, digest, signature);
  return isByServer ? document : refuse('signature-broken');
}

function parsedBody(body: string): ReadDocument | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return refuse('export-damaged');
  }
  if (
    typeof value !== 'object' ||
    value === null ||
    (value as Partial<ExportDocument>).format !== common.format.def.values[0]
  )
    return refuse('not-an-export');
  const { version } = value as { version?: unknown };
  if (version !== 1 && version !== 2) return refuse('another-export-version', { version });
  if (canonical(value) !== body) return refuse('export-damaged');
  const parsed = (version === 1 ? first : second).safeParse(value);
  if (!parsed.success) return refuse('export-damaged', { path: parsed.error.issues[0]?.path.join('.') });
  const { log } = parsed.data;
  if (log.length > LINES_MOST) return refuse('too-long', { lines: log.length, most: LINES_MOST });
  return parsed.data.version === 1 ? { ...parsed.data, round: 0, commitments: {} } : parsed.data;
}

const count = z.int().check(z.nonnegative());
const place = { seq: count, at: count };
const name = z.string().check(z.maxLength(60));
const choice = z.union([word, z.array(word).check(z.maxLength(100)), z.number()]);
const exportLine = z.discriminatedUnion('kind', [
  z.strictObject({
    ...place,
    kind: z.literal('answer'),
    seat: name,
    decision: name,
    choice,
    by: z.exactOptional(z.enum(['bot', 'timeout'])),
    left: z.exactOptional(count),
    gained: z.exactOptional(count),
  }),
  z.strictObject({ ...place, kind: z.literal('undo'), seat: name, left: z.exactOptional(count) }),
  z.strictObject({ ...place, kind: z.literal('take-back'), to: count }),
]);

/** The lines of a log, without their numbers and times once these are in order. */
export function parseLog(log: readonly unknown[]): Line[] | Refusal {
  const lines: Line[] = [];
  let last = 0;
  for (const [index, value] of log.entries()) {
    const parsed = exportLine.safeParse(value);
    if (!parsed.success) return refuse('line-malformed', { line: index + 1 });
    const { seq, at, ...line } = parsed.data;
    if (seq !== index + 1 || at < last) return refuse('log-out-of-order', { line: index + 1 });
    last = at;
    lines.push(line);
  }
  return lines;
}
