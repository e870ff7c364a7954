// Tables: everything about them but their logs.

import type { Connection } from './connection.ts';
import type { Status, Store, TableRow } from './store.ts';
import { tableWrites } from './table-writes.ts';

type Tables = Pick<Store, 'addTable' | 'table' | 'updateTable' | 'listTables' | 'tablesOf' | 'due'>;

type Row = Omit<TableRow, 'listed' | 'turn'> & {
  readonly listed: number;
  readonly seq: number | null;
  readonly asked: string;
  readonly due: number | null;
  readonly clock: string | null;
};

const STATUSES = ['gathering', 'playing', 'over', 'closed'] as const satisfies readonly Status[];

/** A whole row. */
const SELECT = `
  select t.id, t.game, t.rules_version as rulesVersion, t.status, t.listed, t.created_at as createdAt,
    t.changed_at as changedAt, t.body, t.version, u.seq, u.asked, u.due, u.clock
  from tables t left join turns u on u.table_key = t.key`;

export function tableRows(connection: Connection): Tables {
  const { database, read, write } = connection;
  const byId = database.prepare<[string], Row>(`${SELECT} where t.id = ?`);
  const byKey = database.prepare<[number], Row>(`${SELECT} where t.key = ?`);
  // What the index alone can tell: most of those that are found this way are not among the last of all.
  const lastChanged = database.prepare<[Status, number, number, number], { key: number; changedAt: number }>(`
    select key, changed_at as changedAt from tables
    where status = ? and listed = ? and changed_at < ?
    order by changed_at desc, key desc limit ?`);
  const ofPerson = database.prepare<[string, number], Row>(`${SELECT}
    where t.key in (select table_key from seats where person = ? and open = 1)
    order by t.changed_at desc, t.key desc limit ?`);
  const everOfPerson = database.prepare<[string, number], Row>(`${SELECT}
    where t.key in (select table_key from seats where person = ?)
    order by t.changed_at desc, t.key desc limit ?`);
  // From those that are due to their tables, never the other way round: of tables in play there are many.
  const dueBy = database.prepare<[number, number], { id: string; due: number }>(`
    select t.id, u.due from turns u cross join tables t on t.key = u.table_key
    where u.due <= ? and t.status in ('gathering', 'playing')
    order by u.due, u.table_key limit ?`);
  const tables = tableWrites(connection);

  return {
    addTable: (table, seats = {}) => write(() => tables.add(table, seats)),
    table: (id) =>
      read(() => {
        const row = byId.get(id);
        return row && tableOf(row);
      }),
    updateTable: (id, change, more = {}) =>
      write(() => {
        const home = tables.home(id);
        if (!home || !tables.isStill(home.key, more.version)) return false;
        tables.change(home.key, change, more);
        return true;
      }),
    listTables: ({ status, limit, before = Number.MAX_SAFE_INTEGER, all = false }) =>
      read(() => {
        const most = Math.max(0, limit);
        // One walk along the index for each kind; together they are the last changed of all.
        const found = (status === undefined ? STATUSES : [status]).flatMap((one) =>
          (all ? [0, 1] : [1]).flatMap((listed) => lastChanged.all(one, listed, before, most)),
        );
        found.sort((a, b) => b.changedAt - a.changedAt);
        const rows = found.slice(0, most).map(({ key }) => byKey.get(key));
        // Another process may have deleted one meanwhile.
        return rows.flatMap((row) => (row ? [tableOf(row)] : []));
      }),
    tablesOf: (person, limit, { all = false } = {}) =>
      read(() => (all ? everOfPerson : ofPerson).all(person, Math.max(0, limit)).map(tableOf)),
    due: (until, limit) => read(() => dueBy.all(until, Math.max(0, limit))),
  };
}

function tableOf({ listed, seq, asked, due, clock, ...row }: Row): TableRow {
  const table = { ...row, listed: listed === 1 };
  if (seq === null) return table;
  const turn = { seq, asked: JSON.parse(asked) as string[] };
  return { ...table, turn: { ...turn, ...(due !== null && { due }), ...(clock !== null && { clock }) } };
}
