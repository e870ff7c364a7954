// Tables that open and close: by hand, as a rematch, from an export.

import { normalizeIP } from '@fastify/rate-limit';
import type { Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Again } from './again.ts';
import { type Act, bySomebody, mine, signedIn } from './at-tables.ts';
import type { HeavyLimit } from './heavy.ts';
import { personOf } from './keys.ts';
import type { App, HttpParts } from './parts.ts';
import { BY_THE_RULES, refusals, WITH_A_BODY, WITH_A_KEY } from './refusals.ts';
import * as shape from '@three-thrones/protocol/http';
import type { Person } from '../store/store.ts';
import { isShallow } from '../work/plain-data.ts';
import type { UnreadRecord } from '../work/records.ts';

const HOUR = 3_600_000;
const IMPORT_LIMIT = 2_097_152;
/** Several people may share an address. */
const PEOPLE_PER_ADDRESS = 4;

/** Values in a configuration, all together: more, or deeper ones, would only be there to break whoever walks them. */
const MOST_VALUES = 1_000;
const plainData = z
  .unknown()
  .refine((value) => isShallow(value, MOST_VALUES), 'too deep')
  .describe(shape.newTable.shape.config.description!);
const wantedTable = shape.newTable.extend({ config: z.exactOptional(plainData) });

/** One allowance for all new tables. */
export function openingRoutes(
  app: App,
  { tables, phase, options: { limits } }: HttpParts,
  { again, heavy, act }: { again: Again; heavy: HeavyLimit; act: Act },
): void {
  const opened = app.createRateLimit({
    max: limits.tablesPerHour,
    timeWindow: HOUR,
    keyGenerator: (request) => personOf(request).id,
  });
  /** One that comes again opens nothing, so it is not counted again. */
  const openOnce = (
    request: FastifyRequest,
    work: (by: Person) => Promise<shape.TableSummary | Refusal>,
  ): Promise<shape.TableSummary | Refusal> =>
    again.once(request, personOf(request).id, async () => {
      if (phase() === 'draining') return refuse('draining');
      const count = await opened(request);
      return !count.isAllowed && count.isExceeded
        ? refuse('too-many-tables', { seconds: count.ttlInSeconds })
        : work(personOf(request));
    });
  const rateLimit = { max: limits.tablesPerHour * PEOPLE_PER_ADDRESS, timeWindow: HOUR };
  const opening = { config: { by: 'somebody' as const, rateLimit } };

  app.post(
    '/api/tables',
    {
      ...opening,
      schema: {
        ...mine,
        summary: 'Open a table',
        body: wantedTable,
        response: {
          201: shape.summary,
          ...refusals(
            ...WITH_A_KEY,
            ...WITH_A_BODY,
            'no-such-game',
            'too-many-tables',
            'draining',
            BY_THE_RULES,
          ),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return openOnce(request, (by) => tables.create(by, request.body));
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
            'draining',
            BY_THE_RULES,
          ),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return openOnce(request, (by) => tables.rematch(request.params.id, by));
    },
  );

  // A scope of its own: an export is checked byte by byte, so it must arrive as it was written.
  void app.register(async (scope) => {
    const plain = scope.withTypeProvider<ZodTypeProvider>();
    plain.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );
    // A record is read where it is checked: here a long one would keep everybody waiting.
    plain.removeContentTypeParser('application/json');
    plain.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, json: string, done) =>
      done(null, { json } satisfies UnreadRecord),
    );
    plain.post(
      '/api/tables/import',
      {
        ...opening,
        preParsing: heavy,
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
              'busy',
              'too-heavy',
              'too-many-tables',
              'draining',
              BY_THE_RULES,
            ),
          },
        },
      },
      async (request, reply) => {
        reply.code(201);
        return openOnce(request, (by) => tables.import(by, request.body, normalizeIP(request.ip)));
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
    (request) => act(request, { type: 'close', table: request.params.id }),
  );
}
