// For whoever runs the server: is it well, how busy is it, what does it offer.

import { isRefusal, refusal } from '@three-thrones/kernel';
import type { Store } from '../store/store.ts';
import type { App, HttpParts } from './parts.ts';
import { refusals } from './refusals.ts';
import { games, health } from './schemas.ts';

const PATIENCE = 2_000;

export function operationRoutes(app: App, { store, metrics, catalogue }: HttpParts): void {
  const operations = ['operations'];

  app.get(
    '/healthz',
    {
      config: { rateLimit: false },
      schema: {
        tags: operations,
        summary: 'Whether the store answers',
        response: { 200: health, ...refusals() },
      },
    },
    async () => ((await answers(store)) ? { status: 'ok' as const } : refusal('storage-failed', '0')),
  );

  app.get('/metrics', { config: { rateLimit: false }, schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-type', metrics.contentType).send(await metrics.text()),
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

async function answers(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    return await Promise.race([store.person('nobody').then(() => true), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
