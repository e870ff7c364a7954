// Logs: the answers given at a table, the last snapshot, and what was said.

import { hash } from 'node:crypto';
import type { Connection } from './connection.ts';
import type { Appended, Entry, KeptEntry, Message, Snapshot, Store } from './store.ts';
import { type TableChange, tableChanges } from './table-rows.ts';

type Logs = Pick<
  Store,
  'append' | 'entries' | 'lastSeq' | 'seqOf' | 'putSnapshot' | 'snapshot' | 'addMessage' | 'messages'
>;

interface Home {
  readonly key: number;
  readonly createdAt: number;
}

/** Bytes of a key's hash: two keys of one table meet by chance once in 10^22 games. */
const HASH_BYTES = 12;

export function logRows(connection: Connection): Logs {
  const { database, cold, read, write } = connection;
  const homeOf = database.prepare<[string], Home>(
    'select key, created_at as createdAt from tables where id = ?',
  );
  const seqOfKey = database
    .prepare<[number, Buffer], number>('select seq from entry_keys where table_key = ? and key_hash = ?')
    .pluck();
  const lastSeq = database
    .prepare<[number], number>('select coalesce(max(seq), 0) from entries where table_key = ?')
    .pluck();
  const insertEntry = database.prepare<[number, number, number, string]>(
    'insert into entries values (?, ?, ?, ?)',
  );
  const insertKey = database.prepare<[number, Buffer, number]>('insert into entry_keys values (?, ?, ?)');
  const entriesAfter = database.prepare<[string, number], KeptEntry>(`
    select t.id as "table", e.seq, e.body, t.created_at + e.after_creation as at
    from tables t join entries e on e.table_key = t.key
    where t.id = ? and e.seq > ?
    order by e.seq`);
  const upsertSnapshot = database.prepare<[number, number, Uint8Array]>(`
    insert into snapshots values (?, ?, ?)
    on conflict do update set seq = excluded.seq, body = excluded.body where excluded.seq >= seq`);
  const snapshotOf = database.prepare<[string], Snapshot & { body: Buffer }>(`
    select t.id as "table", s.seq, s.body from tables t join snapshots s on s.table_key = t.key where t.id = ?`);
  const numberOfKey = database
    .prepare<[number, string], number>('select number from messages where table_key = ? and key = ?')
    .pluck();
  const lastNumber = database
    .prepare<[number], number>('select coalesce(max(number), 0) from messages where table_key = ?')
    .pluck();
  const insertMessage = database.prepare<[number, number, string, number, string]>(
    'insert into messages values (?, ?, ?, ?, ?)',
  );
  const changeTable = tableChanges(connection);

  const home = (table: string): Home => {
    const found = homeOf.get(table);
    if (found === undefined) throw new Error(`There is no table ${table}.`);
    return found;
  };

  const append = (
    { table, seq, body, at }: Entry,
    keyHash: Buffer,
    change: TableChange | undefined,
  ): Appended => {
    const { key, createdAt } = home(table);
    const before = seqOfKey.get(key, keyHash);
    if (before !== undefined) return { ok: false, why: 'repeated', seq: before };
    const next = lastSeq.get(key)! + 1;
    if (seq > next || seq < 1) throw new Error(`Entry ${seq} of table ${table} would follow ${next - 1}.`);
    if (seq < next) return { ok: false, why: 'taken' };
    insertEntry.run(key, seq, at - createdAt, body);
    insertKey.run(key, keyHash, seq);
    if (change) changeTable(table, change);
    return { ok: true };
  };

  const addMessage = ({ table, key, body, at }: Omit<Message, 'number'>): number => {
    const { key: tableKey } = home(table);
    const before = numberOfKey.get(tableKey, key);
    if (before !== undefined) return before;
    const number = Math.max(lastNumber.get(tableKey)! + 1, at);
    insertMessage.run(tableKey, number, key, at, body);
    return number;
  };

  return {
    append(entry, change) {
      const keyHash = hashOf(entry.key);
      return write(() => append(entry, keyHash, change));
    },
    entries: (table, after) => read(() => entriesAfter.all(table, after)),
    lastSeq: (table) =>
      read(() => {
        const found = homeOf.get(table);
        return found === undefined ? 0 : lastSeq.get(found.key)!;
      }),
    seqOf: (table, key) =>
      read(() => {
        const found = homeOf.get(table);
        return found && seqOfKey.get(found.key, hashOf(key));
      }),
    putSnapshot: ({ table, seq, body }) => write(() => void upsertSnapshot.run(home(table).key, seq, body)),
    snapshot: (table) => read(() => snapshotOf.get(table)),
    addMessage: (message) => write(() => addMessage(message)),
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

function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer').subarray(0, HASH_BYTES);
}
