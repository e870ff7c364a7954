// Running the server from afar: what `tt admin` calls. All of it needs the operations token.

import { isRefusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { bannable } from '../operations/bans.ts';
import { onlyOperators } from './operators.ts';
import type { App, HttpParts } from './parts.ts';
import * as shape from '@three-thrones/protocol/http';

const MINUTE = 60_000;

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
    scope.all('/api/admin/*', { schema: { hide: true } }, () => refuse('no-such-route'));
  });
}

function tableAndPeopleRoutes(
  app: App,
  { now, people }: HttpParts,
  actions: NonNullable<HttpParts['admin']>,
): void {
  const query = <T extends z.ZodType>(querystring: T) => ({ schema: { hide: true, querystring } });
  const at = { hide: true, params: shape.tableParams };
  const of = { hide: true, params: shape.ofPerson };

  app.get('/api/admin/tables', query(shape.adminTablesQuery), ({ query: wanted }) => actions.tables(wanted));
  app.get('/api/admin/people', query(shape.adminPeopleQuery), ({ query: wanted }) => actions.people(wanted));
  app.get('/api/admin/quarantined', { schema: { hide: true } }, () => actions.quarantined());

  app.post('/api/admin/tables/:id/kick', { schema: { ...at, body: shape.ofPerson } }, ({ params, body }) =>
    actions.kick(params.id, body.person),
  );
  app.post('/api/admin/tables/:id/close', { schema: { ...at, body: shape.nothing } }, ({ params }) =>
    actions.close(params.id),
  );
  app.post(
    '/api/admin/people/:person/mute',
    { schema: { ...of, body: shape.forMinutes } },
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
  app.get('/api/admin/bans', { schema: { hide: true } }, () => bans.list());
  app.post('/api/admin/bans', { schema: { hide: true, body: shape.ban } }, async ({ body }) => {
    const known = bannable(body.address);
    if (known === undefined) return refuse('wrong-shape', { path: 'address', problem: 'no address' });
    const until = now() + body.minutes * MINUTE;
    await bans.add(known, until);
    banned(known);
    return { address: known, until };
  });
  app.delete(
    '/api/admin/bans/:address',
    { schema: { hide: true, params: shape.ofAddress } },
    async ({ params }) => {
      const known = bannable(params.address);
      return known !== undefined && (await bans.remove(known)) ? { address: known } : refuse('no-such-ban');
    },
  );
}
