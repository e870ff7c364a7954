// The server as a program: options in, a line with the address out, a graceful end on a signal.

import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import type { Catalogue } from '@three-thrones/catalogue';
import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { pino } from 'pino';
import { startServer } from './start.ts';
import { optionLines, readOptions } from './options.ts';
import type { Server } from './server.ts';
import { StoreRefused } from './store/store.ts';

const GRACE = 15_000;
/** Memory may grow to four times what is in use before all of it is gone through: that is what makes somebody wait. */
const GROWTH = '--heap-growing-percent=300';

export interface ServeParts {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly catalogue: Catalogue;
}

export const SERVE_USAGE = ['tt serve [OPTION …]', '', ...optionLines(), ''].join('\n');

/** Runs until a signal comes; the process then ends by itself. A mistake in the options comes back as a refusal. */
export async function serve({ args, env, catalogue }: ServeParts): Promise<Server | Refusal> {
  const options = readOptions(args, env);
  if (isRefusal(options)) return options;
  setFlagsFromString(GROWTH);
  const log = pino({ level: options.logLevel }, pino.destination({ dest: 2, sync: true }));
  try {
    const server = await startServer(options, { log, catalogue });
    closeWithGrace({ delay: GRACE, logger: log }, async ({ err, signal }) => {
      if (err) log.fatal({ err }, 'failed');
      else log.info({ signal }, 'asked to stop');
      await server.stop();
    });
    return server;
  } catch (error) {
    const { code, port, address } = error as { code?: string; port?: number; address?: string };
    if (error instanceof StoreRefused) return refusal(error.code, '0', { data: options.data });
    if (code === 'EADDRINUSE' || code === 'EACCES')
      return refusal('cannot-listen', '0', { code, port, address });
    throw error;
  }
}
