// The store of a server on its own: one SQLite file, no other service.
//
// Several processes may have the same file open. SQLite lets one write at a time, and a number of a log can be given only
// once: whoever comes second is told so and looks again. Nothing is locked for longer than a transaction.

import { connect, type SqliteOptions } from './connection.ts';
import { copyDatabase } from './copies.ts';
import { forgetting } from './forgetting.ts';
import { logRows } from './log-rows.ts';
import { peopleRows } from './people-rows.ts';
import { serviceRows } from './service-rows.ts';
import type { Store } from './store.ts';
import { tableRows } from './table-rows.ts';

export { backupSqlite, restoreSqlite } from './copies.ts';

/** Opens the store in a file, which is made if it is not there. Throws `StoreRefused` and leaves alone what is not ours. */
export async function openSqlite(path: string, options?: SqliteOptions): Promise<Store> {
  const connection = await connect(path, options);
  const { forget, deletePerson } = forgetting(connection);
  const underWay = new Set<Promise<unknown>>();
  /** What takes more than one transaction is finished before the store closes. */
  const toTheEnd = async <T>(task: Promise<T>): Promise<T> => {
    underWay.add(task);
    return task.finally(() => underWay.delete(task));
  };

  return {
    ...peopleRows(connection),
    ...tableRows(connection),
    ...logRows(connection),
    ...serviceRows(connection),
    forget: (before) => toTheEnd(forget(before)),
    deletePerson: (id) => toTheEnd(deletePerson(id)),
    backup: (to) => toTheEnd(copyDatabase(connection.database, to)),
    async close() {
      await Promise.allSettled(underWay);
      // Behind everything that waits to be written.
      await connection.write(() => undefined).catch(() => undefined);
      await connection.cold.destroy();
      connection.database.close(); // which Kysely does only if it was ever asked something
    },
  };
}
