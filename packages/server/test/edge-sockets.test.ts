import { PROTOCOL_VERSION } from '@three-thrones/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Metrics } from '../src/operations/metrics.ts';
import { TABLE } from './fakes.ts';
import { type Client, eventually, openHouse } from './harness.ts';
import { frame, OPCODE, pour, rawWebSocket } from './raw.ts';

const PINGS = Buffer.concat(Array.from({ length: 500 }, () => frame(OPCODE.ping, 'x'.repeat(125))));
/** Good-bye may wait behind the rest. */
const CLOSE_FRAME = 127;

describe('H1: answers to pings pile up without bound', () => {
  it('whoever floods with pings is closed, not answered', async () => {
    const house = await openHouse();
    const client = await house.socket();
    await client.hello();
    let pongs = 0;
    client.socket.on('pong', () => pongs++);
    for (let times = 0; times < 500; times++) client.socket.ping('x'.repeat(125));
    expect(await client.closed).toEqual({ code: 1008, reason: 'too-fast' });
    expect(pongs).toBeGreaterThan(0);
    expect(pongs).toBeLessThanOrEqual(60);
  });

  it('a few pings are answered, with what they carried', async () => {
    const house = await openHouse();
    const client = await house.socket();
    await client.hello();
    const heard = new Promise((resolve) => client.socket.once('pong', (data) => resolve(String(data))));
    client.socket.ping('winter');
    expect(await heard).toBe('winter');
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('a socket that never reads holds no more than the backlog, whatever it is sent', async () => {
    const backlog = 65_536;
    const house = await openHouse({
      limits: { backlog, messagesPerSecond: 1_000_000, messageBurst: 1_000_000 },
    });
    const many = (count: number, message: object) =>
      Buffer.concat(Array.from({ length: count }, () => frame(OPCODE.text, JSON.stringify(message))));
    const id = 'i'.repeat(40);
    const kinds = {
      pongs: PINGS,
      'pongs to messages': many(500, { type: 'ping', id }),
      refusals: many(500, { type: 'chat', id, table: TABLE, text: 'x', key: 'k' }),
    };
    const sentAway = vi.spyOn(Metrics.prototype, 'closedSocket');
    for (const [kind, piece] of Object.entries(kinds)) {
      sentAway.mockClear();
      const socket = await rawWebSocket(house.url);
      socket.write(
        frame(OPCODE.text, JSON.stringify({ type: 'hello', id: 'h', protocol: PROTOCOL_VERSION })),
      );
      let most = 0;
      const watch = setInterval(() => (most = Math.max(most, house.server.sockets.waiting)), 1);
      for (let times = 0, after = 0; times < 3_000 && after < 50 && !socket.destroyed; times++) {
        await pour(socket, piece, 1);
        await new Promise((resolve) => setTimeout(resolve, 2));
        if (most > 0 || sentAway.mock.lastCall) after++;
      }
      clearInterval(watch);
      // It may be sent away and what waited be gone between two looks at it.
      expect(sentAway.mock.lastCall?.[0] ?? most, kind).toBeGreaterThan(0);
      expect(most, kind).toBeLessThanOrEqual(backlog + CLOSE_FRAME);
      socket.destroy();
      await eventually(() => house.server.sockets.size === 0);
    }
  });

  it('one that reads is never too slow, however much it asks for at once', async () => {
    const house = await openHouse({
      limits: { backlog: 8_192, messagesPerSecond: 10_000, messageBurst: 10_000 },
    });
    const client = await house.socket();
    await client.hello();
    const asked = Array.from({ length: 1_000 }, () => client.ask({ type: 'ping' }));
    expect(await Promise.all(asked)).toHaveLength(1_000);
  });

  it('tiny frames are not free: fragments without end, pongs nobody asked for, empty messages', async () => {
    const house = await openHouse();
    const floods: Record<string, (socket: WebSocket) => void> = {
      fragments: (socket) => socket.send('', { fin: false }),
      pongs: (socket) => socket.pong('x'),
      'empty messages': (socket) => socket.send(''),
    };
    for (const [kind, flood] of Object.entries(floods)) {
      const client = await house.socket();
      await client.hello();
      for (let times = 0; times < 500; times++) flood(client.socket);
      expect((await client.closed).code, kind).toBe(1008);
    }
    expect(await house.call('GET', '/healthz')).toMatchObject({ status: 200 });
  });
});

describe('Chat limits are per socket: 100 sockets, 1,300 messages in 8 s', () => {
  const say = (client: Client) => client.ask({ type: 'chat', table: TABLE, text: 'crows', key: 'k' });

  it('all sockets of one person share one allowance', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const clients = await Promise.all(Array.from({ length: 10 }, () => house.socket()));
    for (const client of clients) await client.hello(key);
    const replies = [];
    for (let round = 0; round < 3; round++) for (const client of clients) replies.push(await say(client));
    expect(replies.filter(({ type }) => type === 'done')).toHaveLength(10);
    expect(replies.at(-1)).toMatchObject({ type: 'refused', code: 'too-fast' });
    house.clock.now += 2_000;
    expect(await say(clients[3]!)).toMatchObject({ type: 'done' });
  });

  it('all people of one address share a larger one; another address has its own', async () => {
    const house = await openHouse({ trustProxy: 1 });
    const from = (address: string) => house.socket({ headers: { 'x-forwarded-for': address } });
    let said = 0;
    for (let person = 0; person < 8; person++) {
      const client = await from('10.0.0.1');
      await client.hello((await house.guest()).key);
      for (let times = 0; times < 10; times++) if ((await say(client))['type'] === 'done') said++;
    }
    expect(said).toBe(40);
    const elsewhere = await from('10.0.0.2');
    await elsewhere.hello((await house.guest()).key);
    expect(await say(elsewhere)).toMatchObject({ type: 'done' });
  });
});

describe('more sockets do not give an address more', () => {
  it('all of them together send what a few could that never rest', async () => {
    const house = await openHouse({ limits: { messageBurst: 10, messagesPerSecond: 1 } });
    const clients: Client[] = [];
    for (let sockets = 0; sockets < 25; sockets++) {
      const client = await house.socket();
      await client.hello();
      clients.push(client);
    }
    for (const client of clients)
      for (let pings = 0; pings < 9; pings++) client.say({ type: 'ping', id: `p${pings}` });
    const heard = (type: string): number =>
      clients.flatMap((client) => client.heard).filter((message) => message.type === type).length;
    await eventually(() => heard('pong') + heard('refused') === 25 * 9);
    expect(heard('pong')).toBe(100);
    // Somebody elsewhere is served as ever.
    const elsewhere = await house.socket({ localAddress: '127.0.0.2' });
    await elsewhere.hello();
    expect(await elsewhere.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });
});
