// Sharing in the dice, and what a host may do for the company at the table.

import { type Act, at, bySomebody, mine, signedIn } from './at-tables.ts';
import type { App } from './parts.ts';
import { BY_THE_RULES, refusals, WITH_A_BODY } from './refusals.ts';
import * as shape from '@three-thrones/protocol/http';

export function companyRoutes(app: App, act: Act): void {
  const atASeat = [...signedIn, 'no-such-seat', 'not-your-seat', 'table-not-open', BY_THE_RULES] as const;
  const byTheHost = [...signedIn, 'not-the-host', 'no-such-seat', 'your-own-seat', 'table-in-play'] as const;

  app.post(
    '/api/tables/:id/seats/:seat/commit',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Commit to a share of the dice, in a new round',
        params: shape.seatParams,
        body: shape.commit,
        response: {
          200: shape.summary,
          ...refusals(...atASeat, ...WITH_A_BODY, 'another-round', 'nothing-to-commit'),
        },
      },
    },
    (request) => act(request, { type: 'commit', ...at(request), ...request.body }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/reveal',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Show the share of the dice I had committed to',
        params: shape.seatParams,
        body: shape.reveal,
        response: {
          200: shape.summary,
          ...refusals(...atASeat, ...WITH_A_BODY, 'another-round', 'nothing-to-reveal', 'commitment-broken'),
        },
      },
    },
    (request) => act(request, { type: 'reveal', ...at(request), ...request.body }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/open',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Let somebody new take a seat that a bot plays for nobody',
        params: shape.seatParams,
        body: shape.nothing,
        response: {
          200: shape.summary,
          ...refusals(...byTheHost, ...WITH_A_BODY, 'seat-taken', 'table-not-playing', 'game-over'),
        },
      },
    },
    (request) => act(request, { type: 'open-seat', ...at(request) }),
  );

  app.post(
    '/api/tables/:id/seats/:seat/kick',
    {
      ...bySomebody,
      schema: {
        ...mine,
        summary: 'Free a chair before the start; its person does not come back',
        params: shape.seatParams,
        body: shape.nothing,
        response: { 200: shape.summary, ...refusals(...byTheHost, ...WITH_A_BODY) },
      },
    },
    (request) => act(request, { type: 'kick', ...at(request) }),
  );

  for (const [method, isMuted, summary] of [
    ['PUT', true, 'Silence somebody at this table'],
    ['DELETE', false, 'Let somebody speak again'],
  ] as const)
    app.route({
      method,
      url: '/api/tables/:id/mutes/:person',
      ...bySomebody,
      schema: {
        ...mine,
        summary,
        params: shape.muteParams,
        response: { 200: shape.summary, ...refusals(...byTheHost) },
      },
      handler: (request) => {
        const { id: table, person } = request.params;
        return act(request, { type: 'mute', table, person, isMuted });
      },
    });
}
