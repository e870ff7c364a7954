// Talking to a server over HTTP, also to one that is just being killed and started again.

import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Seat } from '@three-thrones/kernel';
import type { TableSummary, Tempo } from '@three-thrones/protocol/http';

const TRIES = 400;
const RETRY_MS = 50;

const NONE: Tempo = { kind: 'none' };

interface Wanted {
  readonly game?: string;
  readonly tempo?: Tempo;
}

export interface Guest {
  readonly person: { readonly id: string; readonly name: string };
  readonly key: string;
}

/** A reply that was a refusal. */
export class Refused extends Error {
  readonly code: string;

  constructor(what: string, code: string) {
    super(`${what}: ${code}`);
    this.code = code;
  }
}

export class Calls {
  readonly #url: () => string;
  readonly #from: string | undefined;

  /** The address to call from, where it matters which of this machine's it is. */
  constructor(url: () => string, from?: string) {
    this.#url = url;
    this.#from = from;
  }

  guest(name: string): Promise<Guest> {
    return this.call('POST', '/api/people', { body: { name } });
  }

  open(
    key: string,
    config: unknown,
    { game = 'tiny-epic', tempo = NONE }: Wanted = {},
  ): Promise<TableSummary> {
    return this.call('POST', '/api/tables', { key, body: { game, config, tempo } });
  }

  summary(table: string): Promise<TableSummary> {
    return this.call('GET', `/api/tables/${table}`);
  }

  rematch(key: string, table: string): Promise<TableSummary> {
    return this.call('POST', `/api/tables/${table}/rematch`, { key, body: {} });
  }

  viewAt(
    table: string,
    seq: number,
    { key, seat }: { key?: string | undefined; seat?: Seat | undefined },
  ): Promise<object> {
    return this.call('GET', `/api/tables/${table}/views/${seq}${seat ? `?seat=${seat}` : ''}`, { key });
  }

  /** Sits down; if the server died before it could say so, one may be sitting already. */
  async claim(key: string, table: string, seat: Seat): Promise<void> {
    await this.call('POST', `/api/tables/${table}/seats/${seat}/claim`, { key, body: {} }).catch(
      unless('seat-taken'),
    );
  }

  async seatBot(key: string, table: string, seat: Seat, level: string): Promise<void> {
    await this.call('PUT', `/api/tables/${table}/seats/${seat}/bot`, { key, body: { level } });
  }

  /** Tries again while nobody answers. */
  async call<T>(
    method: string,
    path: string,
    { key, body }: { key?: string | undefined; body?: unknown } = {},
  ): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await once<T>(this.#url() + path, method, { key, body, from: this.#from });
      } catch (error) {
        if (error instanceof Refused || tries === TRIES) throw error;
        await wait(RETRY_MS);
      }
    }
  }
}

interface Said {
  readonly key: string | undefined;
  readonly body: unknown;
  readonly from: string | undefined;
}

async function once<T>(url: string, method: string, { key, body, from }: Said): Promise<T> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { status, said } = await (from === undefined
    ? fetched(url, { method, headers, ...(text !== undefined && { body: text }) })
    : requested(url, { method, headers, localAddress: from }, text));
  if (status >= 400) throw new Refused(`${method} ${new URL(url).pathname}`, (said as { code: string }).code);
  return said as T;
}

interface Reply {
  readonly status: number;
  readonly said: unknown;
}

async function fetched(url: string, options: RequestInit): Promise<Reply> {
  const reply = await fetch(url, options);
  return { status: reply.status, said: await reply.json() };
}

function requested(
  url: string,
  options: { method: string; headers: Record<string, string>; localAddress: string },
  body: string | undefined,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode!, said: JSON.parse(text) as unknown }));
      reply.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

function unless(code: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Refused) || error.code !== code) throw error;
  };
}
