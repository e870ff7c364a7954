// The HTTP side of the server: one Fastify application, put together from its parts.

import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { isRefusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import { fastify, type FastifyBaseLogger, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { adminRoutes } from './admin-routes.ts';
import { Again } from './again.ts';
import { actingOn } from './at-tables.ts';
import { answerNonsense } from './connections.ts';
import { companyRoutes } from './company-routes.ts';
import { useKeys } from './keys.ts';
import { refusalFor, tooFast } from './errors.ts';
import { useHeaders } from './headers.ts';
import { heavyLimit } from './heavy.ts';
import { describeApi } from './openapi.ts';
import { openingRoutes } from './opening-routes.ts';
import { operationRoutes } from './operation-routes.ts';
import type { App, HttpParts } from './parts.ts';
import { peopleRoutes } from './people-routes.ts';
import { bodyOf, statusOf } from './refusals.ts';
import { readingRoutes } from './reading-routes.ts';
import { seatRoutes } from './seat-routes.ts';
import { readable } from './targets.ts';
import { serveWeb } from './web.ts';

const BODY_LIMIT = 65_536;
const MINUTE = 60_000;

export async function buildApp(parts: HttpParts): Promise<App> {
  const { options, patience } = parts;
  const loggerInstance: FastifyBaseLogger = parts.log; // all that Fastify's own types should know of it
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    connectionTimeout: patience.silence,
    http: {
      requestTimeout: patience.request,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.check,
    },
    trustProxy: (_address, hop) => hop < options.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // refused in our own words below
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/', headers }) => readable(url, headers.accept),
    frameworkErrors: (error, _request, reply) => {
      const no = refusalFor(error); // no hook has run, and none will
      reply.raw
        .writeHead(statusOf(no.code), { 'content-type': 'application/json' })
        .end(JSON.stringify(bodyOf(no)));
    },
    clientErrorHandler: (error, socket) => answerNonsense(error, socket),
  }).withTypeProvider<ZodTypeProvider>();

  app.removeContentTypeParser('text/plain');
  refuseInCode(app, parts);
  noteRequests(app, parts);
  await useHeaders(app);
  await app.register(rateLimit, {
    max: options.limits.requestsPerMinute,
    timeWindow: MINUTE,
    errorResponseBuilder: (_request, { ttl }) => tooFast(ttl),
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    reply.send(refuse('no-such-route')),
  );

  await app.register(async (scope) => {
    const api = scope.withTypeProvider<ZodTypeProvider>();
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    await describeApi(api);
    useKeys(api, parts.people);
    operationRoutes(api, parts);
    adminRoutes(api, parts);
    const again = new Again();
    peopleRoutes(api, parts, again);
    const heavy = heavyLimit(api, options.limits);
    const act = actingOn(parts.tables, again);
    openingRoutes(api, parts, { again, heavy, act });
    seatRoutes(api, parts, act);
    companyRoutes(api, act);
    readingRoutes(api, parts, heavy);
  });
  if (options.web !== undefined) await serveWeb(app, options.web);
  await app.ready();
  return app;
}

/** Refusals are data: handlers return them, and here they get their status. Errors become refusals first. */
function refuseInCode(app: App, { metrics, phase, bans }: HttpParts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (bans.isBanned(normalizeIP(request.ip))) return reply.send(refuse('banned'));
    if (phase() === 'stopping') return reply.send(refuse('stopping'));
    return undefined;
  });
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (!isRefusal(payload)) return payload;
    const status = statusOf(payload.code);
    metrics.refused(payload.code);
    // Not through the declared schema: a code somebody forgot to declare is still better than a failure.
    reply.code(status).header('content-type', 'application/json; charset=utf-8').serializer(JSON.stringify);
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    return bodyOf(payload);
  });
  app.setErrorHandler((error, request, reply) => {
    const no = refusalFor(error);
    if (no.code === 'server-failed') {
      metrics.failed();
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    }
    return reply.send(no);
  });
}

/** Machines ask these all the time. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** Route templates only: an address can hold the id of a private table. */
function noteRequests(app: App, { metrics }: HttpParts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    metrics.requested(route, status, elapsedTime / 1000);
    const level = QUIET.has(route) ? 'debug' : 'info';
    request.log[level](
      { method: request.method, route, status, ms: Math.round(elapsedTime * 10) / 10 },
      'request',
    );
  });
}
