// The way to the worker, which is started when it is first needed.

import { type Remote, wrap } from 'comlink';
import type { WorkerApi } from './worker.ts';

let started: Remote<WorkerApi> | undefined;

export function engine(): Remote<WorkerApi> {
  started ??= wrap<WorkerApi>(
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' }),
  );
  return started;
}
