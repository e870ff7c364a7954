// The time tables are served in. It stands still while the server does not run, is stopped in its tracks or sleeps with the
// machine, and takes no notice of a clock that is set: nobody is charged for any of that.

const TICK = 500;
/** A pause this long is no slow moment of a busy server: nobody was served. */
const MOST_BETWEEN_TICKS = 2_000;

export class ServiceClock {
  readonly #monotonic: () => number;
  #served: number;
  #last: number;
  #timer: NodeJS.Timeout | undefined;

  /** Goes on from how long tables have been served so far. */
  constructor(served: number, monotonic: () => number) {
    this.#served = served;
    this.#monotonic = monotonic;
    this.#last = monotonic();
  }

  readonly now = (): number => Math.floor(this.#served + this.#since());

  /** From now on pauses are noticed. */
  start(): void {
    this.#timer ??= setInterval(() => this.#tick(), TICK).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    this.#served += this.#since();
    this.#last = this.#monotonic();
  }

  #since(): number {
    const passed = Math.max(0, this.#monotonic() - this.#last);
    return this.#timer ? Math.min(passed, MOST_BETWEEN_TICKS) : passed;
  }
}
