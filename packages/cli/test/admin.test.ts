import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@three-thrones/kernel';
import { readOptions, startServer } from '@three-thrones/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tt } from './run.ts';

const TOKEN = 'the-token-of-this-test';

async function folder(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'tt-admin-'));
  onTestFinished(() => rm(data, { recursive: true }));
  return data;
}

function note(data: string, running: object): Promise<void> {
  return writeFile(join(data, 'server.json'), JSON.stringify(running), { mode: 0o600 });
}

/** Says the same to everything, and notes what it was asked. */
async function echo(status: number, body: unknown): Promise<{ data: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      if (request.headers.authorization !== `Bearer ${TOKEN}`) return void reply.writeHead(401).end('{}');
      asked.push(`${request.method} ${request.url} ${text}`.trim());
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const data = await folder();
  const { port } = server.address() as AddressInfo;
  await note(data, { pid: process.pid, address: `http://0.0.0.0:${port}`, token: TOKEN });
  return { data, asked };
}

describe('tt admin', () => {
  it.each([
    [['kick', 't1', 'p1'], 'POST /api/admin/tables/t1/kick {"person":"p1"}', 'p1 is no longer at t1\n'],
    [['close', 't1'], 'POST /api/admin/tables/t1/close {}', 't1 is closed\n'],
    [['mute', 'p1', '5'], 'POST /api/admin/people/p1/mute {"minutes":5}', 'p1 says nothing for 5 minutes\n'],
    [['mute', 'p1', '0'], 'POST /api/admin/people/p1/unmute {}', 'p1 may talk again\n'],
    [
      ['ban', '10.0.0.1', '5'],
      'POST /api/admin/bans {"address":"10.0.0.1","minutes":5}',
      '10.0.0.1 is not served for 5 minutes\n',
    ],
    [['unban', '::1'], 'DELETE /api/admin/bans/%3A%3A1', '::1 is served again\n'],
    [['delete', 'p1'], 'DELETE /api/admin/people/p1', 'p1 is forgotten\n'],
    [['drain'], 'POST /api/admin/drain {}', 'No new tables are opened any more\n'],
  ])('%j asks the running server', async (words, asks, says) => {
    const server = await echo(200, {});
    expect(await tt(['admin', '--data', server.data, ...words])).toEqual({ code: 0, out: says, err: '' });
    expect(server.asked).toEqual([asks]);
  });

  it('lists what there is, in lines or as JSON', async () => {
    const list = [{ table: 't1', status: 'over' }];
    const { data, asked } = await echo(200, list);
    expect((await tt(['admin', 'list', '--data', data, '--status', 'over', '--limit', '5'])).out).toBe(
      'table t1  status over\n',
    );
    expect(JSON.parse((await tt(['admin', 'people', '--data', data, '--json'])).out)).toEqual(list);
    await tt(['admin', 'quarantined', '--data', data]);
    expect(asked).toEqual([
      'GET /api/admin/tables?status=over&limit=5',
      'GET /api/admin/people',
      'GET /api/admin/quarantined',
    ]);
    expect((await tt(['admin', 'list', '--data', (await echo(200, [])).data])).out).toBe('no tables\n');
  });

  it('passes a coded no on', async () => {
    const { data } = await echo(404, { code: 'no-such-person', rule: '0' });
    expect(await tt(['admin', 'delete', 'p1', '--data', data])).toEqual({
      ...{ code: 2, out: '', err: 'tt: there is no such person\n' },
    });
    expect(JSON.parse((await tt(['admin', 'delete', 'p1', '--data', data, '--json'])).err)).toMatchObject({
      code: 'no-such-person',
    });
  });

  it('says so when no server is running', async () => {
    const data = await folder();
    const drain = () => tt(['admin', 'drain', '--data', data]);
    const nobody = { code: 2, out: '', err: `tt: no server is running on ${data}\n` };
    expect(await drain()).toEqual(nobody);
    await writeFile(join(data, 'server.json'), '{"pid":');
    expect(await drain()).toEqual(nobody);
    await note(data, { pid: 2 ** 22 + 1, address: 'http://127.0.0.1:9', token: TOKEN });
    expect(await drain()).toEqual(nobody);
    await note(data, { pid: process.pid, address: 'http://127.0.0.1:9', token: TOKEN });
    expect(await drain()).toEqual(nobody);
  });

  it.each([
    [[], "there is no 'tt admin '"],
    [['dance'], "there is no 'tt admin dance'"],
    [['constructor'], "there is no 'tt admin constructor'"],
    [['kick', 't1'], 'wanted: tt admin kick TABLE PERSON'],
    [['drain', 'now'], 'wanted: tt admin drain'],
    [['ban', '10.0.0.1', 'long'], '--minutes long: wanted a whole number'],
    [['list', '--colour', 'red'], '--colour'],
  ])('%j is refused with a sentence', async (words, sentence) => {
    const { data } = await echo(200, {});
    const { code, err } = await tt(['admin', ...words, '--data', data]);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('bans, lifts, drains and tidies up a real one', async () => {
    const data = await folder();
    const options = readOptions(['--port', '0', '--data', data, '--log-level', 'silent'], {});
    if (isRefusal(options)) throw new Error(options.code);
    const server = await startServer(options);
    const stop = () => server.stop();
    onTestFinished(stop);
    const say = async (...words: string[]) => (await tt(['admin', '--data', data, ...words])).out;
    expect(await say('bans')).toBe('no address is banned\n');
    expect(await say('ban', '10.0.0.66', '5')).toContain('is not served');
    expect(await say('bans')).toMatch(/^address 10\.0\.0\.66 {2}until \d+\n$/);
    expect(await say('unban', '10.0.0.66')).toContain('is served again');
    expect((await tt(['admin', 'unban', '10.0.0.66', '--data', data])).err).toBe(
      'tt: that address is not banned\n',
    );
    await say('drain');
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect(await tt(['admin', 'vacuum', '--data', data])).toMatchObject({ code: 2 });
    await stop();
    expect(await say('vacuum')).toMatch(/^\d+ bytes before, \d+ bytes now\n$/);
  });
});
