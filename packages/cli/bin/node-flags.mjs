import { availableParallelism, totalmem } from 'node:os';

/** What a half of the young things may take of all the memory there is; while it is tidied up there are three of them. */
const YOUNG_SHARE = 1 / 32;
const MEGABYTE = 2 ** 20;

/** In megabytes, a power of two. */
function roomForYoung() {
  const share = 2 ** Math.floor(Math.log2((totalmem() * YOUNG_SHARE) / MEGABYTE));
  return Math.min(256, Math.max(16, share));
}

/**
 * How Node should run a server that has one core for everything: threads that tidy up beside it would only get in its way.
 * A table keeps its state until the next answer: whenever young things are tidied up, those of all tables are carried over,
 * and everybody waits for it. The more room there is, the more seldom that is, and it takes no longer. Nor may V8 learn from
 * what is carried over to put it among the old things at once, where only a full collection finds out that it is gone.
 */
export const ONE_CORE = [
  '--single-threaded-gc',
  `--max-semi-space-size=${roomForYoung()}`,
  '--no-allocation-site-pretenuring',
];

/** How Node should run a server here. */
export function serverFlags() {
  return availableParallelism() === 1 ? ONE_CORE : [];
}
