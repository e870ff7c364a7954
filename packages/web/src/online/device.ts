// Who this device is to the server, and at which tables it sits. Kept here and nowhere else.

import type { Seat } from '@three-thrones/kernel';

export interface Device {
  readonly person: { readonly id: string; readonly name: string };
  readonly key: string;
  /** The person has chosen the name; otherwise it is only what guests are called. */
  readonly named?: boolean;
}

/** A table where this device has a seat. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
}

const ME = 'three-thrones/me';
const TABLES = 'three-thrones/tables';
const MOST = 50;

// Where storage is forbidden, everything holds until the page is closed.
const memory = new Map<string, unknown>();

function load(place: string): unknown {
  if (memory.has(place)) return memory.get(place);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    memory.set(place, kept ?? undefined);
  } catch {
    memory.set(place, undefined);
  }
  return memory.get(place);
}

function save(place: string, value: unknown): void {
  memory.set(place, value);
  try {
    if (value === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function thisDevice(): Device | undefined {
  const kept = load(ME) as Partial<Device> | undefined;
  return typeof kept?.key === 'string' && kept.person ? (kept as Device) : undefined;
}

export function keepDevice(device: Device): void {
  save(ME, device);
}

export function forgetDevice(): void {
  save(ME, undefined);
}

export function myTables(): readonly MyTable[] {
  const kept = load(TABLES);
  return Array.isArray(kept) ? (kept as MyTable[]) : [];
}

/** The last one first; very old ones fall off the end. */
export function rememberTable(table: MyTable): void {
  save(TABLES, [table, ...myTables().filter(({ id }) => id !== table.id)].slice(0, MOST));
}

export function forgetTables(): void {
  save(TABLES, []);
}

export function forgetTable(id: string): void {
  save(
    TABLES,
    myTables().filter((table) => table.id !== id),
  );
}
