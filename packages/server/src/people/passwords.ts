// Passwords: argon2id, a few at a time, and as slow for a login nobody has as for one that somebody has.

import { hash, verify } from '@node-rs/argon2';
import type { Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { RandomBytes } from './keys.ts';

/** OWASP's first choice for argon2id, a little stronger: 19 MiB, three passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 3, parallelism: 1 };
const SHORTEST = 10;
/** So many are computed at once; the rest wait their turn, and beyond that are sent away. */
const AT_ONCE = 2;
const MOST_WAITING = 64;

export class Passwords {
  readonly #decoy: Promise<string>;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(randomBytes: RandomBytes) {
    this.#decoy = hash(randomBytes(16), COST);
    this.#decoy.catch(() => undefined); // whoever awaits it is told
  }

  async hash(password: string): Promise<string | Refusal> {
    const text = password.normalize('NFKC');
    if (Array.from(text).length < SHORTEST) return refuse('password-too-short', { least: SHORTEST });
    return this.#inTurn(() => hash(text, COST));
  }

  /** Takes as long without a hash as with one. */
  async isRight(password: string, known: string | undefined): Promise<boolean | Refusal> {
    const against = known ?? (await this.#decoy);
    const right = await this.#inTurn(() => verify(against, password.normalize('NFKC')));
    return typeof right === 'boolean' ? right && known !== undefined : right;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T | Refusal> {
    if (this.#waiting.length >= MOST_WAITING) return refuse('busy');
    // Whoever finishes hands the place on, so nobody who comes later slips in between.
    if (this.#running < AT_ONCE) this.#running++;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
