import { refusal } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { Attempts } from '../src/people/attempts.ts';
import type { Person } from '../src/store/store.ts';
import { type House, openHouse } from './harness.ts';

const PASSWORD = 'a girl has no name';

async function register(house: House): Promise<{ id: string; key: string }> {
  const guest = await house.guest();
  await house.call('POST', '/api/accounts', { key: guest.key, body: { login: 'arya', password: PASSWORD } });
  return guest;
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('11 wrong attempts by a stranger lock an owner out', () => {
  const stranger = from('10.0.0.66');
  const owner = from('10.0.0.1');

  it('not any more: the stranger waits, the owner does not', async () => {
    const house = await openHouse({ trustProxy: 1 });
    const { key } = await register(house);
    const attempt = (password: string, more: object) =>
      house.call('POST', '/api/sessions', { body: { login: 'Arya', password }, ...more });
    const codes = [];
    for (let times = 0; times < 12; times++) codes.push((await attempt('wrong', stranger)).body['code']);
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'wrong-login'),
      'too-many-attempts',
      'too-many-attempts',
    ]);
    expect(await attempt(PASSWORD, stranger)).toMatchObject({
      status: 429,
      body: { code: 'too-many-attempts', args: { seconds: 1 } },
    });
    expect(await attempt(PASSWORD, owner)).toMatchObject({ status: 201 });
    expect(await house.call('GET', '/api/me', { key })).toMatchObject({ status: 200 });
    house.clock.now += 1_000;
    expect(await attempt('wrong', stranger)).toMatchObject({ body: { code: 'wrong-login' } });
    expect(await attempt('wrong', stranger)).toMatchObject({ body: { args: { seconds: 2 } } });
    house.clock.now += 2_000;
    expect(await attempt(PASSWORD, stranger)).toMatchObject({ status: 201 });
    expect(await attempt('wrong', stranger)).toMatchObject({ body: { code: 'wrong-login' } });
  });

  it('the pauses double up to a quarter of an hour, end with success, and are forgotten', () => {
    let now = 0;
    const attempts = new Attempts(3, () => now);
    const pauses = [];
    for (let times = 0; times < 14; times++) {
      attempts.begin('a', 'arya');
      const no = attempts.begin('a', 'arya');
      const seconds = (no?.args?.['seconds'] as number | undefined) ?? 0;
      if (no) pauses.push(seconds);
      now += seconds * 1000;
    }
    expect(pauses.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(pauses.at(-1)).toBe(900);
    expect(attempts.begin('b', 'arya')).toBeUndefined();
    attempts.begin('a', 'arya');
    attempts.succeeded('a', 'arya');
    expect(attempts.begin('a', 'arya')).toBeUndefined();
    expect(attempts.begin('a', 'arya')).toBeUndefined();
  });

  it('whoever was sent away because the house was busy has not guessed wrong', () => {
    const attempts = new Attempts(1, () => 0);
    for (let times = 0; times < 5; times++) {
      expect(attempts.begin('a', 'arya')).toBeUndefined();
      attempts.uncount('a', 'arya');
    }
    expect(attempts.begin('a', 'arya')).toBeUndefined();
    expect(attempts.begin('a', 'arya')).toMatchObject({ code: 'too-many-attempts', args: { seconds: 1 } });
  });

  it('many at once are no way round', async () => {
    const house = await openHouse({ trustProxy: 1, limits: { signInAttempts: 3 } });
    await register(house);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        house.call('POST', '/api/sessions', { body: { login: 'arya', password: 'x' }, ...stranger }),
      ),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(3);
  });
});

describe('No account deletion', () => {
  it('a guest goes with one call, and so do the sockets', async () => {
    const forgotten: Person[] = [];
    const house = await openHouse({ parts: { forget: async (person) => void forgotten.push(person) } });
    const { id, key } = await house.guest();
    const client = await house.socket();
    await client.hello(key);
    expect(await house.call('DELETE', '/api/me', { key })).toMatchObject({ status: 204, text: '' });
    expect(forgotten).toEqual([{ id, name: 'Arya', createdAt: house.clock.now }]);
    expect(await client.closed).toEqual({ code: 1008, reason: 'signed-out' });
    expect(await house.call('GET', '/api/me', { key })).toMatchObject({ status: 401 });
  });

  it('an account needs its password, and guessing it is counted', async () => {
    const house = await openHouse({ limits: { signInAttempts: 2 } });
    const { id, key } = await register(house);
    const leave = (body?: object) => house.call('DELETE', '/api/me', { key, ...(body && { body }) });
    expect(await leave()).toMatchObject({ status: 401, body: { code: 'wrong-login' } });
    expect(await leave({ password: 'wrong' })).toMatchObject({ status: 401, body: { code: 'wrong-login' } });
    expect(await leave({ password: PASSWORD })).toMatchObject({
      status: 429,
      body: { code: 'too-many-attempts' },
    });
    expect(house.store.people.has(id)).toBe(true);
    house.clock.now += 1_000;
    expect(await leave({ password: PASSWORD })).toMatchObject({ status: 204 });
    expect([house.store.people.has(id), house.store.accounts.size, house.store.sessions.size]).toEqual([
      false,
      0,
      0,
    ]);
  });

  it('is refused without a key, and is not there where nobody can be forgotten', async () => {
    const house = await openHouse();
    expect(await house.call('DELETE', '/api/me')).toMatchObject({ status: 401, body: { code: 'no-key' } });
    const another = await openHouse({ parts: { forget: undefined } });
    const { key } = await another.guest();
    expect(await another.call('DELETE', '/api/me', { key })).toMatchObject({ status: 404 });
  });
});

