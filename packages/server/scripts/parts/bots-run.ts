// Tables where only bots play, each with somebody who watches: what that does to everybody else on the same server.

import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { Calls, type Guest } from './calls.ts';
import { Device } from './device.ts';
import { median, quantile } from './numbers.ts';
import { deniedTo, FOR_A_CROWD, figureIn, metricsOf, type Program, startProgram, workOf } from './program.ts';

export interface BotsOptions {
  readonly tables: number;
  readonly seconds: number;
  /** How long a bot seems to think, in milliseconds. */
  readonly delay: number;
  /** Whether they think on the event loop instead of beside it. */
  readonly inline: boolean;
  readonly data: string;
}

export interface BotsReport {
  /** How late timers of the server were, in milliseconds. */
  readonly lagP50: number;
  readonly lagP99: number;
  /** From a ping to its answer, as somebody outside sees it, in milliseconds. */
  readonly pingP50: number;
  readonly pingP99: number;
  readonly pingSlowest: number;
  readonly answersPerSecond: number;
  /** Answers at each game, by its id. */
  readonly answers: Readonly<Record<string, number>>;
  /** Cores the server worked on, on average. */
  readonly cores: number;
  /** The share of the time its event loop had to wait for a core that others were using. */
  readonly denied: number;
  readonly failures: number;
  readonly complaints: string;
}

const LEVEL = 'squire';
/** As often as messages may come, with some to spare. */
const PING_EVERY = 60;
/** Code that has run before is compiled, and threads have their games. */
const WARM_UP = 3_000;

export async function botsRun(options: BotsOptions): Promise<BotsReport> {
  const { data, delay, inline } = options;
  const args = [...FOR_A_CROWD, '--bot-delay', String(delay)];
  const program = await startProgram({ data, measured: true, inline, args });
  try {
    return await new BotsRun(options, program).all();
  } finally {
    await program.kill();
    await rm(data, { recursive: true, force: true });
  }
}

class BotsRun {
  readonly #options: BotsOptions;
  readonly #program: Program;
  readonly #calls: Calls;
  readonly #watchers: Device[] = [];
  readonly #answers: Record<string, number> = {};
  #isOver = false;

  constructor(options: BotsOptions, program: Program) {
    this.#options = options;
    this.#program = program;
    this.#calls = new Calls(() => program.url);
  }

  async all(): Promise<BotsReport> {
    const { tables, seconds } = this.#options;
    const { pid, url } = this.#program;
    const host = await this.#calls.guest('host');
    for (let at = 0; at < tables; at++) await this.#seat(host, catalogue.ids[at % catalogue.ids.length]!);
    await wait(Math.min(WARM_UP, seconds * 500));
    await metricsOf(url); // what was late so far is forgotten with every reading
    for (const game of Object.keys(this.#answers)) this.#answers[game] = 0;
    const [worked, waited, began] = [workOf(pid), deniedTo(pid), performance.now()];
    const pings = await this.#ping(seconds);
    const took = performance.now() - began;
    const denied = (deniedTo(pid) - waited) / took;
    const answers = { ...this.#answers };
    const metrics = await metricsOf(url);
    this.#isOver = true;
    for (const watcher of this.#watchers) watcher.close();
    const late = (share: string): number =>
      figureIn(metrics, `tt_event_loop_lag_seconds{quantile="${share}"}`) * 1_000;
    const given = Object.values(answers).reduce((sum, count) => sum + count, 0);
    return {
      ...{ lagP50: late('0.5'), lagP99: late('0.99') },
      ...{ pingP50: median(pings), pingP99: quantile(pings, 0.99), pingSlowest: quantile(pings, 1) },
      ...{ answers, answersPerSecond: (given / took) * 1_000, cores: (workOf(pid) - worked) / took },
      denied,
      ...{ failures: figureIn(metrics, 'tt_failures_total'), complaints: this.#program.complaints },
    };
  }

  /** A table of the usual size; when its game is over, there is another. */
  async #seat(host: Guest, game: string): Promise<void> {
    const listing = catalogue.find(game);
    if (isRefusal(listing)) throw new Error(listing.code);
    const config = listing.configFor(listing.players.usual);
    const { table, chairs } = await this.#calls.open(host.key, config, { game });
    const watcher = await Device.open(this.#program.url);
    this.#watchers.push(watcher);
    watcher.hear = (message) => {
      if (message.type === 'update') this.#answers[game] = (this.#answers[game] ?? 0) + 1;
      if (message.type !== 'lobby' || message.status !== 'over' || this.#isOver) return;
      watcher.hear = () => undefined;
      watcher.close();
      this.#seat(host, game).catch((error: unknown) => {
        if (!this.#isOver) throw error;
      });
    };
    await watcher.ask({ type: 'subscribe', table });
    for (const { seat } of chairs) await this.#calls.seatBot(host.key, table, seat, LEVEL);
  }

  /** Somebody else on the server, who has nothing to do with the bots. */
  async #ping(seconds: number): Promise<number[]> {
    const device = await Device.open(this.#program.url);
    const took: number[] = [];
    const end = performance.now() + seconds * 1_000;
    while (performance.now() < end) {
      const sent = performance.now();
      await device.ping();
      took.push(performance.now() - sent);
      await wait(PING_EVERY);
    }
    device.close();
    return took;
  }
}
