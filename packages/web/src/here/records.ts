// Games kept on this device: the record of each, from which everything else is derived.

import type { Answer, Seat } from '@three-thrones/kernel';
import { createStore, del, entries, get, set } from 'idb-keyval';

/** Who plays a seat of a game on this device: somebody here, or a bot. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

export interface LocalRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly seed: string;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly answers: readonly Answer[];
  readonly over: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
}

const games = createStore('three-thrones', 'games');

export function loadRecord(id: string): Promise<LocalRecord | undefined> {
  return get<LocalRecord>(id, games);
}

export function saveRecord(record: LocalRecord): Promise<void> {
  return set(record.id, record, games);
}

export function forgetRecord(id: string): Promise<void> {
  return del(id, games);
}

/** Every game on this device, the last touched first. */
export async function allRecords(): Promise<LocalRecord[]> {
  const found = await entries<string, LocalRecord>(games);
  return found.map(([, record]) => record).sort((a, b) => b.changedAt - a.changedAt);
}
