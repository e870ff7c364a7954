import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { refusal } from '@three-thrones/kernel';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { STATUS } from '@three-thrones/protocol/codes';
import { StorageFailed } from '../src/store/store.ts';
import { TABLE } from './fakes.ts';
import { eventually, openHouse, type Reply, TOKEN } from './harness.ts';

interface Operation {
  readonly security?: readonly object[];
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<
    Record<string, { content?: Record<string, { schema: { properties?: { code?: { enum?: string[] } } } }> }>
  >;
}

async function operations(call: (method: string, path: string) => Promise<Reply>) {
  const { body, status } = await call('GET', '/api/openapi.json');
  expect([status, body['openapi']]).toEqual([200, '3.1.0']);
  const paths = body['paths'] as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

describe('the OpenAPI document', () => {
  it('describes every call', async () => {
    const { call } = await openHouse();
    const described = (await operations(call)).map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual(
      [
        'GET /healthz',
        'GET /readyz',
        'GET /api/games',
        'POST /api/people',
        'POST /api/accounts',
        'POST /api/sessions',
        'DELETE /api/sessions',
        'DELETE /api/sessions/current',
        'GET /api/me',
        'PATCH /api/me',
        'DELETE /api/me',
        'GET /api/me/tables',
        'POST /api/tables',
        'GET /api/tables',
        'POST /api/tables/import',
        'GET /api/tables/{id}',
        'POST /api/tables/{id}/rematch',
        'POST /api/tables/{id}/close',
        'POST /api/tables/{id}/recover',
        'GET /api/tables/{id}/export',
        'GET /api/tables/{id}/messages',
        'GET /api/tables/{id}/facts',
        'GET /api/tables/{id}/views/{seq}',
        'POST /api/tables/{id}/seats/{seat}/claim',
        'POST /api/tables/{id}/seats/{seat}/commit',
        'POST /api/tables/{id}/seats/{seat}/reveal',
        'POST /api/tables/{id}/seats/{seat}/open',
        'POST /api/tables/{id}/seats/{seat}/kick',
        'PUT /api/tables/{id}/mutes/{person}',
        'DELETE /api/tables/{id}/mutes/{person}',
        'POST /api/tables/{id}/seats/{seat}/give',
        'POST /api/tables/{id}/seats/{seat}/leave',
        'PUT /api/tables/{id}/seats/{seat}/bot',
        'DELETE /api/tables/{id}/seats/{seat}/bot',
      ].sort(),
    );
  });

  it('and PROTOCOL.md name the same calls, and every code', async () => {
    const { call } = await openHouse();
    const document = await readFile(join(import.meta.dirname, '..', '..', 'protocol', 'PROTOCOL.md'), 'utf8');
    const listed = Array.from(document.matchAll(/^\| `([A-Z]+ \/\S+)` \|/gm), ([, name]) => name!);
    const described = (await operations(call)).map(({ method, path }) => `${method} ${path}`);
    expect(listed.sort()).toEqual([...described, 'GET /metrics', 'GET /api/openapi.json'].sort());
    for (const code of Object.keys(STATUS)) expect(document).toContain(`\`${code}\``);
  });

  it('declares what every call may refuse', async () => {
    const { call } = await openHouse();
    for (const { path, method, operation } of await operations(call)) {
      const declared = Object.entries(operation.responses).flatMap(([status, { content }]) =>
        (content?.['application/json']?.schema.properties?.code?.enum ?? []).map(
          (code) => `${status} ${code}`,
        ),
      );
      const needed = [
        '400 wrong-shape',
        '429 too-fast',
        '500 server-failed',
        '503 storage-failed',
        '503 stopping',
      ];
      if (operation.security?.length === 1) needed.push('401 no-key', '401 unknown-key');
      if (operation.requestBody) needed.push('400 malformed-json', '413 too-large', '415 wrong-media-type');
      if (path.includes('{id}')) needed.push('404 no-such-table');
      expect(declared, `${method} ${path}`).toEqual(expect.arrayContaining(needed));
      expect(Object.keys(operation.responses)).toContainEqual(expect.stringMatching(/^2/));
    }
  });

  it('is true: whatever is refused was declared', async () => {
    const house = await openHouse({
      limits: { tablesPerHour: 1000, guestsPerHour: 1000, signInAttempts: 1000, requestsPerMinute: 10_000 },
    });
    const { key } = await house.guest();
    const bodies: Record<string, unknown> = {
      'POST /api/people': { name: 'A' },
      'PATCH /api/me': { name: 'A' },
      'POST /api/accounts': { login: 'arya', password: 'long enough it is' },
      'POST /api/sessions': { login: 'nobody', password: 'x' },
      'POST /api/tables': { game: 'tiny-epic' },
      'POST /api/tables/import': 'text',
      'POST /api/tables/{id}/recover': { code: 'c' },
      'PUT /api/tables/{id}/seats/{seat}/bot': { level: 'squire' },
    };
    for (const { path, method, operation } of await operations(house.call)) {
      // Would end the session.
      if ((path.includes('sessions') || path === '/api/me') && method === 'DELETE') continue;
      const body = bodies[`${method} ${path}`];
      const at = (id: string) => path.replace('{id}', id).replace('{seat}', 'stark').replace('{seq}', '3');
      const byTheRules =
        operation.responses[422]?.content?.['application/json']?.schema.properties?.code?.enum === undefined;
      const failures = [
        new StorageFailed('storage-failed', 0),
        new Error('x'),
        ...(path.includes('{id}') ? [refusal('no-such-table', '0')] : []),
        ...(operation.responses[422] && byTheRules ? [refusal('a-rule-of-the-game', '3')] : []),
      ];
      const replies = [
        await house.call(method, at(TABLE), { body }),
        await house.call(method, at(TABLE), { key: 'x'.repeat(43), body }),
        await house.call(method, at('no-such-table'), { key, body }),
      ];
      if (operation.requestBody)
        replies.push(
          await house.call(method, at(TABLE), { key, body: ['nonsense'] }),
          await house.call(method, at(TABLE), { key, headers: { 'content-type': 'text/xml' }, body: '<x/>' }),
        );
      for (const failure of path.includes('/tables') ? failures : []) {
        house.tables.next = failure;
        replies.push(await house.call(method, at(TABLE), { key, body }));
        house.tables.next = undefined;
      }
      for (const { status, body: refused } of replies) {
        if (status < 300) continue;
        const declared = operation.responses[status]?.content?.['application/json']?.schema.properties?.code;
        const name = `${method} ${path}: ${status} ${String(refused['code'])}`;
        expect(declared, name).toBeDefined();
        expect(declared!.enum ?? [refused['code']], name).toContain(refused['code']);
      }
    }
  });
});

describe('for whoever runs it', () => {
  it('says whether the store answers', async () => {
    const { call, store, clock } = await openHouse();
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    store.failing = 'storage-failed';
    clock.now += 5_000;
    expect(await call('GET', '/healthz')).toMatchObject({
      status: 503,
      body: { code: 'storage-failed', rule: '0' },
    });
    store.failing = undefined;
    clock.now += 5_000;
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('counts without telling who or what', async () => {
    const house = await openHouse();
    const { id, key } = await house.guest('Arya Stark');
    const client = await house.socket();
    await client.hello(key);
    await client.ask({ type: 'subscribe', table: TABLE, seat: 'stark' });
    await client.ask({
      type: 'answer',
      table: TABLE,
      seat: 'stark',
      decision: '0-stark',
      choice: 'needle',
      key: 'k',
    });
    house.tables.next = refusal('they-hold-the-dragon', '7');
    await client.ask({
      type: 'answer',
      table: TABLE,
      seat: 'stark',
      decision: '0-stark',
      choice: 'needle',
      key: 'k2',
    });
    await house.call('GET', '/api/tables/no-such-table');
    const { text, headers } = await house.call('GET', '/metrics', { key: TOKEN });
    expect(headers.get('content-type')).toContain('text/plain');
    for (const line of [
      'tt_tables_live 1',
      'tt_viewers 1',
      'tt_sockets 1',
      'tt_answers_total 1',
      'tt_refusals_total{code="of-a-game"} 1',
      'tt_refusals_total{code="no-such-table"} 1',
      'tt_append_seconds_count 0',
      'tt_request_seconds_count{route="/api/tables/:id",status="404"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/tt_event_loop_lag_seconds\{quantile="0.99"\} [\d.]+/);
    for (const secret of [id, key, 'Arya', TABLE, 'needle', 'stark', 'dragon'])
      expect(text).not.toContain(secret);
  });

  it('logs requests without keys, names, tables or words', async () => {
    const lines: string[] = [];
    const log = pino(
      { level: 'debug' },
      new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      }),
    );
    const house = await openHouse({ log });
    const { id, key } = await house.guest('Arya Stark');
    const client = await house.socket();
    await client.hello(key);
    await client.ask({ type: 'chat', table: TABLE, text: 'valar morghulis', key: 'k' });
    house.tables.next = new Error('broken');
    await client.ask({ type: 'chat', table: TABLE, text: 'valar morghulis', key: 'k3' });
    house.tables.next = new Error('broken');
    await house.call('POST', `/api/tables/${TABLE}/seats/stark/claim`, {
      key,
      body: { commitment: 'fa'.repeat(32) },
    });
    await house.call('POST', '/api/sessions', { body: { login: 'jaqen', password: 'valar dohaeris' } });
    const text = lines.join('');
    expect(text).toContain('"route":"/api/tables/:id/seats/:seat/claim","status":500');
    expect(text).toContain('"msg":"message failed"');
    expect(text).toMatch(/"request":"req-\w+"/);
    for (const secret of [id, key, 'Arya', TABLE, 'valar', 'faceless', 'jaqen', 'stark"'])
      expect(text).not.toContain(secret);
  });

  it('sends headers a browser can rely on', async () => {
    const { call } = await openHouse();
    const { headers } = await call('GET', '/api/games');
    const policy = headers.get('content-security-policy')!;
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
      expect(policy.split(';')).toContain(part);
    expect(policy).not.toMatch(/unsafe|http:|https:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^req-/);
  });

  it('answers what is no HTTP at all, and goes on', async () => {
    const { url, call } = await openHouse();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => undefined);
    socket.write('SING A SONG\r\n\r\n');
    await eventually(() => socket.closed);
    expect(text).toContain('400 Bad Request');
    expect(text).toContain('{"code":"malformed-request","rule":"0"}');
    expect(await call('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('sweeps idle tables, and forgets everything that grows, ended tables only if told to', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const keepDays = { ended: 30, gathering: 0, abandoned: 0, messages: 7, people: 0 };
    const [keeps, forgets] = [await openHouse(), await openHouse({ keepDays })];
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(keeps.tables.asked).toContainEqual(['sweep']);
    const days = (count: number): number => keeps.clock.now - count * 86_400_000;
    expect(keeps.store.forgotten).toEqual([
      { gathering: days(30), abandoned: days(365), sessions: days(365), people: days(365) },
    ]);
    expect(forgets.store.forgotten).toEqual([{ ended: days(30), messages: days(7) }]);
    vi.useRealTimers();
  });

  it('stops: finishes what is under way, says good-bye, then closes the store', async () => {
    const house = await openHouse();
    const { key } = await house.guest();
    const [busy, idle] = [await house.socket(), await house.socket()];
    await busy.hello(key);
    await idle.hello();
    const release = house.tables.hold();
    const answer = busy.ask({
      type: 'answer',
      table: TABLE,
      seat: 'stark',
      decision: 'd',
      choice: 'c',
      key: 'k',
    });
    await eventually(() => house.tables.asked.length === 1);
    const stopped = house.server.stop();
    expect(house.server.stop()).toBe(stopped);
    expect(await idle.ask({ type: 'ping' })).toMatchObject({ type: 'refused', code: 'stopping' });
    expect(await house.call('GET', '/healthz')).toMatchObject({
      status: 503,
      body: { code: 'stopping', rule: '0' },
    });
    await expect(house.socket()).rejects.toThrow('503');
    release();
    expect(await answer).toMatchObject({ type: 'done', seq: 1 });
    expect(await busy.closed).toEqual({ code: 1001, reason: 'stopping' });
    expect(await idle.closed).toEqual({ code: 1001, reason: 'stopping' });
    await stopped;
    expect([house.tables.isStopped, house.store.isClosed]).toEqual([true, true]);
    await expect(house.call('GET', '/healthz')).rejects.toThrow('fetch failed');
  });
});

async function folder() {
  const web = await mkdtemp(join(tmpdir(), 'tt-web-'));
  onTestFinished(() => rm(web, { recursive: true }));
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html>the page');
  await writeFile(join(web, 'assets', 'app-1a2b.js'), 'script');
  await writeFile(join(web, 'assets', 'app-1a2b.js.gz'), 'packed');
  return web;
}

describe('the web client', () => {
  it('comes from the same address, and any place within it is the page', async () => {
    const { url, call } = await openHouse({ web: await folder() });
    for (const path of [
      '/',
      '/index.html',
      '/table/abc',
      '/settings',
      '/rules/tiny-epic/4.2',
      '/t/%E0%A4%A9?x=%E0',
    ]) {
      const { status, text, headers } = await call('GET', path);
      expect([status, text, headers.get('content-type')]).toEqual([
        200,
        '<!doctype html>the page',
        'text/html; charset=utf-8',
      ]);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    const script = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } });
    expect([await script.text(), script.headers.get('content-type')]).toEqual([
      'script',
      'text/javascript; charset=utf-8',
    ]);
    expect(script.headers.get('cache-control')).toContain('immutable');
    const again = await fetch(`${url}/assets/app-1a2b.js`, {
      headers: { 'accept-encoding': 'identity', 'if-none-match': script.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    const packed = await fetch(`${url}/assets/app-1a2b.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([packed.headers.get('content-encoding'), packed.headers.get('content-length')]).toEqual([
      'gzip',
      '6',
    ]);
  });

  it('does not hide the rest, and shows nothing outside its folder', async () => {
    const { call } = await openHouse({ web: await folder() });
    expect(await call('GET', '/api/games')).toMatchObject({ status: 200 });
    for (const path of [
      '/api/nowhere',
      '/assets/missing.js',
      '/..%2f..%2fetc%2fpasswd.txt',
      '/assets/%2e%2e/%2e%2e/package.json',
    ])
      expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'no-such-route' } });
    expect(await call('POST', '/table/abc')).toMatchObject({ status: 404, body: { code: 'no-such-route' } });
  });
});
