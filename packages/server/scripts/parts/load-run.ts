// Many live tables on one core: how long an answer takes to reach everybody, and what a table costs.

import { readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { storePath } from '../../src/index.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Calls } from './calls.ts';
import { Crowd, type Group, type Seen, seatAll } from './load-client.ts';
import { median, quantile } from './numbers.ts';
import { FOR_A_CROWD, metricsOf, type Program, startProgram } from './program.ts';

export interface LoadOptions {
  readonly tables: number;
  readonly players: number;
  /** Seconds of about one answer a second at every table, with deflated messages. */
  readonly seconds: number;
  /** The same without deflated messages. */
  readonly plainSeconds: number;
  /** Seconds of answering as fast as it goes, also without. */
  readonly saturatedSeconds: number;
  /** Whether to wait until the tables have left memory, a minute or so. */
  readonly idle: boolean;
  readonly data: string;
  /** The server's core. */
  readonly core?: number;
  readonly progress?: (line: string) => void;
}

/** One run at a steady pace. */
export interface Pace {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly updateMedian: number;
  readonly updateP99: number;
  readonly fullMedian: number;
  /** The share of its core the server used, and how much of the machine others used meanwhile, in cores. */
  readonly busy: number;
  readonly others: number;
  readonly refused: number;
  readonly drifted: number;
  readonly checked: number;
}

export interface LoadReport {
  readonly tables: number;
  readonly viewers: number;
  readonly deflated: Pace;
  readonly plain: Pace;
  readonly saturated: Pace;
  /** Bytes per table: in memory without anybody looking, with all viewers, and after it has left memory. */
  readonly tableAlone: number;
  readonly tableWatched: number;
  readonly tableIdle: number | undefined;
  /** Bytes the whole process holds: before the first table, and with all of them. */
  readonly residentBefore: number;
  readonly residentWith: number;
  readonly storedPerAnswer: number;
  readonly storedAnswers: number;
  readonly complaints: string;
}

const TICKS_PER_SECOND = 100;
const SWEEP_WITHIN = 240_000;
const WARM_UP = { tables: 16, seconds: 10 };

export async function loadRun(options: LoadOptions): Promise<LoadReport> {
  const { data, core } = options;
  const start = (): Promise<Program> =>
    startProgram({
      ...{
        data,
        measured: true,
        args: [...FOR_A_CROWD, '--idle-minutes', '1', '--messages-per-second', '1000'],
      },
      ...(core !== undefined && { core }),
    });
  const program = await start();
  try {
    return await new LoadRun(options, program).all();
  } finally {
    await program.kill();
    await rm(data, { recursive: true, force: true });
  }
}

class LoadRun {
  readonly #options: LoadOptions;
  readonly #program: Program;
  readonly #calls: Calls;

  constructor(options: LoadOptions, program: Program) {
    this.#options = options;
    this.#program = program;
    this.#calls = new Calls(() => program.url);
  }

  async all(): Promise<LoadReport> {
    const { tables, players, seconds, plainSeconds, saturatedSeconds, idle, data } = this.#options;
    const program = this.#program;
    await this.#warmUp();
    const empty = await program.memory();
    const groups = await seatAll(this.#calls, tables, players);
    const perTable = async (): Promise<number> => ((await program.memory()).used - empty.used) / tables;
    const tableAlone = await perTable();
    this.#tell(`${tables} tables are seated`);

    const crowd = await this.#gather(groups, true);
    this.#tell('everybody looks');
    const deflated = await this.#measure(crowd, seconds, pace);
    const { resident: residentWith, used } = await program.memory();
    const tableWatched = (used - empty.used) / tables;
    crowd.leave();
    const second = await this.#gather(groups, false);
    const plain = await this.#measure(second, plainSeconds, pace);
    const saturated = await this.#measure(second, saturatedSeconds);
    second.leave();
    if (idle) await this.#allIdle();
    const tableIdle = idle ? await perTable() : undefined;
    await program.kill('SIGTERM');
    const { answers, bytes } = await stored(data, groups);
    return {
      ...{ tables, viewers: tables * (players + 1), deflated, plain, saturated },
      ...{ tableAlone, tableWatched, tableIdle, residentBefore: empty.resident, residentWith },
      complaints: program.complaints,
      ...{ storedPerAnswer: bytes / answers, storedAnswers: answers },
    };
  }

  #tell(line: string): void {
    this.#options.progress?.(line);
  }

  /** Code that has run before is compiled: that is no memory of the tables to come. */
  async #warmUp(): Promise<void> {
    const { players, seconds, idle } = this.#options;
    const groups = await seatAll(this.#calls, WARM_UP.tables, players);
    for (const deflate of [true, false]) {
      const crowd = await this.#gather(groups, deflate);
      await crowd.run(Math.min(WARM_UP.seconds, seconds / 4));
      crowd.leave();
    }
    if (idle) await this.#allIdle();
  }

  #gather(groups: readonly Group[], deflate: boolean): Promise<Crowd> {
    return Crowd.gather({ url: this.#program.url, groups, deflate, watchers: 1 });
  }

  async #measure(crowd: Crowd, seconds: number, at?: () => number): Promise<Pace> {
    const { seen } = crowd;
    const fulls = seen.fulls.splice(0);
    seen.updates.length = seen.latencies.length = 0;
    const [acknowledged, ticks, began] = [seen.acknowledged, this.#ticks(), performance.now()];
    await crowd.run(seconds, at);
    const took = ((performance.now() - began) / 1_000) * TICKS_PER_SECOND;
    const now = this.#ticks();
    const [busy, own, all] = [now.server - ticks.server, now.own - ticks.own, now.all - ticks.all];
    const measured = summary(seen, fulls, {
      ...{
        seconds,
        answers: seen.acknowledged - acknowledged,
        busy: busy / took,
        others: (all - busy - own) / took,
      },
    });
    this.#tell(JSON.stringify(measured));
    return measured;
  }

  /** Time spent on cores so far: by the server, by this process, by everybody. */
  #ticks(): { server: number; own: number; all: number } {
    const of = (pid: number): number => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      return Number(fields[11]) + Number(fields[12]);
    };
    const [user, nice, system] = readFileSync('/proc/stat', 'utf8')
      .split('\n')[0]!
      .split(/ +/)
      .slice(1)
      .map(Number);
    return { server: of(this.#program.pid), own: of(process.pid), all: user! + nice! + system! };
  }

  /** Until no table is left in memory. */
  async #allIdle(): Promise<void> {
    const end = performance.now() + SWEEP_WITHIN;
    while ((await this.#live()) > 0) {
      if (performance.now() > end) throw new Error('the tables do not leave memory');
      await wait(500);
    }
  }

  async #live(): Promise<number> {
    const metrics = await metricsOf(this.#program.url);
    return Number(/^tt_tables_live (\d+)$/m.exec(metrics)?.[1]);
  }
}

/** About one answer a second at every table, none of them in step. */
function pace(): number {
  return 500 + Math.random() * 1_000;
}

function summary(
  { latencies, updates, refused, drifted, checked }: Seen,
  fulls: readonly number[],
  { seconds, busy, others, answers }: { seconds: number; busy: number; others: number; answers: number },
): Pace {
  return {
    ...{ answers, perSecond: latencies.length / seconds, busy, others, refused, drifted, checked },
    ...{ p50: median(latencies), p99: quantile(latencies, 0.99), slowest: quantile(latencies, 1) },
    ...{ updateMedian: median(updates), updateP99: quantile(updates, 0.99), fullMedian: median(fulls) },
  };
}

/** What the closed store takes, for all it holds. */
async function stored(data: string, groups: readonly Group[]): Promise<{ answers: number; bytes: number }> {
  const bytes = statSync(storePath(data)).size;
  const store = await openSqlite(storePath(data));
  let answers = 0;
  for (const { table } of groups) answers += await store.lastSeq(table);
  await store.close();
  return { answers, bytes };
}
