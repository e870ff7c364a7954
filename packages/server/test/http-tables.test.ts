import { refusal } from '@three-thrones/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StorageFailed } from '../src/store/store.ts';
import { TABLE } from './fakes.ts';
import { openHouse, someKey } from './harness.ts';

const AT = `/api/tables/${TABLE}`;

describe('tables over HTTP', () => {
  it('are opened, listed and looked at', async () => {
    const { call, guest, tables } = await openHouse();
    const { id, key } = await guest();
    const opened = await call('POST', '/api/tables', {
      key,
      body: { game: 'tiny-epic', config: { players: 2 } },
    });
    expect(opened).toMatchObject({
      status: 201,
      body: { table: TABLE, status: 'gathering', commitment: expect.any(String) },
    });
    expect(tables.asked).toEqual([
      ['create', id, { game: 'tiny-epic', config: { players: 2 }, tempo: { kind: 'none' }, listed: false }],
    ]);
    expect(await call('GET', '/api/tables?limit=5&before=77')).toMatchObject({
      status: 200,
      body: [{ table: TABLE }],
    });
    expect(tables.asked.at(-1)).toEqual(['list', 5, 77]);
    expect(await call('GET', AT)).toMatchObject({ status: 200, body: { table: TABLE, game: 'tiny-epic' } });
    expect(await call('GET', '/api/games')).toMatchObject({
      status: 200,
      body: [
        { id: 'tiny-epic', players: { least: 2, usual: 3, most: 4 } },
        { id: 'agot', players: { least: 3, usual: 4, most: 6 } },
        { id: 'iron-throne', players: { least: 3, usual: 4, most: 5 } },
      ],
    });
  });

  it('are listed anew after a second, and at once when somebody changed something here', async () => {
    const { call, guest, tables } = await openHouse();
    const { key } = await guest();
    const lists = () => tables.asked.filter(([what]) => what === 'list').length;
    for (let look = 0; look < 3; look++) await call('GET', '/api/tables');
    expect(lists()).toBe(1);
    await call('POST', '/api/tables', { key, body: { game: 'tiny-epic' } });
    await call('GET', '/api/tables');
    expect(lists()).toBe(2);
    await call('POST', `${AT}/seats/stark/claim`, { key });
    await call('GET', '/api/tables');
    expect(lists()).toBe(3);
  });

  it('are listed for those who sit there', async () => {
    const { call, guest, tables } = await openHouse();
    const { id, key } = await guest();
    expect(await call('GET', '/api/me/tables', { key })).toMatchObject({
      status: 200,
      body: [{ table: TABLE }],
    });
    expect(tables.asked.at(-1)).toEqual(['listOf', id]);
    expect(await call('GET', '/api/me/tables')).toMatchObject({ status: 401, body: { code: 'no-key' } });
  });

  it('give no seat to a key that nobody holds', async () => {
    const { call, guest, tables } = await openHouse();
    const { key } = await guest();
    expect(await call('POST', `${AT}/seats/stark/give`, { key, body: { key: someKey() } })).toMatchObject({
      status: 401,
      body: { code: 'unknown-key' },
    });
    expect(tables.asked).toEqual([]);
  });

  it('pass on what people do with chairs', async () => {
    const { call, guest, tables } = await openHouse();
    const { id, key } = await guest();
    const heir = await guest();
    const commitment = 'c0'.repeat(32);
    const calls: [string, string, unknown, unknown[]][] = [
      ['POST', '/seats/stark/claim', { commitment }, ['claim', id, { seat: 'stark', commitment }]],
      [
        'POST',
        '/seats/stark/commit',
        { commitment, round: 1 },
        ['commit', id, { seat: 'stark', commitment, round: 1 }],
      ],
      [
        'POST',
        '/seats/stark/reveal',
        { entropy: commitment, round: 0 },
        ['reveal', id, { seat: 'stark', entropy: commitment, round: 0 }],
      ],
      ['POST', '/seats/stark/open', undefined, ['open-seat', id, { seat: 'stark' }]],
      ['POST', '/seats/stark/kick', undefined, ['kick', id, { seat: 'stark' }]],
      ['PUT', '/mutes/somebody', undefined, ['mute', id, { person: 'somebody', isMuted: true }]],
      ['DELETE', '/mutes/somebody', undefined, ['mute', id, { person: 'somebody', isMuted: false }]],
      ['POST', '/seats/stark/claim', undefined, ['claim', id, { seat: 'stark' }]],
      ['POST', '/recover', { code: 'ABCD' }, ['recover', id, { code: 'ABCD' }]],
      [
        'POST',
        '/seats/stark/give',
        { key: heir.key },
        ['give', id, { seat: 'stark', to: expect.objectContaining({ id: heir.id }) as object }],
      ],
      ['POST', '/seats/stark/leave', undefined, ['leave', id, { seat: 'stark' }]],
      ['PUT', '/seats/stark/bot', { level: 'squire' }, ['seat-bot', id, { seat: 'stark', level: 'squire' }]],
      ['DELETE', '/seats/stark/bot', undefined, ['unseat-bot', id, { seat: 'stark' }]],
      ['POST', '/rematch', {}, ['rematch', id]],
      ['POST', '/close', undefined, ['close', id, {}]],
    ];
    for (const [method, path, body, asked] of calls) {
      const { status } = await call(method, AT + path, { key, body });
      expect([status, tables.asked.at(-1)]).toEqual([path === '/rematch' ? 201 : 200, asked]);
      expect(await call(method, AT + path, { body })).toMatchObject({
        status: 401,
        body: { code: 'no-key' },
      });
    }
  });

  it('can be read by seats and by watchers', async () => {
    const { call, guest, tables } = await openHouse();
    const { id, key } = await guest();
    const messages = await call('GET', `${AT}/messages?after=3`);
    expect(messages.body).toEqual([
      { type: 'chat', table: TABLE, number: 1, from: 'Arya', text: '<b>hi</b>', at: 5 },
    ]);
    expect(messages.headers.get('content-type')).toContain('application/json');
    expect(tables.asked.at(-1)).toEqual(['messages', undefined, 3]);
    await call('GET', `${AT}/facts?seat=stark&after=2`, { key });
    expect(tables.asked.at(-1)).toEqual(['facts', id, 'stark', 2]);
    expect(await call('GET', `${AT}/views/9?seat=stark`, { key })).toMatchObject({
      status: 200,
      body: { world: {} },
    });
    expect(tables.asked.at(-1)).toEqual(['viewAt', id, 'stark', 9]);
  });

  it('leave as a file and come back byte by byte', async () => {
    const { call, guest, tables } = await openHouse();
    const { id, key } = await guest();
    const file = await call('GET', `${AT}/export`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="three-thrones-${TABLE}.txt"`);
    expect(await call('POST', '/api/tables/import', { key, body: file.text })).toMatchObject({ status: 201 });
    expect(tables.asked.at(-1)).toEqual(['import', id, file.text]);
    const record = { game: 'tiny-epic', rulesVersion: 1, config: {}, seed: 's', answers: [] };
    expect(await call('POST', '/api/tables/import', { key, body: record })).toMatchObject({ status: 201 });
    expect(tables.asked.at(-1)).toEqual(['import', id, { json: JSON.stringify(record) }]);
    expect((await call('POST', '/api/tables/import', { key, body: 'x'.repeat(1_900_000) })).status).toBe(201);
    expect(await call('POST', '/api/tables/import', { key, body: 'x'.repeat(2_100_000) })).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });

  it('refuse with the status of the code', async () => {
    const { call, guest, tables } = await openHouse();
    const { key } = await guest();
    const cases: [string, number][] = [
      ['no-such-table', 404],
      ['not-your-seat', 403],
      ['seat-taken', 409],
      ['table-not-open', 409],
      ['some-rule-of-the-game', 422],
    ];
    for (const [code, status] of cases) {
      tables.next = refusal(code, '4.2', { seat: 'stark' });
      const reply = await call('POST', `${AT}/seats/stark/claim`, { key, body: {} });
      expect(reply).toMatchObject({ status, body: { code, rule: '4.2', args: { seat: 'stark' } } });
    }
    tables.next = {
      ...refusal('bad-config', '1'),
      mistakes: [{ path: 'players', code: 'too-many', rule: '1' }],
    };
    expect((await call('POST', '/api/tables', { key, body: { game: 'tiny-epic' } })).body).toEqual({
      code: 'bad-config',
      rule: '1',
      mistakes: [{ path: 'players', code: 'too-many', rule: '1' }],
    });
    expect(await call('GET', '/api/tables/unknown-table')).toMatchObject({
      status: 404,
      body: { code: 'no-such-table', rule: '0' },
    });
  });

  it('say so when the disk is full, and hide what failed otherwise', async () => {
    const { call, guest, tables, store } = await openHouse();
    const { key } = await guest();
    tables.next = new StorageFailed('storage-full', new Error('disk'));
    expect(await call('POST', '/api/tables', { key, body: { game: 'tiny-epic' } })).toMatchObject({
      status: 507,
      body: { code: 'storage-full' },
    });
    tables.next = new StorageFailed('storage-failed', new Error('disk'));
    expect(await call('GET', AT)).toMatchObject({ status: 503, body: { code: 'storage-failed' } });
    tables.next = new Error('the queen of spades is in the third hand');
    const failed = await call('GET', AT);
    expect([failed.status, failed.text]).toEqual([500, '{"code":"server-failed","rule":"0"}']);
    store.failing = 'storage-full';
    expect(await call('POST', '/api/people', { body: { name: 'Bran' } })).toMatchObject({ status: 507 });
  });
});

describe('limits', () => {
  it('on tables of one person in an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { call, guest } = await openHouse({ limits: { tablesPerHour: 2 } });
    const [arya, bran] = [await guest(), await guest('Bran')];
    const open = async (key: string) =>
      (await call('POST', '/api/tables', { key, body: { game: 'tiny-epic' } })).body['code'] ?? 'opened';
    expect([await open(arya.key), await open(arya.key), await open(arya.key)]).toEqual([
      'opened',
      'opened',
      'too-many-tables',
    ]);
    expect(await call('POST', '/api/tables/import', { key: arya.key, body: 'x' })).toMatchObject({
      status: 429,
      body: { code: 'too-many-tables' },
    });
    expect(await open(bran.key)).toBe('opened');
    vi.setSystemTime(Date.now() + 3_600_001);
    expect(await open(arya.key)).toBe('opened');
  });

  it('on requests of one address, also for addresses that do not exist', async () => {
    const { call } = await openHouse({ limits: { requestsPerMinute: 3 } });
    const codes = [];
    for (let times = 0; times < 4; times++) codes.push((await call('GET', '/api/games')).status);
    expect(codes).toEqual([200, 200, 200, 429]);
    const refused = await call('GET', '/api/games');
    expect(refused.body).toEqual({ code: 'too-fast', rule: '0', args: { seconds: expect.any(Number) } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await call('GET', '/nowhere')).toMatchObject({ status: 429 });
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('on guests of one address, as far as proxies are trusted', async () => {
    for (const [trustProxy, expected] of [
      [0, [201, 429, 429]],
      [1, [201, 201, 429]],
    ] as const) {
      const { call } = await openHouse({ trustProxy, limits: { guestsPerHour: 1 } });
      const statuses = [];
      for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.2'])
        statuses.push(
          (await call('POST', '/api/people', { body: { name: 'A' }, headers: { 'x-forwarded-for': from } }))
            .status,
        );
      expect(statuses).toEqual(expected);
    }
  });
});

describe('nonsense', () => {
  it('gets a code, changes nothing, and the next request is served', async () => {
    const { call, guest, tables, url } = await openHouse();
    const { key } = await guest();
    const raw = (path: string, body: string, type = 'application/json') =>
      call('POST', path, { key, headers: { 'content-type': type }, body });
    const cases: [Promise<{ status: number; body: Record<string, unknown> }>, number, string][] = [
      [raw('/api/tables', '{"game":'), 400, 'malformed-json'],
      [raw('/api/tables', ''), 400, 'malformed-json'],
      [raw('/api/tables', '{"game":"tiny-epic","__proto__":{"x":1}}'), 400, 'malformed-json'],
      [raw('/api/tables', 'null'), 400, 'wrong-shape'],
      [raw('/api/tables', '[]'), 400, 'wrong-shape'],
      [raw('/api/tables', '{"game":7}'), 400, 'wrong-shape'],
      [raw('/api/tables', '{"game":"tiny-epic","evil":true}'), 400, 'wrong-shape'],
      [
        raw('/api/tables', '{"game":"tiny-epic","tempo":{"kind":"live","bank":-1,"increment":0}}'),
        400,
        'wrong-shape',
      ],
      [
        raw('/api/tables', `{"game":"tiny-epic","config":${'['.repeat(5000)}${']'.repeat(5000)}}`),
        400,
        'wrong-shape',
      ],
      [raw('/api/tables', 'a=b', 'application/x-www-form-urlencoded'), 415, 'wrong-media-type'],
      [raw('/api/tables', '{}', 'text/plain'), 415, 'wrong-media-type'],
      [raw('/api/tables/import', '<x/>', 'text/xml'), 415, 'wrong-media-type'],
      [raw('/api/tables', JSON.stringify({ game: 'x'.repeat(70_000) })), 413, 'too-large'],
      [raw(`${AT}/seats/../claim`, '{}'), 404, 'no-such-route'],
      [raw(`${AT}/seats/St%20ark/claim`, '{}'), 400, 'wrong-shape'],
      [raw(`${AT}/close`, '{"really":true}'), 400, 'wrong-shape'],
      [call('GET', '/api/tables/!!'), 400, 'wrong-shape'],
      [call('GET', '/api/tables?limit=1e9'), 400, 'wrong-shape'],
      [call('GET', '/api/tables?limit=5&limit=6'), 400, 'wrong-shape'],
      [call('GET', '/api/tables?colour=red'), 400, 'wrong-shape'],
      [call('GET', '/api/nowhere'), 404, 'no-such-route'],
      [call('PATCH', '/api/tables'), 404, 'no-such-route'],
      [call('GET', '/api/%zz'), 400, 'malformed-request'],
      [call('GET', `/api/tables/${'x'.repeat(3000)}`), 404, 'no-such-route'],
      [call('GET', '/../../etc/passwd'), 404, 'no-such-route'],
    ];
    for (const [reply, status, code] of cases) {
      const { body, ...got } = await reply;
      expect([got.status, body['code'], body['rule']]).toEqual([status, code, '0']);
    }
    expect(tables.asked).toEqual([]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('of ten megabytes is not even read', async () => {
    const { call, guest, tables } = await openHouse();
    const { key } = await guest();
    const body = { game: 'x'.repeat(10_000_000) };
    // The server answers and hangs up; whether the answer is still read is up to the client.
    const reply = await call('POST', '/api/tables', { key, body }).catch(() => undefined);
    expect(reply === undefined || (reply.status === 413 && reply.body['code'] === 'too-large')).toBe(true);
    expect(tables.asked).toEqual([]);
    expect(await call('GET', '/api/games')).toMatchObject({ status: 200 });
  });

  it('does not repeat what was sent', async () => {
    const { call } = await openHouse();
    const secret = someKey();
    const { text } = await call('POST', '/api/sessions', {
      body: { login: 'arya', password: 7, [secret]: secret },
    });
    expect(text).toBe(
      '{"code":"wrong-shape","rule":"0","args":{"in":"body","path":"/password","problem":"invalid_type"}}',
    );
  });
});
