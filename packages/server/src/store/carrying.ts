// Where lines go that have waited in the journal: to the log of their table, and what the table says of itself.

import type { Database } from 'better-sqlite3';
import type { Carrying } from './journal.ts';

export function carrying(database: Database): Carrying {
  const insertEntry = database.prepare<[number, number, number, string]>(
    'insert into entries values (?, ?, ?, ?)',
  );
  const insertKey = database.prepare<[number, Buffer, number]>('insert into entry_keys values (?, ?, ?)');
  const upsertTurn = database.prepare<[number, number, string, number | undefined, string | undefined]>(`
    insert into turns values (?, ?, ?, ?, ?)
    on conflict do update
      set seq = excluded.seq, asked = excluded.asked, due = excluded.due, clock = excluded.clock
      where excluded.seq >= seq`);

  return {
    entry(key, { seq, afterCreation, keyHash, body }) {
      insertEntry.run(key, seq, afterCreation, body);
      insertKey.run(key, Buffer.from(keyHash, 'latin1'), seq);
    },
    turn(key, { seq, asked, due, clock }) {
      upsertTurn.run(key, seq, JSON.stringify(asked), due, clock);
    },
  };
}
