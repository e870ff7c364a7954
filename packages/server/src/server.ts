// A running server, put together from a store and tables that are open already.

import type { Catalogue } from '@three-thrones/catalogue';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { buildApp } from './http/app.ts';
import { keepHouse } from './operations/housekeeping.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Options } from './options.ts';
import type { RandomBytes } from './people/keys.ts';
import { People } from './people/people.ts';
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
}

export interface Server {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  readonly address: string;
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
  const isStopping = (): boolean => stopping !== undefined;

  const people = new People(parts);
  const { limits, trustProxy } = options;
  const sockets = new Sockets({ tables, people, metrics, log, limits, trustProxy, now, isStopping });
  people.watch(sockets);
  people.watch({ revoked: () => undefined, renamed: (person) => tables.renamed(person) });
  metrics.watch({ load: () => tables.load(), sockets: () => sockets.size });
  const app = await buildApp({ ...parts, people, isStopping });
  app.server.maxConnections = limits.sockets + REQUESTS_AT_ONCE;
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  const stopKeepingHouse = keepHouse({ ...options, tables, store, now, log });
  await app.listen({ host: options.host, port: options.port });

  const stop = async (): Promise<void> => {
    log.info('stopping');
    await sockets.stop();
    const impatience = setTimeout(() => app.server.closeAllConnections(), REQUESTS_WITHIN);
    await app.close();
    clearTimeout(impatience);
    await stopKeepingHouse();
    await tables.stop();
    await store.close();
    metrics.stop();
    log.info('stopped');
  };
  return { address: urlOf(app.server.address() as AddressInfo), sockets, stop: () => (stopping ??= stop()) };
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
