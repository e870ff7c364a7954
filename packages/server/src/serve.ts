// The server as a program: options in, a line with the address out, a graceful end on a signal.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Catalogue } from '@three-thrones/catalogue';
import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import { pino } from 'pino';
import { endInGoodOrder } from './operations/ending.ts';
import { startServer } from './start.ts';
import { optionLines, readOptions } from './config/options.ts';
import type { Server } from './server.ts';
import { StorageFailed, StoreRefused } from './store/store.ts';

/** A file where a folder should be, a folder nobody may write to, no room in it. */
const NO_PLACE =
  /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST|ENOENT|ENAMETOOLONG|ELOOP|ENOSPC|EDQUOT|SQLITE_(CANTOPEN|READONLY|PERM))/;
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
    makeFolder(resolve(options.data));
    const server = await startServer(options, { log, catalogue });
    endInGoodOrder({ server, drainSeconds: options.drainSeconds, log });
    return server;
  } catch (error) {
    const no = refusalOf(error, options.data);
    if (no) return no;
    throw error;
  }
}

/** Step by step: where a parent takes no folders, as in /proc, Node's own way with all parents at once never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** What whoever started the server can mend: another place for the data, another port. */
function refusalOf(error: unknown, data: string): Refusal | undefined {
  if (error instanceof StoreRefused) {
    const { pid } = (error.cause ?? {}) as { pid?: number };
    return refusal(error.code, '0', { data, ...(pid !== undefined && { pid }) });
  }
  const cause = error instanceof StorageFailed ? error.cause : error;
  const {
    code = '',
    syscall,
    port,
    address,
  } = cause as NodeJS.ErrnoException & { port?: number; address?: string };
  if (syscall === 'listen') return refusal('cannot-listen', '0', { code, port, address });
  if (error instanceof StorageFailed || NO_PLACE.test(code))
    return refusal('cannot-use-data', '0', { data, code });
  return undefined;
}
