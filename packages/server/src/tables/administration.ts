// What whoever runs the server may do to tables, beyond the policy among people.

import { isRefusal, type Refusal, refusal } from '@three-thrones/kernel';
import type { Store, TableRow } from '../store/store.ts';
import { seatsOf, type TableBody } from './chairs.ts';
import type { Seating } from './seating.ts';
import type { Table } from './table.ts';
import type { Summary, TablesAdmin } from './tables.ts';

export interface AdministrationParts {
  readonly store: Store;
  readonly seating: Seating;
  readonly quarantine: ReadonlyMap<string, string>;
  on<T>(table: string, run: (table: Table) => Promise<T | Refusal>): Promise<T | Refusal>;
  summaries(rows: readonly TableRow[]): Promise<readonly Summary[]>;
}

const TABLES_AT_ONCE = 100;

export function administration({
  store,
  seating,
  quarantine,
  on,
  summaries,
}: AdministrationParts): TablesAdmin {
  const kick = (id: string, person: string): Promise<Summary | Refusal> =>
    on(id, async (table) => {
      const seat = table.seats.find((one) => table.body.chairs[one]!.person?.id === person);
      if (seat === undefined) return refusal('no-such-person', '0');
      await table.change((body) => {
        body.kicked = [...(body.kicked ?? []), person];
        seating.vacate(body, seat);
      });
      return table.summary();
    });

  /** A table that cannot be opened, damaged or of other rules, must not keep somebody either. */
  const strike = async ({ id, body: text, version }: TableRow, person: string): Promise<void> => {
    const body = bodyIn(text);
    for (const [seat, chair] of Object.entries(body?.chairs ?? {}))
      if (body && chair.person?.id === person) seating.vacate(body, seat);
    const change = body ? { body: JSON.stringify(body) } : {};
    await store.updateTable(id, change, { version, seats: body ? seatsOf(body) : {} });
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

/** The business of a table that is only read, if it can be read. */
function bodyIn(text: string): TableBody | undefined {
  try {
    return JSON.parse(text) as TableBody;
  } catch {
    return undefined;
  }
}
