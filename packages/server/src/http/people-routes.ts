// Guests, accounts and the devices people are signed in on.

import { isRefusal, refusal } from '@three-thrones/kernel';
import { z } from 'zod';
import { cleanLogin } from '../people/names.ts';
import type { App, HttpParts } from './parts.ts';
import { RefusedError } from './errors.ts';
import { holderOf, personOf } from './keys.ts';
import { NEEDS_KEY } from './openapi.ts';
import { refusals, WITH_A_BODY, WITH_A_KEY } from './refusals.ts';
import { account, credentials, introduction, me, named, person } from './schemas.ts';

const HOUR = 3_600_000;
const TEN_MINUTES = 600_000;
/** Several people may share an address. */
const LOGINS_PER_ADDRESS = 3;

export function peopleRoutes(app: App, { people, options: { limits } }: HttpParts): void {
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
    async ({ body }, reply) => {
      reply.code(201);
      return people.welcome(body.name);
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
      return people.register(personOf(request), login, password);
    },
  );

  const attempts = app.createRateLimit({
    max: limits.signInAttempts,
    timeWindow: TEN_MINUTES,
    keyGenerator: ({ body }) => {
      const login = cleanLogin((body as z.infer<typeof credentials>).login);
      return isRefusal(login) ? '' : login;
    },
  });
  app.post(
    '/api/sessions',
    {
      config: {
        rateLimit: { max: limits.signInAttempts * LOGINS_PER_ADDRESS, timeWindow: TEN_MINUTES },
      },
      schema: {
        tags,
        summary: 'Sign in on this device',
        body: credentials,
        response: {
          201: introduction,
          ...refusals(...WITH_A_BODY, 'wrong-login', 'too-many-attempts', 'busy'),
        },
      },
      preHandler: async (request) => {
        const tried = await attempts(request);
        if (!tried.isAllowed && tried.isExceeded)
          throw new RefusedError(refusal('too-many-attempts', '0', { seconds: tried.ttlInSeconds }));
      },
    },
    async ({ body }, reply) => {
      reply.code(201);
      return people.signIn(body.login, body.password);
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
}
