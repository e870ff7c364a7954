// A server as a program of its own: started, killed without warning, started again on the same data and port.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ONE_CORE } from '../../../cli/bin/node-flags.mjs';

const TT = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
/** The same, but it tells about its memory when asked. */
const MEASURED = fileURLToPath(new URL('./measured-server.ts', import.meta.url));
const STARTS_WITHIN = 60_000;

/** Opens the metrics of a server for a crowd. */
const OPERATIONS_TOKEN = 'for-those-who-measure';

/** Opens the metrics, and leaves every limit as it usually is. */
export const AS_USUAL = ['--operations-token', OPERATIONS_TOKEN];

/** No limits that would stand in the way of one address that plays for hundreds. */
export const FOR_A_CROWD = [
  'requests-per-minute',
  'heavy-reads-per-minute',
  'heavy-reads-without-key',
  'guests-per-hour',
  'tables-per-hour',
  'sockets',
  'sockets-per-address',
  'connections-per-address',
  'chats-per-minute',
  'chat-burst',
  'messages-per-second',
  'message-burst',
]
  .flatMap((limit) => [`--${limit}`, '1000000'])
  .concat(AS_USUAL);

/** The figures of such a server. */
export async function metricsOf(url: string): Promise<string> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${OPERATIONS_TOKEN}` } });
  return reply.text();
}

/** One figure in the metrics, named with its labels where it has any. */
export function figureIn(metrics: string, name: string): number {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

const TICKS_PER_SECOND = 100;

/** Milliseconds a process has worked so far, on all cores and on all its threads. */
export function workOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
}

/** Milliseconds the first thread of a process, its event loop, was ready to run and had no core, because of others. */
export function deniedTo(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

export interface ProgramOptions {
  readonly data: string;
  readonly port?: number;
  readonly args?: readonly string[];
  /** Whether it should tell about its memory. */
  readonly measured?: boolean;
  /** Whether bots think and games are played again on its event loop; only of a measured one. */
  readonly inline?: boolean;
  /** The one core it may run on. */
  readonly core?: number;
  /** A folder for compiled code, so that the next start is quicker; filled by a process that ends in good order. */
  readonly cache?: string;
}

export interface Memory {
  /** What the process holds, and what its objects and buffers take. */
  readonly resident: number;
  readonly used: number;
}

/** What a measured server can be asked. */
export type MemoryQuestion = 'memory' | 'usage';

export class Program {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #complaints: () => string;

  constructor(url: string, child: ChildProcess, complaints: () => string) {
    this.url = url;
    this.#child = child;
    this.#complaints = complaints;
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** What it has written to its log, which is nothing as long as all is well. */
  get complaints(): string {
    return this.#complaints();
  }

  /** Bytes in use after everything that is not needed was thrown away; only of a measured one. */
  memory(): Promise<Memory> {
    return this.#ask('memory');
  }

  /** The same without throwing anything away first, which makes nobody wait. */
  usage(): Promise<Memory> {
    return this.#ask('usage');
  }

  async #ask(what: MemoryQuestion): Promise<Memory> {
    const answer = once(this.#child, 'message');
    this.#child.send(what);
    const [memory] = (await answer) as [Memory];
    return memory;
  }

  /** Gone at once, without a chance to finish anything. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}

/** `tt serve`, in a process of its own; resolves when it listens. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const child = launch(options);
  let [out, complaints] = ['', ''];
  child.stderr!.on('data', (chunk) => (complaints += String(chunk)));
  return new Promise((resolve, reject) => {
    const give = (): void => {
      child.kill('SIGKILL');
      reject(new Error(`the server does not start: ${out} ${complaints}`));
    };
    const patience = setTimeout(give, STARTS_WITHIN);
    child.once('exit', give);
    child.stdout!.on('data', (chunk) => {
      out += String(chunk);
      const url = /open at (\S+)\n/.exec(out)?.[1];
      if (url === undefined) return;
      clearTimeout(patience);
      child.off('exit', give);
      resolve(new Program(url, child, () => complaints));
    });
  });
}

/** Starts a server and kills it before it is ready. */
export async function startInVain(options: ProgramOptions, after: number): Promise<void> {
  const child = launch(options);
  const gone = once(child, 'exit');
  setTimeout(() => child.kill('SIGKILL'), after);
  await gone;
}

function launch({
  data,
  port = 0,
  args = [],
  measured = false,
  inline = false,
  core,
  cache,
}: ProgramOptions): ChildProcess {
  const program = measured ? ['--expose-gc', MEASURED] : [TT, 'serve'];
  const options = ['--data', data, '--port', String(port), '--log-level', 'warn', ...args];
  const flags = core === undefined ? [] : ONE_CORE;
  const serve = [process.execPath, ...flags, '--conditions=source', ...program, ...options];
  const [command, ...rest] = core === undefined ? serve : ['taskset', '-c', String(core), ...serve];
  const env = {
    ...process.env,
    ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }),
    ...(inline && { MEASURED_INLINE: '1' }),
  };
  return spawn(command!, rest, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(measured ? ['ipc' as const] : [])],
  });
}
