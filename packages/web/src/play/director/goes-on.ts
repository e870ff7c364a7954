// Whether one look at a table follows another.

import type { TableSnapshot } from '../../tables/client.ts';

type Seen = Pick<TableSnapshot, 'eye' | 'isTogether' | 'seq' | 'log'>;

/**
 * The same eye, or one that sees the same, and nothing taken back: what was seen of earlier moments still holds. A game
 * may ask before it tells anything.
 */
export function goesOn(before: Seen, now: Seen): boolean {
  const isSameLog = before.log.length === 0 || before.log[0] === now.log[0];
  const isSameEye = before.eye === now.eye || (before.isTogether === true && now.isTogether === true);
  return isSameEye && before.seq <= now.seq && isSameLog;
}
