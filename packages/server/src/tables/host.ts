// All tables of this process: those in memory, and the way to bring others back.

import type { AnyGame, Catalogue } from '@three-thrones/catalogue';
import { isRefusal, randomFrom, type Refusal, type Seat, seeded } from '@three-thrones/kernel';
import { type Chat, refuse } from '@three-thrones/protocol';
import type { NewTable, TableSummary } from '@three-thrones/protocol/http';
import { ServiceClock } from '../operations/service-clock.ts';
import { newId } from '../people/keys.ts';
import { type Person, StorageFailed, type TableRow } from '../store/store.ts';
import { administration } from './administration.ts';
import { checkBrought, writeLog } from './bringing.ts';
import { type Chair, renameIn, seatsOf, type TableBody } from './chairs.ts';
import type { Context } from './context.ts';
import { type Signer, signerFrom } from './fairness.ts';
import { pacemaker } from './loading.ts';
import { exportOf, factsOf, type Kept, type ReadingParts, viewAt } from './reading.ts';
import { type Seating, seating } from './seating.ts';
import { lobbyOf, summaryOf } from './summary.ts';
import { Table } from './table.ts';
import { heardBy, say } from './talking.ts';
import type { Tables, TablesAdmin, Viewer } from './tables.ts';

export interface HostOptions extends Omit<Context, 'clock' | 'serverKey'> {
  readonly catalogue: Catalogue;
  /** Service time, if somebody keeps it; otherwise it goes on by `now` from what the store says. */
  readonly clock?: () => number;
  /** A table nobody looks at leaves memory after so many milliseconds. */
  readonly idleAfter: number;
  /** Bytes of memory beyond which idle tables leave at once. */
  readonly memoryLimit?: number;
  /** Leaves clocks and bots alone: for looking at tables without serving them. */
  readonly asleep?: boolean;
}

/** Tables of one person that are listed. */
const MOST_OF_ONE = 50;
/** How often tables that are not in memory are looked after, how far ahead, and how many at once. */
const WAKE_EVERY = 1_000;
const WAKE_AHEAD = 1_500;
const WAKE_AT_ONCE = 100;
/** So many tables may wait in memory for somebody to come back. */
const MOST_IDLE = 2_000;

export async function openTables(options: HostOptions): Promise<Tables> {
  const secret = await options.store.secret();
  const own = options.clock ? undefined : new ServiceClock(await options.store.serviceTime(), options.now);
  return new Host({ ...options, clock: options.clock ?? own!.now }, secret, own !== undefined);
}

type Parts = HostOptions & { readonly clock: () => number };

class Host implements Tables {
  readonly admin: TablesAdmin;
  readonly #options: Parts;
  readonly #keepsTime: boolean;
  readonly #context: Context;
  readonly #signer: Signer;
  readonly #seating: Seating;
  readonly #reading: ReadingParts;
  readonly #live = new Map<string, Promise<Table | Refusal>>();
  /** The same, as far as they are opened. */
  readonly #opened = new Map<string, Table>();
  /** Tables that cannot be opened, and why: they alone are not served. */
  readonly #quarantine = new Map<string, string>();
  #waker: NodeJS.Timeout | undefined;
  #waking: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: Parts, secret: string, keepsTime: boolean) {
    this.#options = options;
    this.#keepsTime = keepsTime;
    this.#signer = signerFrom(secret);
    this.#context = { ...options, serverKey: this.#signer.serverKey };
    this.#reading = { store: options.store, work: options.work, signer: this.#signer };
    const { now, standIn } = options;
    this.#seating = seating({ secret, standIn, now, token: () => this.#token(16) });
    this.admin = administration({
      store: options.store,
      seating: this.#seating,
      quarantine: this.#quarantine,
      on: (id, run) => this.#change(id, run),
      summaries: (rows) => this.#summaries(rows),
    });
    if (!options.asleep) this.#waker = setInterval(() => void this.#wake(), WAKE_EVERY).unref();
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
    if (this.#quarantine.has(id)) return refuse('table-damaged');
    const row = await this.#options.store.table(id);
    if (!row) return refuse('no-such-table');
    const game = await this.#options.catalogue.rules(row.game, row.rulesVersion);
    if (isRefusal(game)) return game;
    try {
      return await Table.open({ ...this.#context, game }, row);
    } catch (error) {
      if (error instanceof StorageFailed) throw error;
      return this.#damaged(row, error);
    }
  }

  /** One damaged table is named and left alone; all others are served. */
  async #damaged(row: TableRow, error: unknown): Promise<Refusal> {
    const { store, observer } = this.#options;
    this.#quarantine.set(row.id, error instanceof Error ? error.message : String(error));
    observer.failed('table', error);
    // Nobody is woken for it again and again.
    if (row.turn?.due !== undefined) {
      const { due: _, ...turn } = row.turn;
      await store
        .updateTable(row.id, {}, { turn })
        .catch((failure: unknown) => observer.failed('table', failure));
    }
    return refuse('table-damaged');
  }

  /** Out of memory; whoever wants it next opens it again. */
  async #drop(id: string, table: Table): Promise<void> {
    this.#live.delete(id);
    this.#opened.delete(id);
    await table.stop();
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

  /** Changes to chairs wait their turn like answers. */
  #change<T>(id: string, run: (table: Table) => Promise<T | Refusal>): Promise<T | Refusal> {
    return this.#on(id, (table) => table.do(() => run(table)));
  }

