// What the HTTP side is made of, for all of its files.

import type { Catalogue } from '@three-thrones/catalogue';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from '../operations/metrics.ts';
import type { Options } from '../options.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

export interface HttpParts {
  readonly options: Options;
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly catalogue: Catalogue;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly isStopping: () => boolean;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
