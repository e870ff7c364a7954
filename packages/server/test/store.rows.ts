// A table and an entry like any other, for tests of stores.

import type { Entry, TableRow } from '../src/store/store.ts';

export const CREATED = 1_790_000_000_000;

export function aTable(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    ...{ id, game: 'agot', rulesVersion: 1, status: 'playing', listed: true, body: '{}' },
    ...{ createdAt: CREATED, changedAt: CREATED, ...more },
  };
}

export function anEntry(table: string, seq: number, more: Partial<Entry> = {}): Entry {
  return { table, seq, key: `key-${seq}`, body: `{"answer":${seq}}`, at: CREATED + seq, ...more };
}
