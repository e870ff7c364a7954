// Whom limits are counted for.

import { normalizeIP } from '@fastify/rate-limit';
import type { IncomingMessage } from 'node:http';

/** Where a request came from, as far as the given number of proxies can be trusted to say; an IPv6 household is one. */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const said = String(headers['x-forwarded-for'] ?? '');
  const way = [
    socket.remoteAddress ?? '',
    ...said
      .split(',')
      .reverse()
      .map((part) => part.trim()),
  ].filter(Boolean);
  return normalizeIP(way[Math.min(proxies, way.length - 1)] ?? '');
}
