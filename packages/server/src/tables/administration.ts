// What whoever runs the server may do to tables, beyond the policy among people.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { refuse } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Store, TableRow } from '../store/store.ts';
import { seatsOf, type TableBody } from './chairs.ts';
import type { Seating } from './seating.ts';
import type { Table } from './table.ts';
import type { TablesAdmin } from './tables.ts';

export interface AdministrationParts {
  readonly store: Store;
  readonly seating: Seating;
  readonly quarantine: ReadonlyMap<string, string>;
  on<T>(table: string, run: (table: Table) => Promise<T | Refusal>): Promise<T | Refusal>;
  summaries(rows: readonly TableRow[]): Promise<readonly TableSummary[]>;
}

const TABLES_AT_ONCE = 100;

export function administration({
  store,
  seating,
  quarantine,
  on,
  summaries,
}: AdministrationParts): TablesAdmin {
  const kick = (id: string, person: string): Promise<TableSummary | Refusal> =>
    on(id, async (table) => {
      const seat = table.seats.find((one) => table.body.chairs[one]!.person?.id === person);
      if (seat === undefined) return refuse('no-such-person');
      await table.change((body) => {
        body.kicked = [...(body.kicked ?? []), person];
        seating.vacate(body, seat);
      });
      return table.summary();
    });

  /** A table that cannot be opened any more is changed as it lies: nobody stays named because rules have changed. */
  const strike = async (row: TableRow, person: string): Promise<void> => {
    const body = bodyOf(row);
    if (!body) return void (await store.updateTable(row.id, {}, { seats: {} }));
    for (const [seat, chair] of Object.entries(body.chairs))
      if (chair.person?.id === person) seating.vacate(body, seat);
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
    close: (id) =>
      on(id, async (table) => {
        const { status } = table.row;
        if (status === 'gathering' || status === 'playing')
          await table.change(() => undefined, { status: 'closed' });
        return table.summary();
      }),
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
