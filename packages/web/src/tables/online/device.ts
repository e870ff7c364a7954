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

/** What could not be stored, because that is forbidden or the place is full: it holds until the page is closed. */
const memory = new Map<string, unknown>();

/** Looked up every time: another tab may have changed it. */
function load(place: string): unknown {
  if (memory.has(place)) return memory.get(place);
  try {
    return (JSON.parse(localStorage.getItem(place) ?? 'null') as unknown) ?? undefined;
  } catch {
    return undefined;
  }
}

function save(place: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
    memory.delete(place);
  } catch {
    memory.set(place, value);
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

/** My seat at a table, if I have one. */
export function mySeatAt({
  chairs,
}: {
  readonly chairs: readonly { readonly seat: Seat; readonly person?: { readonly id: string } }[];
}): Seat | undefined {
  const me = thisDevice()?.person.id;
  return me === undefined ? undefined : chairs.find(({ person }) => person?.id === me)?.seat;
}

export function myTables(): readonly MyTable[] {
  const kept = load(TABLES);
  return Array.isArray(kept) ? kept.filter(isMyTable) : [];
}

/** What is kept may be of another version, or damaged. */
function isMyTable(kept: unknown): kept is MyTable {
  const { id, game, seat } = (kept ?? {}) as Partial<MyTable>;
  return [id, game, seat].every((part) => typeof part === 'string');
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
