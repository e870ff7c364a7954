// One browser: greeted once, then its messages go to the tables in the order in which they came.

import type { Duplex } from 'node:stream';
import { isRefusal, type Refusal } from '@three-thrones/kernel';
import {
  type ClientMessage,
  type PlayCommand,
  PROTOCOL_VERSION,
  type ServerMessage,
  refuse,
} from '@three-thrones/protocol';
import type { RawData, WebSocket } from 'ws';
import { type Person, StorageFailed } from '../store/store.ts';
import { isSpoken } from '../tables/commands.ts';
import type { Viewer } from '../tables/tables.ts';
import { Outgoing } from './outgoing.ts';
import { Pace } from './pace.ts';
import { parseMessage } from './parse.ts';
import { CLOSE, type SocketDeps } from './socket-deps.ts';
import { Subscriptions } from './subscriptions.ts';
import { withCleanText } from './talk.ts';

const HELLO_WITHIN = 10_000;
const PING_EVERY = 30_000;
const CLOSED_WITHIN = 5_000;
/** Who is sent away for haste or nonsense has so long to hear why. */
const SHOWN_OUT = 500;
/** Of what may wait for a slow reader, answers to its pings may be so much: they are worth the least. */
const PONGS_SHARE = 1 / 8;
const AT_ONCE = 64;

type Stage = 'silent' | 'greeting' | 'greeted' | 'closed';

export class Connection implements Viewer {
  readonly address: string;
  person: Person | undefined;
  keyHash: string | undefined;
  readonly #socket: WebSocket;
  readonly #outgoing: Outgoing;
  readonly #deps: SocketDeps;
  readonly #pace: Pace;
  /** What came while the key was being looked up. */
  #early: ClientMessage[] = [];
  readonly #subscriptions: Subscriptions;
  #stage: Stage = 'silent';
  #deflate = false;
  #stageSince: number;
  #pingedAt: number;
  #isAlive = true;
  #busy = 0;

