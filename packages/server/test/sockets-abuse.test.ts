import { once } from 'node:events';
import { MESSAGE_LIMIT } from '@three-thrones/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { TABLE } from './fakes.ts';
import { Client, eventually, openHouse } from './harness.ts';

describe('nonsense on a socket', () => {
  it('gets one code each, with the id where there is one', async () => {
    const house = await openHouse();
    const client = await house.socket();
    await client.hello();
    const cases: [string | Buffer, object][] = [
      ['{"type":', { code: 'malformed-json' }],
      ['', { code: 'malformed-json' }],
      ['null', { code: 'wrong-shape' }],
      ['[1]', { code: 'wrong-shape' }],
      ['{"type":"dance","id":"d"}', { code: 'unknown-type', id: 'd' }],
      ['{"id":"n"}', { code: 'unknown-type', id: 'n' }],
      ['{"type":"ping"}', { code: 'wrong-shape', args: { path: 'id', problem: 'invalid_type' } }],
      ['{"type":"ping","id":"<b>"}', { code: 'wrong-shape' }],
      ['{"type":"ping","id":"p","more":1}', { code: 'wrong-shape', id: 'p' }],
      [`{"type":"subscribe","id":"s","table":"${TABLE}","since":-1}`, { code: 'wrong-shape', id: 's' }],
      [Buffer.from([1, 2, 3]), { code: 'binary-frame' }],
    ];
    for (const [said, refused] of cases) {
      client.socket.send(said);
      expect(await client.next()).toMatchObject({ type: 'refused', rule: '0', ...refused });
    }
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    expect(house.tables.asked).toEqual([]);
  });

  it('closes the socket when it does not end, and nobody else notices', async () => {
    const house = await openHouse();
    const [client, other] = [await house.socket(), await house.socket()];
    await client.hello();
    await other.hello();
    for (let times = 0; times < 20; times++) client.socket.send('nonsense');
    expect(await client.closed).toEqual({ code: 1008, reason: 'malformed-json' });
    expect(client.heard.filter(({ type }) => type === 'refused')).toHaveLength(13);
    expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('is forgiven after a while', async () => {
    const house = await openHouse();
    const client = await house.socket();
    await client.hello();
    for (let times = 0; times < 30; times++) {
      house.clock.now += 6_000;
      client.socket.send('nonsense');
      expect(await client.next()).toMatchObject({ code: 'malformed-json' });
    }
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('that is too long closes the socket', async () => {
    const house = await openHouse();
    const client = await house.socket();
    await client.hello();
    client.socket.send('x'.repeat(MESSAGE_LIMIT + 1));
    expect((await client.closed).code).toBe(1009);
    const another = await house.socket();
    another.socket.send(Buffer.alloc(10_000_000));
    expect([1006, 1009]).toContain((await another.closed).code);
    expect(await house.call('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('is not read as text if it is none', async () => {
    const house = await openHouse();
    const client = await house.socket();
    await client.hello();
    client.socket.send(Buffer.from([0xff, 0xfe, 0x22]), { binary: false });
    expect((await client.closed).code).toBe(1007);
  });

  it('at another address is no socket', async () => {
    const { url } = await openHouse();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/elsewhere`);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('404');
  });
});

describe('too much', () => {
  it('too fast is refused, and closes the socket if it goes on', async () => {
    const house = await openHouse({ limits: { messageBurst: 5, messagesPerSecond: 10 } });
    const client = await house.socket();
    await client.hello();
    const types = async (count: number) => {
      for (let id = 0; id < count; id++) client.say({ type: 'ping', id: `p${id}` });
      const heard = [];
      for (let id = 0; id < count; id++) heard.push((await client.next()).type);
      return heard.join(' ');
    };
    expect(await types(6)).toBe('pong pong pong pong refused refused');
    expect(client.heard.at(-1)).toEqual({ type: 'refused', code: 'too-fast', rule: '0' });
    house.clock.now += 300;
    expect(await types(4)).toBe('pong pong pong refused');
    for (let id = 0; id < 30; id++) client.say({ type: 'ping', id: `p${id}` });
    expect(await client.closed).toEqual({ code: 1008, reason: 'too-fast' });
  });

  it('talk is refused sooner than play', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const client = await house.socket();
    await client.hello(key);
    const say = () => client.ask({ type: 'chat', table: TABLE, text: 'winter is coming', key: 'k' });
    for (let times = 0; times < 10; times++) expect(await say()).toMatchObject({ type: 'done' });
    expect(await say()).toMatchObject({ type: 'refused', code: 'too-fast' });
    house.clock.now += 2_000;
    expect(await say()).toMatchObject({ type: 'done' });
  });

  it('signals, plans and votes are talk too: together they have one allowance, on however many sockets', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const [one, other] = [await house.socket(), await house.socket()];
    await one.hello(key);
    await other.hello(key);
    const at = { table: TABLE, seat: 'stark', key: 'k' };
    const said = [
      { type: 'signal', what: 'go', thing: 'domain:pyke', ...at },
      { type: 'plan', for: 'stark', steps: [{ decision: '0-stark', choice: 'march' }], ...at },
      { type: 'vote', plan: 1, agree: true, ...at },
      { type: 'chat', text: 'go', ...at },
    ];
    for (let times = 0; times < 10; times++)
      expect(await (times % 2 ? one : other).ask(said[times % said.length]!)).toMatchObject({ type: 'done' });
    for (const message of said) expect(await one.ask(message)).toMatchObject({ code: 'too-fast' });
    const watcher = await house.socket();
    await watcher.hello();
    for (const message of said) expect(await watcher.ask(message)).toMatchObject({ code: 'no-key' });
    expect(house.tables.asked).toHaveLength(10);
  });

  it('at once: what is still under way has a limit', async () => {
    const house = await openHouse({ limits: { messageBurst: 1000 } });
    const client = await house.socket();
    await client.hello();
    const release = house.tables.hold();
    for (let id = 0; id < 70; id++) client.say({ type: 'subscribe', id: `s${id}`, table: TABLE });
    await eventually(() => client.heard.filter(({ type }) => type === 'refused').length === 6);
    expect(house.tables.asked).toHaveLength(64);
    release();
    await eventually(() => client.heard.filter(({ type }) => type === 'done').length === 65);
  });

  it('from one address: only so many sockets, and room again when one closes', async () => {
    const house = await openHouse({ limits: { socketsPerAddress: 3 } });
    const clients = [await house.socket(), await house.socket(), await house.socket()];
    await expect(house.socket()).rejects.toThrow('429');
    clients[0]!.socket.close();
    await eventually(() => house.server.sockets.size === 2);
    house.clock.now += 20_000;
    await house.socket();
    expect(house.server.sockets.size).toBe(3);
  });

  it('from one address: not opened and closed all the time', async () => {
    const house = await openHouse({ limits: { socketsPerAddress: 3 } });
    for (let times = 0; times < 3; times++) {
      (await house.socket()).socket.terminate();
      await eventually(() => house.server.sockets.size === 0);
    }
    await expect(house.socket()).rejects.toThrow('429');
    house.clock.now += 7_000;
    await house.socket();
  });

  it('from everywhere: only so many sockets in all', async () => {
    const house = await openHouse({ trustProxy: 1, limits: { sockets: 2 } });
    const from = (address: string) => house.socket({ headers: { 'x-forwarded-for': address } });
    await from('10.0.0.1');
    await from('10.0.0.2');
    await expect(from('10.0.0.3')).rejects.toThrow('503');
  });

  it('a thousand idle sockets cost little, and go when they are dead', async () => {
    const house = await openHouse({ limits: { socketsPerAddress: 1000, connectionsPerAddress: 2000 } });
    const ws = `${house.url.replace('http', 'ws')}/api/socket`;
    const before = process.memoryUsage().rss;
    const clients: Client[] = [];
    onTestFinished(() => {
      for (const { socket } of clients) socket.terminate();
    });
    for (let batch = 0; batch < 10; batch++) {
      const opened = Array.from(
        { length: 100 },
        () => new Client(new WebSocket(ws, { autoPong: batch > 0 })),
      );
      clients.push(...opened);
      await Promise.all(opened.map(({ socket }) => once(socket, 'open')));
      await Promise.all(opened.map((client) => client.hello()));
    }
    expect(house.server.sockets.size).toBe(1000);
    // Both ends live in this process.
    expect((process.memoryUsage().rss - before) / 1000).toBeLessThan(200_000);
    await expect(house.socket()).rejects.toThrow('429');
    expect(await house.call('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(await clients[500]!.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });

    house.clock.now += 30_001;
    house.server.sockets.tick();
    await Promise.all(clients.slice(100).map(({ socket }) => once(socket, 'ping')));
    await new Promise((resolve) => setTimeout(resolve, 100));
    house.clock.now += 30_001;
    house.server.sockets.tick();
    await eventually(() => house.server.sockets.size === 900);
    expect((await clients[0]!.closed).code).toBe(1006);
    expect(clients[999]!.socket.readyState).toBe(WebSocket.OPEN);
  }, 30_000);
});

describe('a slow reader', () => {
  it('is sent away before it fills the memory; the others hear everything', async () => {
    const house = await openHouse({ limits: { backlog: 65_536 } });
    const [slow, quick] = [await house.socket(), await house.socket()];
    for (const client of [slow, quick]) {
      await client.hello();
      await client.ask({ type: 'subscribe', table: TABLE });
    }
    slow.socket.pause();
    const message = {
      type: 'full',
      table: TABLE,
      seq: 1,
      view: { words: 'x'.repeat(50_000) },
      asked: [],
      hash: 'h',
    } as const;
    let sent = 0;
    while (house.tables.viewers.size === 2 && sent < 2000) {
      house.tables.tell({ ...message });
      sent++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(house.tables.viewers.size).toBe(1);
    await eventually(() => quick.heard.filter(({ type }) => type === 'full').length === sent);

    slow.socket.resume();
    expect(await slow.closed).toEqual({ code: 1013, reason: 'too-slow' });
    expect(await quick.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('that never reads again is cut off', async () => {
    const house = await openHouse({ limits: { backlog: 65_536 } });
    const slow = await house.socket();
    await slow.hello();
    await slow.ask({ type: 'subscribe', table: TABLE });
    slow.socket.pause();
    const message = {
      type: 'full',
      table: TABLE,
      seq: 1,
      view: { words: 'x'.repeat(500_000) },
      asked: [],
      hash: 'h',
    } as const;
    while (house.tables.viewers.size === 1) {
      house.tables.tell({ ...message });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(house.server.sockets.size).toBe(1);
    house.clock.now += 5_001;
    house.server.sockets.tick();
    await eventually(() => house.server.sockets.size === 0);
  });
});
