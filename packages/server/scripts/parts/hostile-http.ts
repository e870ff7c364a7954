// What hostile HTTP clients do, one function for each kind; each call is one attempt.

import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom, seeded } from '@three-thrones/kernel';
import { type Bomb, bombs } from './hostile-bombs.ts';
import type { Attack } from './hostile-sockets.ts';
import type { Attacker } from './hostile-tally.ts';

const chance = randomFrom(seeded('hostile over HTTP'));
/** Between two requests of one client. */
const PAUSE = 150;
const CALM = 500;
const HELD = 60_000;

interface Wanted {
  readonly method?: string;
  readonly key?: string | undefined;
  readonly body?: string;
  readonly type?: string;
}

const agents = new Map<Attacker, Agent>();

/** One request; what came of it is counted, and the text of a good reply comes back. */
async function ask(who: Attacker, path: string, wanted: Wanted = {}): Promise<string | undefined> {
  const { method = 'GET', key, body, type = 'application/json' } = wanted;
  let agent = agents.get(who);
  if (!agent) agents.set(who, (agent = new Agent({ keepAlive: true, maxSockets: 1 })));
  who.tally.tried(who.kind);
  const headers = {
    ...(body !== undefined && { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  return new Promise((resolve) => {
    const cut = (): void => {
      who.tally.came(who.kind, 'cut off');
      resolve(undefined);
    };
    const sent = request(who.url + path, { method, headers, agent, localAddress: who.from }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('error', cut).on('end', () => {
        const isServed = reply.statusCode! < 400;
        who.tally.came(who.kind, isServed ? 'served' : codeIn(text, reply.statusCode!));
        resolve(isServed ? text : undefined);
      });
    });
    sent.on('error', cut).end(body);
  });
}

function codeIn(text: string, status: number): string {
  return /"code":"([a-z-]+)"/.exec(text)?.[1] ?? String(status);
}

function plain({ url, from }: Attacker): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  return socket.on('error', () => undefined);
}

/** Begins a request and goes on a byte at a time, as slowly as one can. */
function dripping(head: string): Attack {
  return async (who) => {
    const socket = plain(who);
    socket.resume().write(head);
    who.tally.tried(who.kind);
    const end = performance.now() + HELD;
    while (!socket.closed && performance.now() < end) {
      socket.write('x');
      await wait(1_000);
    }
    who.tally.came(who.kind, socket.closed ? 'cut off' : `held for ${HELD / 1_000} s`);
    socket.destroy();
  };
}

const paused =
  (attempt: Attack, pause = PAUSE): Attack =>
  async (who) => {
    await attempt(who);
    await wait(pause * (0.5 + Math.random()));
  };

const list = paused(async (who) => {
  const text = await ask(who, `/api/tables?limit=100&before=${Date.now() - chance.int(600_000)}`);
  const [first] = text === undefined ? [] : (JSON.parse(text) as { table: string }[]);
  if (first) await ask(who, `/api/tables/${first.table}`);
});

const replays = paused(async (who) => {
  const { table } = chance.pick(who.targets);
  const at = `/api/tables/${table}`;
  const what = ['facts', `views/${chance.int(300)}`, 'export', 'messages', `facts?after=${chance.int(100)}`];
  await ask(who, `${at}/${chance.pick(what)}`);
});

let shells: Promise<Bomb[]> | undefined;
const imports = paused(async (who) => {
  const { type, body } = chance.pick(await (shells ??= bombs()));
  await ask(who, '/api/tables/import', { method: 'POST', key: who.key, type, body });
}, CALM);

const signIns = paused(async (who) => {
  const body = JSON.stringify({ login: `owner${chance.int(5)}`, password: `password ${chance.int(1e6)}` });
  await ask(who, '/api/sessions', { method: 'POST', body });
});

const openings = paused(async (who) => {
  const name = `bot ${chance.int(1e6)}`;
  const text = await ask(who, '/api/people', { method: 'POST', body: JSON.stringify({ name }) });
  const key = text === undefined ? who.key : (JSON.parse(text) as { key: string }).key;
  const game = chance.pick(['agot', 'tiny-epic']);
  await ask(who, '/api/tables', {
    method: 'POST',
    key,
    body: JSON.stringify({ game, config: { players: 3 }, listed: true }),
  });
});

const botChairs = paused(async (who) => {
  const { table, bot, seats } = chance.pick(who.targets);
  await ask(who, `/api/tables/${table}/seats/${bot ?? seats[0]}/claim`, {
    method: 'POST',
    key: who.key,
    body: '{}',
  });
});

const ODD_TARGETS: readonly string[] = [
  'GET //[ HTTP/1.1',
  'GET /%00%ff%c0 HTTP/1.1',
  'GET /api/tables/%2e%2e%2f%2e%2e HTTP/1.1',
  `GET /${'a'.repeat(12_000)} HTTP/1.1`,
  `GET /api/tables?${'limit=1&'.repeat(1_500)} HTTP/1.1`,
  `GET / HTTP/1.1\r\nX: ${'y'.repeat(20_000)}`,
  'OPTIONS * HTTP/1.1',
  'BREW /api/tables HTTP/1.1',
  'GET http://elsewhere.example/api/tables HTTP/1.1',
  'GET /api/tables HTTP/9.9',
  'POST /api/people HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
  'GET /api/tables/constructor/facts?seat=__proto__ HTTP/1.1',
  '\u0016\u0003\u0001\u0002\u0000',
];

const oddTargets = paused(async (who) => {
  const socket = plain(who);
  who.tally.tried(who.kind);
  socket.write(`${chance.pick(ODD_TARGETS)}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const line = await Promise.race([
    new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data).slice(9, 12)))),
    new Promise<string>((resolve) => socket.once('close', () => resolve('cut off'))),
    wait(HELD, 'no answer'),
  ]);
  who.tally.came(who.kind, line);
  socket.destroy();
});

const connections = paused(async (who) => {
  const socket = plain(who);
  who.tally.tried(who.kind);
  const came = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('close', () => resolve('cut off'));
  });
  who.tally.came(who.kind, came);
  socket.destroy();
}, PAUSE / 3);

export const HTTP_ATTACKS: Readonly<Record<string, Attack>> = {
  'heads that never end': dripping('GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  'bodies that never end': dripping(
    'POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"name":"',
  ),
  'the list, read again and again': list,
  'facts, views, exports and messages without a key': replays,
  'imports that are bombs': imports,
  'signing in by guessing': signIns,
  'guests and tables without end': openings,
  'claiming chairs of others and of bots': botChairs,
  'odd requests': oddTargets,
  'connections without a word': connections,
};
