// The lobby: tables before, around and after the game. Playing itself goes over the socket.

import { isRefusal, refusal } from '@three-thrones/kernel';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { exportText } from '../tables/export.ts';
import type { App, HttpParts } from './parts.ts';
import { RefusedError } from './errors.ts';
import { personOf } from './keys.ts';
import { NEEDS_KEY, TAKES_KEY } from './openapi.ts';
import { AT_A_TABLE, BY_THE_RULES, refusals, WITH_A_BODY, WITH_A_KEY, WITH_ANY_KEY } from './refusals.ts';
import * as shape from './schemas.ts';

const HOUR = 3_600_000;
const TEN_MINUTES = 600_000;
const IMPORT_LIMIT = 2_097_152;
/** Several people may share an address. */
const PEOPLE_PER_ADDRESS = 4;
const RECOVERIES = 20;

export function tableRoutes(app: App, parts: HttpParts): void {
  openingRoutes(app, parts);
  seatRoutes(app, parts);
  readingRoutes(app, parts);
}

const tags = ['tables'];
const mine = { tags, security: NEEDS_KEY };
const open = { tags, security: TAKES_KEY };
const bySomebody = { config: { by: 'somebody' as const } };
const byAnybody = { config: { by: 'anybody' as const } };
const signedIn = [...WITH_A_KEY, ...AT_A_TABLE] as const;

/** New tables: by hand, as a rematch, from an export. One allowance for all three. */
function openingRoutes(app: App, { tables, options: { limits } }: HttpParts): void {
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

/** Sitting down, getting up, letting a bot play. */
function seatRoutes(app: App, { tables }: HttpParts): void {
  const atASeat = [...signedIn, 'no-such-seat', 'not-your-seat', 'table-not-open', BY_THE_RULES] as const;

  app.post(
    '/api/tables/:id/seats/:seat/claim',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Sit down, once and for all',
        params: shape.seatParams,
        body: shape.claim,
        response: { 200: shape.recovery, ...refusals(...atASeat, ...WITH_A_BODY, 'seat-taken') },
      },
    },
    (request) => {
      const { id, seat } = request.params;
      return tables.claim(id, personOf(request), seat, request.body?.entropy);
    },
  );

  app.post(
    '/api/tables/:id/recover',
    {
      config: { by: 'somebody', rateLimit: { max: RECOVERIES, timeWindow: TEN_MINUTES } },
      schema: {
        ...mine,
        summary: 'Bring a seat to this device',
        params: shape.tableParams,
        body: shape.code,
        response: { 200: shape.seat, ...refusals(...signedIn, ...WITH_A_BODY, 'no-such-code', BY_THE_RULES) },
      },
    },
    (request) => tables.recover(request.params.id, personOf(request), request.body.code),
  );

  app.post(
    '/api/tables/:id/seats/:seat/leave',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Get up',
        params: shape.seatParams,
        body: shape.nothing,
        response: { 200: shape.summary, ...refusals(...atASeat, ...WITH_A_BODY) },
      },
    },
    (request) => tables.leave(request.params.id, personOf(request), request.params.seat),
  );

  app.put(
    '/api/tables/:id/seats/:seat/bot',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Let a bot play',
        params: shape.seatParams,
        body: shape.botLevel,
        response: {
          200: shape.summary,
          ...refusals(...atASeat, ...WITH_A_BODY, 'not-the-host'),
        },
      },
    },
    (request) => {
      const { id, seat } = request.params;
      return tables.seatBot(id, personOf(request), seat, request.body.level);
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat/bot',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Take a seat back from a bot',
        params: shape.seatParams,
        response: { 200: shape.summary, ...refusals(...atASeat, 'not-the-host', 'nobody-to-take-over') },
      },
    },
    (request) => tables.unseatBot(request.params.id, personOf(request), request.params.seat),
  );
}

function readingRoutes(app: App, { tables }: HttpParts): void {
  app.get(
    '/api/tables',
    {
      ...byAnybody,
      schema: {
        ...open,
        summary: 'Listed tables, the last changed first',
        querystring: shape.listQuery,
        response: { 200: shape.summaries, ...refusals(...WITH_ANY_KEY) },
      },
    },
    ({ query }) => tables.list(query.limit, query.before),
  );

  app.get(
    '/api/tables/:id',
    {
      ...byAnybody,
      schema: {
        ...open,
        summary: 'One table, from outside',
        params: shape.tableParams,
        response: { 200: shape.summary, ...refusals(...WITH_ANY_KEY, ...AT_A_TABLE) },
      },
    },
    ({ params }) => tables.summary(params.id),
  );

  app.get(
    '/api/tables/:id/export',
    {
      ...byAnybody,
      schema: {
        ...open,
        summary: 'Everything about a game that is over',
        params: shape.tableParams,
        response: {
          200: { description: 'A file', content: { 'text/plain': { schema: shape.exported } } },
          ...refusals(...WITH_ANY_KEY, ...AT_A_TABLE, 'game-not-over', BY_THE_RULES),
        },
      },
    },
    async ({ params }, reply) => {
      const whole = await tables.export(params.id);
      if (isRefusal(whole)) return whole;
      reply.type('text/plain; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="three-thrones-${params.id}.txt"`);
      return exportText(whole);
    },
  );

  app.get(
    '/api/tables/:id/messages',
    {
      ...byAnybody,
      schema: {
        ...open,
        summary: 'What was said',
        params: shape.tableParams,
        querystring: shape.afterQuery,
        response: { 200: shape.messages, ...refusals(...WITH_ANY_KEY, ...AT_A_TABLE, BY_THE_RULES) },
      },
    },
    ({ params, query, holder }) => tables.messages(holder?.person, params.id, query.after),
  );

  app.get(
    '/api/tables/:id/facts',
    {
      ...byAnybody,
      schema: {
        ...open,
        summary: 'What happened, for one eye',
        params: shape.tableParams,
        querystring: shape.factsQuery,
        response: {
          200: shape.facts,
          ...refusals(...WITH_ANY_KEY, ...AT_A_TABLE, 'no-such-seat', 'not-your-seat', BY_THE_RULES),
        },
      },
    },
    ({ params, query, holder }) => tables.facts(holder?.person, params.id, query.seat, query.after),
  );

  app.get(
    '/api/tables/:id/views/:seq',
    {
      ...byAnybody,
      schema: {
        ...open,
        summary: 'The table as it was after an earlier entry, for one eye',
        params: shape.momentParams,
        querystring: shape.eyeQuery,
        response: {
          200: shape.moment,
          ...refusals(
            ...WITH_ANY_KEY,
            ...AT_A_TABLE,
            'no-such-seat',
            'not-your-seat',
            'no-such-moment',
            'table-not-playing',
            BY_THE_RULES,
          ),
        },
      },
    },
    ({ params, query, holder }) => tables.viewAt(holder?.person, params.id, query.seat, params.seq),
  );
}
