// Tables: everything about them but their logs.

import type { Connection } from './connection.ts';
import type { Status, Store, TableRow, Turn } from './store.ts';
import { tableWrites } from './table-writes.ts';

type Tables = Pick<Store, 'addTable' | 'table' | 'updateTable' | 'listTables' | 'tablesOf' | 'due'>;

type Row = Omit<TableRow, 'listed' | 'turn'> & {
  readonly key: number;
  readonly listed: number;
  readonly seq: number | null;
  readonly asked: string;
  readonly due: number | null;
  readonly clock: string | null;
};

interface Due {
  readonly id: string;
  readonly due: number;
  readonly key: number;
}

const STATUSES = ['gathering', 'playing', 'over', 'closed'] as const satisfies readonly Status[];

/** A whole row. */
const SELECT = `
  select t.key, t.id, t.game, t.rules_version as rulesVersion, t.status, t.listed, t.created_at as createdAt,
    t.changed_at as changedAt, t.body, t.version, u.seq, u.asked, u.due, u.clock
  from tables t left join turns u on u.table_key = t.key`;

export function tableRows(connection: Connection): Tables {
  const { database, journal, readAtOnce: read, write } = connection;
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
  const dueBy = database.prepare<[number, string, number], Due>(`
    select t.id, u.due, t.key from turns u cross join tables t on t.key = u.table_key
    where u.due <= ? and t.status in ('gathering', 'playing')
      and u.table_key not in (select value from json_each(?))
    order by u.due, u.table_key limit ?`);
  const inPlay = database
    .prepare<[number], string>("select id from tables where key = ? and status in ('gathering', 'playing')")
    .pluck();
  const tables = tableWrites(connection);

  const tableOf = (found: Row): TableRow => {
    const { key, listed, seq: _, asked: __, due: ___, clock: ____, ...row } = found;
    const turn = journal.turnOf(key) ?? turnIn(found);
    return { ...row, listed: listed === 1, ...(turn && { turn }) };
  };

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
    due: (until, limit) =>
      read(() => {
        const most = Math.max(0, limit);
        const waiting = [...journal.all()].filter(({ turn }) => turn !== undefined);
        const found = dueBy.all(until, JSON.stringify(waiting.map(({ key }) => key)), most);
        for (const { key, turn } of waiting) {
          const id = turn!.due !== undefined && turn!.due <= until ? inPlay.get(key) : undefined;
          if (id !== undefined) found.push({ id, due: turn!.due!, key });
        }
        found.sort((a, b) => a.due - b.due || a.key - b.key);
        return found.slice(0, most).map(({ id, due }) => ({ id, due }));
      }),
  };
}

function turnIn({ seq, asked, due, clock }: Row): Turn | undefined {
  if (seq === null) return undefined;
  const turn = { seq, asked: JSON.parse(asked) as string[] };
  return { ...turn, ...(due !== null && { due }), ...(clock !== null && { clock }) };
}
