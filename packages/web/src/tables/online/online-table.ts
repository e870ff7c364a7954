// A table on a server, as the screen sees it: one socket, numbered updates, and a reconnect nobody should notice.

import {
  type Choice,
  type Decision,
  isRefusal,
  type Reason,
  type Refusal,
  refusal,
  type Refused,
  type Seat,
  type View,
} from '@three-thrones/kernel';
import type { Chat, Full, TableInfo, Presence, Update } from '@three-thrones/protocol';
import { applyPatch } from '@three-thrones/protocol/patch';
import { PROTOCOL_VERSION } from '@three-thrones/protocol/version';
import { viewHash } from '@three-thrones/protocol/view-hash';
import { newId } from '../../engine/ids.ts';
import { Looking } from '../../engine/looking.ts';
import type { Logged, Preview } from '@three-thrones/game-kit/board/seen.ts';
import { type Request, TableWire } from './table-wire.ts';
import type { Agreements, People, TableClient, TableSnapshot, Talk, Teamwork, Wish } from '../client.ts';
import { teamworkOf } from './teamwork.ts';

export interface OnlineOptions {
  readonly table: string;
  readonly game: string;
  /** The seat this device plays, or nothing to watch. */
  readonly seat: Seat | undefined;
  readonly key: string | undefined;
  /** The id of whoever the key is of. */
  readonly person: string | undefined;
  readonly url: string;
  /** A key for whoever had none so far: only somebody can say something. */
  becomeSomebody(): Promise<string | Refusal>;
  /** The server will not have us back like this: the key is void, or the seat has gone to somebody else. */
  turnedAway(code: string): void;
  standIn(seat: Seat, isWanted: boolean): Promise<Refusal | undefined>;
  readonly people: Omit<People, 'me'>;
  /** The address of the next table with the same people. */
  playAgain(): Promise<string | Refusal>;
  /** The table as it was after an earlier number, from HTTP. */
  fetchAt(seq: number): Promise<View<unknown> | undefined>;
  /** What happened after a number, from HTTP; nothing if it could not be had. */
  fetchFacts(
    after: number,
  ): Promise<readonly { seq: number; facts: readonly Logged['fact'][] }[] | undefined>;
  /** Some of what was said after a number; nothing when that was all. */
  fetchChat(after: number): Promise<readonly Chat[]>;
}

/** How often a server that is there is asked the same again. */
const TRIES = 3;
const BREATH = 200;
const LONGEST_BREATH = 10_000;
/** Asking again would bring the same answer. */
const FOR_GOOD = ['unknown-key', 'not-your-seat'];

export function openOnlineTable(options: OnlineOptions): TableClient {
  return new OnlineTable(options);
}

class OnlineTable implements TableClient {
  readonly people: People;
  readonly talk: Talk;
  readonly agreements?: Agreements;
  readonly teamwork?: Teamwork;
  readonly playAgain?: () => Promise<string | Refusal>;
  readonly #options: OnlineOptions;
  readonly #wire: TableWire;
  #key: string | undefined;
  #snapshot: TableSnapshot;
  #listeners = new Set<() => void>();
  readonly #looking = new Looking();
  #isClosed = false;
  #isTurnedAway = false;
  /** The last message that came with all those before it. */
  #readUpTo = 0;

