// Who is asking: the device key of a request. It is looked up before the body is read.

import type { Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { FastifyRequest } from 'fastify';
import type { Holder, People } from '../people/people.ts';
import type { Person } from '../store/store.ts';
import { RefusedError } from './errors.ts';
import type { App } from './parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    holder: Holder | undefined;
  }
  interface FastifyContextConfig {
    /** Whether this route needs to know who asks, or may; the others do not look at keys. */
    by?: 'somebody' | 'anybody';
  }
}

const BEARER = /^Bearer ([\w-]{16,100})$/i;

export function useKeys(app: App, people: People): void {
  app.decorateRequest('holder', undefined);
  app.addHook('preParsing', async (request, reply) => {
    const { by } = request.routeOptions.config;
    if (by === undefined) return undefined;
    const said = request.headers.authorization;
    if (said === undefined) return by === 'somebody' ? reply.send(refuse('no-key')) : undefined;
    const no = await look(request, people, said);
    return no ? reply.send(no) : undefined;
  });
}

/** A key that is wrong is refused even where none is needed: its owner should know. */
async function look(request: FastifyRequest, people: People, said: string): Promise<Refusal | undefined> {
  const key = BEARER.exec(said)?.[1];
  request.holder = key === undefined ? undefined : await people.holder(key);
  return request.holder ? undefined : refuse('unknown-key');
}

/** For routes by somebody. */
export function holderOf(request: Pick<FastifyRequest, 'holder'>): Holder {
  if (!request.holder) throw new Error('a route by somebody was reached by nobody');
  return request.holder;
}

const KEY = /^[A-Za-z0-9_-]{1,40}$/;

/** What tells a repeated request from a new one, if its sender cares. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new RefusedError(
    refuse('wrong-shape', { in: 'headers', path: '/idempotency-key', problem: 'pattern' }),
  );
}

export function personOf(request: Pick<FastifyRequest, 'holder'>): Person {
  return holderOf(request).person;
}
