// All tables of this process: those in memory, and the way to bring others back.

import { botOf } from '@three-thrones/bots';
import { type AnyGame, type Catalogue } from '@three-thrones/catalogue';
import {
  type Fact,
  factsFor,
  isOver,
  isRefusal,
  randomFrom,
  type Refusal,
  refusal,
  type Seat,
  seeded,
  view,
} from '@three-thrones/kernel';
import type { Chat, ServerMessage } from '@three-thrones/protocol';
import * as z from 'zod/mini';
import { newId } from '../people/keys.ts';
import type { Message, Person, TableRow } from '../store/store.ts';
import {
  alreadySeated,
  chairOf,
  claimRefusal,
  notYourSeat,
  recoveryCode,
  recoveryHash,
  seatedAs,
  type TableBody,
} from './chairs.ts';
import { type ClockFace, deadline } from './clock.ts';
import type { Context } from './context.ts';
import { courseAfter, courseBackAt, courseBefore, derive, startCourse } from './course.ts';
import { exportOf, verifyExport } from './export.ts';
import { type Line, lineOf } from './log.ts';
import { entropyOf, Table } from './table.ts';
import type { Export, NewTable, Summary, Tables, Viewer } from './tables.ts';

export interface HostOptions extends Omit<Context, 'bot'> {
  readonly catalogue: Catalogue;
  /** A table nobody looks at leaves memory after so many milliseconds. */
  readonly idleAfter: number;
  /** Leaves clocks and bots alone: for looking at tables without serving them. */
  readonly asleep?: boolean;
}

const MESSAGES_AT_ONCE = 200;
/** Tables of one person that are listed. */
const MOST_OF_ONE = 50;

export async function openTables(options: HostOptions): Promise<Tables> {
  const host = new Host(options);
  if (!options.asleep) await host.wake();
  return host;
}

class Host implements Tables {
  #options: HostOptions;
  #context: Context;
  #live = new Map<string, Promise<Table | Refusal>>();
  /** The same, as far as they are opened. */
  #opened = new Map<string, Table>();
  /** Clocks that run on although their tables have left memory. */
  #clocks = new Map<string, ClockFace>();

  constructor(options: HostOptions) {
    this.#options = options;
    this.#context = { ...options, bot: botOf };
  }

  /** After a restart: clocks run on from where they stood, bots go on thinking. */
  async wake(): Promise<void> {
    for (const row of await this.#options.store.tablesInPlay()) {
      const { tempo, chairs } = JSON.parse(row.body) as TableBody;
      const hasBots = Object.values(chairs).some(({ bot }) => bot !== undefined);
      if (tempo.kind !== 'none' || hasBots) await this.#table(row.id);
    }
  }

  // Finding tables

  #table(id: string): Promise<Table | Refusal> {
    let table = this.#live.get(id);
    if (!table) {
      table = this.#open(id);
      this.#live.set(id, table);
      table.then(
        (opened) => (isRefusal(opened) ? this.#live.delete(id) : this.#opened.set(id, opened)),
        () => this.#live.delete(id),
      );
    }
    return table;
  }

  async #open(id: string): Promise<Table | Refusal> {
    const row = await this.#options.store.table(id);
    if (!row) return refusal('no-such-table', '0');
    const game = await this.#game(row.game);
    if (isRefusal(game)) return game;
    if (game.rulesVersion !== row.rulesVersion)
      return refusal('another-rules-version', '0', { rulesVersion: row.rulesVersion });
    const clock = this.#clocks.get(id);
    this.#clocks.delete(id);
    return Table.open({ ...this.#context, game }, row, clock);
  }

  /** Out of memory; whoever wants it next opens it again. */
  async #drop(id: string, table: Table): Promise<void> {
    this.#live.delete(id);
    this.#opened.delete(id);
    await table.stop();
  }

