// The work on threads of its own. The event loop only posts and receives; readers and bots have threads apart, so that a
// flood of reading never starves the bots.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Choice, Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { Job, Jobs } from './jobs.ts';
import { keyFor, Results } from './results.ts';
import { Threads } from './threads.ts';
import type { TurnLimits } from './turns.ts';
import type { GameLog, Work } from '../tables/work.ts';

export interface PoolOptions {
  /** A module that exports `work` (see `workerWith`): a test can bring games of its own. */
  readonly worker?: URL;
  /** A job over so many milliseconds is given up. */
  readonly longest?: number;
  /** So many bytes of results are kept. */
  readonly kept?: number;
  /** By how much threads give way to the event loop, as `nice` counts. */
  readonly giveWay?: number;
}

const READING: TurnLimits = { running: 1, runningOfOne: 2, waitingOfOne: 8, waiting: 128 };
/** Bots are asked by the house itself: they wait in line, and never in vain. */
const UNLIMITED = { runningOfOne: Infinity, waitingOfOne: Infinity, waiting: Infinity };
const LONGEST = 15_000;
const KEPT = 48 * 2 ** 20;
const GIVE_WAY = 10;

export function poolWork(options: PoolOptions = {}): Work {
  return new Pool(options);
}

class Pool implements Work {
  readonly #results: Results;
  readonly #readers: Threads;
  readonly #bots: Threads;
  #closed = false;

  constructor({ worker, longest = LONGEST, kept = KEPT, giveWay = GIVE_WAY }: PoolOptions) {
    const file = fileURLToPath(worker ?? new URL('./worker.ts', import.meta.url));
    const thinking = { ...UNLIMITED, running: Math.max(1, availableParallelism() - 1) };
    this.#results = new Results(kept);
    this.#readers = new Threads(file, READING, longest, { giveWay });
    this.#bots = new Threads(file, thinking, longest, { giveWay });
  }

  facts: Work['facts'] = (who, log, eye, after) =>
    this.#results.of(keyFor(['facts', gameIn(log), eye, after], log.entries), () =>
      this.#read(who, { name: 'facts', args: [log, eye, after] }),
    );

  viewAt: Work['viewAt'] = async (who, log, eye, seq) => {
    if (seq > log.entries.length) return refuse('no-such-moment', { to: seq });
    const then = { ...log, entries: log.entries.slice(0, seq) };
    return this.#results.of(keyFor(['view', gameIn(then), eye, seq], then.entries), () =>
      this.#read(who, { name: 'viewAt', args: [then, eye, seq] }),
    );
  };

  export: Work['export'] = (who, parts) => {
    const { entries, ...rest } = parts;
    const written = entries.map(({ seq, at, body }) => `${seq} ${at} ${body}`);
    return this.#results.of(keyFor(['export', rest], written), () =>
      this.#read(who, { name: 'export', args: [parts] }),
    );
  };

  verify: Work['verify'] = (who, text, receipt) =>
    this.#read(who, { name: 'verify', args: receipt ? [text, receipt] : [text] });

  record: Work['record'] = (who, document) => this.#read(who, { name: 'record', args: [document] });

  choose: Work['choose'] = async (who, ...args) => {
    const turn = this.#bots.run(who, { name: 'choose', args });
    if (!turn) throw new Error('the threads are closed');
    return (await turn) as Choice;
  };

  async #read<N extends keyof Jobs>(
    who: string,
    job: Job & { readonly name: N },
  ): Promise<Awaited<ReturnType<Jobs[N]>> | Refusal> {
    try {
      const turn = this.#readers.run(who, job);
      return turn ? ((await turn) as Awaited<ReturnType<Jobs[N]>>) : refuse('busy');
    } catch (error) {
      if (this.#closed) return refuse('busy');
      if (isGivenUp(error)) return refuse('too-heavy');
      throw error;
    }
  }

  load: Work['load'] = () => ({
    waiting: this.#readers.waiting + this.#bots.waiting,
    running: this.#readers.running + this.#bots.running,
  });

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([this.#readers.close(), this.#bots.close()]);
  }
}

/** It took too long, or more memory than a thread may have. */
function isGivenUp(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** What a game is derived from, besides its entries. */
function gameIn({ game, rulesVersion, config, seed, chance }: GameLog): unknown {
  return [game, rulesVersion, config, seed, chance ?? ''];
}