  constructor(socket: WebSocket, wire: Duplex, address: string, deps: SocketDeps) {
    this.address = address;
    this.#socket = socket;
    this.#outgoing = new Outgoing(socket, wire);
    this.#deps = deps;
    this.#subscriptions = new Subscriptions(this, deps.tables);
    this.#stageSince = this.#pingedAt = deps.now();
    this.#pace = new Pace(deps, address);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => this.#pinged(data));
    socket.on('pong', () => this.#ponged());
    socket.on('error', () => undefined); // a close follows
    socket.on('close', () => this.#leave());
  }

  get isBusy(): boolean {
    return this.#busy > 0;
  }

  /** Bytes the other side has not taken yet. */
  get waiting(): number {
    return this.#outgoing.waiting;
  }

  /**
   * Never throws. A reader that cannot keep up is sent away before it eats the memory: it can resume later. To one that
   * has taken everything so far any message may go, however long.
   */
  send(message: ServerMessage): void {
    if (this.#stage === 'closed') return;
    const written = this.#deps.write(message);
    const frame = (this.#deflate ? written.deflated() : undefined) ?? written.text;
    if (this.#isTooMuch(frame.length)) return this.close(CLOSE.tryAgain, 'too-slow');
    this.#outgoing.add(frame);
  }

  /** What was only held back here is not the reader's fault: it goes out first. */
  #isTooMuch(more: number): boolean {
    if (!this.#isOver(more)) return false;
    this.#outgoing.letGo();
    return this.#isOver(more);
  }

  #isOver(more: number): boolean {
    const { waiting } = this;
    return waiting > 0 && waiting + more > this.#deps.limits.backlog;
  }

  close(code: number, reason: string): void {
    if (this.#stage === 'closed') return;
    this.#deps.metrics.closedSocket(code);
    this.#leave();
    this.#outgoing.letGo();
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#leave();
    this.#socket.terminate();
  }

  /** Now and then: those who never say hello, are gone without a word, or do not go. */
  tick(now: number): void {
    const inStage = now - this.#stageSince;
    if (this.#stage === 'closed') {
      if (inStage > CLOSED_WITHIN) this.#socket.terminate();
    } else if (this.#stage === 'silent' && inStage > HELLO_WITHIN) {
      this.#refuse(refuse('hello-too-late'));
      this.close(CLOSE.policy, 'hello-too-late');
    } else if (now - this.#pingedAt > PING_EVERY) {
      if (!this.#isAlive) return this.terminate();
      this.#isAlive = false;
      this.#pingedAt = now;
      this.#socket.ping();
    }
  }

  #enter(stage: Stage): void {
    this.#stage = stage;
    this.#stageSince = this.#deps.now();
  }

  #leave(): void {
    if (this.#stage === 'closed') return;
    this.#enter('closed');
    this.#early = [];
    this.#subscriptions.end();
  }

  /** Whether something that came is within what may come; if not, that costs something. */
  #counts(): boolean {
    if (this.#stage === 'closed') return false;
    if (this.#pace.mayTalk(this.#stage === 'greeted')) return true;
    this.#strike(refuse('too-fast'));
    return false;
  }

  /** A ping counts as a message, and is not worth an answer to somebody who does not read. */
  #pinged(data: Buffer): void {
    if (!this.#counts()) return;
    if (this.waiting <= this.#deps.limits.backlog * PONGS_SHARE) this.#socket.pong(data);
  }

  /** One that was not asked for counts too: it is only there to be read. */
  #ponged(): void {
    if (this.#isAlive) return void this.#counts();
    this.#isAlive = true;
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#counts()) return;
    const parsed = parseMessage(data, isBinary);
    if ('no' in parsed) return this.#strike(parsed.no, parsed.id);
    const { message } = parsed;
    if (this.#deps.isStopping()) return this.#refuse(refuse('stopping'), message.id);
    if (this.#stage === 'greeting') this.#early.push(message);
    else if (this.#stage === 'greeted') this.#take(message);
    else if (message.type === 'hello') void this.#greet(message);
    else this.#turnAway(refuse('hello-first'), message.id);
  }

  /** A no that costs something: whoever keeps on is closed. */
  #strike(no: Refusal, id?: string): void {
    if (this.#pace.isForgiven()) return this.#refuse(no, id);
    this.#turnAway(no, id);
    this.#socket.pause(); // what else comes is not even read
    setTimeout(() => this.#socket.terminate(), SHOWN_OUT).unref();
  }

  #turnAway(no: Refusal, id?: string): void {
    this.#refuse(no, id);
    this.close(CLOSE.policy, no.code);
  }

  #refuse({ code, rule, args }: Refusal, id?: string): void {
    this.#deps.metrics.refused(code);
    this.send({ type: 'refused', ...(id !== undefined && { id }), code, rule, ...(args && { args }) });
  }

  async #greet({ id, protocol, key, deflate }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    this.#enter('greeting');
    this.#deflate = deflate === true;
    if (protocol !== PROTOCOL_VERSION)
      return this.#turnAway(refuse('protocol-version', { protocol: PROTOCOL_VERSION }), id);
    if (key !== undefined) {
      const holder = await this.#attempt(
        async () => (await this.#deps.people.holder(key)) ?? refuse('unknown-key'),
      );
      if (isRefusal(holder)) return this.#turnAway(holder, id);
      this.person = holder.person;
      this.keyHash = holder.keyHash;
    }
    this.#admit(id);
  }

  /** Unless the socket closed while the key was being looked up. */
  #admit(id: string): void {
    if (this.#stage !== 'greeting') return;
    const { person } = this;
    this.#enter('greeted');
    this.send({
      type: 'done',
      id,
      protocol: PROTOCOL_VERSION,
      ...(person && { person: { id: person.id, name: person.name } }),
    });
    for (const message of this.#early.splice(0)) this.#take(message);
  }

  #take(message: ClientMessage): void {
    if (message.type === 'ping') return this.send({ type: 'pong', id: message.id });
    if (message.type === 'hello') return this.#strike(refuse('hello-twice'), message.id);
    const silenced = isSpoken(message.type) ? this.#silenced() : undefined;
    if (silenced) return this.#refuse(silenced, message.id);
    if (message.type === 'subscribe' && !this.#pace.mayLook())
      return this.#strike(refuse('too-fast'), message.id);
    if (this.#busy >= AT_ONCE) return this.#strike(refuse('too-fast'), message.id);
    void this.#work(message);
  }

  /** Why nothing may be said now. */
  #silenced(): Refusal | undefined {
    const { talk, now } = this.#deps;
    if (!this.person) return refuse('no-key');
    return talk.mayTalk(this.person.id, this.address, now()) ? undefined : refuse('too-fast');
  }

  async #work(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<void> {
    this.#busy++;
    const result = await this.#attempt(() => this.#begin(message));
    this.#busy--;
    if (isRefusal(result)) return this.#refuse(result, message.id);
    if (message.type === 'answer') this.#deps.metrics.answered();
    this.send({ ...result, type: 'done', id: message.id });
  }

  #begin(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<object | Refusal> | Refusal {
    if (message.type === 'subscribe') return this.#subscriptions.begin(message);
    if (message.type === 'unsubscribe') return this.#subscriptions.leave(message.table);
    return this.#carryOut(message);
  }

  #carryOut(message: PlayCommand): Promise<object | Refusal> | Refusal {
    if (!this.person) return refuse('no-key');
    const command = message.type === 'chat' ? withCleanText(message) : message;
    return isRefusal(command) ? command : this.#deps.tables.carryOut(this.person, command);
  }

  async #attempt<T>(work: () => Promise<T | Refusal> | T | Refusal): Promise<T | Refusal> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageFailed) return refuse(error.code);
      this.#deps.metrics.failed();
      this.#deps.log.error({ err: error }, 'message failed');
      return refuse('server-failed');
    }
  }
}
