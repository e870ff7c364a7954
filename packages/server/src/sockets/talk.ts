// How much may be said. Talking is slower than playing, and more sockets give nobody a louder voice.

import { LRUCache } from 'lru-cache';
import { Bucket } from './bucket.ts';

const BURST = 10;
const PER_SECOND = 0.5;
/** Several people may share an address. */
const PEOPLE_PER_ADDRESS = 4;
const REMEMBERED = 10_000;

/** One allowance for each person on all their sockets, and a larger one for everybody at an address. */
export class Talk {
  readonly #people = new LRUCache<string, Bucket>({ max: REMEMBERED });
  readonly #addresses = new LRUCache<string, Bucket>({ max: REMEMBERED });

  /** Whether something may be said now; whoever has no name can say nothing anyway. */
  mayTalk(person: string | undefined, address: string, now: number): boolean {
    const own = person === undefined || bucketOf(this.#people, person, 1, now).take(now);
    return own && bucketOf(this.#addresses, address, PEOPLE_PER_ADDRESS, now).take(now);
  }
}

function bucketOf(buckets: LRUCache<string, Bucket>, key: string, people: number, now: number): Bucket {
  const bucket = buckets.get(key) ?? new Bucket(BURST * people, PER_SECOND * people, now);
  buckets.set(key, bucket);
  return bucket;
}