  async #game(id: string): Promise<AnyGame | Refusal> {
    const listing = this.#options.catalogue.find(id);
    return isRefusal(listing) ? listing : listing.load();
  }

  /** Runs something on a table, brought into memory if need be. */
  async #on<T>(id: string, run: (table: Table) => Promise<T | Refusal>): Promise<T | Refusal> {
    for (;;) {
      const live = this.#table(id);
      const table = await live;
      if (isRefusal(table)) return table;
      if (this.#live.get(id) !== live) continue; // it has just left memory
      const result = await run(table);
      if (isRefusal(result)) this.#options.observer.refused(result.code);
      return result;
    }
  }

  // The lobby

  async create(by: Person, wanted: NewTable): Promise<Summary | Refusal> {
    const game = await this.#game(wanted.game);
    if (isRefusal(game)) return game;
    const config = game.configure(wanted.config, randomFrom(seeded(this.#token(16))));
    if (isRefusal(config)) return config;
    return this.#add(game, by, { ...wanted, config });
  }

  async #add(
    game: AnyGame,
    by: Person,
    wanted: NewTable,
    more: Partial<TableBody> = {},
  ): Promise<Summary | Refusal> {
    const { store, now, randomBytes } = this.#options;
    const { config, tempo, listed } = wanted;
    const chairs = Object.fromEntries(game.chairs(config).map((seat) => [seat, {}]));
    const body: TableBody = { config, tempo, host: by.id, chairs, serverSeed: this.#token(32), ...more };
    const row: Omit<TableRow, 'version'> = {
      ...{
        id: newId(randomBytes),
        game: wanted.game,
        rulesVersion: game.rulesVersion,
        listed,
        body: JSON.stringify(body),
      },
      ...{ status: body.seed === undefined ? 'gathering' : 'playing', createdAt: now(), changedAt: now() },
    };
    await store.addTable(row);
    return this.summary(row.id);
  }

  summary(id: string): Promise<Summary | Refusal> {
    return this.#on(id, async (table) => table.summary());
  }

  async list(limit: number, before?: number): Promise<readonly Summary[]> {
    const rows = await this.#options.store.listTables({ limit, ...(before !== undefined && { before }) });
    return this.#summaries(rows);
  }

  /** The last changed first; the rows are a minute behind at most. */
  async #summaries(rows: readonly TableRow[]): Promise<Summary[]> {
    const summaries = await Promise.all(rows.map(({ id }) => this.summary(id)));
    return summaries
      .filter((one): one is Summary => !isRefusal(one))
      .toSorted((a, b) => b.changedAt - a.changedAt);
  }

  async listOf(by: Person): Promise<readonly Summary[]> {
    const rows = await this.#options.store.tablesWith(seatedAs(by), MOST_OF_ONE);
    const summaries = await this.#summaries(rows);
    return summaries.filter(({ chairs }) => chairs.some(({ person }) => person?.id === by.id));
  }

  claim(id: string, by: Person, seat: Seat, entropy?: string): Promise<{ recovery: string } | Refusal> {
    return this.#change(id, async (table) => {
      if (table.row.status === 'over' || table.row.status === 'closed') return refusal('table-not-open', '0');
      const no = claimRefusal(table.body, by, seat);
      if (no) return no;
      const recovery = recoveryCode(this.#options.randomBytes);
      await table.change(({ chairs }) => {
        const { entropy: before } = chairs[seat]!;
        const own = table.body.seed === undefined ? (entropy ?? this.#token(16)) : before; // too late to touch the dice
        chairs[seat] = {
          person: { id: by.id, name: by.name },
          recovery: recoveryHash(id, recovery),
          ...(own !== undefined && { entropy: own }),
        };
      });
      return { recovery };
    });
  }

  recover(id: string, by: Person, code: string): Promise<{ seat: Seat } | Refusal> {
    return this.#change(id, async (table) => {
      const wanted = recoveryHash(id, code);
      const seat = table.seats.find((one) => table.body.chairs[one]!.recovery === wanted);
      if (seat === undefined) return refusal('no-such-code', '0');
      const no = table.body.chairs[seat]!.person?.id === by.id ? undefined : alreadySeated(table.body, by);
      if (no) return no;
      await table.change(({ chairs }) => {
        const { bot: _, ...chair } = chairs[seat]!;
        chairs[seat] = { ...chair, person: { id: by.id, name: by.name } };
      });
      return { seat };
    });
  }

  give(id: string, by: Person, seat: Seat, to: Person): Promise<Summary | Refusal> {
    return this.#change(id, async (table) => {
      const no = notYourSeat(table.body, by, seat);
      if (no) return no;
      await table.change((body) => {
        body.chairs[seat]!.person = { id: to.id, name: to.name };
        if (body.host === by.id) body.host = to.id;
      });
      return table.summary();
    });
  }

  leave(id: string, by: Person, seat: Seat): Promise<Summary | Refusal> {
    return this.#change(id, async (table) => {
      const no = notYourSeat(table.body, by, seat);
      if (no) return no;
      await table.change((body) => {
        if (body.seed === undefined) body.chairs[seat] = {};
        else body.chairs[seat]!.bot = this.#options.standIn;
      });
      return table.summary();
    });
  }

  seatBot(id: string, by: Person, seat: Seat, level: string): Promise<Summary | Refusal> {
    return this.#change(id, async (table) => {
      const bot = this.#context.bot(level);
      if (isRefusal(bot)) return bot;
      const no = this.#mayHandOver(table, by, seat);
      if (no) return no;
      await table.change(({ chairs }) => {
        chairs[seat]!.bot = level;
      });
      return table.summary();
    });
  }

  unseatBot(id: string, by: Person, seat: Seat): Promise<Summary | Refusal> {
    return this.#change(id, async (table) => {
      const no = this.#mayHandOver(table, by, seat);
      if (no) return no;
      if (table.body.seed !== undefined && !table.body.chairs[seat]!.person)
        return refusal('nobody-to-take-over', '0', { seat });
      await table.change(({ chairs }) => {
        delete chairs[seat]!.bot;
      });
      return table.summary();
    });
  }

  /** The owner of the seat; for a chair nobody has claimed, the host. */
  #mayHandOver(table: Table, by: Person, seat: Seat): Refusal | undefined {
    const chair = chairOf(table.body, seat);
    if (!chair) return refusal('no-such-seat', '0', { seat });
    if (table.row.status === 'over' || table.row.status === 'closed') return refusal('table-not-open', '0');
    if (chair.person) return chair.person.id === by.id ? undefined : refusal('not-your-seat', '0', { seat });
    return table.body.host === by.id ? undefined : refusal('not-the-host', '0');
  }

  rematch(id: string, by: Person): Promise<Summary | Refusal> {
    return this.#change(id, async (table) => {
      const { body, row } = table;
      if (row.status !== 'over') return refusal('game-not-over', '0');
      if (body.rematch) return this.summary(body.rematch);
      if (!table.seats.some((seat) => body.chairs[seat]!.person?.id === by.id))
        return refusal('not-at-this-table', '0');
      const game = await this.#game(row.game);
      if (isRefusal(game)) return game;
      const wanted = { game: row.game, config: body.config, tempo: body.tempo, listed: row.listed };
      const next = await this.#add(game, by, wanted, { rematchOf: id });
      if (isRefusal(next)) return next;
      await table.change((changed) => {
        changed.rematch = next.table;
      });
      return next;
    });
  }

  close(id: string, by: Person): Promise<Summary | Refusal> {
    return this.#change(id, async (table) => {
      if (table.body.host !== by.id) return refusal('not-the-host', '0');
      if (table.row.status === 'playing') return refusal('table-in-play', '0');
      if (table.row.status === 'gathering') await table.change(() => undefined, 'closed');
      return table.summary();
    });
  }

  /** Changes to chairs wait their turn like answers. */
  #change<T>(id: string, run: (table: Table) => Promise<T | Refusal>): Promise<T | Refusal> {
    return this.#on(id, (table) => table.do(() => run(table)));
  }

  // Whole games

  export(id: string): Promise<Export | Refusal> {
    return this.#on(id, async (table) => {
      const { row, body } = table;
      if (row.status !== 'over') return refusal('game-not-over', '0');
      const game = await this.#game(row.game);
      if (isRefusal(game)) return game;
      const people = Object.fromEntries(
        table.seats.map((seat) => [seat, body.chairs[seat]!.person?.name ?? body.chairs[seat]!.bot ?? '']),
      );
      return exportOf(game, {
        ...{ table: id, game: row.game, rulesVersion: row.rulesVersion, config: body.config, people },
        ...{
          serverSeed: body.serverSeed,
          entropy: entropyOf(body),
          seed: body.seed!,
          entries: await this.#options.store.entries(id, 0),
        },
      });
    });
  }

  async import(by: Person, document: unknown): Promise<Summary | Refusal> {
    const brought =
      typeof document === 'string'
        ? await verifyExport(document, this.#options.catalogue)
        : await this.#checkRecord(document);
    if (isRefusal(brought)) return brought;
    const { game, config, seed, lines, over, serverSeed = '' } = brought;
    const rules = await this.#game(game);
    if (isRefusal(rules)) return rules;
    const wanted: NewTable = { game, config, tempo: { kind: 'none' }, listed: false };
    const added = await this.#add(rules, by, wanted, { serverSeed, seed, imported: true });
    if (isRefusal(added)) return added;
    await this.#writeLog(added.table, lines, over);
    return this.summary(added.table);
  }

  /** A game from somebody's own device, as the kernel records it. */
  async #checkRecord(document: unknown): Promise<Brought | Refusal> {
    const record = recordSchema.safeParse(document);
    if (!record.success)
      return refusal('record-malformed', '0', { path: record.error.issues[0]?.path.join('.') });
    const { game, rulesVersion, config, seed, answers } = record.data;
    const rules = await this.#game(game);
    if (isRefusal(rules)) return rules;
    if (rules.rulesVersion !== rulesVersion) return refusal('another-rules-version', '0', { rulesVersion });
    const checked = rules.configure(config, randomFrom(seeded(seed)));
    if (isRefusal(checked)) return checked;
    const lines = answers.map((answer): Line => ({ kind: 'answer', ...answer }));
    const course = derive(rules, config, seed, lines);
    if (isRefusal(course)) return refusal('answer-does-not-hold', '0', { code: course.code, ...course.args });
    return { game, config: checked, seed, lines, over: isOver(course.state) };
  }

  async #writeLog(table: string, lines: readonly Line[], over: boolean): Promise<void> {
    const { store, now } = this.#options;
    const opened = this.#opened.get(table);
    if (opened) await this.#drop(table, opened); // it was opened without its log
    for (const [at, line] of lines.entries()) {
      const entry = { table, seq: at + 1, key: `import:${at}`, body: JSON.stringify(line), at: now() };
      await store.append(
        entry,
        over && at === lines.length - 1 ? { status: 'over', changedAt: now() } : undefined,
      );
    }
  }

  /** Tables that are not in memory look their people up when they come back. */
  async renamed(person: Person): Promise<void> {
    for (const live of [...this.#live.values()]) {
      const table = await live.catch(() => undefined);
      if (!table || isRefusal(table)) continue;
      await table.renamed(person).catch((error: unknown) => this.#options.observer.failed('name', error));
    }
  }

  // Playing

  subscribe(viewer: Viewer, id: string, seat?: Seat, since?: number): Promise<Refusal | undefined> {
    return this.#on<undefined>(id, (table) => table.subscribe(viewer, seat, since));
  }

  unsubscribe(viewer: Viewer, id?: string): void {
    const tables = id === undefined ? [...this.#live.values()] : [this.#live.get(id)];
    for (const table of tables)
      void table?.then(
        (one) => isRefusal(one) || one.unsubscribe(viewer),
        () => undefined,
      );
  }

  answer: Tables['answer'] = (by, id, said) => this.#on(id, (table) => table.answer(by, said));
  why: Tables['why'] = (by, id, seat, option) => this.#on(id, (table) => table.why(by, seat, option));
  undo: Tables['undo'] = (by, id, seat, key) => this.#on(id, (table) => table.undo(by, seat, key));
  propose: Tables['propose'] = (by, id, wish) => this.#on(id, (table) => table.propose(by, wish));
  consent: Tables['consent'] = (by, id, seat, proposal, agree) =>
    this.#on(id, (table) => table.consent(by, seat, proposal, agree));

  chat(
    by: Person,
    id: string,
    said: { seat?: Seat; to?: Seat; text: string; key: string },
  ): Promise<{ number: number } | Refusal> {
    return this.#on(id, async (table) => {
      const { seat, to, text } = said;
      if (seat !== undefined) {
        const no = notYourSeat(table.body, by, seat);
        if (no) return no;
      }
      if (to !== undefined && (seat === undefined || !table.seats.includes(to)))
        return refusal('no-such-listener', '0', { to });
      const { store, now } = this.#options;
      const body = JSON.stringify({ from: by.name, ...(seat && { seat }), ...(to && { to }), text });
      const { number } = await store.addMessage({ table: id, key: `${by.id}:${said.key}`, body, at: now() });
      // What is kept is what the others hear, also when the same key comes with other words.
      const [kept] = await store.messages(id, number - 1, 1);
      const chat = chatOf(kept!);
      table.send(chat, chat.to === undefined ? undefined : [chat.to, chat.seat!]);
      return { number };
    });
  }

  messages(by: Person | undefined, id: string, after: number): Promise<readonly ServerMessage[] | Refusal> {
    return this.#on(id, async (table) => {
      const mine = table.seats.filter(
        (seat) => by !== undefined && table.body.chairs[seat]!.person?.id === by.id,
      );
      const heard: Chat[] = [];
      for (let last = after; ; ) {
        const kept = await this.#options.store.messages(id, last, MESSAGES_AT_ONCE);
        const said = kept.map(chatOf);
        heard.push(
          ...said.filter(({ to, seat }) => to === undefined || mine.includes(to) || mine.includes(seat!)),
        );
        if (kept.length < MESSAGES_AT_ONCE || heard.length >= MESSAGES_AT_ONCE) break;
        last = kept.at(-1)!.number;
      }
      return heard.slice(0, MESSAGES_AT_ONCE);
    });
  }

  facts(
    by: Person | undefined,
    id: string,
    seat: Seat | undefined,
    after: number,
  ): Promise<readonly object[] | Refusal> {
    return this.#on(id, async (table) => {
      const no = mayLook(table, by, seat);
      if (no) return no;
      const { body, row } = table;
      const game = await this.#game(row.game);
      if (isRefusal(game) || body.seed === undefined) return [];
      const told: { seq: number; facts: readonly Fact[] }[] = [];
      const lines = (await this.#options.store.entries(id, 0)).map(lineOf);
      const eye = seat ?? 'spectator';
      let course = startCourse(game, body.config, body.seed);
      // What happened before anybody was asked belongs to number 0.
      if (!isRefusal(course) && after === 0) told.push({ seq: 0, facts: factsFor(course.facts, eye) });
      for (const [at, line] of lines.entries()) {
        if (isRefusal(course)) return course;
        if (line.kind === 'answer') course = courseAfter(game, course, line);
        else if (line.kind === 'undo') course = courseBefore(game, course, line.seat);
        else course = courseBackAt(game, body.config, body.seed, lines, line.to);
        if (!isRefusal(course) && at + 1 > after)
          told.push({ seq: at + 1, facts: factsFor(course.facts, eye) });
      }
      return told;
    });
  }

  viewAt(by: Person | undefined, id: string, seat: Seat | undefined, seq: number): Promise<object | Refusal> {
    return this.#on<object>(id, async (table) => {
      const no = mayLook(table, by, seat);
      if (no) return no;
      const { body, row } = table;
      const game = await this.#game(row.game);
      if (isRefusal(game)) return game;
      if (body.seed === undefined || seq > table.seq) return refusal('no-such-moment', '0', { to: seq });
      const lines = (await this.#options.store.entries(id, 0)).slice(0, seq).map(lineOf);
      const course = derive(game, body.config, body.seed, lines);
      return isRefusal(course) ? course : view(course.state, seat ?? 'spectator');
    });
  }

  // The house

  load(): { live: number; viewers: number } {
    let viewers = 0;
    for (const table of this.#opened.values()) viewers += table.viewers;
    return { live: this.#live.size, viewers };
  }

  async sweep(): Promise<void> {
    const { now, idleAfter } = this.#options;
    for (const [id, table] of this.#opened) {
      if (!table.isIdle || now() - table.touched < idleAfter) continue;
      if (table.clock?.running.length) this.#clocks.set(id, table.clock);
      await this.#drop(id, table);
    }
    for (const [id, clock] of this.#clocks)
      if ((deadline(clock) ?? Infinity) <= now() + idleAfter) await this.#table(id);
  }

  async stop(): Promise<void> {
    for (const opened of this.#live.values()) {
      const table = await opened.catch(() => undefined);
      if (table && !isRefusal(table)) await table.stop();
    }
  }

  #token(bytes: number): string {
    return this.#options.randomBytes(bytes).toString('hex');
  }
}

/** With the eyes of a seat only its owner looks; as a watcher, anybody. */
function mayLook(table: Table, by: Person | undefined, seat: Seat | undefined): Refusal | undefined {
  if (seat === undefined) return undefined;
  return by ? notYourSeat(table.body, by, seat) : refusal('not-your-seat', '0', { seat });
}

/** A game that was played elsewhere and holds. */
interface Brought {
  readonly game: string;
  readonly config: unknown;
  readonly seed: string;
  readonly serverSeed?: string;
  readonly lines: readonly Line[];
  readonly over: boolean;
}

const recordSchema = z.object({
  game: z.string().check(z.maxLength(40)),
  rulesVersion: z.number(),
  config: z.unknown(),
  seed: z.string().check(z.minLength(1), z.maxLength(200)),
  answers: z
    .array(
      z.strictObject({
        seat: z.string().check(z.maxLength(40)),
        decision: z.string().check(z.maxLength(60)),
        choice: z.union([
          z.string().check(z.maxLength(200)),
          z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
          z.number(),
        ]),
      }),
    )
    .check(z.maxLength(20_000)),
});

function chatOf({ table, number, body, at }: Message): Chat {
  return {
    type: 'chat',
    table,
    number,
    at,
    ...(JSON.parse(body) as Pick<Chat, 'from' | 'text' | 'seat' | 'to'>),
  };
}
