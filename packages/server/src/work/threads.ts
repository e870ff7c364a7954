// Threads that are started when there is something to do, and given back when there is not.

import { Piscina } from 'piscina';
import type { Job } from './jobs.ts';
import { type TurnLimits, Turns } from './turns.ts';

/** A thread without work is given back after so many milliseconds. */
const IDLE = 30_000;
/** Megabytes a thread may use: a job that needs more is given up, the server goes on. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** What a thread is told when it starts. */
export interface ThreadData {
  /** By how much it gives way to the event loop, as `nice` counts. */
  readonly giveWay: number;
}

export class Threads {
  readonly #file: string;
  readonly #data: ThreadData;
  readonly #longest: number;
  readonly #most: number;
  readonly #turns: Turns;
  #pool: Piscina | undefined;
  #closed = false;

  constructor(file: string, limits: TurnLimits, longest: number, data: ThreadData) {
    this.#file = file;
    this.#data = data;
    this.#longest = longest;
    this.#most = limits.running;
    this.#turns = new Turns(limits);
  }

  /** What the job comes to; `undefined` if nobody more can wait. */
  run(who: string, job: Job): Promise<unknown> | undefined {
    return this.#closed ? undefined : this.#turns.take(who, () => this.#post(job));
  }

  /** Its time runs from its turn on. A thread whose time is up is ended, and the next job gets a new one. */
  async #post(job: Job): Promise<unknown> {
    if (this.#closed) throw new Error('the threads are closed');
    this.#pool ??= this.#started();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.#longest);
    try {
      return await this.#pool.run(job, { signal: limit.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  #started(): Piscina {
    const pool = new Piscina({
      ...{ filename: this.#file, name: 'work', resourceLimits: MEMORY, idleTimeout: IDLE },
      ...{ minThreads: 0, maxThreads: this.#most, workerData: this.#data },
    });
    // A thread that dies without a job in hand harms nobody: the next job starts another.
    return pool.on('error', () => undefined);
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  get running(): number {
    return this.#turns.running;
  }

  /** What waits or runs is given up. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool?.destroy();
  }
}
