// Allowances by name, of those who were here lately.

import { LRUCache } from 'lru-cache';
import { Bucket } from './bucket.ts';

const REMEMBERED = 10_000;

export class Allowances {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: REMEMBERED });

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  /** Whether this one had so much left. */
  take(who: string, now: number, cost = 1): boolean {
    let bucket = this.#buckets.get(who);
    if (!bucket) {
      bucket = new Bucket(this.#size, this.#perSecond, now);
      this.#buckets.set(who, bucket);
    }
    return bucket.take(now, cost);
  }
}
