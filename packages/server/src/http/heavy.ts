// Reads that derive a whole game again cost far more than others, so there are fewer of them.

import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config/options.ts';
import { tooFast } from './errors.ts';
import type { App } from './parts.ts';

const MINUTE = 60_000;

/** A check to put before such a route, behind the look at the key and before the body is read. */
export type HeavyLimit = (request: FastifyRequest) => Promise<void>;

/** One allowance for all of them. */
export function heavyLimit(app: App, limits: Limits): HeavyLimit {
  const keyGenerator = ({ ip }: FastifyRequest): string => normalizeIP(ip);
  const withKey = app.createRateLimit({ max: limits.heavyReadsPerMinute, timeWindow: MINUTE, keyGenerator });
  const without = app.createRateLimit({ max: limits.heavyReadsWithoutKey, timeWindow: MINUTE, keyGenerator });
  return async (request) => {
    const count = await (request.holder ? withKey : without)(request);
    if (!count.isAllowed && count.isExceeded) throw tooFast(count.ttl);
  };
}
