// What was said at tables.

import type { Connection } from './connection.ts';
import type { Store } from './store.ts';
import type { Home } from './table-writes.ts';

type Messages = Pick<Store, 'addMessage' | 'messageNumber' | 'messages'>;
type Said = Parameters<Store['addMessage']>[0];

export function messageRows(
  { database, cold, read, write }: Connection,
  home: (table: string) => Home,
): Messages {
  const numberOfKey = database
    .prepare<[number, string], number>('select number from messages where table_key = ? and key = ?')
    .pluck();
  const lastNumber = database
    .prepare<[number], number>('select coalesce(max(number), 0) from messages where table_key = ?')
    .pluck();
  const insert = database.prepare<[number, number, string, number, string, string | undefined]>(
    'insert into messages (table_key, number, key, at, body, person) values (?, ?, ?, ?, ?, ?)',
  );

  const add = ({ table, key, body, at, person }: Said): { number: number; isNew: boolean } => {
    const { key: tableKey } = home(table);
    const before = numberOfKey.get(tableKey, key);
    if (before !== undefined) return { number: before, isNew: false };
    const number = Math.max(lastNumber.get(tableKey)! + 1, at);
    insert.run(tableKey, number, key, at, body, person);
    return { number, isNew: true };
  };

  return {
    addMessage: (message) => write(() => add(message)),
    messageNumber: (table, key) => read(() => numberOfKey.get(home(table).key, key)),
    messages: (table, after, limit) =>
      read(() =>
        cold
          .selectFrom('messages as m')
          .innerJoin('tables as t', 't.key', 'm.tableKey')
          .select(['t.id as table', 'm.number', 'm.key', 'm.body', 'm.at'])
          .where('t.id', '=', table)
          .where('m.number', '>', after)
          .orderBy('m.number')
          .limit(Math.max(0, limit))
          .execute(),
      ),
  };
}
