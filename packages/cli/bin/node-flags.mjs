import { availableParallelism } from 'node:os';

/**
 * How Node should run a server that has one core for everything: threads that tidy up beside it would only get in its way.
 * A table keeps its state until the next answer: where young things get little room, most of them are still in use when it
 * is tidied up, and carrying them over again and again costs more than anything else a server does.
 */
export const ONE_CORE = ['--single-threaded-gc', '--max-semi-space-size=16'];

/** How Node should run a server here. */
export function serverFlags() {
  return availableParallelism() === 1 ? ONE_CORE : [];
}
