// What hostile sockets do, one function for each kind; each call is one attempt that ends when the server has had enough.

import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { random } from '@three-thrones/bots';
import { type Decision, randomFrom, type Seat, seeded } from '@three-thrones/kernel';
import { PROTOCOL_VERSION, type ServerMessage } from '@three-thrones/protocol';
import { WebSocket } from 'ws';
import { Calls } from './calls.ts';
import type { Attacker } from './hostile-tally.ts';

export type Attack = (who: Attacker) => Promise<void>;

const chance = randomFrom(seeded('hostile'));
/** Messages a second: far more than may come, and just as many as may. */
const FLOOD = 200;
const STEADY = 18;
const STEP = 100;

let ids = 0;
const nextId = (): string => `h${++ids}`;

/** A socket that has said hello; the server may not have liked it. */
async function greeted(
  { url, from, kind, tally }: Attacker,
  key: string | undefined,
): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { localAddress: from });
  const opened = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.on('error', (error) => {
      if (socket.readyState !== WebSocket.OPEN) tally.came(kind, `no socket: ${wordOf(error)}`);
      resolve(false);
    });
  });
  if (!opened) return undefined;
  socket.on('message', (data: Buffer) => {
    if (!data.subarray(0, REFUSED.length).equals(REFUSED)) return tally.came(kind, 'served');
    tally.came(kind, (JSON.parse(data.toString()) as { code: string }).code);
  });
  socket.on('close', (code) => tally.came(kind, `closed ${code}`));
  socket.send(JSON.stringify({ type: 'hello', id: 'h', protocol: PROTOCOL_VERSION, ...(key && { key }) }));
  return socket;
}

const REFUSED = Buffer.from('{"type":"refused"');

function wordOf(error: Error & { code?: string }): string {
  return /response: (\d+)/.exec(error.message)?.[1] ?? error.code ?? 'cut off';
}

/** Says one thing after the other until it is closed. */
async function flood(who: Attacker, socket: WebSocket, perSecond: number, next: () => object | undefined) {
  while (socket.readyState === WebSocket.OPEN) {
    for (let count = 0; count < (perSecond * STEP) / 1_000; count++) {
      const message = next();
      if (!message || socket.bufferedAmount > 1e6) continue;
      who.tally.tried(who.kind);
      socket.send(JSON.stringify(message));
    }
    await wait(STEP);
  }
}

function flooding(perSecond: number, hasKey: boolean, next: (who: Attacker) => object): Attack {
  return async (who) => {
    const socket = await greeted(who, hasKey ? who.key : undefined);
    if (socket) await flood(who, socket, perSecond, () => next(who));
  };
}

const anywhere = ({ targets }: Attacker): { table: string; seat: Seat } => {
  const { table, seats } = chance.pick(targets);
  return { table, seat: chance.pick(seats) };
};

/** Plays at a table of its own, by a rule of its own. */
function playing(
  game: string,
  players: number,
  isAlone: boolean,
  next: (at: { question: Decision | undefined; undoable: number }) => object | undefined,
): Attack {
  return async (who) => {
    const calls = new Calls(() => who.url, who.from);
    const { table, chairs } = await calls.open(who.key, { players }, { game });
    for (const [at, { seat }] of chairs.entries()) {
      if (at === 0) await calls.claim(who.key, table, seat);
      else if (isAlone) await calls.seatBot(who.key, table, seat, 'random');
      else await calls.claim((await calls.guest(`friend ${at}`)).key, table, seat);
    }
    const { seat } = chairs[0]!;
    for (;;) {
      const socket = await greeted(who, who.key);
      if (!socket) {
        await wait(1_000);
        continue;
      }
      const at: { question: Decision | undefined; undoable: number } = { question: undefined, undoable: 0 };
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.type !== 'update' && message.type !== 'full') return;
        at.question = message.asked.find((one): one is Decision => one.seat === seat && 'options' in one);
        at.undoable = message.undoable ?? 0;
      });
      socket.send(JSON.stringify({ type: 'subscribe', id: 's', table, seat }));
      await flood(who, socket, STEADY, () => {
        const deed = next(at);
        return deed && { id: nextId(), table, seat, key: nextId(), ...deed };
      });
    }
  };
}

const answerTo = (question: Decision): object => ({
  ...{ type: 'answer', decision: question.id, choice: random.choose(question, chance) },
});

