import { refusal } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import type { AdminActions } from '../src/operations/admin.ts';
import { memoryBans } from '../src/operations/bans.ts';
import { PeopleStore, TABLE } from './fakes.ts';
import { eventually, type House, openHouse, TOKEN } from './harness.ts';

const operator = { key: TOKEN };

/** Notes what was asked of it; one person is not there. */
function fakeAdmin(): AdminActions & { asked: unknown[][] } {
  const asked: unknown[][] = [];
  const note = async (...call: unknown[]) => {
    asked.push(call);
    return call.includes('nobody') ? refusal('no-such-person', '0') : { done: call[0] };
  };
  return {
    asked,
    tables: async (query) => {
      asked.push(['tables', query]);
      return [{ table: TABLE }];
    },
    people: async (query) => {
      asked.push(['people', query]);
      return [{ id: 'p' }];
    },
    quarantined: () => [{ table: TABLE, why: 'broken' }],
    kick: (table, person) => note('kick', table, person),
    close: (table) => note('close', table),
    mute: (person, until) => note('mute', person, until),
    deletePerson: (person) => note('delete', person),
  };
}

describe('/healthz says ok on a full disk', () => {
  /** Reads, but does not write. */
  class FullStore extends PeopleStore {
    beats = 0;
    isFull = false;

    override async heartbeat(): Promise<void> {
      this.beats++;
      if (this.isFull) throw new Error('no room');
    }
  }

  it('not any more: it writes, at most every five seconds', async () => {
    const store = new FullStore();
    const { call, clock } = await openHouse({ parts: { store: store.asStore } });
    for (let times = 0; times < 100; times++) expect((await call('GET', '/healthz')).status).toBe(200);
    expect(store.beats).toBe(1);
    store.isFull = true;
    clock.now += 5_000;
    for (let times = 0; times < 10; times++)
      expect(await call('GET', '/healthz')).toMatchObject({ status: 503, body: { code: 'storage-failed' } });
    expect(store.beats).toBe(2);
    store.isFull = false;
    clock.now += 5_000;
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('one that does not answer is not well', async () => {
    const { call } = await openHouse({ parts: { isDurable: () => new Promise<boolean>(() => undefined) } });
    expect(await call('GET', '/healthz')).toMatchObject({ status: 503 });
  });
});

describe('No readiness or draining signal', () => {
  it('ready, then draining: no new tables, all else goes on', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    expect(await house.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    house.server.drain();
    expect(await house.call('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'draining' } });
    for (const [path, body] of [
      ['/api/tables', { game: 'tiny-epic' }],
      [`/api/tables/${TABLE}/rematch`, {}],
      ['/api/tables/import', 'text'],
    ] as const)
      expect(await house.call('POST', path, { key, body })).toMatchObject({
        status: 503,
        body: { code: 'draining' },
      });
    expect(house.tables.asked).toEqual([]);
    expect(await house.call('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(
      await house.call('POST', `/api/tables/${TABLE}/seats/stark/claim`, { key, body: {} }),
    ).toMatchObject({
      status: 200,
    });
    const client = await house.socket();
    await client.hello(key);
    expect(await client.ask({ type: 'chat', table: TABLE, text: 'hi', key: 'k' })).toMatchObject({
      type: 'done',
    });
    const release = house.tables.hold();
    const last = client.ask({ type: 'chat', table: TABLE, text: 'bye', key: 'k2' });
    await eventually(() => house.tables.asked.length === 3);
    const stopped = house.server.stop();
    expect(await house.call('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'stopping' } });
    release();
    await last;
    await stopped;
  });
});

describe('/metrics is public and unlimited', () => {
  it('no figures and nothing of /api/admin without the token', async () => {
    const house = await openHouse({ parts: { admin: fakeAdmin() } });
    const { key } = await house.guest();
    for (const path of ['/metrics', '/api/admin/tables', '/api/admin/bans', '/api/admin/nowhere']) {
      for (const wrong of [{}, { key }, { key: `${TOKEN}x` }, { headers: { authorization: TOKEN } }])
        expect(await house.call('GET', path, wrong), path).toMatchObject({
          status: 401,
          body: { code: 'wrong-token', rule: '0' },
        });
    }
    expect(await house.call('GET', '/metrics', operator)).toMatchObject({ status: 200 });
    expect(await house.call('GET', '/api/admin/nowhere', operator)).toMatchObject({ status: 404 });
  });

  it('wrong ones are limited, the right one goes through all the same', async () => {
    const house = await openHouse();
    const codes = new Set<unknown>();
    for (let times = 0; times < 30; times++)
      codes.add((await house.call('GET', '/metrics', { key: `guess-${times}-of-the-token` })).body['code']);
    expect([...codes]).toEqual(['wrong-token', 'too-fast']);
    expect(await house.call('GET', '/metrics', operator)).toMatchObject({ status: 200 });
  });

  it('without one given, one is made', async () => {
    const made = await openHouse({ parts: { operationsToken: undefined } });
    expect(made.server.operationsToken).toMatch(/^[\w-]{43}$/);
    const said = await openHouse({
      operationsToken: 'from-the-options',
      parts: { operationsToken: undefined },
    });
    expect(said.server.operationsToken).toBe('from-the-options');
  });
});

describe('No admin command: the routes behind it', () => {
  const open = async (): Promise<House & { admin: ReturnType<typeof fakeAdmin> }> => {
    const admin = fakeAdmin();
    return { ...(await openHouse({ parts: { admin } })), admin };
  };

  it('list tables, people and what is set aside', async () => {
    const { call, admin } = await open();
    expect((await call('GET', '/api/admin/tables?status=over&limit=5&before=9', operator)).body).toEqual([
      { table: TABLE },
    ]);
    expect((await call('GET', '/api/admin/people?after=p1', operator)).body).toEqual([{ id: 'p' }]);
    expect((await call('GET', '/api/admin/quarantined', operator)).body).toEqual([
      { table: TABLE, why: 'broken' },
    ]);
    expect(admin.asked).toEqual([
      ['tables', { status: 'over', limit: 5, before: 9 }],
      ['people', { limit: 100, after: 'p1' }],
    ]);
    for (const path of ['tables?status=lost', 'tables?limit=0', 'people?after=%3C', 'people?limit=9999'])
      expect(await call('GET', `/api/admin/${path}`, operator)).toMatchObject({ status: 400 });
  });

  it('kick, close, mute and delete', async () => {
    const house = await open();
    const { admin, clock } = house;
    const post = (path: string, body: object = {}) =>
      house.call('POST', `/api/admin/${path}`, { ...operator, body });
    expect(await post(`tables/${TABLE}/kick`, { person: 'p1' })).toMatchObject({
      status: 200,
      body: { done: 'kick' },
    });
    expect(await post(`tables/${TABLE}/close`)).toMatchObject({ status: 200 });
    expect(await post('people/p1/mute', { minutes: 10 })).toMatchObject({ status: 200 });
    expect(await post('people/p1/unmute')).toMatchObject({ status: 200 });
    expect(await post('people/nobody/mute', { minutes: 10 })).toMatchObject({
      status: 404,
      body: { code: 'no-such-person' },
    });
    expect(await post('people/p1/mute', { minutes: 0 })).toMatchObject({ status: 400 });
    expect(admin.asked).toEqual([
      ['kick', TABLE, 'p1'],
      ['close', TABLE],
      ['mute', 'p1', clock.now + 600_000],
      ['mute', 'p1', 0],
      ['mute', 'nobody', clock.now + 600_000],
    ]);
    const { id, key } = await house.guest();
    const client = await house.socket();
    await client.hello(key);
    expect(await house.call('DELETE', `/api/admin/people/${id}`, operator)).toMatchObject({ status: 200 });
    expect((await client.closed).reason).toBe('signed-out');
    expect(await house.call('GET', '/api/me', { key })).toMatchObject({ status: 401 });
    expect(await house.call('DELETE', '/api/admin/people/nobody', operator)).toMatchObject({ status: 404 });
  });

  it('drain', async () => {
    const house = await open();
    expect(await house.call('POST', '/api/admin/drain', operator)).toMatchObject({
      body: { status: 'draining' },
    });
    expect(await house.call('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'draining' } });
  });

  it('are not there without anybody to carry them out; bans and draining are', async () => {
    const { call } = await openHouse();
    for (const path of ['tables', 'people', 'quarantined'])
      expect(await call('GET', `/api/admin/${path}`, operator)).toMatchObject({
        status: 404,
        body: { code: 'no-such-route' },
      });
    expect(await call('GET', '/api/admin/bans', operator)).toMatchObject({ status: 200 });
  });

  it('are not in the description for players', async () => {
    const { call } = await open();
    expect((await call('GET', '/api/openapi.json')).text).not.toContain('admin');
  });
});

describe('No bans', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('a banned address is refused everywhere, its sockets close, and it comes back', async () => {
    const bans = memoryBans();
    const house = await openHouse({ trustProxy: 1, parts: { bans } });
    const rude = await house.socket(from('10.0.0.66'));
    const kind = await house.socket(from('10.0.0.1'));
    await rude.hello();
    await kind.hello();
    const ban = (address: string, minutes: number) =>
      house.call('POST', '/api/admin/bans', { ...operator, body: { address, minutes } });
    const until = house.clock.now + 600_000;
    expect(await ban('10.0.0.66', 10)).toMatchObject({ status: 200, body: { address: '10.0.0.66', until } });
    expect(await rude.closed).toEqual({ code: 1008, reason: 'banned' });
    expect(await bans.list()).toEqual([{ address: '10.0.0.66', until }]);
    expect((await house.call('GET', '/api/admin/bans', operator)).body).toEqual([
      { address: '10.0.0.66', until },
    ]);
    expect(await house.call('GET', '/api/games', from('10.0.0.66'))).toMatchObject({
      status: 403,
      body: { code: 'banned' },
    });
    await expect(house.socket(from('10.0.0.66'))).rejects.toThrow('403');
    expect(await kind.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    expect(await house.call('GET', '/api/games', from('10.0.0.1'))).toMatchObject({ status: 200 });

    house.clock.now = until;
    expect(await house.call('GET', '/api/games', from('10.0.0.66'))).toMatchObject({ status: 200 });
    expect((await house.call('GET', '/api/admin/bans', operator)).body).toEqual([]);
    await ban('10.0.0.66', 10);
    const lift = () => house.call('DELETE', '/api/admin/bans/10.0.0.66', operator);
    expect([(await lift()).status, (await lift()).status]).toEqual([200, 404]);
    await house.socket(from('10.0.0.66'));
  });

  it('an IPv6 household is one, and what is no address is refused', async () => {
    const house = await openHouse({ trustProxy: 1 });
    const ban = (address: string) =>
      house.call('POST', '/api/admin/bans', { ...operator, body: { address, minutes: 1 } });
    await ban('2001:db8:1:2::9');
    expect((await house.call('GET', '/api/games', from('2001:db8:1:2::77'))).status).toBe(403);
    expect((await house.call('GET', '/api/games', from('2001:db8:1:3::77'))).status).toBe(200);
    expect(await ban('the wall')).toMatchObject({ status: 400, body: { code: 'wrong-shape' } });
    expect(await house.call('DELETE', '/api/admin/bans/2001:db8:1:2::5', operator)).toMatchObject({
      status: 200,
    });
  });

  it('what was kept counts from the start', async () => {
    const bans = memoryBans();
    await bans.add('10.0.0.66', 9_999_999);
    const house = await openHouse({ trustProxy: 1, parts: { bans } });
    expect((await house.call('GET', '/api/games', from('10.0.0.66'))).status).toBe(403);
  });
});
