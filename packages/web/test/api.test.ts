// The HTTP client: guests in silence, refusals as data.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepsIn } from './support/kept.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly once: string | undefined;
}

const calls: Call[] = [];
let answers: (() => Response)[] = [];

function answer(status: number, body: unknown): () => Response {
  return () => new Response(status === 204 ? null : JSON.stringify(body), { status });
}

const guest = (name: string, key: string) => answer(201, { person: { id: `id-${key}`, name }, key });

beforeEach(() => {
  vi.resetModules();
  calls.length = 0;
  answers = [];
  keepsIn(new Map());
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    const { authorization, 'idempotency-key': once } = headers as Record<string, string>;
    calls.push({
      method: method!,
      path,
      key: authorization?.replace('Bearer ', ''),
      once,
      body: typeof body === 'string' && body.startsWith('{') ? (JSON.parse(body) as unknown) : body,
    });
    const next = answers.shift();
    if (!next) throw new TypeError('network');
    return next();
  });
});

const api = () => import('../src/tables/online/api.ts');
const table = { game: 'tiny-epic', config: { players: 2 }, tempo: { kind: 'none' }, listed: false } as const;

describe('the HTTP client', () => {
  it('makes a guest on first need, and only once', async () => {
    const { openTable } = await api();
    answers = [guest('Guest', 'k1'), answer(201, { table: 't1' }), answer(201, { table: 't2' })];
    expect(await openTable(table)).toEqual({ table: 't1' });
    expect(await openTable(table)).toEqual({ table: 't2' });
    expect(calls.map(({ method, path, key }) => `${method} ${path} ${key}`)).toEqual([
      'POST /api/people undefined',
      'POST /api/tables k1',
      'POST /api/tables k1',
    ]);
  });

  it('becomes a new guest where the server has forgotten the old one', async () => {
    const { openTable } = await api();
    answers = [
      guest('Guest', 'k1'),
      answer(401, { code: 'unknown-key', rule: '0' }),
      guest('Guest', 'k2'),
      answer(201, { table: 't1' }),
    ];
    expect(await openTable(table)).toEqual({ table: 't1' });
    expect(calls.map(({ key }) => key)).toEqual([undefined, 'k1', undefined, 'k2']);
  });

  it('looks at a table as nobody where the server has forgotten this device', async () => {
    localStorage.setItem('three-thrones/me', JSON.stringify({ person: { id: 'a', name: 'A' }, key: 'old' }));
    const { tableSummary } = await api();
    answers = [answer(401, { code: 'unknown-key', rule: '0' }), answer(200, { table: 't1' })];
    expect(await tableSummary('t1')).toEqual({ table: 't1' });
    expect(calls.map(({ key }) => key)).toEqual(['old', undefined]);
    expect(localStorage.getItem('three-thrones/me')).toBeNull();
  });

  it('is the guest another tab has become meanwhile', async () => {
    const { openTable, tableSummary } = await api();
    const { myTables, rememberTable } = await import('../src/tables/online/device.ts');
    answers = [answer(200, {}), answer(201, { table: 't2' })];
    await tableSummary('t1');
    const line = (id: string) => ({ id, game: 'tiny-epic', seat: 'stark' });
    localStorage.setItem('three-thrones/me', JSON.stringify({ person: { id: 'b', name: 'B' }, key: 'k9' }));
    localStorage.setItem('three-thrones/tables', JSON.stringify([line('t1')]));
    await openTable(table);
    rememberTable(line('t2'));
    expect(calls.map(({ path, key }) => `${path} ${key}`)).toEqual([
      '/api/tables/t1 undefined',
      '/api/tables k9',
    ]);
    expect(myTables().map(({ id }) => id)).toEqual(['t2', 't1']);
  });

  it('keeps what cannot be stored until the page is closed', async () => {
    const { openTable } = await api();
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    answers = [guest('Guest', 'k1'), answer(201, { table: 't1' }), answer(201, { table: 't2' })];
    await openTable(table);
    await openTable(table);
    expect(calls.map(({ key }) => key)).toEqual([undefined, 'k1', 'k1']);
  });

  it('returns refusals, and mistakes with them', async () => {
    const { openTable, tableSummary } = await api();
    const mistakes = [{ path: 'seats', code: 'config-player-count', rule: '19.1' }];
    answers = [guest('Guest', 'k1'), answer(422, { code: 'config-refused', rule: '1', mistakes })];
    expect(await openTable(table)).toEqual({ refused: true, code: 'config-refused', rule: '1', mistakes });
    expect(await tableSummary('abc')).toMatchObject({ refused: true, code: 'unreachable' });
    answers = [() => new Response('<html>proxy</html>', { status: 502 })];
    expect(await tableSummary('abc')).toMatchObject({ code: 'unreachable' });
    answers = [() => new Response('oops', { status: 500 })];
    expect(await tableSummary('abc')).toMatchObject({ code: 'server-failed' });
  });

  it('names me, before and after I am known', async () => {
    const { introduceMyself } = await api();
    answers = [guest('Olena', 'k1'), answer(200, { id: 'id-k1', name: 'Оленка' })];
    await introduceMyself('Olena');
    await introduceMyself('Olena');
    expect(await introduceMyself('Оленка')).toMatchObject({
      key: 'k1',
      person: { name: 'Оленка' },
      named: true,
    });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/people',
      'PATCH /api/me',
    ]);
  });

  it('names every change, so that it can be repeated when the connection breaks', async () => {
    const { closeTable, openTable, tableSummary } = await api();
    answers = [
      guest('Guest', 'k1'),
      answer(201, { table: 't1' }),
      () => {
        throw new TypeError('network');
      },
      answer(200, { table: 't1' }),
      answer(200, { table: 't1' }),
    ];
    await openTable(table);
    expect(await closeTable('t1')).toEqual({ table: 't1' });
    await tableSummary('t1');
    const [person, opened, lost, closed, looked] = calls.map(({ once }) => once);
    for (const once of [person, opened, lost]) expect(once).toMatch(/^[A-Za-z0-9_-]{20}$/);
    expect(new Set([person, opened, lost]).size).toBe(3);
    expect(closed).toBe(lost);
    expect(looked).toBeUndefined();
  });

  it('deletes me with a word about the password only where there is one', async () => {
    localStorage.setItem('three-thrones/me', JSON.stringify({ person: { id: 'a', name: 'A' }, key: 'k1' }));
    const { deleteMe } = await api();
    answers = [answer(204, undefined), answer(403, { code: 'wrong-login', rule: '0' })];
    expect(await deleteMe(undefined)).toBeUndefined();
    expect(await deleteMe('winter')).toMatchObject({ code: 'wrong-login' });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['DELETE', '/api/me', {}],
      ['DELETE', '/api/me', { password: 'winter' }],
    ]);
  });
});
