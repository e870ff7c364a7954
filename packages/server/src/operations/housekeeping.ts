// What has to be done now and then, one thing at a time.

import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

const DAY = 86_400_000;
const SWEEP_EVERY = 60_000;
const FORGET_EVERY = 3_600_000;

export interface Household {
  readonly tables: Pick<Tables, 'sweep'>;
  readonly store: Pick<Store, 'forget'>;
  readonly retentionDays: number;
  readonly now: () => number;
  readonly log: Logger;
}

/** Begins; the function that comes back ends it. */
export function keepHouse({ tables, store, retentionDays, now, log }: Household): () => Promise<void> {
  const ends = [every(SWEEP_EVERY, () => tables.sweep(), log)];
  const forget = async (): Promise<void> => {
    const forgotten = await store.forget(now() - retentionDays * DAY);
    if (forgotten > 0) log.info({ tables: forgotten }, 'forgot ended tables');
  };
  if (retentionDays > 0) ends.push(every(FORGET_EVERY, forget, log));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
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
