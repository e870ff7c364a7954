// A store as simple as can be, and random operations on which a real one must agree with it.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Appended, Entry, Message, Status, Store, TableRow } from '../src/store/store.ts';
import { kept, type StoreUnderTest } from './store.rows.ts';

const STATUSES = ['gathering', 'playing', 'over', 'closed'] as const satisfies readonly Status[];
const TABLES = ['t-1', 't-2', 't-3', 't-4'];

const table = fc.constantFrom(...TABLES);
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'A', ' a', 'ä');
const body = fc.string({ unit: 'binary', maxLength: 200 });
const at = fc.integer({ min: 0, max: 60 });
const change = fc.record({ status: fc.constantFrom(...STATUSES), changedAt: at, body }, { requiredKeys: [] });

/** One call. `offset` is counted from the next free number, so that most appends are right and some are not. */
const operation = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      ...{ kind: fc.constant('append' as const), table, key, body, at },
      ...{ offset: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1), change: fc.option(change, { nil: undefined }) },
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('message' as const), table, key, body, at }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('update' as const), table, change, listed: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('snapshot' as const),
      table,
      seq: fc.nat(20),
      body: fc.uint8Array({ maxLength: 9_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      table,
      status: fc.constantFrom(...STATUSES),
      at,
      listed: fc.boolean(),
      body,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), before: at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Several calls in one turn of the event loop, turn after turn. */
export const operations = fc.array(fc.array(operation, { minLength: 1, maxLength: 6 }), { maxLength: 15 });

class Model {
  readonly tables = new Map<string, TableRow>();
  readonly logs = new Map<string, Entry[]>();
  readonly snapshots = new Map<string, { seq: number; body: Uint8Array }>();
  readonly said = new Map<string, Message[]>();

  log(id: string): Entry[] {
    return this.logs.get(id) ?? [];
  }

  append(entry: Entry, changes: Partial<TableRow> | undefined): Appended | 'threw' {
    if (!this.tables.has(entry.table)) return 'threw';
    const log = this.log(entry.table);
    const before = log.find((one) => one.key === entry.key);
    if (before) return { ok: false, why: 'repeated', seq: before.seq };
    if (entry.seq < 1 || entry.seq > log.length + 1) return 'threw';
    if (entry.seq <= log.length) return { ok: false, why: 'taken' };
    this.logs.set(entry.table, [...log, entry]);
    this.update(entry.table, changes ?? {});
    return { ok: true };
  }

  update(id: string, changes: Partial<TableRow>): undefined {
    const row = this.tables.get(id);
    if (row) this.tables.set(id, { ...row, ...changes });
  }

  message(message: Omit<Message, 'number'>): number | 'threw' {
    if (!this.tables.has(message.table)) return 'threw';
    const said = this.said.get(message.table) ?? [];
    const before = said.find((one) => one.key === message.key);
    if (before) return before.number;
    const number = Math.max((said.at(-1)?.number ?? 0) + 1, message.at);
    this.said.set(message.table, [...said, { ...message, number }]);
    return number;
  }

  snapshot(id: string, seq: number, bytes: Uint8Array): 'threw' | undefined {
    if (!this.tables.has(id)) return 'threw';
    if (seq >= (this.snapshots.get(id)?.seq ?? 0)) this.snapshots.set(id, { seq, body: bytes });
    return undefined;
  }

  add(row: TableRow): 'threw' | undefined {
    if (this.tables.has(row.id)) return 'threw';
    this.tables.set(row.id, row);
    return undefined;
  }

  forget(before: number): number {
    const gone = [...this.tables.values()].filter(
      ({ status, changedAt }) => (status === 'over' || status === 'closed') && changedAt < before,
    );
    for (const { id } of gone)
      for (const part of [this.tables, this.logs, this.snapshots, this.said]) part.delete(id);
    return gone.length;
  }
}

export async function checkAgainstModel(bench: StoreUnderTest, turns: readonly Operation[][]): Promise<void> {
  const model = new Model();
  let { store } = bench;
  for (const id of TABLES.slice(0, 2)) {
    const times = { createdAt: 20, changedAt: 20 };
    const row = {
      id,
      game: 'agot',
      rulesVersion: 1,
      status: 'playing',
      listed: true,
      ...times,
      body: '',
    } as const;
    model.add(row);
    await store.addTable(row);
  }

  /** The call to the real store, begun at once, and what the model says it gives. */
  const perform = (one: Operation): [Promise<unknown>, unknown] => {
    switch (one.kind) {
      case 'append': {
        const { kind: _, offset, change: changes, ...rest } = one;
        const entry = { ...rest, seq: model.log(one.table).length + 1 + offset };
        return [store.append(entry, changes), model.append(entry, changes)];
      }
      case 'message': {
        const { kind: _, ...message } = one;
        return [store.addMessage(message), model.message(message)];
      }
      case 'update': {
        const changes = { ...one.change, listed: one.listed };
        return [store.updateTable(one.table, changes), model.update(one.table, changes)];
      }
      case 'snapshot': {
        const { table: id, seq, body: bytes } = one;
        return [store.putSnapshot({ table: id, seq, body: bytes }), model.snapshot(id, seq, bytes)];
      }
      case 'add': {
        const { status, listed, body: text } = one;
        const times = { createdAt: one.at, changedAt: one.at };
        const row = { id: one.table, game: 'agot', rulesVersion: 1, status, listed, ...times, body: text };
        return [store.addTable(row), model.add(row)];
      }
      case 'forget':
        return [store.forget(one.before), model.forget(one.before)];
      case 'reopen':
        return [bench.reopen().then((next) => void (store = next)), undefined];
    }
  };

  for (const turn of turns) {
    const calls: [Promise<unknown>, unknown][] = [];
    for (const one of turn) {
      const call = perform(one);
      calls.push([call[0].catch(() => 'threw'), call[1]]);
      // Nobody may call while the store is being closed, and forgetting leaves room for others in between.
      if (one.kind === 'reopen' || one.kind === 'forget') await call[0];
    }
    for (const [real, expected] of calls) expect(await real).toEqual(expected);
    await expectSame(model, store);
  }
}

async function expectSame(model: Model, store: Store): Promise<void> {
  for (const id of TABLES) {
    expect(await store.table(id)).toEqual(model.tables.get(id));
    const log = model.log(id);
    expect(await store.entries(id, 0)).toEqual(log.map(kept));
    expect(await store.lastSeq(id)).toBe(log.length);
    for (const entry of log) expect(await store.seqOf(id, entry.key)).toBe(entry.seq);
    expect(await store.messages(id, 0, 100)).toEqual(model.said.get(id) ?? []);
    const [snapshot, expected] = [await store.snapshot(id), model.snapshots.get(id)];
    expect(snapshot && { seq: snapshot.seq, body: [...snapshot.body] }).toEqual(
      expected && { seq: expected.seq, body: [...expected.body] },
    );
  }
  const rows = [...model.tables.values()];
  const listed = await store.listTables({ limit: 100 });
  expect(listed.map(({ changedAt }) => changedAt)).toEqual(
    rows
      .filter((row) => row.listed)
      .map(({ changedAt }) => changedAt)
      .sort((a, b) => b - a),
  );
  const playing = await store.tablesInPlay();
  expect(new Set(playing.map(({ id }) => id))).toEqual(
    new Set(rows.filter(({ status }) => status === 'playing').map(({ id }) => id)),
  );
}
