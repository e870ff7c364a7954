// For whoever runs the server: is it well, is it ready, how busy is it, what does it offer.

import { isRefusal, refusal } from '@three-thrones/kernel';
import { freshly } from '../operations/health.ts';
import { onlyOperators } from './operators.ts';
import type { App, HttpParts } from './parts.ts';
import { refusals } from './refusals.ts';
import { games, health, readiness } from './schemas.ts';

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
    async () => ((await lasts()) ? { status: 'ok' as const } : refusal('storage-failed', '0')),
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
      return current === 'ready' ? { status: current } : refusal(current, '0');
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
