// Servers that start together, or while another one is migrating.

import { setTimeout as wait } from 'node:timers/promises';
import { isBusy } from './failures.ts';

const TRIES = 50;
const RETRY_MS = 100;

/** Tries again while another connection is in the way, without standing still: a migration may take a while. */
export async function patiently<T>(attempt: () => T): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error;
      await wait(RETRY_MS);
    }
  }
}
