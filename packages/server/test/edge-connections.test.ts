import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from '../src/http/patience.ts';
import { readable } from '../src/http/targets.ts';
import { eventually, openHouse } from './harness.ts';
import { plainSocket, rawWebSocket, wholeReply } from './raw.ts';

/** So that nobody has to wait for a real minute. */
const HASTY = { headers: 300, request: 900, idle: 300, silence: 2_000, check: 50 };
const HALF = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';

async function lifetime(socket: Socket): Promise<number> {
  const began = performance.now();
  if (!socket.closed) await once(socket.resume(), 'close');
  return performance.now() - began;
}

/** Asks on a connection of its own from another address. */
async function askFrom(url: string, localAddress: string): Promise<string> {
  const socket = await plainSocket(url, { localAddress });
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return wholeReply(socket);
}

describe('H2: half-sent requests are never released', () => {
  it('waits seconds, not minutes', () => {
    expect(PATIENCE).toMatchObject({ headers: 10_000, request: 30_000, idle: 10_000 });
    expect(PATIENCE.check).toBeLessThan(5_000);
  });

  it('half a head, half a body, nothing at all: each is told off and cut off', async () => {
    const { url, call } = await openHouse({ parts: { patience: HASTY } });
    const said = {
      nothing: '',
      'half a head': HALF,
      'half a body':
        'POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    };
    for (const [kind, text] of Object.entries(said)) {
      const socket = await plainSocket(url);
      socket.write(text);
      const [reply, lived] = await Promise.all([wholeReply(socket), lifetime(socket)]);
      expect(reply, kind).toContain('408');
      expect(reply, kind).toContain('{"code":"request-timeout","rule":"0"}');
      expect(lived, kind).toBeLessThan(HASTY.request + 1_500);
    }
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('whoever is refused and does not hang up is hung up on', async () => {
    const { url } = await openHouse({ parts: { patience: { ...HASTY, headers: 20_000, request: 20_000 } } });
    const rude = { allowHalfOpen: true };
    const [nonsense, upgrade] = [await plainSocket(url, rude), await plainSocket(url, rude)];
    nonsense.write('SING A SONG\r\n\r\n');
    upgrade.write(
      'GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    for (const socket of [nonsense, upgrade]) {
      socket.resume();
      // It never ends its own side: writing goes on until the other side is gone.
      const nag = setInterval(() => socket.write('x'), 20);
      await eventually(() => socket.destroyed);
      clearInterval(nag);
      expect(socket.bytesRead).toBeGreaterThan(0);
    }
  });

  it('an idle connection is let go, one that asks again is not', async () => {
    const { url } = await openHouse({ parts: { patience: HASTY } });
    const socket = await plainSocket(url);
    const ask = async (): Promise<string> => {
      socket.write(`${HALF}\r\n`);
      return String(await once(socket, 'data'));
    };
    expect(await ask()).toContain('200 OK');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await ask()).toContain('200 OK');
    expect(await lifetime(socket)).toBeLessThan(4_000);
  });
});

describe('H2: no limit of HTTP connections per address', () => {
  it('one address that holds all it may does not stop another, and gets room back', async () => {
    const house = await openHouse({ limits: { connectionsPerAddress: 20 } });
    const held: Socket[] = [];
    for (let count = 0; count < 10; count++) held.push(await rawWebSocket(house.url));
    for (let count = 0; count < 10; count++) held.push(await plainSocket(house.url));
    for (const socket of held.slice(10)) socket.write(HALF);
    for (let count = 0; count < 50; count++) {
      const socket = await plainSocket(house.url);
      socket.write(`${HALF}\r\n`);
      expect(await wholeReply(socket)).toBe('');
    }
    expect(held.filter(({ closed }) => closed)).toEqual([]);
    expect(await askFrom(house.url, '127.0.0.2')).toContain('200 OK');
    held[0]!.destroy();
    await eventually(() => house.server.sockets.size === 9);
    expect(await askFrom(house.url, '127.0.0.1')).toContain('200 OK');
  });

  it('behind a proxy all connections are the proxy’s and none is counted', async () => {
    const house = await openHouse({ trustProxy: 1, limits: { connectionsPerAddress: 2 } });
    for (let count = 0; count < 5; count++) await plainSocket(house.url);
    expect(await house.call('GET', '/healthz')).toMatchObject({ status: 200 });
  });
});

describe('GET //[ → 500', () => {
  const statusOf = (reply: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1]);

  async function get(url: string, target: string): Promise<string> {
    const socket = await plainSocket(url);
    socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'));
    return wholeReply(socket);
  }

  it.each([
    '//[',
    '//',
    '///',
    '//[::1',
    '/%',
    '/%zz',
    '/%00',
    '/\u0000',
    '/a%0d%0ab',
    '/%c0%ae',
    '/api/%ff',
  ])('%j is malformed, with a code', async (target) => {
    for (const web of [undefined, import.meta.dirname]) {
      const { url } = await openHouse({ web });
      const reply = await get(url, target);
      expect(statusOf(reply)).toBe(400);
      expect(reply).toContain('{"code":"malformed-request","rule":"0"}');
    }
  });

  it('a link that was cut off is a page to a browser, and a code to everybody else', async () => {
    expect(readable('/t/%E0%A4%A', 'text/html,application/xhtml+xml')).toBe('/');
    expect(readable('/t/%E0%A4%A', 'application/json')).toBe('/%');
    expect(readable('/api/%E0%A4%A', 'text/html')).toBe('/%');
    expect(readable('//[', 'text/html')).toBe('/%');
  });

  it('hundreds of odd targets: no reply is a failure of the server', async () => {
    const house = await openHouse({
      web: import.meta.dirname,
      limits: { requestsPerMinute: 100_000, heavyReadsWithoutKey: 100_000 },
    });
    const odd = [
      '/',
      '//',
      '[',
      ']',
      '%',
      '%2',
      '%00',
      '%2e',
      '..',
      '?',
      '#',
      ':',
      '@',
      '\\',
      '*',
      ';',
      '&',
      '=',
    ];
    const more = [
      'api',
      'tables',
      'seats',
      'x',
      '\u007f',
      '\u00ff',
      '%ff',
      '%u0041',
      '{',
      '}',
      '|',
      '^',
      '`',
      '"',
      '<',
    ];
    const pieces = [...odd, ...more];
    let seed = 7;
    const draw = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let times = 0; times < 400; times++) {
      const middle = Array.from({ length: 1 + draw(6) }, () => pieces[draw(pieces.length)]!).join('');
      const target = draw(4) === 0 ? middle : `${draw(2) === 0 ? '/' : '/api/tables/'}${middle}`;
      const status = statusOf(await get(house.url, target));
      expect(status, JSON.stringify(target)).toBeGreaterThanOrEqual(200);
      expect(status, JSON.stringify(target)).toBeLessThan(500);
    }
    expect(await house.call('GET', '/healthz')).toMatchObject({ status: 200 });
  });
});
