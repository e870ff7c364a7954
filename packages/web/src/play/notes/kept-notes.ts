// What a player writes down for nobody else, on this device: one sheet for each seat of a table. Nothing of it is sent or
// exported.

import type { TableSnapshot } from '../../tables/client.ts';

const PLACE = 'three-thrones/notes';
/** Sheets that are kept; the one that was not written on for the longest time goes first. */
const MOST = 60;
/** Letters on a sheet: sixty of them have to fit into what a browser keeps. */
export const LONGEST = 4_000;

type Sheet = Pick<TableSnapshot, 'id' | 'eye'>;

function keyOf({ id, eye }: Sheet): string {
  return `${id}/${eye}`;
}

function all(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function notesOf(sheet: Sheet): string {
  const found: unknown = all()[keyOf(sheet)];
  return typeof found === 'string' ? found : '';
}

/** Says whether they will be there again. */
export function keepNotes(sheet: Sheet, text: string): boolean {
  const { [keyOf(sheet)]: _, ...others } = all();
  const mine = text === '' ? [] : [[keyOf(sheet), text.slice(0, LONGEST)] as const];
  try {
    localStorage.setItem(
      PLACE,
      JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), ...mine])),
    );
    return true;
  } catch {
    return false; // forbidden or full
  }
}
