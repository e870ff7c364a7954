// What the HTTP side is made of, for all of its files.

import type { Catalogue } from '@three-thrones/catalogue';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AdminActions } from '../operations/admin.ts';
import type { BanList } from '../operations/bans.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Options } from '../config/options.ts';
import type { People } from '../people/people.ts';
import type { Tables } from '../tables/tables.ts';
import type { Patience } from './patience.ts';

/** Where a server is on its way from its start to its end; only while draining and stopping it takes no new tables. */
export type Phase = 'starting' | 'ready' | 'draining' | 'stopping';

export interface HttpParts {
  readonly options: Options;
  readonly tables: Tables;
  readonly people: People;
  readonly catalogue: Catalogue;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
  readonly phase: () => Phase;
  readonly drain: () => void;
  /** Whether what is written now would last. */
  readonly isDurable: () => Promise<boolean> | boolean;
  readonly operationsToken: string;
  /** Without it there are no routes about tables and people for whoever runs the server. */
  readonly admin?: AdminActions | undefined;
  readonly bans: BanList;
  /** Told of a new ban, so that open sockets close. */
  readonly banned: (address: string) => void;
  readonly patience: Patience;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
