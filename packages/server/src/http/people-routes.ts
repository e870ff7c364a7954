// Guests, accounts and the devices people are signed in on.

import { normalizeIP } from '@fastify/rate-limit';
import { isRefusal } from '@three-thrones/kernel';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Attempts } from '../people/attempts.ts';
import { cleanLogin } from '../people/names.ts';
import type { Again } from './again.ts';
import type { App, HttpParts } from './parts.ts';
import { holderOf, personOf } from './keys.ts';
import { NEEDS_KEY } from './openapi.ts';
import { refusals, WITH_A_BODY, WITH_A_KEY } from './refusals.ts';
import {
  account,
  credentials,
  farewell,
  introduction,
  me,
  named,
  person,
} from '@three-thrones/protocol/http';

const HOUR = 3_600_000;
const TEN_MINUTES = 600_000;
/** Several people may share an address. */
const LOGINS_PER_ADDRESS = 3;

export function peopleRoutes(app: App, { people, now, options: { limits } }: HttpParts, again: Again): void {
  const tags = ['people'];
  const gone = z.undefined().describe('Done.');
  const perHour = { rateLimit: { max: limits.guestsPerHour, timeWindow: HOUR } };
  const mine = { tags, security: NEEDS_KEY };

  app.post(
    '/api/people',
    {
      config: perHour,
      schema: {
        tags,
        summary: 'Become a guest',
        body: named,
        response: { 201: introduction, ...refusals(...WITH_A_BODY, 'bad-name') },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return again.once(request, addressOf(request), () => people.welcome(request.body.name));
    },
  );

  app.get(
    '/api/me',
    {
      config: { by: 'somebody' },
      schema: { ...mine, summary: 'Who I am', response: { 200: me, ...refusals(...WITH_A_KEY) } },
    },
    async (request) => {
      const login = await people.loginOf(personOf(request));
      return { person: personOf(request), ...(login !== undefined && { login }) };
    },
  );

  app.patch(
    '/api/me',
    {
      config: { by: 'somebody' },
      schema: {
        ...mine,
        summary: 'Take another name',
        body: named,
        response: { 200: person, ...refusals(...WITH_A_KEY, ...WITH_A_BODY, 'bad-name') },
      },
    },
    (request) => people.rename(personOf(request), request.body.name),
  );

  app.post(
    '/api/accounts',
    {
      config: { by: 'somebody', ...perHour },
      schema: {
        ...mine,
        summary: 'Become able to sign in elsewhere',
        body: credentials,
        response: {
          201: account,
          ...refusals(
            ...WITH_A_KEY,
            ...WITH_A_BODY,
            'bad-login',
            'password-too-short',
            'login-taken',
            'has-account',
            'busy',
          ),
        },
      },
    },
    async (request, reply) => {
      const { login, password } = request.body;
      reply.code(201);
      const by = personOf(request);
      return again.once(request, by.id, () => people.register(by, login, password));
    },
  );

  const attempts = new Attempts(limits.signInAttempts, now);
  const perAddress = {
    rateLimit: { max: limits.signInAttempts * LOGINS_PER_ADDRESS, timeWindow: TEN_MINUTES },
  };
  const settle = (result: object | undefined, pair: readonly [address: string, login: string]): void => {
    if (!isRefusal(result)) attempts.succeeded(...pair);
    else if (result.code === 'busy') attempts.uncount(...pair);
  };
  app.post(
    '/api/sessions',
    {
      config: perAddress,
      schema: {
        tags,
        summary: 'Sign in on this device',
        body: credentials,
        response: {
          201: introduction,
          ...refusals(...WITH_A_BODY, 'wrong-login', 'too-many-attempts', 'busy'),
        },
      },
    },
    async (request, reply) => {
      const { login, password } = request.body;
      const clean = cleanLogin(login);
      const pair = [addressOf(request), isRefusal(clean) ? '' : clean] as const;
      reply.code(201);
      return again.once(request, addressOf(request), async () => {
        const tooMany = attempts.begin(...pair);
        if (tooMany) return tooMany;
        const result = await people.signIn(login, password);
        settle(result, pair);
        return result;
      });
    },
  );

  app.delete(
    '/api/sessions/current',
    {
      config: { by: 'somebody' },
      schema: {
        ...mine,
        summary: 'Sign out on this device',
        response: { 204: gone, ...refusals(...WITH_A_KEY) },
      },
    },
    async (request, reply) => {
      await people.signOut(holderOf(request));
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/sessions',
    {
      config: { by: 'somebody' },
      schema: {
        ...mine,
        summary: 'Sign out everywhere',
        response: { 204: gone, ...refusals(...WITH_A_KEY) },
      },
    },
    async (request, reply) => {
      await people.signOutEverywhere(holderOf(request));
      return reply.code(204).send();
    },
  );

  if (!people.canForget) return;
  app.delete(
    '/api/me',
    {
      config: { by: 'somebody', ...perAddress },
      schema: {
        ...mine,
        summary: 'Be forgotten: person, account and devices; a bot plays on',
        body: farewell,
        response: {
          204: gone,
          ...refusals(...WITH_A_KEY, ...WITH_A_BODY, 'wrong-login', 'too-many-attempts', 'busy'),
        },
      },
    },
    async (request, reply) => {
      const holder = holderOf(request);
      const login = await people.loginOf(holder.person);
      const pair = [addressOf(request), login ?? ''] as const;
      const no =
        (login !== undefined && attempts.begin(...pair)) ||
        (await people.delete(holder, request.body?.password));
      settle(no, pair);
      if (no) return no;
      return reply.code(204).send();
    },
  );
}

function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}
