// Tables: everything about them but their logs.

import type { Connection } from './connection.ts';
import type { Status, Store, TableRow } from './store.ts';

type Tables = Pick<
  Store,
  'addTable' | 'table' | 'updateTable' | 'listTables' | 'tablesWith' | 'tablesInPlay' | 'forget'
>;

export type TableChange = Parameters<Store['updateTable']>[1];

type Row = Omit<TableRow, 'listed'> & { readonly listed: number };

const STATUSES = ['gathering', 'playing', 'over', 'closed'] as const satisfies readonly Status[];
const COLUMNS = ['id', 'game', 'rulesVersion', 'status', 'listed', 'createdAt', 'changedAt', 'body'] as const;

/** Tables deleted in one transaction: a log is some thousand rows, and meanwhile everybody waits. */
const FORGOTTEN_AT_ONCE = 2;

export function tableRows({ database, cold, read, write }: Connection): Tables {
  const insert = database.prepare(`
    insert into tables (id, game, rules_version, status, listed, created_at, changed_at, body)
    values (@id, @game, @rulesVersion, @status, @listed, @createdAt, @changedAt, @body)`);
  const byId = database.prepare<[string], Row>(`
    select id, game, rules_version as rulesVersion, status, listed,
      created_at as createdAt, changed_at as changedAt, body
    from tables where id = ?`);
  const containing = database.prepare<[string, number], Row>(`
    select id, game, rules_version as rulesVersion, status, listed,
      created_at as createdAt, changed_at as changedAt, body
    from tables
    where status in ('gathering', 'playing') and listed in (0, 1) and instr(body, ?) > 0
    order by changed_at desc limit ?`);
  const change = tableChanges({ database });
  const forgettable = database
    .prepare<[number, number], number>(`
      select key from tables
      where status in ('over', 'closed') and listed in (0, 1) and changed_at < ?
      limit ?`)
    .pluck();
  const remove = database.prepare<[number]>('delete from tables where key = ?');

  const withStatus = (status: Status) =>
    cold.selectFrom('tables').select(COLUMNS).where('status', '=', status);

  /** One walk along the index for each status; together they are the last changed of all. */
  const lastChanged = async (status: Status, limit: number, before: number): Promise<Row[]> =>
    withStatus(status)
      .where('listed', '=', 1)
      .where('changedAt', '<', before)
      .orderBy('changedAt', 'desc')
      .orderBy('key', 'desc')
      .limit(limit)
      .execute();

  return {
    addTable: (table) => write(() => void insert.run({ ...table, listed: table.listed ? 1 : 0 })),
    table: (id) =>
      read(() => {
        const row = byId.get(id);
        return row && tableOf(row);
      }),
    updateTable: (id, changes) => write(() => change(id, changes)),
    listTables: ({ status, limit, before = Number.MAX_SAFE_INTEGER }) =>
      read(async () => {
        const most = Math.max(0, limit);
        const found = (status === undefined ? STATUSES : [status]).map((one) =>
          lastChanged(one, most, before),
        );
        const rows = (await Promise.all(found)).flat();
        rows.sort((a, b) => b.changedAt - a.changedAt);
        return rows.slice(0, most).map(tableOf);
      }),
    tablesWith: (text, limit) => read(() => containing.all(text, Math.max(0, limit)).map(tableOf)),
    tablesInPlay: () => read(async () => (await withStatus('playing').execute()).map(tableOf)),
    async forget(before) {
      for (let total = 0; ; ) {
        const gone = await write(() => {
          const keys = forgettable.all(before, FORGOTTEN_AT_ONCE);
          for (const key of keys) remove.run(key);
          return keys.length;
        });
        total += gone;
        if (gone < FORGOTTEN_AT_ONCE) return total;
      }
    },
  };
}

/** Changes some columns of a table's row, within a transaction. */
export function tableChanges({
  database,
}: Pick<Connection, 'database'>): (id: string, change: TableChange) => void {
  const update = database.prepare(`
    update tables set
      status = coalesce(@status, status),
      listed = coalesce(@listed, listed),
      changed_at = coalesce(@changedAt, changed_at),
      body = coalesce(@body, body)
    where id = @id`);
  return (id, { status, listed, changedAt, body }) => {
    update.run({ id, status, listed: listed === undefined ? undefined : Number(listed), changedAt, body });
  };
}

function tableOf({ listed, ...row }: Row): TableRow {
  return { ...row, listed: listed === 1 };
}
