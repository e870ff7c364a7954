// A crowd of clients in one process: they answer at a given pace and take the time until the last viewer knows.

import { setTimeout as wait } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { random } from '@three-thrones/bots';
import { type Decision, randomFrom, type Seat, seeded } from '@three-thrones/kernel';
import {
  applyPatch,
  type Full,
  PROTOCOL_VERSION,
  type ServerMessage,
  type Update,
  viewHash,
  INFLATE,
} from '@three-thrones/protocol';
import { WebSocket } from 'ws';
import type { Calls, Guest } from './calls.ts';

const AT_ONCE = 16;
const chance = randomFrom(seeded('load'));
/** Answers sent so far, by any crowd: a seat that used a key again would only be told what came of it the first time. */
let answers = 0;

/** What viewers saw during one run. */
export interface Seen {
  /** Milliseconds from sending an answer until the last viewer of its table has the update. */
  readonly latencies: number[];
  /** Bytes of each update and each whole view on the wire, headers of the frames included. */
  readonly updates: number[];
  readonly fulls: number[];
  acknowledged: number;
  refused: number;
  drifted: number;
  checked: number;
}

export interface Group {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly guests: readonly Guest[];
}

/** An hour for everybody; half of the tables play by it. */
const CLOCKS = { kind: 'live', bank: 3_600_000, increment: 10_000 } as const;

