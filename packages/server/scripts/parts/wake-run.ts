// A server that starts with many clocks run out: when it listens, when they have all rung, and what it needs meanwhile.

import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { storePath } from '../../src/index.ts';
import { AS_USUAL, figureIn, metricsOf, type Program, startProgram, workOf } from './program.ts';
import { makeClocked, POSITIONS, standingOf, unrung } from './wake-store.ts';

export interface WakeOptions {
  readonly games: number;
  readonly positions?: readonly number[];
  /** Whether to wait until no table is left in memory, two minutes or so. */
  readonly idle: boolean;
  readonly data: string;
  readonly progress?: (line: string) => void;
}

export interface WakeReport {
  readonly games: number;
  /** Milliseconds from starting the process until it says it is ready. */
  readonly ready: number;
  /** Milliseconds from then on until half of all clocks, and all of them, have rung. */
  readonly half: number;
  readonly all: number;
  /** Tables in memory and bytes of the process: the most, and at the end. */
  readonly mostTables: number;
  readonly mostResident: number;
  readonly tablesAfter: number;
  readonly residentAfter: number;
  /** Milliseconds the server worked from its start until all had rung. */
  readonly work: number;
  /** The worst lateness of its timers for 99 in 100, of all readings, in milliseconds. */
  readonly lagP99: number;
  readonly failures: number;
  readonly complaints: string;
}

const RING_WITHIN = 120_000;
const LEAVE_WITHIN = 240_000;
const LOOK_EVERY = 250;

export async function wakeRun(options: WakeOptions): Promise<WakeReport> {
  const { data, games, positions = POSITIONS, progress } = options;
  await makeClocked(data, games, [...positions]);
  progress?.(`${games} games are made`);
  const before = standingOf(storePath(data));
  const started = performance.now();
  const program = await startProgram({ data, measured: true, args: [...AS_USUAL, '--idle-minutes', '1'] });
  try {
    await readiness(program.url);
    const ready = performance.now() - started;
    await metricsOf(program.url); // with this reading the lateness of starting is forgotten
    return await new WakeRun(options, program, before).all(ready);
  } finally {
    await program.kill();
    await rm(data, { recursive: true, force: true });
  }
}

/** Resolves with the first good answer. */
export async function readiness(url: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(5);
  }
}

class WakeRun {
  readonly #options: WakeOptions;
  readonly #program: Program;
  readonly #before: ReadonlyMap<number, number>;
  #most = { tables: 0, resident: 0, lag: 0 };

  constructor(options: WakeOptions, program: Program, before: ReadonlyMap<number, number>) {
    this.#options = options;
    this.#program = program;
    this.#before = before;
  }

  async all(ready: number): Promise<WakeReport> {
    const { data, idle, progress } = this.#options;
    const began = performance.now();
    const total = this.#before.size;
    let half = Number.NaN;
    for (;;) {
      const left = unrung(storePath(data), this.#before);
      const now = performance.now() - began;
      if (left <= total / 2) half = Number.isNaN(half) ? now : half;
      await this.#look();
      if (left === 0) break;
      if (now > RING_WITHIN) throw new Error(`${left} of ${total} clocks have not rung`);
      await wait(LOOK_EVERY);
    }
    const all = performance.now() - began;
    const work = workOf(this.#program.pid);
    progress?.(`all have rung after ${all.toFixed(0)} ms`);
    if (idle) await this.#untilIdle();
    const { tables: mostTables, resident: mostResident, lag: lagP99 } = this.#most;
    const metrics = await metricsOf(this.#program.url);
    return {
      ...{ games: total, ready, half, all, work, mostTables, mostResident, lagP99 },
      tablesAfter: figureIn(metrics, 'tt_tables_live'),
      residentAfter: figureIn(metrics, 'tt_resident_bytes'),
      failures: figureIn(metrics, 'tt_failures_total'),
      complaints: this.#program.complaints,
    };
  }

  async #untilIdle(): Promise<void> {
    const end = performance.now() + LEAVE_WITHIN;
    while ((await this.#look()) > 0 && performance.now() < end) await wait(1_000);
  }

  /** Tables in memory now. */
  async #look(): Promise<number> {
    const metrics = await metricsOf(this.#program.url);
    const tables = figureIn(metrics, 'tt_tables_live');
    this.#most = {
      tables: Math.max(this.#most.tables, tables),
      resident: Math.max(this.#most.resident, figureIn(metrics, 'tt_resident_bytes')),
      lag: Math.max(this.#most.lag, figureIn(metrics, 'tt_event_loop_lag_seconds{quantile="0.99"}') * 1_000),
    };
    return tables;
  }
}
