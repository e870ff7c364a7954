// A running server, put together from a store and tables that are open already.

import type { Catalogue } from '@three-thrones/catalogue';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { buildApp } from './http/app.ts';
import { limitConnections } from './http/connections.ts';
import type { Phase } from './http/parts.ts';
import { PATIENCE, type Patience } from './http/patience.ts';
import type { AdminActions } from './operations/admin.ts';
import { BanList, type Bans, memoryBans } from './operations/bans.ts';
import { writes } from './operations/health.ts';
import { keepHouse } from './operations/housekeeping.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Options } from './config/options.ts';
import { newKey, type RandomBytes } from './people/keys.ts';
import { People, type PeopleParts } from './people/people.ts';
import { Sockets } from './sockets/sockets.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

export interface ServerParts {
  readonly options: Options;
  readonly store: Store;
  readonly tables: Tables;
  readonly catalogue: Catalogue;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  /** Instead of what the options say or chance makes. */
  readonly operationsToken?: string | undefined;
  readonly admin?: AdminActions;
  readonly bans?: Bans;
  readonly forget?: PeopleParts['forget'];
  /** Whether what is written now would last; usually the store is asked. */
  readonly isDurable?: () => Promise<boolean> | boolean;
  readonly patience?: Patience;
  /** What else has to end before the store closes. */
  readonly beforeClosing?: () => Promise<void>;
}

export interface Server {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Opens the metrics and `/api/admin`. */
  readonly operationsToken: string;
  /** From now on no new tables; everything else goes on. */
  drain(): void;
  /** Stops accepting, finishes what is under way, says good-bye, and waits until everything is on disk. */
  stop(): Promise<void>;
}

/** As `Server`, with what tests need to reach. */
export interface OpenServer extends Server {
  readonly sockets: Sockets;
}

const REQUESTS_WITHIN = 5_000;
/** Connections beside the sockets; beyond that new ones are not taken. */
const REQUESTS_AT_ONCE = 2_000;

export async function openServer(parts: ServerParts): Promise<OpenServer> {
  const { options, store, tables, metrics, log, now } = parts;
  let stopping: Promise<void> | undefined;
  let phase: Phase = 'starting';
  const isStopping = (): boolean => stopping !== undefined;
  const drain = (): void => {
    if (phase === 'ready') phase = 'draining';
  };

  const people = new People(parts);
  const bans = await BanList.open(parts.bans ?? memoryBans(), now);
  const { limits, trustProxy } = options;
  const sockets = new Sockets({ tables, people, metrics, log, limits, trustProxy, bans, now, isStopping });
  people.watch(sockets);
  people.watch({ revoked: () => undefined, renamed: (person) => tables.renamed(person) });
  metrics.watch({ load: () => tables.load(), sockets: () => sockets.size, waiting: () => sockets.waiting });
  const operationsToken = parts.operationsToken ?? options.operationsToken ?? newKey(parts.randomBytes);
  const app = await buildApp({
    ...parts,
    ...{ people, bans, drain, operationsToken },
    phase: () => (isStopping() ? 'stopping' : phase),
    isDurable: parts.isDurable ?? writes(store),
    banned: (address) => sockets.banned(address),
    patience: parts.patience ?? PATIENCE,
  });
  app.server.maxConnections = limits.sockets + REQUESTS_AT_ONCE;
  // Behind a proxy every connection is the proxy's.
  if (trustProxy === 0) limitConnections(app.server, limits.connectionsPerAddress);
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  await app.listen({ host: options.host, port: options.port });
  const stopKeepingHouse = keepHouse({ ...options, tables, store, now, log });
  phase = 'ready';

  const stop = async (): Promise<void> => {
    log.info('stopping');
    await sockets.stop();
    const impatience = setTimeout(() => app.server.closeAllConnections(), REQUESTS_WITHIN);
    await app.close();
    clearTimeout(impatience);
    await stopKeepingHouse();
    await tables.stop();
    await parts.beforeClosing?.();
    await store.close();
    metrics.stop();
    log.info('stopped');
  };
  return {
    address: urlOf(app.server.address() as AddressInfo),
    ...{ operationsToken, drain, sockets },
    stop: () => (stopping ??= stop()),
  };
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
