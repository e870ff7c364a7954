// The description of the HTTP side, made from the schemas that validate.

import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './parts.ts';

/** Marks a route that needs a device key in the document. */
export const NEEDS_KEY = [{ deviceKey: [] }];
export const TAKES_KEY = [{}, { deviceKey: [] }];

export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Three Thrones',
        version: '1',
        description: 'Lobby, people, exports and operations. Playing goes over the socket: see PROTOCOL.md.',
      },
      tags: [{ name: 'people' }, { name: 'tables' }, { name: 'operations' }],
      components: { securitySchemes: { deviceKey: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
