// What can be done with a data folder without serving it: taking a game out, bringing one in.

import { randomBytes } from 'node:crypto';
import type { Catalogue } from '@three-thrones/catalogue';
import type { Refusal } from '@three-thrones/kernel';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Person } from './store/store.ts';
import { openSqlite } from './store/sqlite.ts';
import { openTables } from './tables/open-tables.ts';
import type { Tables } from './tables/tables.ts';
import { storePath } from './store/data-folder.ts';
import { inlineWork } from './work/inline.ts';

/** Opens the tables of a data folder, does one thing with them, and closes it again. */
async function withTables<T>(
  data: string,
  catalogue: Catalogue,
  run: (tables: Tables) => Promise<T>,
): Promise<T> {
  const store = await openSqlite(storePath(data));
  const silent = { answered: () => undefined, refused: () => undefined, failed: () => undefined };
  const tables = await openTables({
    ...{ store, catalogue, randomBytes, now: Date.now, observer: silent, work: inlineWork(catalogue) },
    ...{ standIn: 'random', botDelay: 2 ** 30, snapshotEvery: 32, idleAfter: 0, asleep: true },
  });
  try {
    return await run(tables);
  } finally {
    await tables.stop();
    await store.close();
  }
}

/** The text of a finished game, as `verifyExport` reads it. */
export function exportTable(data: string, catalogue: Catalogue, table: string): Promise<string | Refusal> {
  return withTables(data, catalogue, (tables) => tables.export(table, 'keeper'));
}

/** Whoever runs the server brings the game in; anybody may claim its chairs. */
export function importTable(
  data: string,
  catalogue: Catalogue,
  document: unknown,
): Promise<TableSummary | Refusal> {
  const keeper: Person = { id: 'keeper', name: 'keeper', createdAt: 0 };
  return withTables(data, catalogue, (tables) => tables.import(keeper, document));
}
