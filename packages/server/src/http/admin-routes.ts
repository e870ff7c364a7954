// Running the server from afar: what `tt admin` calls. All of it needs the operations token.

import { isRefusal, refusal } from '@three-thrones/kernel';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bannable } from '../operations/bans.ts';
import { onlyOperators } from './operators.ts';
import type { App, HttpParts } from './parts.ts';
import * as shape from './schemas.ts';

const MINUTE = 60_000;
const YEAR = 525_600;

const minutes = z
  .int()
  .min(1)
  .max(10 * YEAR);
const personId = z.string().regex(/^[\w-]{1,40}$/);
const status = z.enum(['gathering', 'playing', 'over', 'closed']);
const ofPerson = z.strictObject({ person: personId });
const limit = z.coerce.number().int().min(1).max(1_000).default(100);

/** Under one check; hidden from the description for players. */
export function adminRoutes(app: App, parts: HttpParts): void {
  void app.register(async (scope: FastifyInstance) => {
    scope.addHook('onRequest', onlyOperators(app, parts.operationsToken));
    const admin = scope.withTypeProvider<ZodTypeProvider>() as App;
    if (parts.admin) tableAndPeopleRoutes(admin, parts, parts.admin);
    banRoutes(admin, parts);
    admin.post('/api/admin/drain', { schema: { hide: true, body: shape.nothing } }, () => {
      parts.drain();
      return { status: parts.phase() };
    });
    // Whoever has no token learns nothing about what there is.
    scope.all('/api/admin/*', { schema: { hide: true } }, () => refusal('no-such-route', '0'));
  });
}

function tableAndPeopleRoutes(
  app: App,
  { now, people }: HttpParts,
  actions: NonNullable<HttpParts['admin']>,
): void {
  const query = <T extends z.ZodType>(querystring: T) => ({ schema: { hide: true, querystring } });
  const at = { hide: true, params: shape.tableParams };
  const of = { hide: true, params: ofPerson };

  app.get(
    '/api/admin/tables',
    query(
      z.strictObject({
        status: status.optional(),
        limit,
        before: z.coerce.number().int().min(0).optional(),
      }),
    ),
    ({ query: { status: only, limit: most, before } }) =>
      actions.tables({
        limit: most,
        ...(only !== undefined && { status: only }),
        ...(before !== undefined && { before }),
      }),
  );
  app.get(
    '/api/admin/people',
    query(z.strictObject({ limit, after: personId.optional() })),
    ({ query: { limit: most, after } }) =>
      actions.people({ limit: most, ...(after !== undefined && { after }) }),
  );
  app.get('/api/admin/quarantined', { schema: { hide: true } }, () => actions.quarantined());

  app.post('/api/admin/tables/:id/kick', { schema: { ...at, body: ofPerson } }, ({ params, body }) =>
    actions.kick(params.id, body.person),
  );
  app.post('/api/admin/tables/:id/close', { schema: { ...at, body: shape.nothing } }, ({ params }) =>
    actions.close(params.id),
  );
  app.post(
    '/api/admin/people/:person/mute',
    { schema: { ...of, body: z.strictObject({ minutes }) } },
    ({ params, body }) => actions.mute(params.person, now() + body.minutes * MINUTE),
  );
  app.post('/api/admin/people/:person/unmute', { schema: { ...of, body: shape.nothing } }, ({ params }) =>
    actions.mute(params.person, 0),
  );
  app.delete('/api/admin/people/:person', { schema: of }, async ({ params }) => {
    const done = await actions.deletePerson(params.person);
    if (!isRefusal(done)) await people.revokeAll(params.person);
    return done;
  });
}

function banRoutes(app: App, { bans, banned, now }: HttpParts): void {
  const address = z.string().max(60);
  app.get('/api/admin/bans', { schema: { hide: true } }, () => bans.list());
  app.post(
    '/api/admin/bans',
    { schema: { hide: true, body: z.strictObject({ address, minutes }) } },
    async ({ body }) => {
      const known = bannable(body.address);
      if (known === undefined) return refusal('wrong-shape', '0', { path: 'address', problem: 'no address' });
      const until = now() + body.minutes * MINUTE;
      await bans.add(known, until);
      banned(known);
      return { address: known, until };
    },
  );
  app.delete(
    '/api/admin/bans/:address',
    { schema: { hide: true, params: z.strictObject({ address }) } },
    async ({ params }) => {
      const known = bannable(params.address);
      return known !== undefined && (await bans.remove(known))
        ? { address: known }
        : refusal('no-such-ban', '0');
    },
  );
}
