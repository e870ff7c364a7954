// Whether one look at a table follows another.

import type { TableSnapshot } from '../../tables/client.ts';

type Seen = Pick<TableSnapshot, 'eye' | 'seq' | 'log'>;

/** The same eye, and nothing taken back: what was seen of earlier moments still holds. A game may ask before it tells anything. */
export function goesOn(before: Seen, now: Seen): boolean {
  const isSameLog = before.log.length === 0 || before.log[0] === now.log[0];
  return before.eye === now.eye && before.seq <= now.seq && isSameLog;
}
