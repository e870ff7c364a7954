// Clients that keep to no library's manners: bytes over a plain connection.

import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A plain connection to a server, gone when the test is; errors are part of the game. */
export async function plainSocket(url: string, more: Partial<NetConnectOpts> = {}): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), ...more } as NetConnectOpts);
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** What a connection says until it ends. */
export async function wholeReply(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  if (!socket.closed) await new Promise((closed) => socket.on('close', closed));
  return text;
}

/** A WebSocket by hand: nothing is read unless somebody listens. */
export async function rawWebSocket(url: string, more: Partial<NetConnectOpts> = {}): Promise<Socket> {
  const socket = await plainSocket(url, more);
  socket.write(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!String(head).startsWith('HTTP/1.1 101')) throw new Error(String(head));
  socket.pause();
  return socket;
}

export const OPCODE = { continuation: 0x0, text: 0x1, ping: 0x9, pong: 0xa } as const;

/** One masked frame with a short payload; the mask is zero, which leaves the bytes as they are. */
export function frame(opcode: number, payload: Buffer | string = '', { isLast = true } = {}): Buffer {
  const data = Buffer.from(payload);
  if (data.length > 125) throw new Error('a longer frame needs a longer head');
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | data.length, 0, 0, 0, 0]), data]);
}

/** Writes as fast as the other side takes it, until it has taken all or has closed. */
export async function pour(socket: Socket, piece: Buffer, times: number): Promise<void> {
  for (let count = 0; count < times && !socket.destroyed; count++) {
    if (socket.write(piece)) continue;
    await new Promise<void>((go) => {
      const done = (): void => {
        socket.off('drain', done).off('close', done);
        go();
      };
      socket.on('drain', done).on('close', done);
    });
  }
}