/** Bytes on a connection of its own; nothing is read but the first line, if that. */
async function upgraded({ url, from }: Attacker): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on('error', () => undefined);
  socket.write(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  return socket;
}

const closed = (socket: Socket, within: number): Promise<unknown> =>
  Promise.race([new Promise((resolve) => socket.once('close', resolve)), wait(within)]);

/** A masked frame; the mask is zero, which leaves the bytes as they are. */
function frame(first: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

const PINGS = Buffer.concat(Array.from({ length: 100 }, () => frame(0x89, Buffer.alloc(125))));

/** Pours pings and never reads what comes back. */
const pings: Attack = async (who) => {
  const socket = await upgraded(who);
  socket.pause();
  const end = performance.now() + 20_000;
  while (!socket.destroyed && performance.now() < end) {
    if (socket.writableLength < 1e6) {
      socket.write(PINGS);
      for (let count = 0; count < 100; count++) who.tally.tried(who.kind);
    }
    await wait(STEP / 2);
  }
  who.tally.came(who.kind, socket.destroyed ? 'cut off' : 'left alone for 20 s');
  socket.destroy();
};

const ODD_FRAMES: readonly Buffer[] = [
  frame(0x82, Buffer.from('{"type":"hello"}')), // binary
  Buffer.concat([
    frame(0x01, Buffer.from('{')),
    ...Array.from({ length: 40 }, () => frame(0x00, Buffer.alloc(1))),
  ]), // pieces without end
  Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]), // no mask
  Buffer.from([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), // a terabyte to come
  frame(0x8b, Buffer.alloc(3)), // an opcode nobody knows
  frame(0xf1, Buffer.alloc(3)), // reserved bits
  frame(0x81, Buffer.from([0xff, 0xfe, 0xfd])), // no text
  frame(0x09, Buffer.alloc(10)), // a ping in pieces
];

const oddFrames: Attack = async (who) => {
  const socket = await upgraded(who);
  socket.resume();
  who.tally.tried(who.kind);
  socket.write(chance.pick(ODD_FRAMES));
  await closed(socket, 12_000);
  who.tally.came(who.kind, socket.closed ? 'cut off' : 'left alone for 12 s');
  socket.destroy();
};

const silent: Attack = async (who) => {
  const socket = await upgraded(who);
  socket.resume();
  who.tally.tried(who.kind);
  await closed(socket, 20_000);
  who.tally.came(who.kind, socket.closed ? 'cut off' : 'left alone for 20 s');
  socket.destroy();
};

const openedAndClosed: Attack = async (who) => {
  const socket = await upgraded(who);
  who.tally.tried(who.kind);
  const line = await Promise.race([
    new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data).slice(9, 12)))),
    closed(socket, 5_000).then(() => 'cut off'),
  ]);
  who.tally.came(who.kind, line);
  socket.destroy();
};

export const SOCKET_ATTACKS: Readonly<Record<string, Attack>> = {
  'pings by sockets that never read': pings,
  'messages without end': flooding(FLOOD, false, () => ({ type: 'ping', id: nextId() })),
  'answers and `why` out of nothing': flooding(STEADY, true, (who) =>
    chance.int(2) === 0
      ? { type: 'answer', id: nextId(), ...anywhere(who), decision: '1-x', choice: 'fly', key: nextId() }
      : { type: 'why', id: nextId(), ...anywhere(who), option: 'fly' },
  ),
  'subscribing and leaving': flooding(STEADY, false, (who) => ({
    ...{ type: chance.int(2) === 0 ? 'subscribe' : 'unsubscribe', id: nextId(), table: anywhere(who).table },
  })),
  'sealed answers revised for ever': playing('agot', 3, false, ({ question }) =>
    question ? answerTo(question) : undefined,
  ),
  'answer and undo in turns': playing('tiny-epic', 2, true, ({ question, undoable }) =>
    undoable > 0 ? { type: 'undo' } : question && answerTo(question),
  ),
  'chat without end': flooding(STEADY, true, (who) => ({
    ...{ type: 'chat', id: nextId(), table: anywhere(who).table, text: 'Buy!', key: nextId() },
  })),
  'odd frames and pieces': oddFrames,
  'sockets that say nothing': silent,
  'sockets opened and closed': openedAndClosed,
};
