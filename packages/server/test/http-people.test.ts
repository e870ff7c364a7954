import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashOfKey } from '../src/people/keys.ts';
import { openHouse, someKey } from './harness.ts';

const PASSWORD = 'a girl has no name';

describe('guests', () => {
  it('get a person and a key, of which only the hash is kept', async () => {
    const house = await openHouse();
    const { status, body } = await house.call('POST', '/api/people', { body: { name: '  Arya Stark ' } });
    expect(status).toBe(201);
    expect(body).toEqual({
      person: { id: expect.any(String), name: 'Arya Stark', createdAt: house.clock.now },
      key: expect.any(String),
    });
    const key = body['key'] as string;
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect([...house.store.sessions.keys()]).toEqual([hashOfKey(key)]);
    expect(JSON.stringify([...house.store.sessions, ...house.store.people])).not.toContain(key);
  });

  it('may be called anything that can be seen, in any script, HTML included', async () => {
    const house = await openHouse();
    for (const name of [
      '<script>alert(1)</script>',
      'می‌خواهم',
      '👩‍👧 Дені',
      'O’Brien & "Söhne"',
      'x'.repeat(40),
      '🐉'.repeat(40),
    ]) {
      const { status, body } = await house.call('POST', '/api/people', { body: { name } });
      expect([status, (body['person'] as { name: string }).name]).toEqual([201, name]);
    }
  });

  it('may not be called nothing, too much, or something that deceives', async () => {
    const house = await openHouse();
    const names = [
      '',
      '   ',
      '\u200d',
      'a\u0000b',
      'a\nb',
      '\u202egnp.exe',
      'a\u2066b',
      'x\ufeffx',
      'x'.repeat(41),
      'a\u{e0041}',
      '\ud800x',
    ];
    for (const name of names) {
      const { status, body } = await house.call('POST', '/api/people', { body: { name } });
      expect([status, body['code']], JSON.stringify(name)).toEqual([422, 'bad-name']);
    }
    expect(house.store.people.size).toBe(0);
  });

  it('can look at themselves and take another name', async () => {
    const house = await openHouse();
    const { id, key } = await house.guest();
    expect((await house.call('GET', '/api/me', { key })).body).toEqual({
      person: { id, name: 'Arya', createdAt: house.clock.now },
    });
    expect((await house.call('PATCH', '/api/me', { key, body: { name: 'No One' } })).body).toMatchObject({
      id,
      name: 'No One',
    });
    expect((await house.call('GET', '/api/me', { key })).body).toMatchObject({ person: { name: 'No One' } });
    expect(house.tables.asked).toContainEqual(['renamed', id, 'No One']);
    expect(await house.call('PATCH', '/api/me', { key, body: { name: '\u202e' } })).toMatchObject({
      status: 422,
      body: { code: 'bad-name' },
    });
  });

  it('need a key that is theirs', async () => {
    const house = await openHouse();
    const nobody = await house.call('GET', '/api/me');
    expect(nobody).toMatchObject({ status: 401, body: { code: 'no-key', rule: '0' } });
    expect(nobody.headers.get('www-authenticate')).toBe('Bearer');
    for (const authorization of [
      'Bearer',
      'Bearer x',
      `Bearer ${someKey()}`,
      `Basic ${someKey()}`,
      `Bearer ${'x'.repeat(5000)}`,
    ])
      expect(await house.call('GET', '/api/me', { headers: { authorization } })).toMatchObject({
        status: 401,
        body: { code: 'unknown-key' },
      });
    expect(await house.call('GET', '/api/tables', { key: someKey() })).toMatchObject({ status: 401 });
  });
});

