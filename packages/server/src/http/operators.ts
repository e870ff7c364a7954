// Routes for whoever runs the server: they need the operations token.

import { refuse } from '@three-thrones/protocol';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RefusedError, tooFast } from './errors.ts';
import type { App } from './parts.ts';

const MINUTE = 60_000;
/** Wrong tokens of one address; a right one is never kept out. */
const WRONG_PER_MINUTE = 20;
const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** A check to put before a route. */
export function onlyOperators(app: App, token: string): (request: FastifyRequest) => Promise<void> {
  const right = digest(token);
  const wrong = app.createRateLimit({ max: WRONG_PER_MINUTE, timeWindow: MINUTE });
  return async (request) => {
    const said = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Digests have one length, whatever was said, and take one time to compare.
    if (timingSafeEqual(digest(said), right)) return;
    const count = await wrong(request);
    if (!count.isAllowed && count.isExceeded) throw tooFast(count.ttl);
    throw new RefusedError(refuse('wrong-token'));
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
