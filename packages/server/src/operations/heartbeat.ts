// Keeps service time on disk. It is also how the server knows whether it can write at all.

import type { Store } from '../store/store.ts';
import { ServiceClock } from '../tables/service-clock.ts';

const BEAT = 2_000;
/** A beat that is missing for so long means that nothing can be kept. */
const MISSING = 6_000;

export interface Heartbeat {
  /** Service time. */
  readonly now: () => number;
  /** Whether something could be written a moment ago. */
  readonly isDurable: () => boolean;
  stop(): Promise<void>;
}

export async function startHeartbeat(store: Pick<Store, 'heartbeat' | 'serviceTime'>): Promise<Heartbeat> {
  const clock = new ServiceClock(await store.serviceTime(), () => performance.now());
  clock.start();
  let beatAt = performance.now();
  let isWell = true;
  let beating: Promise<void> | undefined;
  const beat = (): Promise<void> => {
    beating ??= store
      .heartbeat(clock.now())
      .then(
        () => {
          isWell = true;
          beatAt = performance.now();
        },
        () => {
          isWell = false;
        },
      )
      .finally(() => {
        beating = undefined;
      });
    return beating;
  };
  const timer = setInterval(() => void beat(), BEAT).unref();
  return {
    now: clock.now,
    isDurable: () => isWell && performance.now() - beatAt < MISSING,
    async stop() {
      clearInterval(timer);
      await beating;
      await beat();
      clock.stop();
    },
  };
}