  constructor(options: OnlineOptions) {
    this.#options = options;
    this.#key = options.key;
    const { table, game, seat } = options;
    this.people = { ...options.people, me: options.person };
    this.talk = { say: (text, to) => this.#say(text, to) };
    if (seat !== undefined) {
      this.agreements = this.#agreementsOf(seat);
      this.teamwork = teamworkOf({
        ...{ table, seat, snapshot: () => this.#snapshot },
        send: (request) => this.#do(request),
      });
      this.playAgain = () => options.playAgain();
    }
    this.#snapshot = {
      ...{ id: table, game, connection: 'connecting', eye: seat ?? 'spectator', mine: seat ? [seat] : [] },
      ...{
        view: undefined,
        seq: 0,
        interims: [],
        decision: undefined,
        asked: [],
        undoable: 0,
        log: [],
        chat: [],
      },
      ...{ lobby: undefined, clocks: undefined, outcome: undefined, curtain: undefined },
      branchedFrom: undefined,
    };
    this.#wire = new TableWire(options.url, {
      opened: () => void this.#greet(),
      lost: () => this.#set({ connection: this.#isTurnedAway ? 'lost' : 'connecting' }),
      silent: (isSilent) => this.#set({ isSilent }),
      heard: (news) => this.#take(news),
      isJoined: () => this.#snapshot.connection === 'open',
    });
  }

  /** After every connection: who I am, and where I left off. */
  async #greet(): Promise<void> {
    const { table, seat } = this.#options;
    const hello = await this.#wire.ask({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      deflate: true,
      ...(this.#key && { key: this.#key }),
    });
    if (hello.type === 'refused') return this.#turnedAway(hello.code);
    const since = this.#snapshot.view ? { since: this.#snapshot.seq } : {};
    const joined = await this.#wire.ask({ type: 'subscribe', table, ...(seat && { seat }), ...since });
    if (joined.type === 'refused') return this.#turnedAway(joined.code);
    this.#set({ connection: 'open' });
    void this.#readBack();
  }

  /** The server does not want us; if it only could not be heard, another connection is on its way. */
  #turnedAway(code: string): void {
    if (code === 'no-answer-in-time') this.#wire.reconnect();
    else if (code !== 'connection-lost') this.#set({ connection: 'lost' });
    if (!FOR_GOOD.includes(code)) return;
    this.#isTurnedAway = true;
    this.#wire.close();
    this.#options.turnedAway(code);
  }

  /** What was said before somebody listened, and while nobody could. */
  async #readBack(): Promise<void> {
    const more = (): Promise<readonly Chat[]> => this.#options.fetchChat(this.#readUpTo);
    for (let chat = await more(); chat.length > 0; chat = await more()) {
      this.#readUpTo = chat.at(-1)!.number;
      this.#set({ chat: merged(chat, this.#snapshot.chat) });
    }
  }

  #take(message: Full | Update | TableInfo | Presence | Chat): void {
    if (this.#isTurnedAway) return;
    switch (message.type) {
      case 'full':
        return this.#takeFull(message);
      case 'update':
        return this.#takeUpdate(message);
      case 'lobby':
        return this.#takeLobby(message);
      case 'presence':
        return this.#takePresence(message);
      case 'chat':
        return this.#hear(message);
    }
  }

  #hear(message: Chat): void {
    const { chat, liveFrom = message.number } = this.#snapshot;
    this.#set({ chat: merged(chat, [message]), liveFrom });
  }

  #takeLobby(lobby: TableInfo): void {
    const { seat, person } = this.#options;
    const holder = lobby.chairs.find((chair) => chair.seat === seat)?.person;
    // Brought to another device, or taken over with its code.
    if (holder && holder.id !== person) return this.#turnedAway('not-your-seat');
    return this.#set({ lobby, ...outcomeIn(lobby) });
  }

  #takePresence({ online }: Presence): void {
    const { lobby } = this.#snapshot;
    if (!lobby) return;
    const chairs = lobby.chairs.map((chair) => ({ ...chair, online: online.includes(chair.seat) }));
    this.#set({ lobby: { ...lobby, chairs } });
  }

  #takeFull(full: Full): void {
    const { view, seq, log } = this.#snapshot;
    this.#show(full, full.view as View<unknown>);
    // Nothing has happened since: the eyes are others, or I have answered anew on another device.
    if (view && seq === full.seq) return;
    void this.#catchUp(Math.max(0, log.at(-1)?.seq ?? 0));
  }

  /** Facts told while nobody listened. */
  async #catchUp(after: number): Promise<void> {
    let missed = await this.#options.fetchFacts(after);
    for (let breath = BREATH; !missed && !this.#isClosed; breath = Math.min(2 * breath, LONGEST_BREATH)) {
      await new Promise((resolve) => setTimeout(resolve, breath));
      missed = await this.#options.fetchFacts(after);
    }
    if (!missed) return;
    const told = missed.flatMap(({ seq, facts }) => facts.map((fact) => ({ seq, fact })));
    const first = told[0]?.seq ?? 0;
    if (told.length > 0)
      this.#set({ log: [...this.#snapshot.log.filter(({ seq }) => seq < first), ...told] });
  }

  #takeUpdate(update: Update): void {
    const before = this.#snapshot.view;
    const next = before && applyPatch(before, update.patch);
    if (!next || viewHash(next) !== update.hash) return void this.#resync();
    const told = update.facts.map((fact) => ({ seq: update.seq, fact }));
    this.#show(update, next, [...this.#snapshot.log, ...told], interimsIn(before, update));
  }

  /** The thread is lost: everything once more. */
  async #resync(): Promise<void> {
    const { table, seat } = this.#options;
    this.#set({ view: undefined });
    await this.#wire.ask({ type: 'subscribe', table, ...(seat && { seat }) });
  }

  #show(
    { seq, asked, clocks, undoable = 0 }: Update | Full,
    view: View<unknown>,
    log = this.#snapshot.log,
    interims: TableSnapshot['interims'] = [],
  ): void {
    const decision = asked.find(
      (open): open is Decision => open.seat === this.#snapshot.eye && 'options' in open,
    );
    this.#set({ view, seq, interims, asked, clocks, undoable, decision, log });
  }

  #set(change: Partial<TableSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #tell(request: Request): Promise<Refusal | undefined> {
    const result = await this.#wire.ask(request);
    return result.type === 'refused' ? refusal(result.code, result.rule, result.args) : undefined;
  }

  /**
   * Anything that changes the table is sent again with the same key after a lost connection, however long that lasts: it
   * has one effect. A server that is there and does not answer is asked a few times.
   */
  async #do(request: Request): Promise<Refusal | undefined> {
    for (let unanswered = 0; ; ) {
      const no = await this.#tell(request);
      if (no?.code === 'no-answer-in-time' && unanswered++ < TRIES) this.#wire.reconnect();
      else if (no?.code !== 'connection-lost') return no;
      if (!(await this.#connected())) return no;
      await new Promise((resolve) => setTimeout(resolve, BREATH));
    }
  }

  /** Waits for the connection; false if there will be none. */
  #connected(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = (): void => {
        const { connection } = this.#snapshot;
        if (connection === 'connecting' && !this.#isClosed) return;
        stop();
        resolve(connection === 'open');
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async answer(choice: Choice): Promise<Refusal | undefined> {
    const { decision } = this.#snapshot;
    const { table, seat } = this.#options;
    if (!decision || !seat) return refusal('nothing-asked-of-you', '0');
    return this.#do({
      type: 'answer',
      table,
      seat,
      decision: decision.id,
      choice: choice as string,
      key: newId(),
    });
  }

  async undo(): Promise<Refusal | undefined> {
    const { table, seat } = this.#options;
    return seat ? this.#do({ type: 'undo', table, seat, key: newId() }) : refusal('undo-not-yours', '0');
  }

  async refused(before: readonly Choice[] = []): Promise<readonly Refused[]> {
    const { decision, view, eye } = this.#snapshot;
    return decision && view ? this.#looking.refused({ view, eye }, before) : [];
  }

  async why(option: string, before: readonly Choice[] = []): Promise<Reason | undefined> {
    const { view, eye } = this.#snapshot;
    return view && eye !== 'spectator' ? this.#looking.why({ view, eye }, option, before) : undefined;
  }

  async preview(choice: Choice, before: readonly Choice[] = []): Promise<Preview | undefined> {
    const { decision, view, eye } = this.#snapshot;
    return decision && view ? this.#looking.preview({ view, eye }, choice, before) : undefined;
  }

  async at(seq: number): Promise<View<unknown> | Refusal> {
    return (await this.#options.fetchAt(seq)) ?? refusal('unreachable', '0');
  }

  async #say(text: string, to?: Seat): Promise<Refusal | undefined> {
    const { table, seat } = this.#options;
    const no = await this.#introduce();
    if (no) return no;
    return this.#do({ type: 'chat', table, ...(seat && { seat }), ...(to && { to }), text, key: newId() });
  }

  /** Those who only watched have had no name; the server asks for it with the first word of a connection. */
  async #introduce(): Promise<Refusal | undefined> {
    if (this.#key !== undefined) return undefined;
    const key = await this.#options.becomeSomebody();
    if (isRefusal(key)) return key;
    this.#key = key;
    this.#wire.reconnect();
    return undefined;
  }

  #agreementsOf(seat: Seat): Agreements {
    const { table } = this.#options;
    return {
      propose: (what: Wish, absent?: Seat) =>
        this.#do({ type: 'propose', table, seat, what, ...(absent && { for: absent }), key: newId() }),
      consent: (proposal, agree) => this.#do({ type: 'consent', table, seat, proposal, agree, key: newId() }),
      standIn: (isWanted) => this.#options.standIn(seat, isWanted),
    };
  }

  close(): void {
    this.#isClosed = true;
    this.#wire.close();
    this.#looking.end();
  }
}

/** The table on the way of an answer, interim by interim. */
function interimsIn(before: View<unknown>, { interims = [] }: Update): TableSnapshot['interims'] {
  let view = before;
  return interims.map(({ patch, ahead }) => {
    view = applyPatch(view, patch);
    return { view, ahead };
  });
}

function outcomeIn(lobby: TableInfo): Pick<TableSnapshot, 'outcome'> {
  return { outcome: lobby.outcome };
}

function merged(one: readonly Chat[], other: readonly Chat[]): readonly Chat[] {
  const all = new Map([...one, ...other].map((chat) => [chat.number, chat]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
