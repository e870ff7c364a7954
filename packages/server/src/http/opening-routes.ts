// Tables that open and close: by hand, as a rematch, from an export.

import { refusal } from '@three-thrones/kernel';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { bySomebody, mine, signedIn } from './at-tables.ts';
import { RefusedError } from './errors.ts';
import { personOf } from './keys.ts';
import type { App, HttpParts } from './parts.ts';
import { BY_THE_RULES, refusals, WITH_A_BODY, WITH_A_KEY } from './refusals.ts';
import * as shape from './schemas.ts';

const HOUR = 3_600_000;
const IMPORT_LIMIT = 2_097_152;
/** Several people may share an address. */
const PEOPLE_PER_ADDRESS = 4;

/** One allowance for all new tables. */
export function openingRoutes(app: App, { tables, options: { limits } }: HttpParts): void {
  const opened = app.createRateLimit({
    max: limits.tablesPerHour,
    timeWindow: HOUR,
    keyGenerator: (request) => personOf(request).id,
  });
  const mayOpen = async (request: FastifyRequest): Promise<void> => {
    const count = await opened(request);
    if (!count.isAllowed && count.isExceeded)
      throw new RefusedError(refusal('too-many-tables', '0', { seconds: count.ttlInSeconds }));
  };
  const rateLimit = { max: limits.tablesPerHour * PEOPLE_PER_ADDRESS, timeWindow: HOUR };
  const opening = { config: { by: 'somebody' as const, rateLimit }, preHandler: mayOpen };

  app.post(
    '/api/tables',
    {
      ...opening,
      schema: {
        ...mine,
        summary: 'Open a table',
        body: shape.newTable,
        response: {
          201: shape.summary,
          ...refusals(...WITH_A_KEY, ...WITH_A_BODY, 'no-such-game', 'too-many-tables', BY_THE_RULES),
        },
      },
    },
    async (request, reply) => {
      const { game, config, tempo, listed } = request.body;
      reply.code(201);
      return tables.create(personOf(request), { game, config, tempo, listed });
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      ...opening,
      schema: {
        ...mine,
        summary: 'Open the same table again',
        params: shape.tableParams,
        body: shape.nothing,
        response: {
          201: shape.summary,
          ...refusals(
            ...signedIn,
            ...WITH_A_BODY,
            'not-at-this-table',
            'game-not-over',
            'too-many-tables',
            BY_THE_RULES,
          ),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return tables.rematch(request.params.id, personOf(request));
    },
  );

  // A scope of its own: an export is checked byte by byte, so it must arrive as it was written.
  void app.register(async (scope) => {
    const plain = scope.withTypeProvider<ZodTypeProvider>();
    plain.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );
    plain.post(
      '/api/tables/import',
      {
        ...opening,
        bodyLimit: IMPORT_LIMIT,
        schema: {
          ...mine,
          summary: 'Bring a game that was played elsewhere',
          consumes: ['text/plain', 'application/json'],
          body: shape.brought,
          response: {
            201: shape.summary,
            ...refusals(
              ...WITH_A_KEY,
              ...WITH_A_BODY,
              'no-such-game',
              'another-rules-version',
              'too-many-tables',
              BY_THE_RULES,
            ),
          },
        },
      },
      async (request, reply) => {
        reply.code(201);
        return tables.import(personOf(request), request.body);
      },
    );
  });

  app.post(
    '/api/tables/:id/close',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Close a table that will not be played',
        params: shape.tableParams,
        body: shape.nothing,
        response: {
          200: shape.summary,
          ...refusals(...signedIn, ...WITH_A_BODY, 'not-the-host', 'table-in-play', BY_THE_RULES),
        },
      },
    },
    (request) => tables.close(request.params.id, personOf(request)),
  );
}
