// The tables of this process: those in memory, and the way to bring others back and let them go.

import type { AnyGame, Catalogue } from '@three-thrones/catalogue';
import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import { type Person, StorageFailed, type TableRow } from '../store/store.ts';
import type { TableBody } from './chairs.ts';
import type { Command, CommandType, Handlers, Results } from './commands.ts';
import type { Context, GameContext } from './context.ts';
import { TableActor } from './table-actor.ts';
import type { TableAtWork } from './table-at-work.ts';
import type { Viewer } from './tables.ts';

export interface RegistryDeps extends Context {
  readonly catalogue: Catalogue;
  readonly handlers: Handlers<TableAtWork>;
  /** A table nobody looks at leaves memory after so many milliseconds. */
  readonly idleAfter: number;
  /** Bytes of memory beyond which idle tables leave at once. */
  readonly memoryLimit?: number;
}

/** A table as it is kept: nothing has to come into memory to look at that. */
export interface Kept {
  readonly row: TableRow;
  readonly body: Readonly<TableBody>;
}

/** So many tables may wait in memory for somebody to come back. */
const MOST_IDLE = 2_000;

export class TableRegistry {
  readonly #deps: RegistryDeps;
  readonly #live = new Map<string, Promise<TableActor | Refusal>>();
  /** The same, as far as they are opened. */
  readonly #opened = new Map<string, TableActor>();
  /** Tables that cannot be opened, and why: they alone are not served. */
  readonly #quarantine = new Map<string, string>();

  readonly #contexts = new Map<AnyGame, GameContext>();

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
  }

  get quarantine(): ReadonlyMap<string, string> {
    return this.#quarantine;
  }

  /** One that is in memory already. */
  opened(id: string): TableActor | undefined {
    return this.#opened.get(id);
  }

  /** Brings a table into memory, if it is not there. */
  find(id: string): Promise<TableActor | Refusal> {
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

  /** The same for a table that is due; one that is there, or cannot be, is left alone. */
  async wake(id: string): Promise<void> {
    if (!this.#live.has(id) && !this.#quarantine.has(id)) await this.find(id);
  }

  async #open(id: string): Promise<TableActor | Refusal> {
    if (this.#quarantine.has(id)) return refuse('table-damaged');
    const row = await this.#deps.store.table(id);
    if (!row) return refuse('no-such-table');
    const game = await this.#deps.catalogue.rules(row.game, row.rulesVersion);
    if (isRefusal(game)) return game;
    try {
      return await TableActor.open(this.#contextOf(game), row);
    } catch (error) {
      if (error instanceof StorageFailed) throw error;
      return this.#damaged(row, error);
    }
  }

  /** One for all tables of a game: of tables there are many. */
  #contextOf(game: AnyGame): GameContext {
    let context = this.#contexts.get(game);
    if (!context) {
      context = { ...this.#deps, game };
      this.#contexts.set(game, context);
    }
    return context;
  }

  /** One damaged table is named and left alone; all others are served. */
  async #damaged(row: TableRow, error: unknown): Promise<Refusal> {
    const { store, observer } = this.#deps;
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
  async drop(table: TableActor): Promise<void> {
    this.#live.delete(table.id);
    this.#opened.delete(table.id);
    await table.stop();
  }

  /** Runs something on a table, brought into memory if need be. */
  async on<T>(id: string, run: (table: TableActor) => Promise<T | Refusal>): Promise<T | Refusal> {
    for (;;) {
      const live = this.find(id);
      const table = this.#opened.get(id) ?? (await live);
      if (isRefusal(table)) return table;
      if (this.#live.get(id) !== live) continue; // it has just left memory
      const result = await run(table);
      if (isRefusal(result)) this.#deps.observer.refused(result.code);
      return result;
    }
  }

  /** The same, when the table is done with what it does. */
  inTurn<T>(id: string, run: (table: TableActor) => Promise<T | Refusal>): Promise<T | Refusal> {
    return this.on(id, (table) => table.inTurn(() => run(table)));
  }

  carryOut<T extends CommandType>(by: Person, command: Command<T>): Promise<Results[T] | Refusal> {
    return this.on(command.table, (table) => table.carryOut(by, command, this.#deps.handlers));
  }

  /** A table as it is kept, for those who only read: it does not come into memory. */
  async kept(id: string): Promise<Kept | Refusal> {
    const opened = this.#opened.get(id)?.state;
    if (opened) return { row: opened.row, body: opened.body };
    if (this.#quarantine.has(id)) return refuse('table-damaged');
    const row = await this.#deps.store.table(id);
    return row ? this.read(row) : refuse('no-such-table');
  }

  read(row: TableRow): Kept | Promise<Refusal> {
    try {
      return { row, body: JSON.parse(row.body) as TableBody };
    } catch (error) {
      return this.#damaged(row, error);
    }
  }

  subscribe(viewer: Viewer, id: string, seat?: Seat, since?: number): Promise<Refusal | undefined> {
    return this.on<undefined>(id, (table) => table.subscribe(viewer, seat, since));
  }

  unsubscribe(viewer: Viewer, id?: string): void {
    const tables = id === undefined ? [...this.#live.values()] : [this.#live.get(id)];
    for (const table of tables)
      void table?.then(
        (one) => isRefusal(one) || one.unsubscribe(viewer),
        () => undefined,
      );
  }

  /** Tables that are not in memory look their people up when they come back. */
  async renamed(person: Person): Promise<void> {
    for (const live of [...this.#live.values()]) {
      const table = await live.catch(() => undefined);
      if (!table || isRefusal(table)) continue;
      await table.renamed(person).catch((error: unknown) => this.#deps.observer.failed('name', error));
    }
  }

  load(): { live: number; viewers: number; quarantined: number } {
    let viewers = 0;
    for (const table of this.#opened.values()) viewers += table.viewers;
    return { live: this.#live.size, viewers, quarantined: this.#quarantine.size };
  }

  /** Lets go of tables nobody has looked at or answered for a while. */
  async dropIdle(): Promise<void> {
    const { now, idleAfter, memoryLimit = Infinity } = this.#deps;
    const idle = [...this.#opened.values()].filter((table) => table.isIdle);
    idle.sort((one, other) => one.touched - other.touched);
    const isTight = process.memoryUsage().heapUsed > memoryLimit;
    const tooMany = idle.length - MOST_IDLE;
    for (const [at, table] of idle.entries()) {
      if (!isTight && at >= tooMany && now() - table.touched < idleAfter) continue;
      if (table.isIdle) await this.drop(table);
    }
  }

  async stop(): Promise<void> {
    for (const opened of this.#live.values()) {
      const table = await opened.catch(() => undefined);
      if (table && !isRefusal(table)) await table.stop();
    }
  }
}
