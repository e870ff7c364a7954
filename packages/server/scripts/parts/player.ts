// Somebody at a table, through one socket, with the habits of the web client: says hello, subscribes from the last
// number it knows, checks every hash, and repeats what was not acknowledged with the same key until it is.

import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { Choice, Decision, Seat } from '@three-thrones/kernel';
import {
  applyPatch,
  type Asked,
  type Full,
  type TableInfo,
  PROTOCOL_VERSION,
  type ServerMessage,
  type Update,
  viewHash,
  INFLATE,
} from '@three-thrones/protocol';
import { WebSocket } from 'ws';

/** Something that changes a table, sent until it is acknowledged. */
export type Deed =
  | { readonly type: 'answer'; readonly decision: string; readonly choice: Choice }
  | { readonly type: 'undo' }
  | { readonly type: 'chat'; readonly text: string };

export interface Sent {
  readonly seat: Seat;
  readonly key: string;
  readonly deed: Deed;
}

export interface PlayerOptions {
  readonly table: string;
  readonly seat: Seat | undefined;
  /** The key of the device. */
  readonly key: string | undefined;
  /** Where the server is now. */
  readonly url: () => string;
  /** What to do next, asked whenever something has changed and nothing is on its way. */
  readonly next: (player: Player) => Deed | undefined;
  /** How long to think first, in milliseconds. */
  readonly pace: () => number;
  readonly acknowledged: (sent: Sent, number: number) => void;
  readonly sent: (sent: Sent) => void;
  /** Told of everything that is seen. */
  readonly saw?: (player: Player) => void;
  /** The address to come from, where it matters which of this machine's it is. */
  readonly from?: string;
  /** Whether every hash is checked, as usual; one that does not keeps no view. */
  readonly isChecking?: boolean;
}

const RECONNECT = 50;

/** What a person may hear who acts on a table that somebody else's undo, or answer after an undo, has changed. */
const CROSSED = new Set(['stale-decision', 'unknown-decision', 'undo-not-yours', 'undo-barrier']);

export class Player {
  readonly options: PlayerOptions;
  view: object | undefined;
  seq = 0;
  asked: readonly Asked[] = [];
  undoable = 0;
  lobby: TableInfo | undefined;
  /** Messages whose hash was not that of the view; and how often all had to be sent again. */
  drifted = 0;
  fulls = 0;
  readonly refusals: object[] = [];
  /** Deeds that came too late: meanwhile somebody had answered, or taken an answer back. */
  crossed = 0;
  /** The connection by which this one has heard of the table, counted from 1; 0 while there is none. */
  resumed = 0;
  #connections = 0;
  #socket: WebSocket | undefined;
  #pending: Sent | undefined;
  #thinking: NodeJS.Timeout | undefined;
  #isDone = false;
  #isResting = false;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.#connect();
  }

  /** Something is on its way. */
  get isWaiting(): boolean {
    return this.#pending !== undefined;
  }

  /** How often it had to connect. */
  get connections(): number {
    return this.#connections;
  }

  get question(): Decision | undefined {
    const { seat } = this.options;
    return this.asked.find((open): open is Decision => open.seat === seat && 'options' in open);
  }

  /** Nothing new is begun; what is on its way still arrives. */
  rest(isResting: boolean): void {
    this.#isResting = isResting;
    this.#think();
  }

  leave(): void {
    this.#isDone = true;
    clearTimeout(this.#thinking);
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isDone) return;
    const { url, from } = this.options;
    const options = from === undefined ? {} : { localAddress: from };
    const socket = new WebSocket(`${url().replace('http', 'ws')}/api/socket`, options);
    this.#socket = socket;
    this.#connections++;
    socket.on('open', () => this.#greet());
    socket.on('message', (data: Buffer, isBinary) => {
      const text = isBinary ? inflateRawSync(data, INFLATE) : data;
      this.#hear(JSON.parse(text.toString()) as ServerMessage);
    });
    socket.on('error', () => undefined); // a close follows
    socket.on('close', () => {
      this.resumed = 0;
      setTimeout(() => this.#connect(), RECONNECT * (0.5 + Math.random()));
    });
  }

  #greet(): void {
    const { table, seat, key } = this.options;
    this.#say({ type: 'hello', id: 'hello', protocol: PROTOCOL_VERSION, deflate: true, ...(key && { key }) });
    const since = this.view ? { since: this.seq } : {};
    this.#say({ type: 'subscribe', id: 'subscribe', table, ...(seat && { seat }), ...since });
    if (this.#pending) this.#send(this.#pending);
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'update' || message.type === 'full') this.#see(message);
    else if (message.type === 'lobby') this.lobby = message;
    else if (message.type === 'refused') this.#takeNo(message);
    else if (message.type === 'done' && message.id === this.#pending?.key) this.#takeYes(message);
    this.#think();
  }

  #see(message: Update | Full): void {
    if (message.type === 'full') this.fulls++;
    if (this.options.isChecking ?? true) {
      const view = this.#viewAfter(message);
      if (!view) return;
      this.view = view;
    }
    this.seq = message.seq;
    this.asked = message.asked;
    this.undoable = message.undoable ?? 0;
    this.resumed = this.#connections;
    this.options.saw?.(this);
  }

  #viewAfter(message: Update | Full): object | undefined {
    const view = message.type === 'full' ? message.view : this.view && applyPatch(this.view, message.patch);
    if (!view || viewHash(view) !== message.hash) {
      this.drifted++;
      const { table, seat } = this.options;
      this.#say({ type: 'subscribe', id: 'subscribe', table, ...(seat && { seat }) });
      return undefined;
    }
    return view;
  }

  #takeYes({ seq, number }: Extract<ServerMessage, { type: 'done' }>): void {
    const sent = this.#pending!;
    this.#pending = undefined;
    this.options.acknowledged(sent, seq ?? (number as number));
  }

  #takeNo(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const isMine = message.id === this.#pending?.key;
    if (isMine && CROSSED.has(message.code)) this.crossed++;
    else this.refusals.push({ ...message, about: this.#pending?.deed });
    if (isMine) this.#pending = undefined;
  }

  /** One thing after another, each in its own time. */
  #think(): void {
    if (this.#thinking || this.#pending || this.#isDone || this.#isResting || !this.resumed) return;
    if (!this.options.next(this)) return;
    this.#thinking = setTimeout(() => {
      this.#thinking = undefined;
      this.#act();
    }, this.options.pace());
  }

  #act(): void {
    const { seat, next, sent } = this.options;
    if (this.#pending || this.#isDone || this.#isResting || !this.resumed) return;
    const deed = next(this);
    if (!deed || seat === undefined) return;
    this.#pending = { seat, key: randomUUID(), deed };
    sent(this.#pending);
    this.#send(this.#pending);
  }

  #send({ seat, key, deed }: Sent): void {
    this.#say({ ...deed, id: key, table: this.options.table, seat, key });
  }
}
