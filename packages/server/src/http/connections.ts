// Connections below the requests on them: how many an address may have, and how one is refused that never became a request.

import { normalizeIP } from '@fastify/rate-limit';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { bodyOf, statusOf } from './refusals.ts';
import { refuse, type ServerCode } from '@three-thrones/protocol/codes';

/** Time to read the refusal; then the place is free again, whatever the other side does. */
const GRACE = 1_000;

/** Beyond its share an address is not even listened to, so that there is room for the others. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Something that is no HTTP at all, headers without end, or a request that does not end. */
export function answerNonsense(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  turnAway(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'malformed-request');
}

/** Says no, and lets go of the connection whether the other side does or not. */
export function turnAway(socket: Duplex, code: ServerCode): void {
  if (!socket.writable) return void socket.destroy();
  socket.end(plainRefusal(code));
  const timer = setTimeout(() => socket.destroy(), GRACE).unref();
  socket.once('close', () => clearTimeout(timer));
}

function plainRefusal(code: ServerCode): string {
  const body = JSON.stringify(bodyOf(refuse(code)));
  const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
  const status = statusOf(code);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n');
}