describe('accounts', () => {
  it('let the same person in on another device', async () => {
    const house = await openHouse();
    const { id, key } = await house.guest();
    const credentials = { login: ' Arya@Winterfell.north', password: PASSWORD };
    expect(await house.call('POST', '/api/accounts', { key, body: credentials })).toMatchObject({
      status: 201,
      body: { login: 'arya@winterfell.north' },
    });
    const kept = house.store.accounts.get('arya@winterfell.north')!;
    expect(kept.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/);

    const signedIn = await house.call('POST', '/api/sessions', {
      body: { login: 'ARYA@winterfell.north', password: PASSWORD },
    });
    expect(signedIn).toMatchObject({ status: 201, body: { person: { id, name: 'Arya' } } });
    expect(signedIn.body['key']).not.toBe(key);
    expect(await house.call('GET', '/api/me', { key: signedIn.body['key'] as string })).toMatchObject({
      body: { person: { id }, login: 'arya@winterfell.north' },
    });
  });

  it('are refused with a reason', async () => {
    const house = await openHouse();
    const [arya, sansa] = [await house.guest(), await house.guest('Sansa')];
    const register = (key: string, login: string, password: string) =>
      house.call('POST', '/api/accounts', { key, body: { login, password } });
    expect(await register(arya.key, 'ar', PASSWORD)).toMatchObject({
      status: 422,
      body: { code: 'bad-login' },
    });
    expect(await register(arya.key, 'ar ya', PASSWORD)).toMatchObject({
      status: 422,
      body: { code: 'bad-login' },
    });
    expect(await register(arya.key, 'arya', 'ninechars')).toMatchObject({
      status: 422,
      body: { code: 'password-too-short', args: { least: 10 } },
    });
    expect(await register(arya.key, 'arya', PASSWORD)).toMatchObject({ status: 201 });
    expect(await register(arya.key, 'arya2', PASSWORD)).toMatchObject({
      status: 409,
      body: { code: 'has-account' },
    });
    expect(await register(sansa.key, 'ARYA', PASSWORD)).toMatchObject({
      status: 409,
      body: { code: 'login-taken' },
    });
    expect(await register(someKey(), 'bran', PASSWORD)).toMatchObject({ status: 401 });
  });

  it('say the same about an unknown login and a wrong password, and take as long', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    await house.call('POST', '/api/accounts', { key, body: { login: 'arya', password: PASSWORD } });
    const attempt = async (login: string) => {
      const started = performance.now();
      const { status, text } = await house.call('POST', '/api/sessions', {
        body: { login, password: 'not the password' },
      });
      return { reply: `${status} ${text}`, ms: performance.now() - started };
    };
    const quickest: Record<string, number> = {};
    for (const login of ['arya', 'jaqen', '?', 'arya', 'jaqen', '?', 'arya', 'jaqen', '?']) {
      const { reply, ms } = await attempt(login);
      expect(reply).toBe('401 {"code":"wrong-login","rule":"0"}');
      quickest[login] = Math.min(ms, quickest[login] ?? ms);
    }
    // Without the decoy these would be answered at once; the hash takes tens of milliseconds.
    expect(quickest['jaqen']).toBeGreaterThan(quickest['arya']! / 4);
    expect(quickest['?']).toBeGreaterThan(quickest['arya']! / 4);
  });

  it('allow only so many attempts of an address for a login, and so many for all logins', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const house = await openHouse({ limits: { signInAttempts: 2 } });
    const attempt = async (login: string) =>
      (await house.call('POST', '/api/sessions', { body: { login, password: 'x' } })).body['code'];
    expect([await attempt('arya'), await attempt('ARYA'), await attempt('arya')]).toEqual([
      'wrong-login',
      'wrong-login',
      'too-many-attempts',
    ]);
    expect([
      await attempt('bran'),
      await attempt('rob'),
      await attempt('jon'),
      await attempt('sansa'),
    ]).toEqual(['wrong-login', 'wrong-login', 'wrong-login', 'too-fast']);
    vi.setSystemTime(Date.now() + 600_001);
    house.clock.now += 600_001;
    expect(await attempt('arya')).toBe('wrong-login');
  });

  it('register one of two that come at the same time', async () => {
    const house = await openHouse();
    const guests = [await house.guest(), await house.guest('Sansa')];
    const replies = await Promise.all(
      guests.map(({ key }) =>
        house.call('POST', '/api/accounts', { key, body: { login: 'stark', password: PASSWORD } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
  });
});

describe('sessions', () => {
  it('end one at a time or all together', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const credentials = { login: 'arya', password: PASSWORD };
    await house.call('POST', '/api/accounts', { key, body: credentials });
    const keys = [key];
    for (let device = 0; device < 2; device++)
      keys.push((await house.call('POST', '/api/sessions', { body: credentials })).body['key'] as string);
    const alive = () =>
      Promise.all(keys.map(async (one) => (await house.call('GET', '/api/me', { key: one })).status));

    expect(await house.call('DELETE', '/api/sessions/current', { key: keys[1]! })).toMatchObject({
      status: 204,
      text: '',
    });
    expect(await alive()).toEqual([200, 401, 200]);
    expect((await house.call('DELETE', '/api/sessions', { key })).status).toBe(204);
    expect(await alive()).toEqual([401, 401, 401]);
  });

  it('take their sockets with them', async () => {
    const house = await openHouse();
    const [arya, sansa] = [await house.guest(), await house.guest('Sansa')];
    const [hers, other] = [await house.socket(), await house.socket()];
    await hers.hello(arya.key);
    await other.hello(sansa.key);
    await house.call('DELETE', '/api/sessions/current', { key: arya.key });
    expect(await hers.closed).toEqual({ code: 1008, reason: 'signed-out' });
    expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });
});
