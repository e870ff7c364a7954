// How far this device has seen each table.

import { keepAt, keptAt } from '@three-thrones/ui/kept.ts';

const PLACE = 'three-thrones/seen';
const MOST = 60;

const all = (): Readonly<Record<string, number>> => keptAt(PLACE);

export function lastSeen(table: string): number | undefined {
  return all()[table];
}

export function see(table: string, seq: number): void {
  const { [table]: _, ...others } = all();
  // What is not kept is new again next time.
  keepAt(PLACE, Object.fromEntries([...Object.entries(others).slice(-MOST), [table, seq]]));
}
