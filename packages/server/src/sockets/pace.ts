// How fast one socket may talk, and how much nonsense it is forgiven.

import type { Limits } from '../config/options.ts';
import type { Allowances } from '../limits/allowances.ts';
import { Bucket } from '../limits/bucket.ts';

/** Nonsense is forgiven now and then, not for long. */
const STRIKES = 12;
const STRIKES_FORGIVEN_PER_SECOND = 0.2;
/** Coming to look costs as much as so many other messages: a whole table is shown. */
const A_LOOK = 4;

export interface PaceDeps {
  readonly limits: Pick<Limits, 'messageBurst' | 'messagesPerSecond'>;
  readonly now: () => number;
  /** How much all sockets of an address may send. */
  readonly haste: Allowances;
}

export class Pace {
  readonly #deps: PaceDeps;
  readonly #address: string;
  readonly #messages: Bucket;
  readonly #strikes: Bucket;

  constructor(deps: PaceDeps, address: string) {
    const { limits, now } = deps;
    this.#deps = deps;
    this.#address = address;
    this.#messages = new Bucket(limits.messageBurst, limits.messagesPerSecond, now());
    this.#strikes = new Bucket(STRIKES, STRIKES_FORGIVEN_PER_SECOND, now());
  }

  /** Whether one more message may come. After a restart a whole household comes back: greetings are counted as sockets are. */
  mayTalk(isGreeted: boolean): boolean {
    const { now, haste } = this.#deps;
    return this.#messages.take(now()) && (!isGreeted || haste.take(this.#address, now()));
  }

  mayLook(): boolean {
    return this.#deps.haste.take(this.#address, this.#deps.now(), A_LOOK);
  }

  isForgiven(): boolean {
    return this.#strikes.take(this.#deps.now());
  }
}
