import { refusal } from '@three-thrones/kernel';
import { PROTOCOL_VERSION } from '@three-thrones/protocol';
import { describe, expect, it } from 'vitest';
import { StorageFailed } from '../src/store/store.ts';
import { TABLE } from './fakes.ts';
import { eventually, openHouse, someKey } from './harness.ts';

const seated = { table: TABLE, seat: 'stark' };

describe('hello', () => {
  it('comes first, with a key or without', async () => {
    const house = await openHouse();
    const { id, key } = await house.guest();
    const [known, unknown] = [await house.socket(), await house.socket()];
    expect(await known.hello(key)).toEqual({
      type: 'done',
      id: 'r1',
      protocol: PROTOCOL_VERSION,
      person: { id, name: 'Arya' },
    });
    expect(await unknown.hello()).toEqual({ type: 'done', id: 'r1', protocol: PROTOCOL_VERSION });
    expect(await unknown.ask({ type: 'ping' })).toEqual({ type: 'pong', id: 'r2' });
  });

  it('of another version is told to reload', async () => {
    const client = await (await openHouse()).socket();
    expect(await client.ask({ type: 'hello', protocol: 99 })).toMatchObject({
      code: 'protocol-version',
      args: { protocol: PROTOCOL_VERSION },
    });
    expect(await client.closed).toEqual({ code: 1008, reason: 'protocol-version' });
  });

  it('with a key nobody has is refused', async () => {
    const client = await (await openHouse()).socket();
    expect(await client.hello(someKey())).toMatchObject({ type: 'refused', code: 'unknown-key' });
    expect(await client.closed).toEqual({ code: 1008, reason: 'unknown-key' });
  });

  it('cannot be left out', async () => {
    const house = await openHouse();
    const client = await house.socket();
    expect(await client.ask({ type: 'subscribe', table: TABLE })).toMatchObject({ code: 'hello-first' });
    expect((await client.closed).code).toBe(1008);
    expect(house.tables.asked).toEqual([]);
  });

  it('must come within ten seconds', async () => {
    const house = await openHouse();
    const [late, quick] = [await house.socket(), await house.socket()];
    await quick.hello();
    house.clock.now += 10_001;
    house.server.sockets.tick();
    expect(await late.next()).toMatchObject({ type: 'refused', code: 'hello-too-late' });
    expect(await late.closed).toEqual({ code: 1008, reason: 'hello-too-late' });
    expect(await quick.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('need not be waited for', async () => {
    const house = await openHouse();
    const { id, key } = await house.guest();
    const client = await house.socket();
    client.say({ type: 'hello', id: 'h', protocol: PROTOCOL_VERSION, key });
    client.say({ type: 'subscribe', id: 's', ...seated });
    client.say({ type: 'ping', id: 'p' });
    expect(await client.next()).toMatchObject({ type: 'done', id: 'h' });
    await eventually(() => client.heard.length === 4);
    expect(house.tables.asked).toEqual([['subscribe', id, TABLE, 'stark', undefined]]);
    expect(await client.ask({ type: 'hello', protocol: PROTOCOL_VERSION })).toMatchObject({
      code: 'hello-twice',
    });
  });
});

describe('a table', () => {
  it('is asked what the messages say, in their order', async () => {
    const house = await openHouse();
    const { id, key } = await house.guest();
    const client = await house.socket();
    await client.hello(key);
    const chosen = { seat: 'stark', decision: '0-stark', choice: ['a', 'b'], key: 'k' };
    const cases: [object, object, unknown[]][] = [
      [{ type: 'answer', table: TABLE, ...chosen }, { seq: 1 }, ['answer', id, chosen]],
      [
        { type: 'why', ...seated, option: 'march' },
        { may: true },
        ['why', id, { seat: 'stark', option: 'march' }],
      ],
      [{ type: 'undo', ...seated, key: 'u' }, { seq: 2 }, ['undo', id, { seat: 'stark', key: 'u' }]],
      [
        { type: 'propose', ...seated, what: 'take-back', to: 3, key: 'p' },
        { proposal: 'p1' },
        ['propose', id, { seat: 'stark', what: 'take-back', to: 3, key: 'p' }],
      ],
      [
        { type: 'propose', ...seated, what: 'stand-in', for: 'tully', key: 'q' },
        { proposal: 'p1' },
        ['propose', id, { seat: 'stark', what: 'stand-in', for: 'tully', key: 'q' }],
      ],
      [
        { type: 'consent', ...seated, proposal: 'p1', agree: true, key: 'c' },
        { settled: true },
        ['consent', id, { seat: 'stark', proposal: 'p1', agree: true, key: 'c' }],
      ],
      [
        { type: 'chat', ...seated, to: 'lannister', text: '<b>hi</b>', key: 't' },
        { number: 1 },
        ['chat', 'Arya', { seat: 'stark', to: 'lannister', text: '<b>hi</b>', key: 't' }],
      ],
      [{ type: 'subscribe', ...seated, since: 7 }, {}, ['subscribe', id, TABLE, 'stark', 7]],
      [{ type: 'unsubscribe', table: TABLE }, {}, ['unsubscribe', TABLE]],
    ];
    for (const [message, result, asked] of cases) {
      expect(await client.ask(message)).toEqual({ type: 'done', id: expect.any(String), ...result });
      expect(house.tables.asked.at(-1)).toEqual(asked);
    }
    house.tables.gate = new Promise((resolve) => setTimeout(resolve, 20));
    for (const decision of ['1', '2', '3'])
      client.say({ type: 'answer', id: decision, table: TABLE, ...chosen, decision });
    await eventually(() => client.heard.filter(({ type }) => type === 'done').length === 13);
    expect(house.tables.asked.slice(-3).map(([, , said]) => said)).toMatchObject(
      ['1', '2', '3'].map((decision) => ({ decision })),
    );
  });

  it('refuses with its reason, and keeps its failures to itself', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const client = await house.socket();
    await client.hello(key);
    const why = { type: 'why', ...seated, option: 'march' };
    house.tables.next = refusal('slot-covered', '3.2', { slot: 'plot' });
    expect(await client.ask(why)).toEqual({
      type: 'refused',
      id: 'r2',
      code: 'slot-covered',
      rule: '3.2',
      args: { slot: 'plot' },
    });
    house.tables.next = new StorageFailed('storage-full', new Error('disk'));
    expect(await client.ask(why)).toEqual({ type: 'refused', id: 'r3', code: 'storage-full', rule: '0' });
    house.tables.next = new Error('the third card is a dragon');
    expect(await client.ask(why)).toEqual({ type: 'refused', id: 'r4', code: 'server-failed', rule: '0' });
    expect(await client.ask({ ...why, table: 'no-such-table' })).toMatchObject({ code: 'no-such-table' });
    expect(await client.ask(why)).toMatchObject({ type: 'done' });
  });

  it('can be watched without a name, but not played', async () => {
    const house = await openHouse();
    const client = await house.socket();
    await client.hello();
    expect(await client.ask({ type: 'subscribe', table: TABLE })).toMatchObject({ type: 'done' });
    expect(client.heard.map(({ type }) => type)).toEqual(['done', 'lobby', 'done']);
    for (const message of [
      { type: 'answer', ...seated, decision: 'd', choice: 'c', key: 'k' },
      { type: 'chat', table: TABLE, text: 'hi', key: 'k' },
    ])
      expect(await client.ask(message)).toMatchObject({ code: 'no-key' });
    expect(house.tables.asked).toHaveLength(1);
  });

  it('is no longer looked at when the socket closes, even in the middle of subscribing', async () => {
    const house = await openHouse();
    const [client, hasty] = [await house.socket(), await house.socket()];
    await client.hello();
    await client.ask({ type: 'subscribe', table: TABLE });
    expect(house.tables.viewers.size).toBe(1);
    client.socket.close();
    await eventually(() => house.tables.viewers.size === 0);

    await hasty.hello();
    const release = house.tables.hold();
    hasty.say({ type: 'subscribe', id: 's', table: TABLE });
    await eventually(() => house.tables.asked.at(-1)?.[0] === 'subscribe');
    hasty.socket.terminate();
    await eventually(() => house.server.sockets.size === 0);
    release();
    await eventually(
      () =>
        house.tables.asked.filter(([what]) => what === 'unsubscribe').length >= 2 &&
        house.tables.viewers.size === 0,
    );
  });

  it('is left after it was entered, however fast one changes one’s mind', async () => {
    const house = await openHouse();
    const client = await house.socket();
    await client.hello();
    house.tables.gate = new Promise((resolve) => setTimeout(resolve, 20));
    client.say({ type: 'subscribe', id: 's', table: TABLE });
    expect(await client.ask({ type: 'unsubscribe', table: TABLE })).toMatchObject({ type: 'done' });
    expect(house.tables.viewers.size).toBe(0);
  });

  it('knows people by the name they have now', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const client = await house.socket();
    await client.hello(key);
    await house.call('PATCH', '/api/me', { key, body: { name: 'No One' } });
    await client.ask({ type: 'chat', table: TABLE, text: 'hi', key: 'k' });
    expect(house.tables.asked.at(-1)).toEqual(['chat', 'No One', { text: 'hi', key: 'k' }]);
  });

  it('hears no control characters', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const client = await house.socket();
    await client.hello(key);
    const say = (text: string) => client.ask({ type: 'chat', table: TABLE, text, key: 'k' });
    await say(' one\r\ntwo\u0007\u202e\u2067\u0000 می‌خواهم\tok ');
    expect(house.tables.asked.at(-1)).toEqual(['chat', 'Arya', { text: 'one\ntwo می‌خواهم ok', key: 'k' }]);
    expect(await say('\u0007 \u202e')).toMatchObject({ code: 'empty-text' });
    expect(await say('x'.repeat(501))).toMatchObject({ code: 'wrong-shape', args: { path: 'text' } });
    expect(house.tables.asked).toHaveLength(1);
  });
});
