/** An allowance that fills up again with time. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#at = now;
  }

  /** Whether there was so much left to take. */
  take(now: number, cost = 1): boolean {
    const since = Math.max(0, now - this.#at) / 1000; // a clock that was set back gives nothing and takes nothing
    this.#at = now;
    this.#left = Math.min(this.#size, this.#left + since * this.#perSecond);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}
