import { availableParallelism } from 'node:os';

/**
 * How Node should run a server that has one core for everything: threads that tidy up beside it would only get in its way.
 * A table keeps its state until the next answer: where young things get little room, most of them are still in use when it
 * is tidied up, and carrying them over again and again costs more than anything else a server does. Nor may V8 learn from
 * that to put them among the old ones at once, where only a full collection finds out that they are gone.
 */
export const ONE_CORE = [
  '--single-threaded-gc',
  '--max-semi-space-size=64',
  '--no-allocation-site-pretenuring',
];

/** How Node should run a server here. */
export function serverFlags() {
  return availableParallelism() === 1 ? ONE_CORE : [];
}
