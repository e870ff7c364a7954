// Games kept on this device: the record of each, from which everything else is derived.

import type { Answer, Eye, Fact, Outcome, Seat, View } from '@three-thrones/kernel';
import { createStore, del, entries, get, set, update } from 'idb-keyval';

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

/** Where a game stands, for those who do not look at it. */
export interface Standing {
  readonly progress?: { readonly now: number; readonly last: number };
  /** Seats that are asked something. */
  readonly asked: readonly Seat[];
  readonly outcome?: Outcome;
}

export interface LocalRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  /** With it the game does not begin with the setup; what the eye could not see there follows from the seed. */
  readonly branch?: Branch;
  readonly seed: string;
  /** The generator it began with; games kept from before there were two have no word of it. */
  readonly chance?: 'sha256';
  readonly players: Readonly<Record<Seat, Player>>;
  readonly answers: readonly Answer[];
  readonly over: boolean;
  /** What a list says of it, so that nobody has to play it again for that. */
  readonly standing?: Standing;
  readonly createdAt: number;
  readonly changedAt: number;
}

const games = createStore('three-thrones', 'games');

/** Where windows tell each other which game has changed; very old browsers have no such thing. */
export function changesOfGames(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('three-thrones/games');
}

export function announceChange(changes: BroadcastChannel | undefined, id: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is not a window
  changes?.postMessage(id);
}

export async function loadRecord(id: string): Promise<LocalRecord | undefined> {
  return get<LocalRecord>(id, games);
}

/** Keeps a new game. */
export async function saveRecord(record: LocalRecord): Promise<void> {
  await set(record.id, record, games);
}

/**
 * Keeps how a game went on, if what is stored is still what it went on from. It is not if another window was faster, or
 * has deleted the game: then nothing is written.
 */
export async function replaceRecord(record: LocalRecord, from: number): Promise<'kept' | 'overtaken'> {
  const overtaken = new Error('overtaken');
  const next = (stored: LocalRecord | undefined): LocalRecord => {
    if (stored === undefined || stored.changedAt !== from) throw overtaken;
    return record;
  };
  try {
    await update<LocalRecord>(record.id, next, games);
    return 'kept';
  } catch (error) {
    if (error === overtaken) return 'overtaken';
    throw error;
  }
}

export async function forgetRecord(id: string): Promise<void> {
  await del(id, games);
  const changes = changesOfGames();
  announceChange(changes, id);
  changes?.close();
}

/** Every game on this device by its id. What is stored there need not be whole. */
export async function allRecords(): Promise<[id: string, record: unknown][]> {
  return entries<string, unknown>(games);
}
