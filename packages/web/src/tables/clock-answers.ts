// Answers nobody gave: somebody's time was up, and the server let a bot decide.

import type { Seat } from '@three-thrones/kernel';
import type { Logged } from '@three-thrones/game-kit/board/seen.ts';

export const RAN_OUT = 'clock.ranOut';

/** The numbers of the answers the clock gave for a seat. */
export function clockAnswers(log: readonly Logged[], seat: Seat): ReadonlySet<number> {
  return new Set(
    log
      .filter(({ fact: { kind, data } }) => kind === RAN_OUT && (data as { seat: Seat }).seat === seat)
      .map(({ seq }) => seq),
  );
}
