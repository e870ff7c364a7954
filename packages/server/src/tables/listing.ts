// Tables from outside, one or many. Rows are enough: nothing comes into memory for somebody who passes by.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Person, TableRow } from '../store/store.ts';
import { type Chair, renameIn, type TableBody } from './chairs.ts';
import type { ClockFace } from './clock.ts';
import type { Context } from './context.ts';
import { untilOf } from './due.ts';
import { infoOf, summaryOf } from './summary.ts';
import type { Kept, TableRegistry } from './table-registry.ts';

/** Tables of one person that are listed. */
const MOST_OF_ONE = 50;

export class TableLists {
  readonly #deps: Context;
  readonly #registry: TableRegistry;

  constructor(deps: Context, registry: TableRegistry) {
    this.#deps = deps;
    this.#registry = registry;
  }

  async summary(id: string): Promise<TableSummary | Refusal> {
    const opened = this.#registry.opened(id);
    if (opened) return opened.summary();
    const kept = await this.#registry.kept(id);
    if (isRefusal(kept)) return kept;
    if (!isWhole(kept)) return this.#derived(id);
    const [summary] = await this.#of([kept]);
    return summary!;
  }

  async list(limit: number, before?: number): Promise<readonly TableSummary[]> {
    const rows = await this.#deps.store.listTables({ limit, ...(before !== undefined && { before }) });
    return this.summaries(rows);
  }

  async listOf(by: Person): Promise<readonly TableSummary[]> {
    const rows = await this.#deps.store.tablesOf(by.id, MOST_OF_ONE);
    for (const row of rows) if (row.status === 'playing' && !row.turn) await this.#registry.find(row.id);
    return this.summaries(rows);
  }

  /** The last changed first; the rows are a minute behind at most. */
  async summaries(rows: readonly TableRow[]): Promise<TableSummary[]> {
    const [summaries, closed]: [TableSummary[], Kept[]] = [[], []];
    for (const row of rows) {
      const opened = this.#registry.opened(row.id);
      const kept = opened ? undefined : await this.#registry.read(row);
      if (opened) summaries.push(opened.summary());
      else if (kept && !isRefusal(kept)) closed.push(kept);
    }
    summaries.push(...(await this.#of(closed)));
    return summaries.toSorted((a, b) => b.changedAt - a.changedAt);
  }

  /** What is derived is kept with the row: the table itself need not stay in memory for somebody who passes by. */
  async #derived(id: string): Promise<TableSummary | Refusal> {
    const summary = await this.#registry.on(id, async (table) => table.summary());
    const opened = this.#registry.opened(id);
    if (opened?.isIdle) await this.#registry.drop(opened);
    return summary;
  }

  /** Of tables that are not in memory: whatever has to be looked up is looked up once for all of them. */
  async #of(kept: readonly Kept[]): Promise<TableSummary[]> {
    const { store, now, clock, serverKey } = this.#deps;
    await this.#rename(kept.map(({ body }) => body));
    const last = new Map(
      (await store.lastEntries(kept.map(({ row }) => row.id))).map(({ table, at }) => [table, at]),
    );
    const around = {
      serverKey,
      isOnline: () => false,
      wallTime: (serviceTime: number) => now() + serviceTime - clock(),
    };
    return kept.map(({ row, body }) => {
      const { seq = 0, asked = [], clock: written } = row.turn ?? {};
      const face = written === undefined ? undefined : (JSON.parse(written) as ClockFace);
      const until = untilOf({ clock: face, asked, body }, around.wallTime);
      // The row itself may be a minute behind.
      const changedAt = Math.max(row.changedAt, last.get(row.id) ?? 0);
      return summaryOf(infoOf(row, body, around), { ...row, changedAt }, body, { seq, asked, until });
    });
  }

  /** Somebody may have another name by now than when they sat down; one look for all of them. */
  async #rename(bodies: readonly TableBody[]): Promise<void> {
    const seated = (body: TableBody): NonNullable<Chair['person']>[] =>
      Object.values(body.chairs).flatMap(({ person }) => person ?? []);
    const ids = new Set(bodies.flatMap(seated).map(({ id }) => id));
    const people = await this.#deps.store.peopleOf([...ids]);
    const known = new Map(people.map((person) => [person.id, person]));
    for (const body of bodies)
      for (const { id, name } of seated(body)) {
        const person = known.get(id);
        if (person && person.name !== name) renameIn(body.chairs, person);
      }
  }
}

/** Tables of before do not keep who is asked and how they ended: that has to be derived once. */
function isWhole({ row: { status, turn }, body }: Kept): boolean {
  return status === 'playing' ? turn !== undefined : status !== 'over' || body.outcome !== undefined;
}
