// A real server with a game going on, and what people send to servers.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { random } from '@three-thrones/bots';
import { type Decision, isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { type Full, PROTOCOL_VERSION, type Update } from '@three-thrones/protocol';
import SqliteDatabase from 'better-sqlite3';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { Calls, type Guest } from '../scripts/parts/calls.ts';
import { Device } from '../scripts/parts/device.ts';
import { FOR_A_CROWD, metricsOf } from '../scripts/parts/program.ts';
import { readOptions, type Server, startServer, storePath } from '../src/index.ts';

const chance = randomFrom(seeded('abuse'));
export const SCRIPT = '<script>alert(1)</script>';

/** A game in its first round, with both players' devices. */
export class Scene {
  readonly server: Server;
  readonly data: string;
  readonly calls: Calls;
  readonly players: readonly { seat: string; guest: Guest; device: Device }[];
  readonly stranger: Guest;
  readonly table: string;
  /** What every seat was last shown. */
  readonly seen = new Map<string, Update | Full>();
  /** Every answer that was acknowledged so far. */
  readonly given: { seat: string; decision: string; choice: unknown; key: string; seq: number }[] = [];

  constructor(parts: Pick<Scene, 'server' | 'data' | 'calls' | 'players' | 'stranger' | 'table'>) {
    ({ server: this.server, data: this.data, calls: this.calls } = parts);
    ({ players: this.players, stranger: this.stranger, table: this.table } = parts);
  }

  static async open(): Promise<Scene> {
    const data = await mkdtemp(join(tmpdir(), 'abuse-'));
    const limits = [...FOR_A_CROWD, '--messages-per-second', '100000', '--message-burst', '100000'];
    const options = readOptions(['--port', '0', '--data', data, '--backlog', '65536', ...limits], {});
    if (isRefusal(options)) throw new Error(options.code);
    const server = await startServer(options, { log: pino({ level: 'silent' }) });
    const calls = new Calls(() => server.address);
    const guests = [await calls.guest(SCRIPT), await calls.guest('Cersei')];
    const { table, chairs } = await calls.open(guests[0]!.key, { players: 2 });
    const players = [];
    for (const [at, { seat }] of chairs.entries()) {
      const guest = guests[at]!;
      await calls.claim(guest.key, table, seat);
      players.push({ seat, guest, device: await Device.open(server.address, guest.key) });
    }
    const scene = new Scene({ server, data, calls, players, stranger: await calls.guest('Nobody'), table });
    for (const { seat, device } of players) {
      device.hear = (message) => {
        if (message.type === 'update' || message.type === 'full') scene.seen.set(seat, message);
      };
      await device.ask({ type: 'subscribe', table, seat });
    }
    for (let count = 0; count < 5; count++) await scene.answer();
    return scene;
  }

  get socketUrl(): string {
    return `${this.server.address.replace('http', 'ws')}/api/socket`;
  }

  /** The question that is open now. */
  get open(): Decision {
    for (const { seat } of this.players) {
      const mine = this.seen
        .get(seat)
        ?.asked.find((one): one is Decision => one.seat === seat && 'options' in one);
      if (mine) return mine;
    }
    throw new Error('nobody is asked');
  }

  /** A legal answer of whoever is asked. */
  async answer(): Promise<void> {
    const { seat, id: decision } = this.open;
    const said = {
      seat,
      decision,
      choice: random.choose(this.open, chance),
      key: `given-${this.given.length}`,
    };
    const result = await this.of(seat).ask({ type: 'answer', table: this.table, ...said });
    const seq = this.given.length + 1;
    if (result.type !== 'done' || result.seq !== seq)
      throw new Error(`no answer ${seq}: ${JSON.stringify(result)}`);
    this.given.push({ ...said, seq });
    while ([...this.seen.values()].some((shown) => shown.seq < seq)) await wait(1);
  }

  of(seat: string): Device {
    return this.players.find((player) => player.seat === seat)!.device;
  }

  /** Everything on disk, and the table as every eye sees it now. */
  async fingerprint(): Promise<string> {
    const database = new SqliteDatabase(storePath(this.data), { readonly: true });
    const names = database
      // Time goes on whatever anybody does.
      .prepare<[], string>(`select name from sqlite_schema where type = 'table' and name <> 'meta'`)
      .pluck()
      .all();
    const rows = names.map((name) => database.prepare(`select * from "${name}"`).all());
    database.close();
    for (const { seat, device } of this.players)
      await device.ask({ type: 'subscribe', table: this.table, seat });
    const views = [...this.seen].map(([seat, { seq, hash, asked }]) => ({ seat, seq, hash, asked }));
    const summary = await this.calls.summary(this.table);
    return createHash('sha256')
      .update(JSON.stringify([rows, views, summary]))
      .digest('hex');
  }

  async failures(): Promise<number> {
    const metrics = await metricsOf(this.server.address);
    return Number(/^tt_failures_total (\d+)$/m.exec(metrics)?.[1]);
  }

  async close(): Promise<void> {
    for (const { device } of this.players) device.close();
    await this.server.stop();
    await rm(this.data, { recursive: true });
  }
}

/** A socket that is opened again whenever the server has had enough of it. */
export class Nuisance {
  readonly #url: string;
  readonly #key: string | undefined;
  #socket: WebSocket | undefined;

  constructor(url: string, key: string | undefined) {
    this.#url = url;
    this.#key = key;
  }

  /** Sends something; what came back: a code, or how the socket was closed. */
  async send(data: string | Buffer): Promise<string> {
    const socket = await this.#open();
    const outcome = new Promise<string>((resolve) => {
      socket.once('message', (reply: Buffer) => {
        const { type, code } = JSON.parse(reply.toString()) as { type: string; code?: string };
        resolve(code ?? type);
      });
      socket.once('close', (code) => resolve(`closed ${code}`));
    });
    socket.send(data, { binary: false });
    const told = await outcome;
    socket.removeAllListeners('message');
    socket.removeAllListeners('close');
    return told;
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    this.#socket = new WebSocket(this.#url);
    this.#socket.on('error', () => undefined);
    await once(this.#socket, 'open');
    const hello = {
      type: 'hello',
      id: 'h',
      protocol: PROTOCOL_VERSION,
      ...(this.#key && { key: this.#key }),
    };
    this.#socket.send(JSON.stringify(hello));
    await once(this.#socket, 'message');
    return this.#socket;
  }

  close(): void {
    this.#socket?.terminate();
  }
}

/** Messages of every kind about a seat, none of which that sender may send. */
export function messagesAbout(open: Decision, table: string, seat: string): Record<string, unknown>[] {
  const at = { id: 'x', table, seat };
  return [
    { type: 'answer', ...at, decision: open.id, choice: open.options[0] ?? 0, key: 'k' },
    { type: 'why', ...at, option: 'fly' },
    { type: 'undo', ...at, key: 'k' },
    { type: 'propose', ...at, what: 'take-back', to: 1, key: 'k' },
    { type: 'consent', ...at, proposal: 'p1', agree: true, key: 'k' },
    { type: 'chat', ...at, to: seat, text: 'hi', key: 'k' },
    { type: 'subscribe', ...at, since: 1 },
  ];
}

export const NONSENSE: unknown[] = [
  ...[
    null,
    true,
    -1,
    1.5,
    1e308,
    '',
    'x'.repeat(300),
    '../../etc/passwd',
    SCRIPT,
    '__proto__',
    'constructor',
  ],
  ...[[], {}, [[]], { toString: 1 }, ['a', 7], '\u0000', '🐉', 'a b', "'; drop table entries; --"],
];
