// Games kept on this device: the record of each, from which everything else is derived.

import type { Answer, Eye, Fact, Seat, View } from '@three-thrones/kernel';
import { createStore, del, entries, get, set } from 'idb-keyval';

/** Who plays a seat of a game on this device: somebody here, or a bot. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A game that branched off another at some moment: what one eye had seen and been told there, and no more. */
export interface Branch {
  readonly seen: View<unknown>;
  readonly eye: Eye;
  readonly told: readonly Fact[];
  /** The address of the table it left, and after which answer. */
  readonly from: string;
  readonly at: number;
}

export interface LocalRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  /** With it the game does not begin with the setup; what the eye could not see there follows from the seed. */
  readonly branch?: Branch;
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
