// What whoever runs the server may do to tables, beyond the policy among people.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Store, TableRow } from '../store/store.ts';
import { seatsOf, type TableBody, vacate } from './chairs.ts';
import { closeDown, sendAway } from './hosting.ts';
import type { TableAtWork } from './table-at-work.ts';
import type { TablesAdmin } from './tables.ts';

export interface AdministrationParts {
  readonly store: Store;
  readonly standIn: string;
  readonly quarantine: ReadonlyMap<string, string>;
  /** Runs something on a table, in its turn. */
  on<T>(table: string, run: (table: TableAtWork) => Promise<T | Refusal>): Promise<T | Refusal>;
  summaries(rows: readonly TableRow[]): Promise<readonly TableSummary[]>;
}

const TABLES_AT_ONCE = 100;

export function administration({
  store,
  standIn,
  quarantine,
  on,
  summaries,
}: AdministrationParts): TablesAdmin {
  const kick = (id: string, person: string): Promise<TableSummary | Refusal> =>
    on(id, async (table) => {
      const { seats, body } = table.state;
      const seat = seats.find((one) => body.chairs[one]!.person?.id === person);
      return seat === undefined ? refuse('no-such-person') : sendAway(table, seat, person);
    });

  /** A table that cannot be opened any more is changed as it lies: nobody stays named because rules have changed. */
  const strike = async (row: TableRow, person: string): Promise<void> => {
    const body = bodyOf(row);
    if (!body) return void (await store.updateTable(row.id, {}, { seats: {} }));
    for (const [seat, chair] of Object.entries(body.chairs))
      if (chair.person?.id === person) vacate(body, seat, standIn);
    await store.updateTable(
      row.id,
      { body: JSON.stringify(body) },
      { version: row.version, seats: seatsOf(body) },
    );
  };

  return {
    kick,
    list: async (query) => summaries(await store.listTables({ ...query, all: true })),
    quarantined: () => [...quarantine].map(([table, why]) => ({ table, why })),
    close: (id) => on(id, closeDown),
    async removePerson(person) {
      for (;;) {
        const rows = await store.tablesOf(person, TABLES_AT_ONCE, { all: true });
        for (const row of rows) if (isRefusal(await kick(row.id, person))) await strike(row, person);
        if (rows.length < TABLES_AT_ONCE) return;
      }
    },
  };
}

function bodyOf({ body }: TableRow): TableBody | undefined {
  try {
    return JSON.parse(body) as TableBody;
  } catch {
    return undefined;
  }
}
