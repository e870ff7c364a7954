// The short version of scripts/million.ts: whether every question finds its way by an index, not how fast.

import SqliteDatabase from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  DUE_FROM,
  makeGrown,
  openTablesOf,
  personId,
  setTurns,
  tableId,
} from '../scripts/parts/million-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Folder } from './sqlite.bench.ts';
import { anEntry, ids } from './store.rows.ts';

const TABLES = 20_000;
/** Grows with the number of tables or people; the others are short, or all of them is what was asked for. */
const LARGE =
  /^SCAN (t|u|e|l|m|s|tables|turns|seats|entries|entry_keys|messages|snapshots|people|sessions|accounts)\b/;

it('a store that has grown is never gone through as a whole', { timeout: 60_000 }, async () => {
  const folder = await Folder.make();
  onTestFinished(() => folder.remove());
  const path = folder.file('store.db');
  const growth = makeGrown(path, TABLES);
  await (await openSqlite(path)).close();
  const clocked = setTurns(path);

  const prepare = vi.spyOn(SqliteDatabase.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  const store = await folder.open();

  for (const person of [0, 1, growth.people - 1]) {
    const expected = openTablesOf(person, growth).map(tableId).toReversed();
    expect(expected.length).toBeGreaterThan(0);
    expect(ids(await store.tablesOf(personId(person), 100))).toEqual(expected);
  }
  expect(await store.listTables({ limit: 100 })).toHaveLength(100);
  expect(await store.due(DUE_FROM, 9_999)).toEqual([]);
  const due = await store.due(DUE_FROM + clocked, 9_999);
  expect(due.map((one) => one.due)).toEqual(Array.from({ length: clocked }, (_, at) => DUE_FROM + 1 + at));
  await store.messages(tableId(0), 0, 9);
  await store.account('nobody');
  await store.accountOf('nobody');
  await store.append(anEntry(tableId(0), 1));

  const statements = [...new Set(prepare.mock.calls.map(([statement]) => statement))].filter((statement) =>
    /^\s*(select|insert|update|delete)\b/i.test(statement),
  );
  prepare.mockRestore();
  const database = new SqliteDatabase(path, { readonly: true });
  onTestFinished(() => void database.close());
  const plans = statements.map((statement) => {
    const steps = database.prepare(`explain query plan ${statement}`).all(...unbound(statement));
    return { statement, steps: (steps as { detail: string }[]).map(({ detail }) => detail) };
  });
  expect(plans.length).toBeGreaterThan(40);
  expect(plans.filter(({ steps }) => steps.some((step) => LARGE.test(step)))).toEqual([]);
  // The pattern does find one that goes through everything.
  const bad = database.prepare("explain query plan select * from tables t where body = ''").get();
  expect((bad as { detail: string }).detail).toMatch(LARGE);
});

/** A plan does not depend on what is asked for, but there has to be something. */
function unbound(statement: string): unknown[] {
  const names = [...statement.matchAll(/@(\w+)/g)].map(([, name]) => [name!, null] as const);
  if (names.length > 0) return [Object.fromEntries(names)];
  return Array.from({ length: statement.split('?').length - 1 }, () => null);
}
