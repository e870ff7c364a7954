// Starts everything: the store, the tables on it, the server in front of them.

import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { type Catalogue, catalogue } from '@three-thrones/catalogue';
import { type Logger, pino } from 'pino';
import { Metrics } from './operations/metrics.ts';
import type { Options } from './options.ts';
import type { RandomBytes } from './people/keys.ts';
import { openServer, type Server } from './server.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { openTables } from './tables/host.ts';
import type { Tables } from './tables/tables.ts';

/** What a test or another host may bring instead of the usual. */
export interface Surroundings {
  readonly catalogue: Catalogue;
  readonly log: Logger;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

const MINUTE = 60_000;
/** Plays on for people who left or ran out of time. */
const STAND_IN = 'squire';
const SNAPSHOT_EVERY = 32;

/** The file everything is kept in. */
export function storePath(data: string): string {
  return join(data, 'three-thrones.sqlite');
}

export async function startServer(options: Options, around: Partial<Surroundings> = {}): Promise<Server> {
  const surroundings: Surroundings = {
    catalogue,
    log: pino({ level: options.logLevel }, pino.destination(2)),
    now: Date.now,
    randomBytes,
    ...around,
  };
  const store = await openSqlite(storePath(options.data));
  try {
    return await onStore(options, store, surroundings);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function onStore(options: Options, store: Store, surroundings: Surroundings): Promise<Server> {
  const { log } = surroundings;
  const metrics = new Metrics();
  const tables = await openTables({
    ...surroundings,
    store,
    observer: metrics.observer((what, error) => log.error({ err: error, what }, 'table failed')),
    standIn: STAND_IN,
    botDelay: options.botDelay,
    snapshotEvery: SNAPSHOT_EVERY,
    idleAfter: options.idleMinutes * MINUTE,
  });
  try {
    return await openServer({ ...surroundings, options, store, tables, metrics });
  } catch (error) {
    await closeUp(tables, metrics);
    throw error;
  }
}

/** The port may be taken: nothing of a server that never was stays behind. */
async function closeUp(tables: Tables, metrics: Metrics): Promise<void> {
  metrics.stop();
  await tables.stop();
}