/** Tables with everybody seated; nobody is looking yet. */
export async function seatAll(calls: Calls, tables: number, players: number): Promise<Group[]> {
  const groups: Group[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < tables) {
      const number = next++;
      const names = Array.from({ length: players }, (_, at) => `guest ${number}-${at}`);
      const guests = await Promise.all(names.map((name) => calls.guest(name)));
      const clocks = number % 2 === 0 ? { tempo: CLOCKS } : {};
      const { table, chairs } = await calls.open(guests[0]!.key, { players }, clocks);
      const seats = chairs.map(({ seat }) => seat);
      await Promise.all(seats.map((seat, at) => calls.claim(guests[at]!.key, table, seat)));
      groups.push({ table, seats, guests });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return groups;
}

/** All viewers of one table. Whoever watches, or plays and is asked, reads; the others only note that something came. */
class Stand {
  readonly viewers: Viewer[] = [];
  /** Who is asked now. */
  asked: Seat | undefined;
  /** When the answer on its way was sent, and how many have heard of it. */
  sentAt = 0;
  heard = 0;
}

/** One socket: a seat, or somebody who watches. */
class Viewer {
  readonly ready: Promise<void>;
  readonly seat: Seat | undefined;
  readonly #socket: WebSocket;
  readonly #group: Group;
  readonly #crowd: Crowd;
  readonly #stand: Stand;
  readonly #isChecking: boolean;
  #isReady: () => void = () => undefined;
  #view: object | undefined;
  /** The last update, not read yet, and the question in it once it is. */
  #unread: Buffer | undefined;
  #question: Decision | undefined;

  constructor(crowd: Crowd, stand: Stand, group: Group, at: number, isChecking: boolean) {
    this.#crowd = crowd;
    this.#stand = stand;
    this.#group = group;
    this.seat = group.seats[at];
    this.#isChecking = isChecking;
    this.ready = new Promise((resolve) => {
      this.#isReady = resolve;
    });
    const key = group.guests[at]?.key;
    const cheaply = { perMessageDeflate: false, skipUTF8Validation: true };
    this.#socket = new WebSocket(`${crowd.url.replace('http', 'ws')}/api/socket`, cheaply);
    this.#socket.on('open', () => {
      const { deflate } = crowd;
      this.#say({ type: 'hello', id: 'h', protocol: PROTOCOL_VERSION, deflate, ...(key && { key }) });
      this.#say({ type: 'subscribe', id: 's', table: group.table, ...(this.seat && { seat: this.seat }) });
    });
    this.#socket.on('message', (data: Buffer, isBinary) => this.#hear(data, isBinary));
    this.#socket.on('error', () => undefined);
  }

  #say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  answer(number: number): void {
    if (this.#unread) this.#see(read(this.#unread) as Update);
    const { id: decision, seat } = this.#question!;
    const choice = random.choose(this.#question!, chance);
    const { table } = this.#group;
    this.#say({ type: 'answer', id: `a${number}`, table, seat, decision, choice, key: `a${number}` });
  }

  /** Updates are told from others by how they begin, and read when needed: whoever measures must not be slower. */
  #hear(data: Buffer, isBinary: boolean): void {
    const { seen } = this.#crowd;
    const text = isBinary ? inflateRawSync(data, IN_PIECES) : data;
    if (text.subarray(0, UPDATE.length).equals(UPDATE) && this.#stand.sentAt > 0) {
      seen.updates.push(onTheWire(data.length));
      if (this.#isChecking || this.seat === undefined) this.#see(read(text) as Update);
      else this.#unread = text;
      if (++this.#stand.heard === this.#stand.viewers.length) this.#crowd.settled(this.#stand);
      return;
    }
    const message = read(text);
    if (message.type === 'refused') {
      seen.refused++;
      this.#stand.sentAt = 0; // nobody will hear of it
    }
    if (message.type === 'done' && message.seq !== undefined) seen.acknowledged++;
    else if (message.type === 'full') {
      seen.fulls.push(onTheWire(data.length));
      this.#see(message);
      this.#isReady();
    }
  }

  #see(message: Update | Full): void {
    this.#unread = undefined;
    const { asked } = message;
    this.#question = asked.find((open): open is Decision => open.seat === this.seat && 'options' in open);
    if (this.seat === undefined) this.#stand.asked = asked[0]?.seat;
    if (!this.#isChecking) return;
    const { seen } = this.#crowd;
    this.#view = message.type === 'full' ? message.view : applyPatch(this.#view!, message.patch);
    seen.checked++;
    if (viewHash(this.#view) !== message.hash) seen.drifted++;
  }

  leave(): void {
    this.#socket.terminate();
  }
}

/** Small pieces: large ones would be most of what this process throws away, and it must not stop to tidy up. */
const IN_PIECES = { ...INFLATE, chunkSize: 2_048 };
const UPDATE = Buffer.from('{"type":"update"');

function read(text: Buffer): ServerMessage {
  return JSON.parse(text.toString()) as ServerMessage;
}

export interface CrowdOptions {
  readonly url: string;
  readonly groups: readonly Group[];
  readonly deflate: boolean;
  /** Watchers beside the players of each table. */
  readonly watchers: number;
}

export class Crowd {
  readonly url: string;
  readonly deflate: boolean;
  readonly seen: Seen = {
    latencies: [],
    updates: [],
    fulls: [],
    acknowledged: 0,
    refused: 0,
    drifted: 0,
    checked: 0,
  };
  readonly #stands: Stand[] = [];
  #pace: (() => number) | undefined;
  #isRunning = false;
  /** Answers planned for after the end of a run: they would come in between those of the next one. */
  readonly #planned = new Set<NodeJS.Timeout>();

  private constructor({ url, deflate }: CrowdOptions) {
    this.url = url;
    this.deflate = deflate;
  }

  /** Everybody connects and sees the table; some check every hash. */
  static async gather(options: CrowdOptions): Promise<Crowd> {
    const crowd = new Crowd(options);
    for (const [number, group] of options.groups.entries()) {
      const stand = new Stand();
      for (let at = 0; at < group.seats.length + options.watchers; at++)
        stand.viewers.push(new Viewer(crowd, stand, group, at, number % 25 === 0));
      crowd.#stands.push(stand);
      if (number % AT_ONCE === AT_ONCE - 1) await Promise.all(stand.viewers.map(({ ready }) => ready));
    }
    await Promise.all(crowd.#stands.flatMap(({ viewers }) => viewers.map(({ ready }) => ready)));
    return crowd;
  }

  /** Every table answers after `pace` milliseconds, counted from its last answer; without, as soon as all have heard. */
  async run(seconds: number, pace?: () => number): Promise<void> {
    this.#pace = pace;
    this.#isRunning = true;
    for (const stand of this.#stands) this.#later(stand, pace ? pace() * Math.random() : 0);
    await wait(seconds * 1_000);
    this.#isRunning = false;
    for (const planned of this.#planned) clearTimeout(planned);
    this.#planned.clear();
    while (this.#stands.some(({ sentAt }) => sentAt > 0)) await wait(20); // what is on its way arrives
    await wait(200);
  }

  #later(stand: Stand, milliseconds: number): void {
    const planned = setTimeout(() => {
      this.#planned.delete(planned);
      this.#next(stand);
    }, milliseconds);
    this.#planned.add(planned);
  }

  #next(stand: Stand): void {
    if (!this.#isRunning) return;
    const asked = stand.viewers.find(({ seat }) => seat === stand.asked);
    if (!asked || stand.asked === undefined) return; // this game is over
    stand.sentAt = performance.now();
    stand.heard = 0;
    asked.answer(answers++);
  }

  /** The last viewer of a table has heard of the answer. */
  settled(stand: Stand): void {
    const latency = performance.now() - stand.sentAt;
    if (this.#isRunning) this.seen.latencies.push(latency);
    stand.sentAt = 0;
    if (this.#isRunning) this.#later(stand, this.#pace ? Math.max(0, this.#pace() - latency) : 0);
  }

  leave(): void {
    for (const { viewers } of this.#stands) for (const viewer of viewers) viewer.leave();
  }
}

/** RFC 6455: what the server puts before so many bytes. */
function onTheWire(bytes: number): number {
  return bytes + (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10);
}
