// The store of a server on its own: one SQLite file, no other service.
//
// Several processes may have the same file open. SQLite lets one write at a time, and a number of a log can be given only
// once: whoever comes second is told so and looks again. Nothing is locked for longer than a transaction.

import { connect, type SqliteOptions } from './connection.ts';
import { copyDatabase } from './copies.ts';
import { logRows } from './log-rows.ts';
import { peopleRows } from './people-rows.ts';
import type { Store } from './store.ts';
import { tableRows } from './table-rows.ts';

export { backupSqlite, restoreSqlite } from './copies.ts';

/** Opens the store in a file, which is made if it is not there. Throws `StoreRefused` and leaves alone what is not ours. */
export async function openSqlite(path: string, options?: SqliteOptions): Promise<Store> {
  const connection = await connect(path, options);
  const copies = new Set<Promise<void>>();

  return {
    ...peopleRows(connection),
    ...tableRows(connection),
    ...logRows(connection),
    async backup(to) {
      const copy = copyDatabase(connection.database, to);
      copies.add(copy);
      await copy.finally(() => copies.delete(copy));
    },
    async close() {
      // Behind everything that waits to be written.
      await connection.write(() => undefined).catch(() => undefined);
      await Promise.allSettled(copies);
      await connection.cold.destroy();
      connection.database.close(); // which Kysely does only if it was ever asked something
    },
  };
}
