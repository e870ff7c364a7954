// Logs: the answers given at a table, the last snapshot, and what was said.

import { hash } from 'node:crypto';
import type { Connection } from './connection.ts';
import { messageRows } from './message-rows.ts';
import type { Appended, Besides, Entry, KeptEntry, Snapshot, Store } from './store.ts';
import { type Home, type TableChange, tableWrites } from './table-writes.ts';

type Logs = Pick<
  Store,
  | 'append'
  | 'revise'
  | 'entries'
  | 'lastSeq'
  | 'lastEntries'
  | 'seqOf'
  | 'putSnapshot'
  | 'snapshot'
  | 'addMessage'
  | 'messageNumber'
  | 'messages'
>;

/** Bytes of a key's hash: two keys of one table meet by chance once in 10^22 games. */
const HASH_BYTES = 12;

const TAKEN: Appended = { ok: false, why: 'taken' };

export function logRows(connection: Connection): Logs {
  const { database, read, write } = connection;
  const seqOfKey = database
    .prepare<[number, Buffer], number>('select seq from entry_keys where table_key = ? and key_hash = ?')
    .pluck();
  /** Where a table is kept, whether it knows a key, and its last number: asked of every answer, and so at once. */
  const standing = database.prepare<[Buffer, string], Home & { known: number | null; last: number }>(`
    select key, created_at as createdAt,
      (select seq from entry_keys where table_key = t.key and key_hash = ?) as known,
      (select coalesce(max(seq), 0) from entries where table_key = t.key) as last
    from tables t where id = ?`);
  const lastSeq = database
    .prepare<[number], number>('select coalesce(max(seq), 0) from entries where table_key = ?')
    .pluck();
  const lastEntries = database.prepare<[string], { table: string; at: number }>(`
    select t.id as "table", t.created_at + e.after_creation as at
    from json_each(?) asked join tables t on t.id = asked.value
      join entries e on e.table_key = t.key
        and e.seq = (select max(seq) from entries l where l.table_key = t.key)`);
  const insertEntry = database.prepare<[number, number, number, string]>(
    'insert into entries values (?, ?, ?, ?)',
  );
  const replaceEntry = database.prepare<[number, string, number, number]>(
    'update entries set after_creation = ?, body = ? where table_key = ? and seq = ?',
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
  const dropSnapshot = database.prepare<[number, number]>(
    'delete from snapshots where table_key = ? and seq >= ?',
  );
  const snapshotOf = database.prepare<[string], Snapshot & { body: Buffer }>(`
    select t.id as "table", s.seq, s.body from tables t join snapshots s on s.table_key = t.key where t.id = ?`);
  const tables = tableWrites(connection);

  const home = (table: string): Home => {
    const found = tables.home(table);
    if (found === undefined) throw new Error(`There is no table ${table}.`);
    return found;
  };

  const stand = (table: string, keyHash: Buffer) => {
    const found = standing.get(keyHash, table);
    if (found === undefined) throw new Error(`There is no table ${table}.`);
    return found;
  };

  const append = (
    { table, seq, body, at }: Entry,
    keyHash: Buffer,
    change: TableChange | undefined,
    more: Besides,
  ): Appended => {
    const { key, createdAt, known, last } = stand(table, keyHash);
    if (known !== null) return { ok: false, why: 'repeated', seq: known };
    const next = last + 1;
    if (seq > next || seq < 1) throw new Error(`Entry ${seq} of table ${table} would follow ${next - 1}.`);
    if (seq < next || !tables.isStill(key, more.version)) return TAKEN;
    insertEntry.run(key, seq, at - createdAt, body);
    insertKey.run(key, keyHash, seq);
    if (change || more.seats) tables.change(key, change ?? {}, more);
    else tables.stand(key, more.turn);
    return { ok: true };
  };

  const revise = (
    { table, seq, body, at }: Entry,
    keyHash: Buffer,
    last: number,
    { turn }: Pick<Besides, 'turn'>,
  ): Appended => {
    const { key, createdAt, known, last: really } = stand(table, keyHash);
    if (known !== null) return { ok: false, why: 'repeated', seq: known };
    if (seq > last || seq < 1) throw new Error(`Entry ${seq} of table ${table} is none of ${last}.`);
    if (really !== last) return TAKEN;
    replaceEntry.run(at - createdAt, body, key, seq);
    insertKey.run(key, keyHash, seq);
    dropSnapshot.run(key, seq);
    tables.stand(key, turn);
    return { ok: true };
  };

  return {
    append(entry, change, more = {}) {
      const keyHash = hashOf(entry.key);
      return write(() => append(entry, keyHash, change, more));
    },
    revise(entry, last, more = {}) {
      const keyHash = hashOf(entry.key);
      return write(() => revise(entry, keyHash, last, more));
    },
    entries: (table, after) => read(() => entriesAfter.all(table, after)),
    lastEntries: (ids) => read(() => lastEntries.all(JSON.stringify(ids))),
    lastSeq: (table) =>
      read(() => {
        const found = tables.home(table);
        return found === undefined ? 0 : lastSeq.get(found.key)!;
      }),
    seqOf: (table, key) =>
      read(() => {
        const found = tables.home(table);
        return found && seqOfKey.get(found.key, hashOf(key));
      }),
    putSnapshot: ({ table, seq, body }) => write(() => void upsertSnapshot.run(home(table).key, seq, body)),
    snapshot: (table) => read(() => snapshotOf.get(table)),
    ...messageRows(connection, home),
  };
}

/** By way of a text: a buffer straight from the hash is memory outside the heap, for which V8 begins to tidy up too often. */
function hashOf(key: string): Buffer {
  return Buffer.from(hash('sha256', key, 'binary'), 'binary').subarray(0, HASH_BYTES);
}
