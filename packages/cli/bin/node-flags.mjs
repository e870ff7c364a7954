import { availableParallelism } from 'node:os';

/**
 * How Node should run a server that has one core for everything: threads that tidy up beside it would only get in its way,
 * and tidying up a little more often makes nobody wait long.
 */
export const ONE_CORE = ['--single-threaded-gc', '--max-semi-space-size=8'];

/** How Node should run a server here. */
export function serverFlags() {
  return availableParallelism() === 1 ? ONE_CORE : [];
}
