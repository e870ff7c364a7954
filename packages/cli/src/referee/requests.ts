// What the referee can be told. Everything is checked here; behind this file requests are trusted.

import { type Choice, type Refusal, refusal, type Seat } from '@three-thrones/kernel';

/** A name the sender gave a request, to know the reply by. */
export type RequestId = string | number;

export type Request = { readonly id?: RequestId } & (
  | { readonly type: 'answer'; readonly seat: Seat; readonly decision: string; readonly choice: Choice }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'view'; readonly seat: Seat | 'spectator' }
  | { readonly type: 'why'; readonly seat: Seat; readonly option: string }
  | { readonly type: 'save' }
  | { readonly type: 'position' }
);

interface Field {
  readonly wanted: string;
  fits(value: unknown): boolean;
}

const text: Field = { wanted: 'a text', fits: (value) => typeof value === 'string' };
const choice: Field = {
  wanted: 'an option, a list of options or a number',
  fits: (value) =>
    typeof value === 'string' ||
    typeof value === 'number' ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string')),
};
const requestId: Field = {
  wanted: 'a text or a number',
  fits: (value) => typeof value === 'string' || typeof value === 'number',
};

const FIELDS: Readonly<Record<Request['type'], Readonly<Record<string, Field>>>> = {
  answer: { seat: text, decision: text, choice },
  undo: { seat: text },
  view: { seat: text },
  why: { seat: text, option: text },
  save: {},
  position: {},
};

/** A line as a request, or why it is none; the id is told apart so that a refusal can repeat it. */
export function readRequest(line: string): {
  readonly id: RequestId | undefined;
  readonly request: Request | Refusal;
} {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: undefined, request: refusal('malformed-json', '0') };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { id: undefined, request: refusal('not-a-request', '0', { wanted: 'an object' }) };
  const { type, id, ...fields } = value as Record<string, unknown>;
  if (id !== undefined && !requestId.fits(id))
    return { id: undefined, request: refusal('wrong-type', '0', { field: 'id', wanted: requestId.wanted }) };
  const request = mistakeIn(type, fields) ?? (value as Request);
  return { id: id as RequestId | undefined, request };
}

function mistakeIn(type: unknown, fields: Record<string, unknown>): Refusal | undefined {
  if (type === undefined) return refusal('field-missing', '0', { field: 'type' });
  if (typeof type !== 'string') return refusal('wrong-type', '0', { field: 'type', wanted: text.wanted });
  if (!Object.hasOwn(FIELDS, type))
    return refusal('unknown-request', '0', { type, known: Object.keys(FIELDS) });
  const wanted = FIELDS[type as Request['type']];
  for (const field in wanted) {
    if (!Object.hasOwn(fields, field)) return refusal('field-missing', '0', { field });
    if (!wanted[field]!.fits(fields[field]))
      return refusal('wrong-type', '0', { field, wanted: wanted[field]!.wanted });
  }
  const extra = Object.keys(fields).find((field) => !Object.hasOwn(wanted, field));
  return extra === undefined ? undefined : refusal('unknown-field', '0', { field: extra });
}
