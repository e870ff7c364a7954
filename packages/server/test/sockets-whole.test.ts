import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@three-thrones/kernel';
import { applyPatch, type Full, type ServerMessage, type Update, viewHash } from '@three-thrones/protocol';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { type Options, readOptions, serve, startServer } from '../src/index.ts';
import { catalogue } from '@three-thrones/catalogue';
import { clientOf, talkTo } from './harness.ts';

async function inAFolder(): Promise<Options> {
  const data = await mkdtemp(join(tmpdir(), 'tt-server-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const options = readOptions(
    ['--port', '0', '--data', data, '--log-level', 'silent', '--bot-delay', '0'],
    {},
  );
  if (isRefusal(options)) throw new Error(options.code);
  return options;
}

async function start(options: Options) {
  const server = await startServer(options, { log: pino({ level: 'silent' }) });
  onTestFinished(() => server.stop());
  return server;
}

const isAbout = (message: ServerMessage): message is Full | Update =>
  message.type === 'full' || message.type === 'update';

it('a whole table: opened, claimed, played, stopped, started again, resumed', async () => {
  const options = await inAFolder();
  const first = await start(options);
  const call = talkTo(first.address);
  const guest = async (name: string) =>
    (await call('POST', '/api/people', { body: { name } })).body['key'] as string;
  const [arya, cersei] = [await guest('Arya'), await guest('Cersei')];
  const config = { seats: ['stark', 'lannister'] };
  const opened = await call('POST', '/api/tables', {
    key: arya,
    body: { game: 'tiny-epic', config, listed: true },
  });
  expect(opened.status, opened.text).toBe(201);
  const table = opened.body['table'] as string;
  expect((await call('GET', '/api/tables')).body).toMatchObject([{ table, status: 'gathering' }]);

  const client = await clientOf(first.address);
  await client.hello(arya);
  expect(await client.ask({ type: 'subscribe', table, seat: 'stark' })).toMatchObject({
    code: 'not-your-seat',
  });
  expect(await call('POST', `/api/tables/${table}/seats/stark/claim`, { key: arya })).toMatchObject({
    status: 200,
  });
  expect(await call('POST', `/api/tables/${table}/seats/stark/claim`, { key: cersei })).toMatchObject({
    status: 409,
    body: { code: 'seat-taken' },
  });
  await client.ask({ type: 'subscribe', table, seat: 'stark' });
  expect(
    await call('PUT', `/api/tables/${table}/seats/lannister/bot`, { key: arya, body: { level: 'random' } }),
  ).toMatchObject({ status: 200 });

  // Plays its first three questions; bots do the rest.
  let answered = 0;
  let last: Full | Update | undefined;
  let seen: object = {};
  while (answered < 3) {
    const message = await client.next();
    if (!isAbout(message)) continue;
    seen = message.type === 'full' ? message.view : applyPatch(seen, message.patch);
    expect(viewHash(seen)).toBe(message.hash);
    last = message;
    const mine = message.asked.find(({ seat, answered: isDone }) => seat === 'stark' && !isDone);
    if (!mine || !('options' in mine) || !mine.options[0]) continue;
    client.say({
      type: 'answer',
      id: `a${answered}`,
      table,
      seat: 'stark',
      decision: mine.id,
      choice: mine.options[0],
      key: `a${answered}`,
    });
    answered++;
  }
  expect(await call('GET', `/api/tables/${table}/export`)).toMatchObject({
    status: 409,
    body: { code: 'game-not-over' },
  });
  await first.stop();
  expect((await client.closed).code).toBe(1001);

  const second = await start(options);
  const again = await clientOf(second.address);
  await again.hello(arya);
  expect(await again.ask({ type: 'subscribe', table, seat: 'stark', since: last!.seq })).toMatchObject({
    type: 'done',
  });
  const resumed = again.heard.find(isAbout)!;
  expect(resumed.seq).toBeGreaterThanOrEqual(last!.seq);
  const { body } = await talkTo(second.address)('GET', `/api/tables/${table}`);
  expect(body).toMatchObject({
    status: 'playing',
    chairs: [{ seat: 'stark', person: { name: 'Arya' }, online: true }, { bot: 'random' }],
  });
}, 20_000);

it('a signal ends the program in good order', async () => {
  const { data } = await inAFolder();
  const args = [
    '--conditions=source',
    join(import.meta.dirname, 'serve-process.ts'),
    '--port',
    '0',
    '--data',
    data,
  ];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void program.kill('SIGKILL'));
  let log = '';
  program.stderr.on('data', (chunk) => (log += String(chunk)));
  const [line] = (await once(program.stdout, 'data')) as [Buffer];
  const client = await clientOf(String(line).trim());
  await client.hello();
  program.kill('SIGTERM');
  expect(await client.closed).toEqual({ code: 1001, reason: 'stopping' });
  expect(await once(program, 'exit')).toEqual([0, null]);
  expect(log).toContain('"msg":"stopped"');
}, 20_000);

it('a port that is taken is a refusal, and nothing is left behind', async () => {
  const options = await inAFolder();
  const server = await start(options);
  const { port } = new URL(server.address);
  const refused = await serve({
    args: ['--port', port, '--data', `${options.data}-2`, '--log-level', 'silent'],
    env: {},
    catalogue,
  });
  onTestFinished(() => rm(`${options.data}-2`, { recursive: true }));
  expect(refused).toMatchObject({ refused: true, code: 'cannot-listen', args: { code: 'EADDRINUSE' } });
});
