// A whole server on a store that has grown: how soon it is there, what a list costs over HTTP, what a crawl leaves behind.

import { Agent, get } from 'node:http';
import { keyOf } from './million-store.ts';
import { FOR_A_CROWD, figureIn, metricsOf, type Program, startProgram, workOf } from './program.ts';
import { readiness } from './wake-run.ts';

export interface MillionServerOptions {
  readonly data: string;
  readonly people: number;
  readonly calls: number;
  /** Pages of the list somebody reads who wants to know all tables. */
  readonly pages: number;
  readonly progress?: (line: string) => void;
}

interface CallFigures {
  /** Milliseconds of each, as the client sees it. */
  readonly wall: readonly number[];
  /** Milliseconds the server worked for one, on average. */
  readonly work: number;
}

export interface ServerFigures {
  readonly starts: number;
  /** Milliseconds from starting the process until it says it is ready. */
  readonly ready: readonly number[];
  readonly mine: CallFigures;
  readonly lists: CallFigures;
  readonly crawl: {
    readonly tables: number;
    readonly liveBefore: number;
    readonly liveAfter: number;
    readonly residentReady: number;
    readonly residentBefore: number;
    readonly residentAfter: number;
  };
}

const STARTS = 5;
const PAGE = 100;
/** Nobody is measured while code is being compiled. */
const WARM_UP = 200;

export async function millionServer(options: MillionServerOptions): Promise<ServerFigures> {
  const ready: number[] = [];
  for (;;) {
    const began = performance.now();
    const program = await startProgram({ data: options.data, measured: true, args: FOR_A_CROWD });
    try {
      await readiness(program.url);
      ready.push(performance.now() - began);
      options.progress?.(`ready after ${ready.at(-1)!.toFixed(0)} ms`);
      if (ready.length === STARTS) return { starts: STARTS, ready, ...(await asked(program, options)) };
    } finally {
      await program.kill('SIGTERM');
    }
  }
}

async function asked(
  program: Program,
  { people, calls, pages, progress }: MillionServerOptions,
): Promise<Omit<ServerFigures, 'starts' | 'ready'>> {
  const client = new Client(program.url);
  const measured = async (call: (at: number) => Promise<unknown>): Promise<CallFigures> => {
    for (let at = 0; at < WARM_UP; at++) await call(calls + at);
    const [worked, wall] = [workOf(program.pid), [] as number[]];
    for (let at = 0; at < calls; at++) {
      const sent = performance.now();
      await call(at);
      wall.push(performance.now() - sent);
    }
    return { wall, work: (workOf(program.pid) - worked) / calls };
  };
  const residentReady = (await program.usage()).resident;
  const mine = await measured((at) => client.get('/api/me/tables', keyOf((at * 104_729) % people)));
  const lists = await measured(() => client.get('/api/tables'));
  progress?.('lists are read');
  const live = async (): Promise<number> => figureIn(await metricsOf(program.url), 'tt_tables_live');
  const { resident: residentBefore } = await program.memory();
  const liveBefore = await live();
  const tables = await crawl(client, pages);
  const liveAfter = await live();
  const { resident: residentAfter } = await program.memory();
  client.close();
  return {
    ...{ mine, lists },
    crawl: { tables, liveBefore, liveAfter, residentReady, residentBefore, residentAfter },
  };
}

/** Page after page, and every table on it. */
async function crawl(client: Client, pages: number): Promise<number> {
  let before: number | undefined;
  let tables = 0;
  for (let page = 0; page < pages; page++) {
    const query = before === undefined ? '' : `&before=${before}`;
    const list = JSON.parse(String(await client.get(`/api/tables?limit=${PAGE}${query}`))) as {
      readonly table: string;
      readonly changedAt: number;
    }[];
    for (const { table } of list) await client.get(`/api/tables/${table}`);
    tables += list.length;
    before = list.at(-1)?.changedAt;
  }
  return tables;
}

/** One connection, one request after the other. */
class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The reply as it came: to read it is not what is measured. */
  get(path: string, key?: string): Promise<Buffer> {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    return new Promise((resolve, reject) => {
      get(this.#url + path, { agent: this.#agent, headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => void parts.push(part));
        reply.on('end', () => {
          const whole = Buffer.concat(parts);
          if (reply.statusCode === 200) resolve(whole);
          else reject(new Error(`${path}: ${reply.statusCode} ${whole.toString()}`));
        });
      }).on('error', reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
