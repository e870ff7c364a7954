// A really listening server on a free port, and clients that talk to it.

import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { PROTOCOL_VERSION, type ServerMessage, serverMessage } from '@three-thrones/protocol';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { Metrics } from '../src/operations/metrics.ts';
import { type Limits, type Options, readOptions } from '../src/config/options.ts';
import { type OpenServer, openServer, type ServerParts } from '../src/server.ts';
import { FakeTables, PeopleStore } from './fakes.ts';

export interface Setting extends Partial<Omit<Options, 'limits'>> {
  readonly limits?: Partial<Limits>;
  readonly log?: Logger;
  /** Parts of the server that only some tests bring. */
  readonly parts?: Partial<ServerParts>;
}

/** Opens what is meant for whoever runs the server. */
export const TOKEN = 'a-token-for-those-who-run-it';

export interface House {
  readonly server: OpenServer;
  readonly url: string;
  readonly store: PeopleStore;
  readonly tables: FakeTables;
  /** The clock of the server, in milliseconds. */
  readonly clock: { now: number };
  call(method: string, path: string, more?: Call): Promise<Reply>;
  guest(name?: string): Promise<{ id: string; key: string }>;
  socket(options?: ClientOptions): Promise<Client>;
}

export interface Call {
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  readonly text: string;
}

export async function openHouse({ log, limits, parts, ...options }: Setting = {}): Promise<House> {
  const usual = readOptions(['--port', '0'], {});
  if (isRefusal(usual)) throw new Error(usual.code);
  const [store, tables, clock] = [new PeopleStore(), new FakeTables(), { now: 1_000_000 }];
  const server = await openServer({
    options: { ...usual, ...options, limits: { ...usual.limits, ...limits } },
    store: store.asStore,
    tables,
    catalogue,
    metrics: new Metrics(),
    log: log ?? pino({ level: 'silent' }),
    now: () => clock.now,
    randomBytes: seededBytes(),
    operationsToken: TOKEN,
    forget: async ({ id }) => void (await store.deletePerson(id)),
    ...parts,
  });
  onTestFinished(() => server.stop());
  const url = server.address;
  const call = talkTo(url);
  return {
    server,
    url,
    store,
    tables,
    clock,
    call,
    guest: async (name = 'Arya') => {
      const { body } = await call('POST', '/api/people', { body: { name } });
      return { id: (body['person'] as { id: string }).id, key: body['key'] as string };
    },
    socket: (settings) => clientOf(url, settings),
  };
}

/** Calls by method and path. */
export function talkTo(url: string): House['call'] {
  return (method, path, more) => talk(url, method, path, more);
}

/** The same "random" bytes in every run. */
function seededBytes(): (count: number) => Buffer {
  let calls = 0;
  return (count) => createHash('shake256', { outputLength: count }).update(`bytes ${++calls}`).digest();
}

async function talk(
  url: string,
  method: string,
  path: string,
  { key, body, headers }: Call = {},
): Promise<Reply> {
  const isText = typeof body === 'string';
  const reply = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    body: isJson ? (JSON.parse(text) as Reply['body']) : {},
  };
}

/** One socket, with everything it heard. */
export class Client {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  /** The code and reason, once it is closed. */
  readonly closed: Promise<{ code: number; reason: string }>;
  #waiting: (() => void)[] = [];
  #read = 0;
  #requests = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.heard.push(serverMessage.parse(JSON.parse(data.toString())));
      for (const wake of this.#waiting.splice(0)) wake();
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message nobody has read yet. */
  async next(): Promise<ServerMessage> {
    while (this.heard.length <= this.#read) {
      const more = new Promise<undefined>((wake) => this.#waiting.push(() => wake(undefined)));
      const end = await Promise.race([more, this.closed]);
      if (end && this.heard.length <= this.#read) throw new Error(`closed with ${end.code}`);
    }
    return this.heard[this.#read++]!;
  }

  /** Sends a request and gives its result back; other messages are left out. */
  async ask(message: object): Promise<Record<string, unknown>> {
    const id = `r${++this.#requests}`;
    this.say({ id, ...message });
    for (;;) {
      const heard = (await this.next()) as unknown as Record<string, unknown>;
      if (heard['id'] === id) return heard;
    }
  }

  hello(key?: string): Promise<Record<string, unknown>> {
    return this.ask({ type: 'hello', protocol: PROTOCOL_VERSION, ...(key !== undefined && { key }) });
  }
}

export async function clientOf(url: string, options?: ClientOptions): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, options);
  const client = new Client(socket);
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  return client;
}

export async function eventually(check: () => boolean): Promise<void> {
  for (let tries = 0; !check(); tries++) {
    if (tries > 900) throw new Error('it never happened');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const someKey = (): string => randomBytes(32).toString('base64url');
