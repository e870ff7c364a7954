// Everything people do to servers. Each attempt ends in a coded refusal or a closed socket, changes nothing on disk or at
// the table, and the next answer of a player counts as if nothing had been.

import { once } from 'node:events';
import { connect } from 'node:net';
import { PROTOCOL_VERSION, type Result, type ServerMessage } from '@three-thrones/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { recordFromTest } from '../scripts/parts/measurements.ts';
import { messagesAbout, NONSENSE, Nuisance, Scene, SCRIPT } from './abuse-scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.open();
});
afterAll(() => scene.close());

/** What was tried and what came of it, for those that changed nothing. */
const book = new Map<string, Map<string, number>>();
afterAll(() =>
  recordFromTest(
    {
      id: 'abuse',
      title: 'Abuse',
      about:
        'A real server with a game going on. After each row the database and the table as every eye sees it are the same as ' +
        'before, nothing has failed inside the server, it is healthy, and the next legal answer counts. Rates, sizes, ' +
        'backlogs and the like are also tested one by one in sockets-abuse, sockets-play, http-tables, http-people and ' +
        'http-operations.',
      columns: ['attempts', 'number', 'what came of it'],
      rows: [...book].map(([what, outcomes]) => [
        ...[what, String([...outcomes.values()].reduce((sum, count) => sum + count, 0))],
        [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', '),
      ]),
    },
    'abuse.test.ts',
  ),
);

type Note = (outcome: Result | string) => void;

/** Runs attempts; afterwards nothing has changed and the game goes on. */
async function expectUnmoved(what: string, attempts: (note: Note) => Promise<void>): Promise<void> {
  const outcomes = new Map<string, number>();
  const before = await scene.fingerprint();
  await attempts((outcome) => {
    const word =
      typeof outcome === 'string' ? outcome : outcome.type === 'done' ? 'same result' : outcome.code;
    outcomes.set(word, (outcomes.get(word) ?? 0) + 1);
  });
  expect(await scene.fingerprint()).toBe(before);
  expect(await scene.failures()).toBe(0);
  expect(await scene.calls.call('GET', '/healthz')).toEqual({ status: 'ok' });
  await scene.answer();
  book.set(what, outcomes);
}

function say(seat: string, said: object): Promise<Result> {
  return scene.of(seat).ask({ type: 'answer', table: scene.table, seat, key: 'never', ...said });
}

describe('nonsense on a socket', () => {
  const refused = /^(closed (1007|1008|1009|1006)|[a-z-]+)$/;
  for (const who of ['nobody', 'a stranger', 'a player about the other seat'] as const) {
    it(`by ${who}`, async () => {
      const [player, other] = scene.players;
      const key = { nobody: undefined, 'a stranger': scene.stranger.key }[who as string];
      const nuisance = new Nuisance(
        scene.socketUrl,
        who === 'a player about the other seat' ? player!.guest.key : key,
      );
      await expectUnmoved(
        `fields of every message left out or of the wrong type, by ${who}`,
        async (note) => {
          const send = async (message: object): Promise<void> => {
            const outcome = await nuisance.send(JSON.stringify(message));
            expect(outcome).toMatch(refused);
            expect(['done', 'update', 'full', 'chat', 'server-failed']).not.toContain(outcome);
            note(outcome);
          };
          for (const message of messagesAbout(scene.open, scene.table, other!.seat)) {
            await send(message);
            for (const field of Object.keys(message)) {
              const { [field]: _, ...without } = message;
              const isWatching = message['type'] === 'subscribe' && field === 'seat'; // which anybody may
              if (!isWatching) await send(without);
              for (const value of NONSENSE) await send({ ...message, [field]: value });
            }
            await send({ ...message, more: 1 });
          }
        },
      );
      nuisance.close();
    }, 30_000);
  }

  it('that is no message at all', async () => {
    const nuisance = new Nuisance(scene.socketUrl, scene.stranger.key);
    await expectUnmoved('malformed JSON, no JSON, no text, too long, 10 MB', async (note) => {
      const cases: [string | Buffer, string][] = [
        ['', 'malformed-json'],
        ['{', 'malformed-json'],
        ['{"type":"answer"', 'malformed-json'],
        ['['.repeat(8_000), 'malformed-json'],
        [`${'['.repeat(8_000)}${']'.repeat(8_000)}`, 'wrong-shape'],
        ['{"type":"ping","id":1e999}', 'wrong-shape'],
        ['{"__proto__":{"type":"ping","id":"x"}}', 'unknown-type'],
        ['{"type":"constructor","id":"x"}', 'unknown-type'],
        ['{"type":["ping"],"id":"x"}', 'unknown-type'],
        [Buffer.from([0xff, 0xfe, 0xc0]), 'closed 1007'],
        ['x'.repeat(16_385), 'closed 1009'],
      ];
      for (const [said, wanted] of cases) {
        const outcome = await nuisance.send(said);
        expect(outcome).toBe(wanted);
        note(outcome);
      }
      const outcome = await nuisance.send(Buffer.alloc(10_000_000, 'x'));
      expect(['closed 1009', 'closed 1006']).toContain(outcome);
      note(outcome);
    });
    nuisance.close();
  }, 30_000);
});

