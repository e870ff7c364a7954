// Changing a table within a transaction: its row, who sits there, and where it stands.

import type { Connection } from './connection.ts';
import type { Besides, NewTable, Seats, Store, Turn } from './store.ts';

export type TableChange = Parameters<Store['updateTable']>[1];

export interface Home {
  readonly key: number;
  readonly createdAt: number;
}

export interface TableWrites {
  /** Where the parts of a table are kept, if there is such a table. */
  home(id: string): Home | undefined;
  add(table: NewTable, seats: Seats): void;
  isStill(key: number, version: number | undefined): boolean;
  change(key: number, change: TableChange, besides: Besides): void;
  stand(key: number, turn: Turn | undefined): void;
}

export function tableWrites({ database }: Pick<Connection, 'database'>): TableWrites {
  const homeOf = database.prepare<[string], Home>(
    'select key, created_at as createdAt from tables where id = ?',
  );
  const versionOf = database.prepare<[number], number>('select version from tables where key = ?').pluck();
  const insert = database.prepare(`
    insert into tables (id, game, rules_version, status, listed, created_at, changed_at, body)
    values (@id, @game, @rulesVersion, @status, @listed, @createdAt, @changedAt, @body)`);
  const update = database.prepare(`
    update tables set
      status = coalesce(@status, status),
      listed = coalesce(@listed, listed),
      changed_at = coalesce(@changedAt, changed_at),
      body = coalesce(@body, body),
      version = version + 1
    where key = @key`);
  const clearSeats = database.prepare<[number]>('delete from seats where table_key = ?');
  const insertSeat = database.prepare<[string, string, number]>(`
    insert into seats
    select key, ?, ?, status in ('gathering', 'playing') from tables where key = ?`);
  const openSeats = database.prepare<[number, number]>('update seats set open = ? where table_key = ?');
  const upsertTurn = database.prepare<[number, number, string, number | undefined, string | undefined]>(`
    insert into turns values (?, ?, ?, ?, ?)
    on conflict do update
      set seq = excluded.seq, asked = excluded.asked, due = excluded.due, clock = excluded.clock
      where excluded.seq >= seq`);
  const strikeDue = database.prepare<[number]>(
    'update turns set due = null where table_key = ? and due is not null',
  );

  const seat = (key: number, seats: Seats): void => {
    for (const [name, person] of Object.entries(seats)) insertSeat.run(name, person, key);
  };

  const stand = (key: number, turn: Turn | undefined): void => {
    if (turn) upsertTurn.run(key, turn.seq, JSON.stringify(turn.asked), turn.due, turn.clock);
  };

  return {
    home: (id) => homeOf.get(id),
    add(table, seats) {
      const { lastInsertRowid } = insert.run({ ...table, listed: Number(table.listed) });
      seat(Number(lastInsertRowid), seats);
    },
    isStill: (key, version) => version === undefined || versionOf.get(key) === version,
    stand,
    change(key, change, { seats, turn }) {
      const { status, listed, changedAt, body } = change;
      const isWritten = Object.values(change).some((value) => value !== undefined) || seats !== undefined;
      if (isWritten)
        update.run({
          ...{ key, status, changedAt, body },
          listed: listed === undefined ? undefined : Number(listed),
        });
      stand(key, turn);
      if (seats) {
        clearSeats.run(key);
        seat(key, seats);
      }
      if (status === undefined) return;
      const isOver = status === 'over' || status === 'closed';
      openSeats.run(isOver ? 0 : 1, key);
      if (isOver) strikeDue.run(key);
    },
  };
}
