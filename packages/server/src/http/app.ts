// The HTTP side of the server: one Fastify application, put together from its parts.

import rateLimit from '@fastify/rate-limit';
import type { Catalogue } from '@three-thrones/catalogue';
import { isRefusal, refusal } from '@three-thrones/kernel';
import { fastify, type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Metrics } from '../operations/metrics.ts';
import type { Options } from '../options.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { useKeys } from './keys.ts';
import { refusalFor, tooFast } from './errors.ts';
import { useHeaders } from './headers.ts';
import { describeApi } from './openapi.ts';
import { operationRoutes } from './operation-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { bodyOf, statusOf } from './refusals.ts';
import { tableRoutes } from './table-routes.ts';
import { serveWeb } from './web.ts';

export interface HttpParts {
  readonly options: Options;
  readonly store: Store;
  readonly tables: Tables;
  readonly people: People;
  readonly catalogue: Catalogue;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly isStopping: () => boolean;
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

export const BODY_LIMIT = 65_536;
const REQUEST_TIMEOUT = 30_000;
const MINUTE = 60_000;

export async function buildApp(parts: HttpParts): Promise<App> {
  const { options, log } = parts;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: (_address, hop) => hop < options.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // refused in our own words below
    routerOptions: { ignoreTrailingSlash: false },
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
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => reply.send(refusal('no-such-route', '0')));

  await app.register(async (scope) => {
    const api = scope.withTypeProvider<ZodTypeProvider>();
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    await describeApi(api);
    useKeys(api, parts.people);
    operationRoutes(api, parts);
    peopleRoutes(api, parts);
    tableRoutes(api, parts);
  });
  if (options.web !== undefined) await serveWeb(app, options.web);
  await app.ready();
  return app;
}

/** Refusals are data: handlers return them, and here they get their status. Errors become refusals first. */
function refuseInCode(app: App, { metrics, isStopping }: HttpParts): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (isStopping()) return reply.send(refusal('stopping', '0'));
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

/** Route templates only: an address can hold the id of a private table. */
function noteRequests(app: App, { metrics }: HttpParts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    metrics.requested(route, status, elapsedTime / 1000);
    const level = route === '/healthz' || route === '/metrics' ? 'debug' : 'info';
    request.log[level]({ method: request.method, route, status, ms: Math.round(elapsedTime * 10) / 10 }, 'request');
  });
}

/** Something that is no HTTP at all, or headers without end. */
function answerNonsense(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify({ code: 'malformed-request', rule: '0' });
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body);
}
