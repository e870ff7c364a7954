// Who is still to answer.

import type { Seat } from '@three-thrones/kernel';

interface Open {
  readonly seat: Seat;
  readonly answered?: boolean;
}

export function isAsked(asked: readonly Open[], seat: Seat): boolean {
  return asked.some((open) => open.seat === seat && !open.answered);
}
