// Two servers side by side whose tables look alike to one eye and differ in what it may not know. Whatever one of them
// sends to that eye, the other must send too, byte for byte.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { PROTOCOL_VERSION } from '@three-thrones/protocol';
import SqliteDatabase from 'better-sqlite3';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { readOptions, type Server, startServer, storePath } from '../../src/index.ts';
import { hashOfKey } from '../../src/people/keys.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';

/** The time on both sides. It stands still but for `tick`, so that it can tell nobody anything. */
export const START = 1_790_000_000_000;

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly key?: string | undefined;
}

/** One of the two servers. */
export class Side {
  readonly #data: string;
  readonly #start: () => Promise<Server>;
  #server: Server;
  readonly #speakers = new Map<string, Tap>();

  private constructor(data: string, start: () => Promise<Server>, server: Server) {
    this.#data = data;
    this.#start = start;
    this.#server = server;
  }

  static async open(
    games: Catalogue,
    lay: (store: Store) => Promise<void>,
    clock: { now: number },
  ): Promise<Side> {
    const data = await mkdtemp(join(tmpdir(), 'secrets-on-the-wire-'));
    const store = await openSqlite(storePath(data));
    await lay(store);
    await store.close();
    shareSecret(storePath(data));
    const limits = [
      ...['requests-per-minute', 'heavy-reads-per-minute', 'heavy-reads-without-key', 'messages-per-second'],
      ...[
        'message-burst',
        'chats-per-minute',
        'chat-burst',
        'sockets-per-address',
        'connections-per-address',
      ],
    ];
    const flags = ['--port', '0', '--data', data, ...limits.flatMap((name) => [`--${name}`, '1000000'])];
    const options = readOptions(flags, {});
    if (isRefusal(options)) throw new Error(options.code);
    const surroundings = { catalogue: games, now: () => clock.now, log: pino({ level: 'silent' }) };
    const start = (): Promise<Server> => startServer(options, { ...surroundings, randomBytes: fixedBytes() });
    return new Side(data, start, await start());
  }

  /** Nothing is in memory any more; what is kept has to do. */
  async restart(): Promise<void> {
    this.#hangUp();
    await this.#server.stop();
    this.#server = await this.#start();
  }

  #hangUp(): void {
    for (const speaker of this.#speakers.values()) speaker.close();
    this.#speakers.clear();
  }

  /** A socket all of whose bytes are kept. */
  async tap(key: string | undefined, deflate: boolean): Promise<Tap> {
    const socket = new WebSocket(`${this.#server.address.replace('http', 'ws')}/api/socket`);
    const tap = new Tap(socket);
    await once(socket, 'open');
    await tap.ask({ type: 'hello', protocol: PROTOCOL_VERSION, deflate, ...(key !== undefined && { key }) });
    return tap;
  }

  /** Says something for somebody else; what comes back is none of the eye's business. */
  async saysFor(key: string, message: object): Promise<Record<string, unknown>> {
    let speaker = this.#speakers.get(key);
    if (!speaker) {
      speaker = await this.tap(key, false);
      this.#speakers.set(key, speaker);
    }
    return speaker.ask(message);
  }

  /** The whole reply as it came, but for the time of day. */
  call({ method = 'GET', path, key }: Call): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      const sent = request(this.#server.address + path, { method, headers, agent: false }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const lines = [`${reply.statusCode} ${reply.statusMessage}`];
          for (let at = 0; at < reply.rawHeaders.length; at += 2)
            if (!OF_THE_CLOCK.has(reply.rawHeaders[at]!.toLowerCase()))
              lines.push(`${reply.rawHeaders[at]}: ${reply.rawHeaders[at + 1]}`);
          resolve([...lines, '', Buffer.concat(chunks).toString('latin1')].join('\n'));
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  /** The metrics, less those that measure time and memory. */
  async metrics(): Promise<string> {
    const text = await this.call({ path: '/metrics', key: this.#server.operationsToken });
    return text
      .split('\n')
      .filter(
        (line) => !/^(tt_\w+_(sum|bucket)|tt_resident_bytes|tt_event_loop_lag)|content-length/i.test(line),
      )
      .join('\n');
  }

  async close(): Promise<void> {
    this.#hangUp();
    await this.#server.stop();
    await rm(this.#data, { recursive: true });
  }
}

/** Every store makes a secret of its own, from which follows what the server signs with: here both have the same. */
function shareSecret(path: string): void {
  const database = new SqliteDatabase(path);
  const secret = createHash('sha256').update('the secret of both').digest('hex');
  database.prepare("update meta set value = ? where name = 'secret'").run(secret);
  database.close();
}

const OF_THE_CLOCK = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after']);

/** A socket and every frame that came through it. */
export class Tap {
  readonly frames: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (message: Record<string, unknown>) => void>();
  #asked = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer, isBinary) => {
      this.frames.push(`${isBinary ? 'binary' : 'text'} ${data.toString('latin1')}`);
      if (isBinary) return;
      const message = JSON.parse(data.toString()) as Record<string, unknown>;
      this.#waiting.get(String(message['id']))?.(message);
    });
  }

  /** Sends a request and waits for its answer, which is always short enough to come as text. */
  ask(message: object): Promise<Record<string, unknown>> {
    const id = `r${++this.#asked}`;
    const answer = new Promise<Record<string, unknown>>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, ...message }));
    return answer;
  }

  /** Until everything that was sent before has arrived. */
  async settle(): Promise<void> {
    await this.ask({ type: 'ping' });
  }

  close(): void {
    this.#socket.terminate();
  }
}

// People and their keys, the same on both sides

export function keyOf(seat: string): string {
  return createHash('sha256').update(`key of ${seat}`).digest('base64url');
}

export function personOf(seat: string): { id: string; name: string } {
  return { id: `person-of-${seat}`, name: `<b>${seat}</b>` };
}

export async function layPeople(store: Store, seats: readonly string[]): Promise<void> {
  for (const seat of seats) {
    const person = { ...personOf(seat), createdAt: START };
    await store.addPerson(person, { keyHash: hashOfKey(keyOf(seat)), person: person.id, createdAt: START });
  }
}

/** Bytes that look random and are the same on both sides. */
function fixedBytes(): (count: number) => Buffer {
  let drawn = 0;
  return (count) => createHash('shake256', { outputLength: count }).update(`bytes ${drawn++}`).digest();
}
