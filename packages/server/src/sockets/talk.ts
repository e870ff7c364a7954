// How much may be said. Talking is slower than playing, and more sockets give nobody a louder voice.

import { LRUCache } from 'lru-cache';
import type { Limits } from '../options.ts';
import { Bucket } from './bucket.ts';

type TalkLimits = Pick<Limits, 'chatBurst' | 'chatsPerMinute'>;

/** Several people may share an address. */
const PEOPLE_PER_ADDRESS = 4;
const SECONDS = 60;
const REMEMBERED = 10_000;

/** One allowance for each person on all their sockets, and a larger one for everybody at an address. */
export class Talk {
  readonly #limits: TalkLimits;
  readonly #people = new LRUCache<string, Bucket>({ max: REMEMBERED });
  readonly #addresses = new LRUCache<string, Bucket>({ max: REMEMBERED });

  constructor(limits: TalkLimits) {
    this.#limits = limits;
  }

  /** Whether something may be said now. Whoever may not takes nothing away from the others at their address. */
  mayTalk(person: string, address: string, now: number): boolean {
    const own = this.#bucketOf(this.#people, person, 1, now).take(now);
    return own && this.#bucketOf(this.#addresses, address, PEOPLE_PER_ADDRESS, now).take(now);
  }

  #bucketOf(buckets: LRUCache<string, Bucket>, key: string, people: number, now: number): Bucket {
    const { chatBurst, chatsPerMinute } = this.#limits;
    const bucket =
      buckets.get(key) ?? new Bucket(chatBurst * people, (chatsPerMinute / SECONDS) * people, now);
    buckets.set(key, bucket);
    return bucket;
  }
}
