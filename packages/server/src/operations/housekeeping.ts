// What has to be done now and then, one thing at a time.

import type { Logger } from 'pino';
import type { KeepDays } from '../config/options.ts';
import type { Bounds, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

const DAY = 86_400_000;
const SWEEP_EVERY = 60_000;
const FORGET_EVERY = 3_600_000;
/** Pages given back to the disk at once: some four megabytes. */
const PAGES_AT_ONCE = 1_000;

export interface HousekeepingDeps {
  readonly tables: Pick<Tables, 'sweep'>;
  readonly store: Pick<Store, 'forget' | 'tidy'>;
  readonly keepDays: KeepDays;
  readonly now: () => number;
  readonly log: Logger;
}

/** Begins; the function that comes back ends it. */
export function keepHouse({ tables, store, keepDays, now, log }: HousekeepingDeps): () => Promise<void> {
  const forget = async (): Promise<void> => {
    const forgotten = await store.forget(boundsOf(keepDays, now()));
    if (forgotten > 0) log.info({ forgotten }, 'forgot what nobody needs any more');
    while ((await store.tidy(PAGES_AT_ONCE)) > 0);
  };
  const ends = [every(SWEEP_EVERY, () => tables.sweep(), log), every(FORGET_EVERY, forget, log)];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

/** Nothing is deleted that is kept for 0 days: that means for ever. */
function boundsOf({ people, ...kinds }: KeepDays, now: number): Bounds {
  const kept = { ...kinds, sessions: people, people };
  const bounds = Object.entries(kept).filter(([, days]) => days > 0);
  return Object.fromEntries(bounds.map(([kind, days]) => [kind, now - days * DAY]));
}

/** A task that takes longer than its interval is not started a second time. */
function every(interval: number, task: () => Promise<void>, log: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
      .finally(() => {
        running = undefined;
      });
  }, interval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