  /** A table as it is kept, for those who only read: it does not come into memory. */
  async #kept(id: string): Promise<Kept | Refusal> {
    const opened = this.#opened.get(id);
    if (opened) return { row: opened.row, body: opened.body };
    if (this.#quarantine.has(id)) return refuse('table-damaged');
    const row = await this.#options.store.table(id);
    return row ? this.#read(row) : refuse('no-such-table');
  }

  #read(row: TableRow): Kept | Refusal | Promise<Refusal> {
    try {
      return { row, body: JSON.parse(row.body) as TableBody };
    } catch (error) {
      return this.#damaged(row, error);
    }
  }

  // The lobby

  create(by: Person, wanted: NewTable): Promise<TableSummary | Refusal> {
    return this.#create(by, wanted);
  }

  /** A new table, by the rules of today. */
  async #create(
    by: Person,
    wanted: NewTable,
    more?: Pick<TableBody, 'rematchOf'>,
  ): Promise<TableSummary | Refusal> {
    const game = await this.#options.catalogue.rules(wanted.game);
    if (isRefusal(game)) return game;
    const config = game.configure(wanted.config, randomFrom(seeded(this.#token(32))));
    if (isRefusal(config)) return config;
    return this.#add(game, by, { ...wanted, config }, more);
  }

  async #add(
    game: AnyGame,
    by: Person,
    wanted: NewTable,
    more: Partial<TableBody> & { readonly status?: TableRow['status'] } = {},
  ): Promise<TableSummary | Refusal> {
    const { store, now, randomBytes } = this.#options;
    const { config, tempo, listed } = wanted;
    const { status = 'gathering', ...rest } = more;
    const chairs = Object.fromEntries(game.chairs(config).map((seat) => [seat, {}]));
    const body: TableBody = { config, tempo, host: by.id, chairs, serverSeed: this.#token(32), ...rest };
    const row = {
      ...{ id: newId(randomBytes), game: wanted.game, rulesVersion: game.rulesVersion, listed, status },
      ...{ body: JSON.stringify(body), createdAt: now(), changedAt: now() },
    };
    await store.addTable(row, seatsOf(body));
    return this.summary(row.id);
  }

  async summary(id: string): Promise<TableSummary | Refusal> {
    const opened = this.#opened.get(id);
    if (opened) return opened.summary();
    const kept = await this.#kept(id);
    if (isRefusal(kept)) return kept;
    if (!isWhole(kept)) return this.#derivedSummary(id);
    const [summary] = await this.#summariesOf([kept]);
    return summary!;
  }

  /** What is derived is kept with the row: the table itself need not stay in memory for somebody who passes by. */
  async #derivedSummary(id: string): Promise<TableSummary | Refusal> {
    const summary = await this.#on(id, async (table) => table.summary());
    const opened = this.#opened.get(id);
    if (opened?.isIdle) await this.#drop(id, opened);
    return summary;
  }

  /** Somebody may have another name by now than when they sat down; one look for all of them. */
  async #rename(bodies: readonly TableBody[]): Promise<void> {
    const seated = (body: TableBody): NonNullable<Chair['person']>[] =>
      Object.values(body.chairs).flatMap(({ person }) => person ?? []);
    const ids = new Set(bodies.flatMap(seated).map(({ id }) => id));
    const people = await this.#options.store.peopleOf([...ids]);
    const known = new Map(people.map((person) => [person.id, person]));
    for (const body of bodies)
      for (const { id, name } of seated(body)) {
        const person = known.get(id);
        if (person && person.name !== name) renameIn(body.chairs, person);
      }
  }

  /** Of tables that are not in memory: whatever has to be looked up is looked up once for all of them. */
  async #summariesOf(kept: readonly Kept[]): Promise<TableSummary[]> {
    const { store, now, clock } = this.#options;
    await this.#rename(kept.map(({ body }) => body));
    const last = new Map(
      (await store.lastEntries(kept.map(({ row }) => row.id))).map(({ table, at }) => [table, at]),
    );
    const around = {
      serverKey: this.#signer.serverKey,
      isOnline: () => false,
      wallTime: (serviceTime: number) => now() + serviceTime - clock(),
    };
    return kept.map(({ row, body }) => {
      const { seq = 0, asked = [] } = row.turn ?? {};
      // The row itself may be a minute behind.
      const changedAt = Math.max(row.changedAt, last.get(row.id) ?? 0);
      return summaryOf(lobbyOf(row, body, around), { ...row, changedAt }, body, { seq, asked });
    });
  }

  async list(limit: number, before?: number): Promise<readonly TableSummary[]> {
    const rows = await this.#options.store.listTables({ limit, ...(before !== undefined && { before }) });
    return this.#summaries(rows);
  }

  /** The last changed first; the rows are a minute behind at most. */
  async #summaries(rows: readonly TableRow[]): Promise<TableSummary[]> {
    const [summaries, closed]: [TableSummary[], Kept[]] = [[], []];
    for (const row of rows) {
      const opened = this.#opened.get(row.id);
      const kept = opened ? undefined : await this.#read(row);
      if (opened) summaries.push(opened.summary());
      else if (kept && !isRefusal(kept)) closed.push(kept);
    }
    summaries.push(...(await this.#summariesOf(closed)));
    return summaries.toSorted((a, b) => b.changedAt - a.changedAt);
  }

  async listOf(by: Person): Promise<readonly TableSummary[]> {
    const rows = await this.#options.store.tablesOf(by.id, MOST_OF_ONE);
    for (const row of rows) if (row.status === 'playing' && !row.turn) await this.#table(row.id);
    return this.#summaries(rows);
  }

  // Chairs

  claim: Tables['claim'] = (id, by, seat, said = {}) =>
    this.#change(id, (table) => this.#seating.claim(table, by, seat, said));
  commit: Tables['commit'] = (id, by, seat, said) =>
    this.#change(id, (table) => this.#seating.commit(table, by, seat, said));
  reveal: Tables['reveal'] = (id, by, seat, said) =>
    this.#change(id, (table) => this.#seating.reveal(table, by, seat, said));
  recover: Tables['recover'] = (id, by, code) =>
    this.#change(id, (table) => this.#seating.recover(table, by, code));
  give: Tables['give'] = (id, by, seat, to) =>
    this.#change(id, (table) => this.#seating.give(table, by, seat, to));
  leave: Tables['leave'] = (id, by, seat) =>
    this.#change(id, (table) => this.#seating.leave(table, by, seat));
  seatBot: Tables['seatBot'] = (id, by, seat, level) =>
    this.#change(id, (table) => this.#seating.seatBot(table, by, seat, level));
  unseatBot: Tables['unseatBot'] = (id, by, seat) =>
    this.#change(id, (table) => this.#seating.unseatBot(table, by, seat));
  openSeat: Tables['openSeat'] = (id, by, seat) =>
    this.#change(id, (table) => this.#seating.openSeat(table, by, seat));
  kick: Tables['kick'] = (id, by, seat) => this.#change(id, (table) => this.#seating.kick(table, by, seat));
  mute: Tables['mute'] = (id, by, person, isMuted) =>
    this.#change(id, (table) => this.#seating.mute(table, by, person, isMuted));
  close: Tables['close'] = (id, by) => this.#change(id, (table) => this.#seating.close(table, by));

  rematch(id: string, by: Person): Promise<TableSummary | Refusal> {
    return this.#change(id, async (table) => {
      const { body, row } = table;
      if (body.rematch) return this.summary(body.rematch);
      const no = table.mayNot(by, { do: 'rematch' });
      if (no) return no;
      const game = await this.#options.catalogue.rules(row.game);
      if (isRefusal(game)) return game;
      const config = game.renewed?.(body.config, row.rulesVersion) ?? body.config;
      const wanted = { game: row.game, config, tempo: body.tempo, listed: row.listed };
      const next = await this.#create(by, wanted, { rematchOf: id });
      if (isRefusal(next)) return next;
      await table.change((changed) => {
        changed.rematch = next.table;
      });
      return next;
    });
  }

  // Whole games

  async import(by: Person, document: unknown, who: string = by.id): Promise<TableSummary | Refusal> {
    const brought = await checkBrought(this.#options.work, document, who);
    if (isRefusal(brought)) return brought;
    const rules = await this.#options.catalogue.rules(brought.game, brought.rulesVersion);
    if (isRefusal(rules)) return rules;
    const wanted: NewTable = {
      game: brought.game,
      config: brought.config,
      tempo: { kind: 'none' },
      listed: false,
    };
    const chairs = Object.fromEntries(
      rules.chairs(brought.config).map((seat) => [seat, { ...brought.shares[seat] }]),
    );
    const more = { ...brought.body, chairs, imported: true as const, status: 'closed' as const };
    const added = await this.#add(rules, by, wanted, more);
    if (isRefusal(added)) return added;
    await writeLog(this.#options, added.table, brought);
    return this.summary(added.table);
  }

  async export(id: string, who: string): Promise<string | Refusal> {
    const kept = await this.#kept(id);
    return isRefusal(kept) ? kept : exportOf(this.#reading, kept, who);
  }

  async facts(
    by: Person | undefined,
    id: string,
    seat: Seat | undefined,
    after: number,
    who: string,
  ): Promise<string | Refusal> {
    const kept = await this.#kept(id);
    if (isRefusal(kept)) return kept;
    return factsOf(this.#reading, kept, by, seat, after, who);
  }

  async viewAt(
    by: Person | undefined,
    id: string,
    seat: Seat | undefined,
    seq: number,
    who: string,
  ): Promise<string | Refusal> {
    const kept = await this.#kept(id);
    if (isRefusal(kept)) return kept;
    return viewAt(this.#reading, kept, by, seat, seq, who);
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
  consent: Tables['consent'] = (by, id, seat, proposal, agree, key) =>
    this.#on(id, (table) => table.consent(by, seat, proposal, agree, key));

  chat: Tables['chat'] = (by, id, said) => this.#on(id, (table) => say(this.#options, table, by, said));

  async messages(by: Person | undefined, id: string, after: number): Promise<readonly Chat[] | Refusal> {
    const kept = await this.#kept(id);
    return isRefusal(kept) ? kept : heardBy(this.#options.store, id, kept.body, by, after);
  }

  /** Tables that are not in memory look their people up when they come back. */
  async renamed(person: Person): Promise<void> {
    for (const live of [...this.#live.values()]) {
      const table = await live.catch(() => undefined);
      if (!table || isRefusal(table)) continue;
      await table.renamed(person).catch((error: unknown) => this.#options.observer.failed('name', error));
    }
  }

  // The house

  load(): { live: number; viewers: number; quarantined: number } {
    let viewers = 0;
    for (const table of this.#opened.values()) viewers += table.viewers;
    return { live: this.#live.size, viewers, quarantined: this.#quarantine.size };
  }

  async sweep(): Promise<void> {
    const { now, idleAfter, memoryLimit = Infinity } = this.#options;
    const idle = [...this.#opened].filter(([, table]) => table.isIdle);
    idle.sort(([, one], [, other]) => one.touched - other.touched);
    const isTight = process.memoryUsage().heapUsed > memoryLimit;
    const tooMany = idle.length - MOST_IDLE;
    for (const [at, [id, table]] of idle.entries()) {
      if (!isTight && at >= tooMany && now() - table.touched < idleAfter) continue;
      if (table.isIdle) await this.#drop(id, table);
    }
    if (!this.#options.asleep) await this.#wake();
  }

  /** Clocks run on and bots go on thinking although nobody looks: tables come back when something is due. */
  #wake(): Promise<void> {
    this.#waking ??= this.#wakeDue()
      .catch((error: unknown) => this.#options.observer.failed('wake', error))
      .finally(() => {
        this.#waking = undefined;
      });
    return this.#waking;
  }

  async #wakeDue(): Promise<void> {
    const { store, clock } = this.#options;
    const pace = pacemaker();
    const due = await store.due(clock() + WAKE_AHEAD, WAKE_AT_ONCE);
    for (const { id } of due) {
      if (this.#isStopped) return;
      if (!this.#live.has(id) && !this.#quarantine.has(id)) await this.#table(id);
      await pace();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#waker);
    await this.#waking;
    for (const opened of this.#live.values()) {
      const table = await opened.catch(() => undefined);
      if (table && !isRefusal(table)) await table.stop();
    }
    if (this.#keepsTime && !this.#options.asleep) await this.#options.store.heartbeat(this.#options.clock());
  }

  #token(bytes: number): string {
    return this.#options.randomBytes(bytes).toString('hex');
  }
}

/** Tables of before do not keep who is asked and how they ended: that has to be derived once. */
function isWhole({ row: { status, turn }, body }: Kept): boolean {
  return status === 'playing' ? turn !== undefined : status !== 'over' || body.outcome !== undefined;
}
