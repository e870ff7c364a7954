// Honest people at their tables, and everything people do to servers at the same time.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { storePath } from '../../src/index.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { HonestCrowd } from './honest-crowd.ts';
import type { HostileOrders, Tallied } from './hostile-tally.ts';
import type { Faults } from './ledger.ts';
import { median, quantile } from './numbers.ts';
import { AS_USUAL, deniedTo, figureIn, metricsOf, type Program, startProgram, workOf } from './program.ts';

export interface HostileOptions {
  readonly tables: number;
  readonly sockets: number;
  readonly clients: number;
  readonly seconds: number;
  /** Milliseconds an honest person thinks, on average. */
  readonly pace: number;
  /** Seconds of honest play alone, before and for comparison. */
  readonly calmSeconds: number;
  readonly data: string;
  readonly progress?: (line: string) => void;
}

export interface Waits {
  readonly answers: number;
  readonly own: readonly [p50: number, p99: number, most: number];
  readonly last: readonly [p50: number, p99: number, most: number];
}

export interface HostileReport {
  readonly viewers: number;
  readonly games: number;
  readonly calm: Waits;
  readonly waits: Waits;
  readonly refused: number;
  readonly drifted: number;
  readonly reconnected: number;
  readonly acknowledged: number;
  readonly faults: Faults;
  /** Bytes in the middle third and in the last third of the time: medians. */
  readonly resident: readonly [middle: number, last: number, most: number];
  readonly used: readonly [middle: number, last: number, most: number];
  /** Bytes that are really needed, before the attack and after it, when what is not needed was thrown away. */
  readonly needed: readonly [before: number, after: number];
  readonly lag: readonly [median: number, worst: number];
  readonly mostSockets: number;
  readonly mostTables: number;
  readonly mostWaiting: number;
  /** Cores the server worked on, on average. */
  readonly cores: number;
  /** The share of the time its event loop had to wait for a core that others were using. */
  readonly denied: number;
  readonly isHealthy: boolean;
  readonly failures: number;
  readonly hostile: Tallied;
  readonly refusals: readonly object[];
  readonly complaints: string;
}

const CROWD = fileURLToPath(new URL('./hostile-crowd.ts', import.meta.url));
const LOOK_EVERY = 2_000;
/** They are elsewhere in truth: of the two cores here they get what the server and the honest leave. */
const POLITENESS = '10';

interface Sample {
  readonly resident: number;
  readonly used: number;
  readonly lag: number;
  readonly sockets: number;
  readonly tables: number;
  readonly waiting: number;
}

export async function hostileRun(options: HostileOptions): Promise<HostileReport> {
  const { data } = options;
  const program = await startProgram({ data, measured: true, args: AS_USUAL });
  try {
    return await new HostileRun(options, program).all();
  } finally {
    await program.kill();
    await rm(data, { recursive: true, force: true });
  }
}

class HostileRun {
  readonly #options: HostileOptions;
  readonly #program: Program;
  readonly #samples: Sample[] = [];

  constructor(options: HostileOptions, program: Program) {
    this.#options = options;
    this.#program = program;
  }

  async all(): Promise<HostileReport> {
    const { tables, pace, calmSeconds, seconds, data, progress } = this.#options;
    const { url, pid } = this.#program;
    const crowd = await HonestCrowd.gather({ url, tables, pace: () => pace * (0.5 + Math.random()) });
    progress?.(`${tables} tables are seated`);
    crowd.forget();
    await wait(calmSeconds * 1_000);
    const calm = waitsOf(crowd);
    progress?.(`alone: ${JSON.stringify(calm)}`);
    const before = await this.#program.memory();
    const child = this.#unleash();
    try {
      const begun = once(child, 'message');
      const { sockets, clients } = this.#options;
      child.send({ url, targets: crowd.targets, sockets, clients } satisfies HostileOrders);
      await begun;
      crowd.forget();
      const [worked, waited, began] = [workOf(pid), deniedTo(pid), performance.now()];
      await this.#watch(seconds);
      const took = performance.now() - began;
      const [cores, denied] = [(workOf(pid) - worked) / took, (deniedTo(pid) - waited) / took];
      const waits = waitsOf(crowd);
      const health = await fetch(`${url}/healthz`);
      const told = once(child, 'message');
      child.send('stop');
      const [hostile] = (await told) as [Tallied];
      await crowd.rest();
      const failures = figureIn(await metricsOf(url), 'tt_failures_total');
      const after = await this.#program.memory();
      await this.#program.kill('SIGTERM');
      const store = await openSqlite(storePath(data));
      await crowd.ledger.checkAll(store);
      await store.close();
      return {
        ...{ viewers: crowd.viewers, calm, waits, cores, denied, hostile, failures, isHealthy: health.ok },
        ...crowd.counts,
        ...{ acknowledged: crowd.ledger.total, faults: crowd.ledger.faults, refusals: crowd.refusals },
        ...this.#figures(),
        needed: [before.used, after.used],
        complaints: this.#program.complaints,
      };
    } finally {
      child.kill('SIGKILL');
    }
  }

  #unleash(): ChildProcess {
    const node = [process.execPath, '--conditions=source', CROWD];
    return spawn('nice', ['-n', POLITENESS, ...node], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }

  async #watch(seconds: number): Promise<void> {
    const { url } = this.#program;
    await metricsOf(url); // what was late so far is forgotten with every reading
    const end = performance.now() + seconds * 1_000;
    while (performance.now() < end) {
      await wait(Math.min(LOOK_EVERY, end - performance.now()));
      const metrics = await metricsOf(url);
      const { resident, used } = await this.#program.usage();
      this.#samples.push({
        ...{ resident, used },
        lag: figureIn(metrics, 'tt_event_loop_lag_seconds{quantile="0.99"}') * 1_000,
        sockets: figureIn(metrics, 'tt_sockets'),
        tables: figureIn(metrics, 'tt_tables_live'),
        waiting: figureIn(metrics, 'tt_waiting_bytes'),
      });
      if (this.#samples.length % 15 === 0) this.#options.progress?.(JSON.stringify(this.#samples.at(-1)));
    }
  }

  #figures(): Pick<
    HostileReport,
    'resident' | 'used' | 'lag' | 'mostSockets' | 'mostTables' | 'mostWaiting'
  > {
    const samples = this.#samples;
    const third = Math.floor(samples.length / 3);
    const of = (name: keyof Sample, some: readonly Sample[] = samples): number[] =>
      some.map((sample) => sample[name]);
    const thirds = (name: keyof Sample): [number, number, number] => [
      median(of(name, samples.slice(third, -third))),
      median(of(name, samples.slice(-third))),
      quantile(of(name), 1),
    ];
    return {
      ...{ resident: thirds('resident'), used: thirds('used') },
      lag: [median(of('lag')), quantile(of('lag'), 1)],
      mostSockets: quantile(of('sockets'), 1),
      mostTables: quantile(of('tables'), 1),
      mostWaiting: quantile(of('waiting'), 1),
    };
  }
}

function waitsOf({ acknowledged, seen }: HonestCrowd): Waits {
  const figures = (list: readonly number[]): [number, number, number] => [
    ...([median(list), quantile(list, 0.99), quantile(list, 1)] as const),
  ];
  return { answers: acknowledged.length, own: figures(acknowledged), last: figures(seen) };
}