describe('answers that are not to be given', () => {
  it('given before: the same command has the same result, another one is stale', async () => {
    await expectUnmoved('replayed and stale answers', async (note) => {
      for (const { seq, ...said } of scene.given) {
        const repeated = await say(said.seat, said);
        const stale = await say(said.seat, { ...said, key: `again-${seq}` });
        const changed = await say(said.seat, { ...said, choice: 'fly' }); // the same key is the same command
        for (const same of [repeated, changed]) expect(same).toMatchObject({ type: 'done', seq });
        expect(stale).toMatchObject({ type: 'refused', code: 'stale-decision' });
        for (const result of [repeated, stale, changed]) note(result);
      }
    });
  });

  it('of somebody else, of nobody, of another time', async () => {
    await expectUnmoved('somebody else’s decision, wrong seats, decisions there never were', async (note) => {
      const { id: decision, seat, options } = scene.open;
      const other = scene.players.find((player) => player.seat !== seat)!.seat;
      const choice = options[0] ?? 0;
      const codes: [Promise<Result>, string][] = [
        [say(other, { decision, choice }), 'not-your-decision'],
        [say(other, { seat, decision, choice }), 'not-your-seat'],
        [say(other, { decision: decision.replace(seat, other), choice }), 'unknown-decision'],
        [say(seat, { seat: 'nobody', decision, choice }), 'no-such-seat'],
        [say(seat, { seat: 'constructor', decision, choice }), 'no-such-seat'],
        [say(seat, { decision: `999-${seat}`, choice }), 'unknown-decision'],
        [say(seat, { decision: `0-${seat}`, choice }), 'stale-decision'],
        [say(seat, { decision: '__proto__', choice }), 'unknown-decision'],
        [say(seat, { decision: `-1-${seat}`, choice }), 'unknown-decision'],
        [say(seat, { decision: '', choice }), 'unknown-decision'],
      ];
      for (const [result, code] of codes) {
        expect(await result).toMatchObject({ type: 'refused', code });
        note(await result);
      }
    });
  });

  it('in a shape the question does not have', async () => {
    // Of several things, or of a number, nothing at all may be a fair answer.
    while (scene.open.shape !== 'one') await scene.answer();
    await expectUnmoved('choices that are none', async (note) => {
      const { id: decision, seat, options } = scene.open;
      const [one] = options;
      const choices = [
        ...[
          '',
          'fly',
          'constructor',
          '__proto__',
          'toString',
          SCRIPT,
          0,
          -1,
          1.5,
          1e308,
          [],
          [one, one],
          ['fly'],
        ],
        ...[Array.from({ length: 100 }, () => one ?? 'x')],
      ];
      const long = Array.from({ length: 101 }, () => 'x');
      for (const choice of [...choices, long, 'x'.repeat(201), null, { a: 1 }]) {
        const result = await say(seat, { decision, choice });
        const code = expect.stringMatching(/^(not-an-option|malformed-choice|wrong-shape)$/) as string;
        expect(result).toMatchObject({ type: 'refused', code });
        note(result);
      }
    });
  });

  it('at tables that are not there', async () => {
    await expectUnmoved('tables that are not there', async (note) => {
      const { seat } = scene.open;
      for (const table of ['no-such-table', 'xxxxxxxxxxxxxxxx', '--------']) {
        for (const { id: _, ...message } of messagesAbout(scene.open, table, seat)) {
          const result = await scene.of(seat).ask(message);
          expect(result).toMatchObject({ type: 'refused', code: 'no-such-table' });
          note(result);
        }
        expect(await scene.of(seat).ask({ type: 'unsubscribe', table })).toMatchObject({ type: 'done' });
      }
    });
  });
});

