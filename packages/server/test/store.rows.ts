// What tests of stores have in common.

import type { Entry, KeptEntry, Store, TableRow } from '../src/store/store.ts';

/** A store to be tested, and what happens around it. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Closes it and opens it again. */
  reopen(): Promise<Store>;
  /** Another server on the same data. */
  second(): Promise<Store>;
  /** A name for a backup that does not exist yet. */
  readonly backupPath: string;
  /** What a backup contains, as a store of its own. */
  openBackup(path: string): Promise<Store>;
  /** Closes everything and cleans up. */
  dispose(): Promise<void>;
}

export const CREATED = 1_790_000_000_000;

export function aTable(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    ...{ id, game: 'agot', rulesVersion: 1, status: 'playing', listed: true, body: '{}' },
    ...{ createdAt: CREATED, changedAt: CREATED, version: 1, ...more },
  };
}

export function anEntry(table: string, seq: number, more: Partial<Entry> = {}): Entry {
  return { table, seq, key: `key-${seq}`, body: `{"answer":${seq}}`, at: CREATED + seq, ...more };
}

/** An entry as it comes back. */
export function kept({ table, seq, body, at }: Entry): KeptEntry {
  return { table, seq, body, at };
}

export const ids = (tables: readonly { id: string }[]): string[] => tables.map(({ id }) => id);
export const seqs = (entries: readonly { seq: number }[]): number[] => entries.map(({ seq }) => seq);
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Does something again and again until something else is finished. */
export async function during(other: Promise<void>, step: () => Promise<void>): Promise<void> {
  const finished = { yet: false };
  const ended = other.finally(() => {
    finished.yet = true;
  });
  while (!finished.yet) await step();
  await ended;
}
