// What goes wrong on the way to a handler, as a coded no. Nothing of what was sent is repeated.

import { type Refusal, refusal } from '@three-thrones/kernel';
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

const CODES: Readonly<Record<string, string>> = {
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
  if (error instanceof StorageFailed) return refusal(error.code, '0');
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    return refusal('wrong-shape', '0', {
      in: error.validationContext,
      path: issue!.instancePath,
      problem: issue!.keyword,
    });
  }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = CODES[code];
  if (known !== undefined) return refusal(known, '0');
  // A body with `__proto__` in it is refused by the parser without a code of its own.
  if (error instanceof SyntaxError && statusCode === 400) return refusal('malformed-json', '0');
  return statusCode >= 400 && statusCode < 500 ? refusal('wrong-shape', '0') : refusal('server-failed', '0');
}

export function tooFast(ttl: number): RefusedError {
  return new RefusedError(refusal('too-fast', '0', { seconds: Math.ceil(ttl / 1000) }));
}
