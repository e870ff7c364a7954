// Random operations on which a store must agree with one that is as simple as can be.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Besides, Status, Store, TableRow } from '../src/store/store.ts';
import type { StoreUnderTest } from './store.rows.ts';
import { Model } from './store.simple.ts';

const STATUSES = ['gathering', 'playing', 'over', 'closed'] as const satisfies readonly Status[];
const TABLES = ['t-1', 't-2', 't-3', 't-4'];

const table = fc.constantFrom(...TABLES);
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'A', ' a', 'ä');
const body = fc.string({ unit: 'binary', maxLength: 200 });
const at = fc.integer({ min: 0, max: 60 });
const change = fc.record({ status: fc.constantFrom(...STATUSES), changedAt: at, body }, { requiredKeys: [] });

const people = ['p-1', 'p-2', 'p-3'];
const seats = fc.dictionary(fc.constantFrom('stark', 'tyrell'), fc.constantFrom(...people), {
  noNullPrototype: true,
});
const stand = fc.record(
  { seq: fc.nat(4), asked: fc.array(fc.constantFrom('stark', 'tyrell')), due: at, clock: body },
  { requiredKeys: ['seq', 'asked'] },
);
/** `behind` is how far the version that was read is behind the one there is. */
const besides = fc.record({ behind: fc.constantFrom(0, 0, 0, 1), seats, turn: stand }, { requiredKeys: [] });
const bounds = fc.record({ ended: at, gathering: at, abandoned: at, messages: at }, { requiredKeys: [] });

/** One call. `offset` is counted from the next free number, so that most appends are right and some are not. */
const operation = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      ...{ kind: fc.constant('append' as const), table, key, body, at },
      ...{ offset: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1), change: fc.option(change, { nil: undefined }) },
      besides,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('revise' as const), table, key, body, at, besides },
      ...{ back: fc.constantFrom(0, 0, 1, 2), late: fc.constantFrom(0, 0, 0, 1) },
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('message' as const), table, key, body, at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('update' as const), table, change, besides },
      listed: fc.option(fc.boolean(), { nil: undefined }),
    }),
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
      seats,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), bounds }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Several calls in one turn of the event loop, turn after turn. */
export const operations = fc.array(fc.array(operation, { minLength: 1, maxLength: 6 }), { maxLength: 15 });

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

  const moreOf = (
    id: string,
    { behind, ...more }: { behind?: number } & Omit<Besides, 'version'>,
  ): Besides =>
    behind === undefined ? more : { ...more, version: (model.tables.get(id)?.version ?? 1) - behind };

  /** The call to the real store, begun at once, and what the model says it gives. */
  const perform = (one: Operation): [Promise<unknown>, unknown] => {
    switch (one.kind) {
      case 'append': {
        const { kind: _, offset, change: changes, besides: wish, ...rest } = one;
        const entry = { ...rest, seq: model.log(one.table).length + 1 + offset };
        const more = moreOf(one.table, wish);
        return [store.append(entry, changes, more), model.append(entry, changes, more)];
      }
      case 'revise': {
        const { kind: _, back, late, besides: wish, ...rest } = one;
        const last = model.log(one.table).length;
        const entry = { ...rest, seq: last - back };
        const more = wish.turn === undefined ? {} : { turn: wish.turn };
        return [store.revise(entry, last + late, more), model.revise(entry, last + late, more)];
      }
      case 'message': {
        const { kind: _, ...message } = one;
        return [store.addMessage(message), model.message(message)];
      }
      case 'update': {
        const changes = { ...one.change, ...(one.listed !== undefined && { listed: one.listed }) };
        const more = moreOf(one.table, one.besides);
        return [store.updateTable(one.table, changes, more), model.update(one.table, changes, more)];
      }
      case 'snapshot': {
        const { table: id, seq, body: bytes } = one;
        return [store.putSnapshot({ table: id, seq, body: bytes }), model.snapshot(id, seq, bytes)];
      }
      case 'add': {
        const { status, listed, body: text } = one;
        const times = { createdAt: one.at, changedAt: one.at };
        const row = { id: one.table, game: 'agot', rulesVersion: 1, status, listed, ...times, body: text };
        return [store.addTable(row, one.seats), model.add(row, one.seats)];
      }
      case 'forget':
        return [store.forget(one.bounds), model.forget(one.bounds)];
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
    expect(await store.entries(id, 0)).toEqual(log);
    expect(await store.lastSeq(id)).toBe(log.length);
    for (const [one, seq] of model.keysOf(id)) expect(await store.seqOf(id, one)).toBe(seq);
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
  const isOpen = ({ status }: TableRow): boolean => status === 'gathering' || status === 'playing';
  for (const person of people) {
    const found = await store.tablesOf(person, 100);
    const theirs = rows.filter(
      (row) => isOpen(row) && Object.values(model.seats.get(row.id)!).includes(person),
    );
    expect(new Set(found)).toEqual(new Set(theirs));
    expect(found.map(({ changedAt }) => changedAt)).toEqual(
      theirs.map(({ changedAt }) => changedAt).sort((a, b) => b - a),
    );
  }
  const isDue = rows.filter((row) => isOpen(row) && (row.turn?.due ?? 31) <= 30);
  const found = await store.due(30, 100);
  expect(new Set(found)).toEqual(new Set(isDue.map(({ id, turn: now }) => ({ id, due: now!.due! }))));
  expect(found.map(({ due }) => due)).toEqual(found.map(({ due }) => due).sort((a, b) => a - b));
}
