// The connection to one table: messages in their order, results for those who wait for them, and a look now and then
// whether anybody is still there.

import type { ClientMessage, Result, ServerMessage } from '@three-thrones/protocol';
import { KNOWN_WORDS, knownBlock } from '@three-thrones/protocol/deflate';
import { WebSocket as PartySocket } from 'partysocket';

const WITHIN = 15_000;
/** How often a silent connection is asked whether it is still one, and how long it may take to say so. */
const PING_EVERY = 25_000;
const PONG_WITHIN = 5_000;
/** After this long without a word people are told, though the connection may only be slow. */
const SILENCE = 2_000;

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
  /** Somebody waits for the server, and has for a while; or no longer. */
  silent(isSilent: boolean): void;
  heard(news: News): void;
  /** Whether the server knows us: only then it is asked whether it is there. */
  isJoined(): boolean;
}

export class TableWire {
  readonly #listener: Listener;
  readonly #socket: PartySocket;
  readonly #pinging: ReturnType<typeof setInterval>;
  #waiting = new Map<string, (result: Result) => void>();
  /** What the server has not answered for a while. */
  readonly #unheard = new Set<string>();
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
    this.#pinging = setInterval(this.#look, PING_EVERY);
    addEventListener('online', this.#back);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#look);
  }

  /** What became of a message; a refusal of our own if the server cannot say. */
  ask(request: Request, within = WITHIN, silence = SILENCE): Promise<Result> {
    const id = `r${++this.#count}`;
    if (this.#socket.readyState !== PartySocket.OPEN)
      return Promise.resolve({ type: 'refused', id, code: 'connection-lost', rule: '0' });
    return new Promise((resolve) => {
      const quiet = setTimeout(() => this.#wonder(id, request), silence);
      const late = setTimeout(
        () => this.#waiting.get(id)?.({ type: 'refused', id, code: 'no-answer-in-time', rule: '0' }),
        within,
      );
      this.#waiting.set(id, (result) => {
        clearTimeout(late);
        clearTimeout(quiet);
        this.#waiting.delete(id);
        this.#hush(id);
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
    removeEventListener('online', this.#back);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#look);
    this.#socket.close();
    this.#lose();
  }

  /** Said at once. A server on this machine is there all the same, and says so. */
  #gone = (): void => void this.#ping({ silence: 0, within: SILENCE });

  /** With a network again there is no reason to wait longer. */
  #back = (): void => {
    if (this.#listener.isJoined()) void this.#ping();
    else this.#socket.reconnect();
  };

  #look = (): void => void this.#ping();

  /** Said, and looked after: what is only slow still answers a ping. */
  #wonder(id: string, request: Request): void {
    this.#unheard.add(id);
    this.#listener.silent(true);
    if (request.type !== 'ping') void this.#ping();
  }

  #hush(id: string): void {
    if (this.#unheard.delete(id) && this.#unheard.size === 0) this.#listener.silent(false);
  }

  /** A connection can be dead without knowing it: a phone has changed its network, a computer has slept. */
  async #ping({ silence = SILENCE, within = PONG_WITHIN } = {}): Promise<void> {
    if (document.hidden || !this.#listener.isJoined()) return;
    const pong = await this.ask({ type: 'ping' }, within, silence);
    if (pong.type === 'refused' && pong.code === 'no-answer-in-time') this.reconnect();
  }

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
