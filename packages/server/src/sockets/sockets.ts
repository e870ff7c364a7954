// All sockets of this process: who may open one, who has gone, and how they are all told good-bye.

import { MESSAGE_LIMIT, type ServerCode } from '@three-thrones/protocol';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { BanList } from '../operations/bans.ts';
import type { PeopleWatcher } from '../people/people.ts';
import { turnAway } from '../http/connections.ts';
import type { Person } from '../store/store.ts';
import { addressOf } from './address.ts';
import { Allowances } from '../limits/allowances.ts';
import { Connection } from './connection.ts';
import { CLOSE, type SocketDeps } from './socket-deps.ts';
import { Talk } from './talk.ts';
import { rememberingWriter } from './writing.ts';

export const SOCKET_PATH = '/api/socket';

const TICK = 1_000;
/** An address may open all its sockets at once, and then as many again in this many seconds. */
const REOPEN_SECONDS = 20;
/** All sockets of an address may send as much as so many of them could that never rest. */
const BUSY_SOCKETS = 5;
/** Pieces of one message: browsers send one as short as ours in one piece. */
const FRAGMENTS = 16;
const FINISH_WITHIN = 5_000;
const GOODBYE_WITHIN = 2_000;

export interface SocketParts extends Omit<SocketDeps, 'write' | 'talk' | 'haste'> {
  readonly trustProxy: number;
  readonly bans: Pick<BanList, 'isBanned'>;
}

export class Sockets implements PeopleWatcher {
  readonly #parts: SocketParts;
  readonly #deps: SocketDeps;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MESSAGE_LIMIT,
    maxFragments: FRAGMENTS,
    autoPong: false, // each connection answers as far as its allowance and its backlog go
    // Measured: it costs some 270 KB of memory per socket and 90 µs per large message, to save 2 KB once per joining.
    // Updates are too short to gain anything.
    perMessageDeflate: false,
  });
  readonly #open = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #opening: Allowances;
  readonly #timer: NodeJS.Timeout;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    const { limits } = parts;
    const { socketsPerAddress, messageBurst, messagesPerSecond } = limits;
    this.#opening = new Allowances(socketsPerAddress, socketsPerAddress / REOPEN_SECONDS);
    this.#deps = {
      ...{ ...parts, write: rememberingWriter(), talk: new Talk(limits) },
      haste: new Allowances(messageBurst * BUSY_SOCKETS * 2, messagesPerSecond * BUSY_SOCKETS),
    };
    this.#timer = setInterval(() => this.tick(), TICK).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Bytes that wait for slow readers, all together. */
  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.#open) sum += waiting;
    return sum;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, this.#parts.trustProxy);
    const no = this.#mayNotOpen(request, address);
    if (no) {
      this.#parts.metrics.refused(no);
      return turnAway(socket, no);
    }
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, socket, address, this.#deps);
      this.#open.add(connection);
      this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
      webSocket.on('close', () => this.#forget(connection));
    });
  }

  #mayNotOpen({ url, method }: IncomingMessage, address: string): ServerCode | undefined {
    const { limits, isStopping, now } = this.#parts;
    if (method !== 'GET' || url?.split('?', 1)[0] !== SOCKET_PATH) return 'no-such-route';
    if (this.#parts.bans.isBanned(address)) return 'banned';
    if (isStopping()) return 'stopping';
    if (this.#open.size >= limits.sockets) return 'busy';
    if ((this.#perAddress.get(address) ?? 0) >= limits.socketsPerAddress) return 'too-many-sockets';
    return this.#opening.take(address, now()) ? undefined : 'too-fast';
  }

  #forget(connection: Connection): void {
    this.#open.delete(connection);
    const left = this.#perAddress.get(connection.address)! - 1;
    if (left > 0) this.#perAddress.set(connection.address, left);
    else this.#perAddress.delete(connection.address);
  }

  /** By itself once a second; a test need not wait for it. */
  tick(): void {
    const now = this.#parts.now();
    for (const connection of this.#open) connection.tick(now);
  }

  revoked(person: string, keyHash?: string): void {
    for (const connection of this.#open) {
      const isMeant =
        connection.person?.id === person && (keyHash === undefined || connection.keyHash === keyHash);
      if (isMeant) connection.close(CLOSE.policy, 'signed-out');
    }
  }

  renamed(person: Person): void {
    for (const connection of this.#open) if (connection.person?.id === person.id) connection.person = person;
  }

  /** Nobody at this address is served any more. */
  banned(address: string): void {
    for (const connection of this.#open)
      if (connection.address === address) connection.close(CLOSE.policy, 'banned');
  }

  /** What is under way is finished and acknowledged; then everybody is told to come back later. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#until(() => ![...this.#open].some(({ isBusy }) => isBusy), FINISH_WITHIN);
    for (const connection of this.#open) connection.close(CLOSE.goingAway, 'stopping');
    await this.#until(() => this.#open.size === 0, GOODBYE_WITHIN);
    for (const connection of this.#open) connection.terminate();
    this.#server.close();
  }

  async #until(isDone: () => boolean, patience: number): Promise<void> {
    const step = 10;
    for (let waited = 0; waited < patience && !isDone(); waited += step) await pause(step);
  }
}
