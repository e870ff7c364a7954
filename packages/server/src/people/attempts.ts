// Guessing passwords gets slower and slower, for the one who guesses: the owner, at another address, notices nothing.

import type { Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import { LRUCache } from 'lru-cache';

const SECOND = 1_000;
const LONGEST = 900 * SECOND;
/** After so long without an attempt all is forgotten. */
const FORGIVEN = 4 * LONGEST;
const REMEMBERED = 50_000;

interface Attempt {
  readonly failures: number;
  readonly at: number;
  /** Until when the next one has to wait. */
  readonly until: number;
}

/** Attempts of one address at one login. Each counts as a failure until it turns out to be none. */
export class Attempts {
  readonly #free: number;
  readonly #now: () => number;
  readonly #known = new LRUCache<string, Attempt>({ max: REMEMBERED });

  /** So many are `free`; then one waits 1, 2, 4 … seconds between them. */
  constructor(free: number, now: () => number) {
    this.#free = free;
    this.#now = now;
  }

  /** Before the password is looked at: many that come at once are no way round. */
  begin(address: string, login: string): Refusal | undefined {
    const now = this.#now();
    const pair = nameOf(address, login);
    const before = this.#known.get(pair);
    if (before && now < before.until)
      return refuse('too-many-attempts', { seconds: Math.ceil((before.until - now) / SECOND) });
    const failures = before && now - before.at < FORGIVEN ? before.failures + 1 : 1;
    this.#known.set(pair, { failures, at: now, until: now + this.#pauseAfter(failures) });
    return undefined;
  }

  /** The password was right. */
  succeeded(address: string, login: string): void {
    this.#known.delete(nameOf(address, login));
  }

  /** Nobody looked at the password: the house was too busy, which strangers can bring about. */
  uncount(address: string, login: string): void {
    const pair = nameOf(address, login);
    const last = this.#known.get(pair);
    if (last) this.#known.set(pair, { failures: last.failures - 1, at: last.at, until: 0 });
  }

  #pauseAfter(failures: number): number {
    return failures < this.#free ? 0 : Math.min(LONGEST, SECOND * 2 ** (failures - this.#free));
  }
}

function nameOf(address: string, login: string): string {
  return `${address} ${login}`;
}
