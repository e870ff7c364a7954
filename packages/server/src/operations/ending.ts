// How the program ends: on a signal after a last while without new tables, on a fault at once, in good order both times.

import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

const GRACE = 15_000;
const SECOND = 1_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

export interface Ending {
  readonly server: { drain(): void; stop(): Promise<void> };
  readonly drainSeconds: number;
  readonly log: Logger;
}

/** From now on a signal or a fault ends the process. */
export function endInGoodOrder({ server, drainSeconds, log }: Ending): void {
  const delay = GRACE + drainSeconds * SECOND;
  const { close } = closeWithGrace({ delay, logger: log, skip: [...SIGNALS] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'failed');
    else if (drainSeconds > 0) {
      log.info({ seconds: drainSeconds }, 'draining');
      server.drain();
      await pause(drainSeconds * SECOND);
    }
    await server.stop();
  });
  onSignals((signal) => {
    log.info({ signal }, 'asked to stop');
    close();
  });
}

/**
 * A second signal ends the process at once. One that comes in the same breath is the first: a whole group of processes
 * was told, and one of them passed it on.
 */
function onSignals(stop: (signal: string) => void): void {
  let first: number | undefined;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (first === undefined) {
        first = performance.now();
        stop(signal);
      } else if (performance.now() - first > SECOND) process.exit(1);
    });
  }
}
