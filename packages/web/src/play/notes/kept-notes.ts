// What a player writes down for nobody else, on this device: one sheet for each seat of a table. Nothing of it is sent or
// exported.

import { keepAt, keptAt } from '@three-thrones/ui/kept.ts';
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

export function notesOf(sheet: Sheet): string {
  const found = keptAt<unknown>(PLACE)[keyOf(sheet)];
  return typeof found === 'string' ? found : '';
}

/** Says whether they will be there again. */
export function keepNotes(sheet: Sheet, text: string): boolean {
  const { [keyOf(sheet)]: _, ...others } = keptAt(PLACE);
  const mine = text === '' ? [] : [[keyOf(sheet), text.slice(0, LONGEST)] as const];
  return keepAt(PLACE, Object.fromEntries([...Object.entries(others).slice(1 - MOST), ...mine]));
}
