// What goes wrong on the way to a handler, as a coded no. Nothing of what was sent is repeated.

import type { Refusal } from '@three-thrones/kernel';
import { refuse, type ServerCode } from '@three-thrones/protocol';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { StorageFailed } from '../store/store.ts';

/** A refusal where only throwing leads out. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(no: Refusal) {
    super(no.code);
    this.refusal = no;
  }
}

const CODES: Readonly<Record<string, ServerCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-media-type',
  FST_ERR_NOT_FOUND: 'no-such-route',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'no-such-route',
};

export function refusalFor(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  if (error instanceof StorageFailed) return refuse(error.code);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    return refuse('wrong-shape', {
      in: error.validationContext,
      path: issue!.instancePath,
      problem: issue!.keyword,
    });
  }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = CODES[code];
  if (known !== undefined) return refuse(known);
  // A body with `__proto__` in it is refused by the parser without a code of its own.
  if (error instanceof SyntaxError && statusCode === 400) return refuse('malformed-json');
  return statusCode >= 400 && statusCode < 500 ? refuse('wrong-shape') : refuse('server-failed');
}

export function tooFast(ttl: number): RefusedError {
  return new RefusedError(refuse('too-fast', { seconds: Math.ceil(ttl / 1000) }));
}
