// What sockets need from the server they belong to, and how they end.

import type { ServerMessage } from '@three-thrones/protocol';
import type { Logger } from 'pino';
import type { Limits } from '../config/options.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { People } from '../people/people.ts';
import type { Tables } from '../tables/tables.ts';
import type { PaceDeps } from './pace.ts';
import type { Talk } from './talk.ts';
import type { Written } from './writing.ts';

export interface SocketDeps extends PaceDeps {
  readonly tables: Tables;
  readonly people: People;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly limits: Limits;
  readonly isStopping: () => boolean;
  readonly write: (message: ServerMessage) => Written;
  readonly talk: Talk;
}

/** Why this side closes a socket; a client may come back after GOING_AWAY and TRY_AGAIN. */
export const CLOSE = { goingAway: 1001, policy: 1008, failed: 1011, tryAgain: 1013 } as const;
