// Sitting down, getting up, letting a bot play.

import { refuse } from '@three-thrones/protocol';
import { type Act, at, bySomebody, mine, signedIn } from './at-tables.ts';
import { keyOf, personOf } from './keys.ts';
import type { App, HttpParts } from './parts.ts';
import { BY_THE_RULES, refusals, WITH_A_BODY } from './refusals.ts';
import * as shape from '@three-thrones/protocol/http';

const TEN_MINUTES = 600_000;

export function seatRoutes(app: App, { options: { limits }, people, tables }: HttpParts, act: Act): void {
  const atASeat = [...signedIn, 'no-such-seat', 'not-your-seat', 'table-not-open', BY_THE_RULES] as const;

  app.post(
    '/api/tables/:id/seats/:seat/claim',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Sit down, once and for all',
        params: shape.seatParams,
        body: shape.claim,
        response: {
          200: shape.recovery,
          ...refusals(
            ...atASeat,
            ...WITH_A_BODY,
            'seat-taken',
            'already-seated',
            'seat-not-open',
            'has-seen-a-hand',
            'kicked',
          ),
        },
      },
    },
    (request) => {
      const key = keyOf(request);
      const said = { ...request.body, ...(key !== undefined && { key }) };
      return tables.carryOut(personOf(request), { type: 'claim', ...at(request), ...said });
    },
  );

  app.post(
    '/api/tables/:id/recover',
    {
      config: { by: 'somebody', rateLimit: { max: limits.recoveryAttempts, timeWindow: TEN_MINUTES } },
      schema: {
        ...mine,
        summary: 'Bring a seat to this device',
        params: shape.tableParams,
        body: shape.code,
        response: {
          200: shape.seat,
          ...refusals(...signedIn, ...WITH_A_BODY, 'no-such-code', 'already-seated', BY_THE_RULES),
        },
      },
    },
    (request) => act(request, { type: 'recover', table: request.params.id, ...request.body }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/give',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Hand my seat to somebody else, who must have told me their key: to my own account',
        params: shape.seatParams,
        body: shape.heir,
        response: { 200: shape.summary, ...refusals(...atASeat, ...WITH_A_BODY) },
      },
    },
    async (request) => {
      const heir = await people.holder(request.body.key);
      if (!heir) return refuse('unknown-key');
      return act(request, { type: 'give', ...at(request), to: heir.person });
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/leave',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Get up',
        params: shape.seatParams,
        body: shape.nothing,
        response: { 200: shape.summary, ...refusals(...atASeat, ...WITH_A_BODY) },
      },
    },
    (request) => act(request, { type: 'leave', ...at(request) }),
  );

  app.put(
    '/api/tables/:id/seats/:seat/bot',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Let a bot play',
        params: shape.seatParams,
        body: shape.botLevel,
        response: {
          200: shape.summary,
          ...refusals(...atASeat, ...WITH_A_BODY, 'not-the-host'),
        },
      },
    },
    (request) => act(request, { type: 'seat-bot', ...at(request), ...request.body }),
  );

  app.delete(
    '/api/tables/:id/seats/:seat/bot',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Take a seat back from a bot',
        params: shape.seatParams,
        response: { 200: shape.summary, ...refusals(...atASeat, 'not-the-host', 'nobody-to-take-over') },
      },
    },
    (request) => act(request, { type: 'unseat-bot', ...at(request) }),
  );
}
