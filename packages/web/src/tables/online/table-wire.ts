// The connection to one table: messages in their order, results for those who wait for them, and a look now and then
// whether anybody is still there.

import type { ClientMessage, Result, ServerMessage } from '@three-thrones/protocol';
import { KNOWN_WORDS, knownBlock } from '@three-thrones/protocol/deflate';
import { WebSocket as PartySocket } from 'partysocket';

const WITHIN = 15_000;
/** How often a silent connection is asked whether it is still one, and how long it may take to say so. */
const PING_EVERY = 25_000;
const PONG_WITHIN = 5_000;

export type Request = ClientMessage extends infer M
  ? M extends { id: string }
    ? Omit<M, 'id'>
    : never
  : never;
type News = Exclude<ServerMessage, Result | { type: 'pong' }>;

interface Listener {
  /** There is a connection, and the server knows nothing of us yet. */
  opened(): void;
  /** There is none; another is on its way. */
  lost(): void;
  heard(news: News): void;
  /** Whether the server knows us: only then it is asked whether it is there. */
  isJoined(): boolean;
}

export class TableWire {
  readonly #listener: Listener;
  readonly #socket: PartySocket;
  readonly #pinging: ReturnType<typeof setInterval>;
  #waiting = new Map<string, (result: Result) => void>();
  #count = 0;
  #heard: Promise<void> = Promise.resolve();

  constructor(url: string, listener: Listener) {
    this.#listener = listener;
    this.#socket = new PartySocket(url, [], {
      maxReconnectionDelay: 5_000,
      minReconnectionDelay: 200,
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener('open', () => listener.opened());
    this.#socket.addEventListener('close', () => this.#lose());
    this.#socket.binaryType = 'arraybuffer';
    this.#socket.addEventListener('message', ({ data }) => this.#hear(data as string | ArrayBuffer));
    this.#pinging = setInterval(this.#ping, PING_EVERY);
    addEventListener('online', this.#ping);
    document.addEventListener('visibilitychange', this.#ping);
  }

  /** What became of a message; a refusal of our own if the server cannot say. */
  ask(request: Request, within = WITHIN): Promise<Result> {
    const id = `r${++this.#count}`;
    if (this.#socket.readyState !== PartySocket.OPEN)
      return Promise.resolve({ type: 'refused', id, code: 'connection-lost', rule: '0' });
    return new Promise((resolve) => {
      const late = setTimeout(
        () => this.#waiting.get(id)?.({ type: 'refused', id, code: 'no-answer-in-time', rule: '0' }),
        within,
      );
      this.#waiting.set(id, (result) => {
        clearTimeout(late);
        this.#waiting.delete(id);
        resolve(result);
      });
      this.#socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Gives the connection up for another one. */
  reconnect(): void {
    this.#lose();
    this.#socket.reconnect();
  }

  /** No more connections. */
  close(): void {
    clearInterval(this.#pinging);
    removeEventListener('online', this.#ping);
    document.removeEventListener('visibilitychange', this.#ping);
    this.#socket.close();
    this.#lose();
  }

  /** A connection can be dead without knowing it: a phone has changed its network, a computer has slept. */
  #ping = async (): Promise<void> => {
    if (document.hidden || !this.#listener.isJoined()) return;
    const pong = await this.ask({ type: 'ping' }, PONG_WITHIN);
    if (pong.type === 'refused' && pong.code === 'no-answer-in-time') this.reconnect();
  };

  #lose(): void {
    for (const settle of this.#waiting.values())
      settle({ type: 'refused', code: 'connection-lost', rule: '0' });
    this.#waiting.clear();
    this.#listener.lost();
  }

  /** Long messages come compressed, which takes a moment to undo: one after another, in their order. */
  #hear(data: string | ArrayBuffer): void {
    const before = this.#heard;
    const take = async (): Promise<void> => {
      await before;
      const text = typeof data === 'string' ? data : await inflated(data);
      this.#take(JSON.parse(text) as ServerMessage);
    };
    this.#heard = take();
  }

  #take(message: ServerMessage): void {
    if (message.type === 'pong') this.#waiting.get(message.id)?.({ type: 'done', id: message.id });
    else if (message.type !== 'done' && message.type !== 'refused') this.#listener.heard(message);
    else if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
  }
}

async function inflated(bytes: ArrayBuffer): Promise<string> {
  const whole = new Blob([knownBlock, bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(whole).text()).slice(KNOWN_WORDS.length);
}