describe('A claim retried after a lost reply: requests with a key', () => {
  const again = { headers: { 'idempotency-key': 'once-1' } };

  it('the same guest, the same table', async () => {
    const house = await openHouse();
    const become = () => house.call('POST', '/api/people', { body: { name: 'Arya' }, ...again });
    const [first, second] = [await become(), await become()];
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(house.store.people.size).toBe(1);
    const key = first.body['key'] as string;
    for (const [path, body] of [
      ['/api/tables', { game: 'tiny-epic' }],
      ['/api/tables/table-one/rematch', {}],
      ['/api/tables/import', 'text'],
    ] as const) {
      house.tables.asked.length = 0;
      const open = () => house.call('POST', path, { key, body, ...again });
      const replies = [await open(), ...(await Promise.all([open(), open()]))];
      for (const { status } of replies) expect(status).toBe(201);
      expect(house.tables.asked, path).toHaveLength(1);
    }
  });

  it('while it is under way too; a refusal may be tried again; another person or body is another request', async () => {
    const house = await openHouse();
    const [arya, sansa] = [await house.guest(), await house.guest('Sansa')];
    const open = (key: string, game = 'tiny-epic') =>
      house.call('POST', '/api/tables', { key, body: { game }, ...again });
    house.tables.next = new Error('broken');
    expect(await open(arya.key)).toMatchObject({ status: 500 });
    const release = house.tables.hold();
    const both = [open(arya.key), open(arya.key)];
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    for (const { status } of await Promise.all(both)) expect(status).toBe(201);
    expect(house.tables.asked).toHaveLength(2);
    await open(sansa.key);
    await open(arya.key, 'agot');
    expect(house.tables.asked).toHaveLength(4);
  });

  it('what was refused for now is asked again', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const open = () => house.call('POST', '/api/tables', { key, body: { game: 'tiny-epic' }, ...again });
    house.tables.next = refusal('busy', '0');
    expect(await open()).toMatchObject({ body: { code: 'busy' } });
    expect((await open()).status).toBe(201);
    expect(house.tables.asked).toHaveLength(2);
  });

  it('a key that is none is refused', async () => {
    const house = await openHouse();
    for (const key of ['', 'a b', 'x'.repeat(41), 'ö'])
      expect(
        await house.call('POST', '/api/people', {
          body: { name: 'A' },
          headers: { 'idempotency-key': key },
        }),
      ).toMatchObject({ status: 400, body: { code: 'wrong-shape' } });
  });
});

describe('H3: anonymous full replay: 600 a minute allowed', () => {
  it('heavy reads have an allowance of their own, smaller without a key', async () => {
    const house = await openHouse({ limits: { heavyReadsPerMinute: 6, heavyReadsWithoutKey: 3 } });
    const { key } = await house.guest();
    const paths = [
      '/api/tables/table-one/facts',
      '/api/tables/table-one/views/1',
      '/api/tables/table-one/export',
    ];
    const read = async (more: object) => {
      const statuses = [];
      for (const path of [...paths, ...paths, ...paths])
        statuses.push((await house.call('GET', path, more)).status);
      return statuses.filter((status) => status === 200).length;
    };
    expect([await read({}), await read({ key })]).toEqual([3, 6]);
    expect(await house.call('GET', paths[0]!)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    expect(await house.call('POST', '/api/tables/import', { key, body: 'text' })).toMatchObject({
      status: 429,
      body: { code: 'too-fast', args: { seconds: expect.any(Number) } },
    });
    expect(await house.call('GET', '/api/tables/table-one')).toMatchObject({ status: 200 });
  });
});
