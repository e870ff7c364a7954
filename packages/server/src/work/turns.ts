// Whose turn it is: those who ask take turns, so that one who asks a lot waits for themselves and not the others for them.

export interface TurnLimits {
  /** Tasks under way at once. */
  readonly running: number;
  /** Of one who asks: under way, and waiting besides. */
  readonly runningOfOne: number;
  readonly waitingOfOne: number;
  /** Waiting in all. */
  readonly waiting: number;
}

interface Asker {
  readonly queue: (() => Promise<void>)[];
  running: number;
}

export class Turns {
  readonly #limits: TurnLimits;
  /** In the order in which they get their next turn. */
  readonly #askers = new Map<string, Asker>();
  #running = 0;
  #waiting = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** What the task comes to, once it has had its turn; `undefined` if too much is waiting already. */
  take<T>(who: string, task: () => Promise<T>): Promise<T> | undefined {
    const asker = this.#askers.get(who) ?? { queue: [], running: 0 };
    if (asker.queue.length >= this.#limits.waitingOfOne || this.#waiting >= this.#limits.waiting)
      return undefined;
    this.#askers.set(who, asker);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    asker.queue.push(() => task().then(resolve, reject));
    this.#waiting++;
    this.#next();
    return promise;
  }

  #next(): void {
    while (this.#running < this.#limits.running) {
      const [who, asker] = this.#nextAsker() ?? [];
      if (who === undefined || !asker) return;
      // To the end of the row.
      this.#askers.delete(who);
      this.#askers.set(who, asker);
      this.#waiting--;
      this.#running++;
      asker.running++;
      void asker.queue.shift()!().finally(() => this.#done(who, asker));
    }
  }

  #nextAsker(): [string, Asker] | undefined {
    for (const [who, asker] of this.#askers)
      if (asker.queue.length > 0 && asker.running < this.#limits.runningOfOne) return [who, asker];
    return undefined;
  }

  #done(who: string, asker: Asker): void {
    this.#running--;
    asker.running--;
    if (asker.running === 0 && asker.queue.length === 0) this.#askers.delete(who);
    this.#next();
  }
}
