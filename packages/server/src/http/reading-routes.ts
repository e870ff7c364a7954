// Tables from outside, and what has happened at them. Playing itself goes over the socket.

import { isRefusal } from '@three-thrones/kernel';
import { normalizeIP } from '@fastify/rate-limit';
import { byAnybody, bySomebody, mine, open } from './at-tables.ts';
import type { HeavyLimit } from './heavy.ts';
import { personOf } from './keys.ts';
import { ListPages } from './list-pages.ts';
import type { App, HttpParts } from './parts.ts';
import { AT_A_TABLE, BY_THE_RULES, refusals, WITH_A_KEY, WITH_ANY_KEY } from './refusals.ts';
import * as shape from '@three-thrones/protocol/http';

/** What the workers give back is JSON already. */
const JSON_TYPE = 'application/json; charset=utf-8';

export function readingRoutes(app: App, { tables }: HttpParts, limit: HeavyLimit): void {
  const heavy = { ...byAnybody, preParsing: limit };
  const pages = new ListPages();
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET') pages.drop();
  });

  app.get(
    '/api/tables',
    {
      ...byAnybody,
      schema: {
        ...open,
        summary: 'Listed tables, the last changed first',
        querystring: shape.listQuery,
        response: { 200: shape.list, ...refusals(...WITH_ANY_KEY) },
      },
    },
    async ({ query }, reply) => {
      const text = await pages.get(`${query.limit} before ${query.before}`, async () =>
        JSON.stringify(shape.summaries.parse(await tables.list(query.limit, query.before))),
      );
      return reply.type(JSON_TYPE).send(text);
    },
  );

  app.get(
    '/api/me/tables',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Tables that are not over and where I have a seat, the last changed first',
        response: { 200: shape.summaries, ...refusals(...WITH_A_KEY) },
      },
    },
    (request) => tables.listOf(personOf(request)),
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
      ...heavy,
      schema: {
        ...open,
        summary: 'Everything about a game that is over',
        params: shape.tableParams,
        response: {
          200: { description: 'A file', content: { 'text/plain': { schema: shape.exported } } },
          ...refusals(...WITH_ANY_KEY, ...AT_A_TABLE, 'game-not-over', 'busy', 'too-heavy', BY_THE_RULES),
        },
      },
    },
    async ({ params, ip }, reply) => {
      const whole = await tables.export(params.id, normalizeIP(ip));
      if (isRefusal(whole)) return whole;
      reply.type('text/plain; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="three-thrones-${params.id}.txt"`);
      return whole;
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
      ...heavy,
      schema: {
        ...open,
        summary: 'What happened, for one eye',
        params: shape.tableParams,
        querystring: shape.factsQuery,
        response: {
          200: shape.facts,
          ...refusals(
            ...WITH_ANY_KEY,
            ...AT_A_TABLE,
            'no-such-seat',
            'not-your-seat',
            'busy',
            'too-heavy',
            BY_THE_RULES,
          ),
        },
      },
    },
    async ({ params, query, holder, ip }, reply) => {
      const told = await tables.facts(holder?.person, params.id, query.seat, query.after, normalizeIP(ip));
      if (!isRefusal(told)) reply.type(JSON_TYPE);
      return told;
    },
  );

  app.get(
    '/api/tables/:id/views/:seq',
    {
      ...heavy,
      schema: {
        ...open,
        summary: 'The table as it was after an earlier entry, for one eye',
        params: shape.momentParams,
        querystring: shape.eyeQuery,
        response: {
          200: shape.seen,
          ...refusals(
            ...WITH_ANY_KEY,
            ...AT_A_TABLE,
            'no-such-seat',
            'not-your-seat',
            'no-such-moment',
            'busy',
            'too-heavy',
            BY_THE_RULES,
          ),
        },
      },
    },
    async ({ params, query, holder, ip }, reply) => {
      const seen = await tables.viewAt(holder?.person, params.id, query.seat, params.seq, normalizeIP(ip));
      if (!isRefusal(seen)) reply.type(JSON_TYPE);
      return seen;
    },
  );
}
