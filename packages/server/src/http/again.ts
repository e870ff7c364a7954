// Requests that may come twice because the reply was lost: with the same key they have the same result.

import { createHash } from 'node:crypto';
import { isRefusal, type Refusal } from '@three-thrones/kernel';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { keyOf } from './keys.ts';

const TEN_MINUTES = 600_000;
const REMEMBERED = 2_000;

/** Results by who asked, for what, with which key. One that is still under way is shared, a refusal is not kept. */
export class Again {
  readonly #results = new LRUCache<string, Promise<object>>({ max: REMEMBERED, ttl: TEN_MINUTES });

  /** Does the work, unless it was done for this request before. */
  async once<T extends object>(
    request: FastifyRequest,
    who: string,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const key = keyOf(request);
    if (key === undefined) return work();
    const name = nameOf(request, who, key);
    const before = this.#results.get(name) as Promise<T | Refusal> | undefined;
    if (before) return before;
    const result = work();
    this.#results.set(name, result);
    try {
      const done = await result;
      if (isRefusal(done)) this.#forget(name, result);
      return done;
    } catch (error) {
      this.#forget(name, result);
      throw error;
    }
  }

  #forget(name: string, result: Promise<object>): void {
    if (this.#results.peek(name) === result) this.#results.delete(name);
  }
}

/** Something else asked with the same key is something else. */
function nameOf({ method, url, body }: FastifyRequest, who: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, who, key, body]))
    .digest('base64');
}
