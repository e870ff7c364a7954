// For whoever runs the server: is it well, is it ready, how busy is it, what does it offer.

import { isRefusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import { freshly } from '../operations/health.ts';
import { onlyOperators } from './operators.ts';
import type { App, HttpParts } from './parts.ts';
import { refusals } from './refusals.ts';
import { games, health, readiness } from '@three-thrones/protocol/http';

export function operationRoutes(app: App, parts: HttpParts): void {
  const { metrics, catalogue, isDurable, phase, operationsToken, now } = parts;
  const operations = ['operations'];
  const lasts = freshly(isDurable, now);

  app.get(
    '/healthz',
    {
      config: { rateLimit: false },
      schema: {
        tags: operations,
        summary: 'Whether what is written now would last',
        response: { 200: health, ...refusals() },
      },
    },
    async () => ((await lasts()) ? { status: 'ok' as const } : refuse('storage-failed')),
  );

  app.get(
    '/readyz',
    {
      config: { rateLimit: false },
      schema: {
        tags: operations,
        summary: 'Whether new tables should be sent here',
        response: { 200: readiness, ...refusals('starting', 'draining') },
      },
    },
    () => {
      const current = phase();
      return current === 'ready' ? { status: current } : refuse(current);
    },
  );

  app.get(
    '/metrics',
    { schema: { hide: true }, onRequest: onlyOperators(app, operationsToken) },
    async (_request, reply) => reply.header('content-type', metrics.contentType).send(await metrics.text()),
  );

  app.get(
    '/api/games',
    { schema: { tags: operations, summary: 'The games there are', response: { 200: games, ...refusals() } } },
    () =>
      catalogue.ids.flatMap((id) => {
        const listing = catalogue.find(id);
        return isRefusal(listing) ? [] : [{ id, players: listing.players }];
      }),
  );
}
