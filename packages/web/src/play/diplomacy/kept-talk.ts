// What this device keeps of the talk at each table: what was read, and what was written and not sent. It survives a
// reload, another page and a tab that was closed.

import type { Seat } from '@three-thrones/kernel';
import { useCallback, useSyncExternalStore } from 'react';
import { keepAt, keptAt } from '@three-thrones/ui/kept.ts';
import type { Terms } from './promises.ts';

/** Everybody (nothing), or the seat one talks to alone. */
export type Channel = Seat | '';

/** What was read, by channel: the number of the last message. */
export type Read = Readonly<Record<Channel, number>>;

export interface KeptTalk {
  readonly read: Read;
  /** Words that are not sent yet, by channel. */
  readonly words: Readonly<Record<Channel, string>>;
  /** Offers that are not sent yet, by channel. */
  readonly offers: Readonly<Record<Channel, Terms>>;
  /** People whose signals are not to be seen here. */
  readonly unseen?: readonly string[];
}

const PLACE = 'three-thrones/talk';
const MOST = 30;
const NOTHING: KeptTalk = { read: {}, words: {}, offers: {} };

type All = Readonly<Record<string, KeptTalk>>;

const listeners = new Set<() => void>();
/** Read once: one window talks at a time, and two of them only differ in what they have read. */
let all: All | undefined;

function load(): All {
  all ??= keptAt(PLACE);
  return all;
}

export function keptTalk(table: string): KeptTalk {
  const found = load()[table];
  // What is kept may be of another version.
  return found?.read && found.words && found.offers ? found : NOTHING;
}

export function keepTalk(table: string, change: Partial<KeptTalk>): void {
  const { [table]: _, ...others } = load();
  const kept = { ...keptTalk(table), ...change };
  all = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, kept]]);
  keepAt(PLACE, all); // what is not kept holds until the page is closed
  for (const listener of listeners) listener();
}

export function useKeptTalk(table: string): KeptTalk {
  return useSyncExternalStore(
    useCallback((listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }, []),
    () => keptTalk(table),
  );
}

/** A record with this value at the key, or without the key. */
export function withEntry<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T | undefined,
): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...rest, [key]: value };
}
