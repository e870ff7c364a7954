import { availableParallelism } from 'node:os';

/**
 * How Node should run a server here. Where there is one core for everything, threads that tidy up beside the server only
 * get in its way, and tidying up a little more often makes nobody wait long.
 */
export function serverFlags() {
  return availableParallelism() === 1 ? ['--single-threaded-gc', '--max-semi-space-size=8'] : [];
}
