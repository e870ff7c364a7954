// The way to the worker, which is started when it is first needed, and anew after it could not be started.

import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { callsTo, type Remote } from './calls.ts';
import type { WorkerApi } from './worker.ts';

let started: Remote<WorkerApi> | undefined;

export function engine(): Remote<WorkerApi> {
  started ??= start();
  return started;
}

class NotStarted extends Error {}

/** A worker that cannot be fetched says so once, and answers nothing: whoever waits for it is told. */
function start(): Remote<WorkerApi> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' });
  const send = callsTo(worker);
  const waiting = new Set<(why: Error) => void>();
  const fail = (): void => {
    startAnew();
    worker.terminate();
    for (const reject of waiting) reject(new NotStarted());
  };
  worker.addEventListener('error', fail);
  const call = (name: string, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.add(reject);
      void send(name, args)
        .then(resolve, reject)
        .finally(() => {
          waiting.delete(reject);
          // It has answered, so it runs: what goes wrong from now on is no reason to end it.
          worker.removeEventListener('error', fail);
        });
    });
  return new Proxy({} as Remote<WorkerApi>, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(String(name), args),
  });
}

function startAnew(): void {
  started = undefined;
}

/** What comes of asking the engine. Where it fails, a no that can be said in words. */
export async function orRefusal<Told>(
  ask: (engine: Remote<WorkerApi>) => Told,
): Promise<Awaited<Told> | Refusal> {
  try {
    const told = await ask(engine());
    // Rules that could not be fetched may be remembered as missing for as long as the worker lives.
    if (isRefusal(told) && told.code === 'rules-not-here') startAnew();
    return told;
  } catch (error) {
    return refusal(error instanceof NotStarted ? 'rules-not-here' : 'rules-failed', '0');
  }
}
