// Numbers for whoever runs the server. Nothing about a table or a person, and no reason that is a game's own: such a
// reason may depend on cards nobody else has seen.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isServerCode } from '@three-thrones/protocol/codes';
import type { Observer } from '../tables/context.ts';
import type { Tables } from '../tables/tables.ts';

const OF_A_GAME = 'of-a-game';
const APPEND_BUCKETS = [0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
const REQUEST_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];
const QUANTILES = [50, 99];
const LAG_RESOLUTION_MS = 20;

/** Asked whenever somebody reads the metrics. */
export interface Gauges {
  load(): ReturnType<Tables['load']>;
  sockets(): number;
  /** Bytes. */
  waiting(): number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  readonly #answers: Counter;
  readonly #refusals: Counter<'code'>;
  readonly #failures: Counter;
  readonly #appends: Histogram;
  readonly #requests: Histogram<'route' | 'status'>;
  readonly #closed: Counter<'code'>;

  constructor() {
    const registers = [this.#registry];
    this.#answers = new Counter({
      name: 'tt_answers_total',
      help: 'Answers of people that were acknowledged',
      registers,
    });
    this.#refusals = new Counter({
      name: 'tt_refusals_total',
      help: 'Refusals by code',
      labelNames: ['code'],
      registers,
    });
    this.#failures = new Counter({
      name: 'tt_failures_total',
      help: 'Things that should not happen',
      registers,
    });
    this.#appends = new Histogram({
      name: 'tt_append_seconds',
      help: 'From handing an entry to the store until it is durable',
      buckets: APPEND_BUCKETS,
      registers,
    });
    this.#requests = new Histogram({
      name: 'tt_request_seconds',
      help: 'HTTP requests by route and status',
      labelNames: ['route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    });
    this.#closed = new Counter({
      name: 'tt_sockets_closed_total',
      help: 'Sockets this side closed',
      labelNames: ['code'],
      registers,
    });
    this.#lag.enable();
  }

  /** What the tables tell. */
  observer(failed: Observer['failed']): Observer {
    return {
      answered: (seconds) => this.#appends.observe(seconds),
      refused: () => undefined, // counted at the border, where all refusals pass
      failed: (what, error) => {
        this.failed();
        failed(what, error);
      },
    };
  }

  answered(): void {
    this.#answers.inc();
  }

  refused(code: string): void {
    this.#refusals.inc({ code: isServerCode(code) ? code : OF_A_GAME });
  }

  failed(): void {
    this.#failures.inc();
  }

  requested(route: string, status: number, seconds: number): void {
    this.#requests.observe({ route, status }, seconds);
  }

  closedSocket(code: number): void {
    this.#closed.inc({ code });
  }

  watch(gauges: Gauges): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('tt_tables_live', 'Tables in memory', () => gauges.load().live);
    gauge('tt_viewers', 'Eyes on tables', () => gauges.load().viewers);
    gauge('tt_sockets', 'Open sockets', () => gauges.sockets());
    gauge('tt_waiting_bytes', 'What slow readers have not taken yet', () => gauges.waiting());
    gauge('tt_resident_bytes', 'Memory of this process', () => process.memoryUsage.rss());
    this.#gaugeLag();
  }

  #gaugeLag(): Gauge<'quantile'> {
    const lag = this.#lag;
    return new Gauge({
      name: 'tt_event_loop_lag_seconds',
      help: 'How late timers were since the last reading',
      labelNames: ['quantile'],
      registers: [this.#registry],
      collect() {
        for (const quantile of QUANTILES) {
          // The histogram holds whole intervals: what is beyond the interval itself is lateness.
          const late = lag.count === 0 ? 0 : lag.percentile(quantile) / 1e9 - LAG_RESOLUTION_MS / 1e3;
          this.set({ quantile: quantile / 100 }, Math.max(0, late));
        }
        lag.reset();
      },
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  stop(): void {
    this.#lag.disable();
  }
}