describe('over HTTP', () => {
  type Case = readonly [method: string, path: string, body: unknown, code: string];

  it('what is not theirs to do, a stranger and a player are refused', async () => {
    await expectUnmoved('calls by those who may not, or about what is not there', async (note) => {
      const { table, stranger, players, calls } = scene;
      const refuses = async (key: string, [method, path, body, code]: Case): Promise<void> => {
        await expect(calls.call(method, path, { key, body }), `${method} ${path}`).rejects.toMatchObject({
          code,
        });
        note(code);
      };
      const [mine, other] = players;
      const at = `/api/tables/${table}`;
      const cases: Case[] = [
        ['POST', `${at}/seats/${other!.seat}/claim`, {}, 'seat-taken'],
        ['POST', `${at}/seats/nobody/claim`, {}, 'no-such-seat'],
        ['POST', `${at}/seats/constructor/claim`, {}, 'no-such-seat'],
        ['POST', `${at}/seats/${other!.seat}/leave`, {}, 'not-your-seat'],
        ['PUT', `${at}/seats/${other!.seat}/bot`, { level: 'random' }, 'not-your-seat'],
        ['PUT', `${at}/seats/${other!.seat}/bot`, { level: 'constructor' }, 'unknown-level'],
        ['DELETE', `${at}/seats/${other!.seat}/bot`, undefined, 'not-your-seat'],
        ['POST', `${at}/recover`, { code: 'AAAA-BBBB-CCCC' }, 'no-such-code'],
        ['POST', `${at}/rematch`, {}, 'game-not-over'],
        ['GET', `${at}/export`, undefined, 'game-not-over'],
        ['GET', `${at}/facts?seat=${other!.seat}`, undefined, 'not-your-seat'],
        ['GET', `${at}/views/1?seat=${other!.seat}`, undefined, 'not-your-seat'],
        ['GET', `${at}/views/999`, undefined, 'no-such-moment'],
        ['GET', `${at}/views/-1`, undefined, 'wrong-shape'],
        ['GET', '/api/tables/no-such-table', undefined, 'no-such-table'],
        ['POST', '/api/tables', { game: 'chess' }, 'no-such-game'],
        ['POST', '/api/tables', { game: '__proto__' }, 'no-such-game'],
        ['POST', '/api/tables', { game: 'tiny-epic', config: { players: 99 } }, 'config-refused'],
        [
          'POST',
          '/api/tables/import',
          { game: 'tiny-epic', rulesVersion: 1, answers: 7 },
          'record-malformed',
        ],
      ];
      for (const { key } of [stranger, mine!.guest]) for (const one of cases) await refuses(key, one);
      await refuses(stranger.key, ['POST', `${at}/close`, {}, 'not-the-host']);
      await refuses(mine!.guest.key, ['POST', `${at}/close`, {}, 'table-in-play']);
    });
  });

  it('ten megabytes, and headers without end, are cut off', async () => {
    await expectUnmoved('bodies of 10 MB, headers without end', async (note) => {
      const { address } = scene.server;
      for (const path of ['/api/tables', '/api/tables/import', '/api/people', '/api/sessions']) {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${scene.stranger.key}` };
        const sent = fetch(address + path, { method: 'POST', headers, body: 'x'.repeat(10_000_000) });
        const status = await sent.then(
          (reply) => String(reply.status),
          () => 'cut off',
        );
        expect(['413', 'cut off']).toContain(status);
        note(status);
      }
      const { hostname, port } = new URL(address);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(50_000)}`);
      socket.resume();
      await new Promise((closed) => socket.on('close', closed));
      note('cut off');
    });
  });
});

describe('people who', () => {
  it('have HTML for a name and say HTML are quoted, as data and nothing else', async () => {
    const { table, calls, server } = scene;
    const { chairs } = await calls.summary(table);
    expect(chairs[0]!.person!.name).toBe(SCRIPT);
    const [{ seat, device }, other] = [scene.players[0]!, scene.players[1]!];
    const heard = new Promise<ServerMessage>((resolve) => {
      const { hear } = other.device;
      other.device.hear = (message) => {
        if (message.type !== 'chat') return hear(message);
        other.device.hear = hear;
        resolve(message);
      };
    });
    const text = `<img src=x onerror=alert(1)> & "quotes" \u2028 ${SCRIPT}`;
    expect(await device.ask({ type: 'chat', table, seat, text, key: 'html' })).toMatchObject({
      type: 'done',
    });
    expect(await heard).toMatchObject({ from: SCRIPT, text: text.replace('\u2028', '') });
    for (const path of [`/api/tables/${table}`, `/api/tables/${table}/messages`, '/api/tables']) {
      const reply = await fetch(server.address + path);
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    }
    await scene.answer();
  });

  it('never read what they ask for are sent away; the game goes on', async () => {
    const slow = new WebSocket(scene.socketUrl);
    await once(slow, 'open');
    slow.send(JSON.stringify({ type: 'hello', id: 'h', protocol: PROTOCOL_VERSION }));
    await once(slow, 'message');
    const closed = once(slow, 'close') as Promise<[number, Buffer]>;
    await expectUnmoved('a reader who never reads', async (note) => {
      slow.pause();
      for (let times = 0; times < 4_000; times++) {
        slow.send(JSON.stringify({ type: 'subscribe', id: `s${times}`, table: scene.table }));
        if (times % 50 > 0) continue;
        const { seat } = scene.open;
        await scene.of(seat).ask({ type: 'why', table: scene.table, seat, option: 'fly' });
      }
      slow.resume();
      const [code] = await closed;
      expect([1008, 1013, 1006]).toContain(code);
      note(`closed ${code}`);
    });
  }, 30_000);

  it('open a thousand sockets and do nothing cost the others nothing', async () => {
    const idle: WebSocket[] = [];
    await expectUnmoved('a thousand idle sockets', async (note) => {
      for (let batch = 0; batch < 10; batch++) {
        const opened = Array.from({ length: 100 }, () => new WebSocket(scene.socketUrl));
        idle.push(...opened);
        await Promise.all(opened.map((socket) => once(socket, 'open')));
      }
      for (let times = 0; times < 20; times++) {
        const { seat } = scene.open;
        await scene.of(seat).ask({ type: 'why', table: scene.table, seat, option: 'fly' });
      }
      for (const socket of idle) {
        note(socket.readyState === WebSocket.OPEN ? 'served' : 'closed');
        socket.terminate();
      }
    });
  }, 30_000);
});
