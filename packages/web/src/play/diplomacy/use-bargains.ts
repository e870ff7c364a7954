// The offers this eye may read, and the round in which they are looked at.

import { useMemo } from 'react';
import { type Bargain, bargainsIn, readBy } from './promises.ts';
import { useShown } from '../state/table-context.tsx';
import type { Shown } from '../state/use-shown.ts';

export function useBargains(): readonly Bargain[] {
  const { board, snapshot, view } = useShown();
  const { chat, eye } = snapshot;
  const { seats } = view;
  const { last: lastRound } = board.rounds(view);
  return useMemo(
    () => bargainsIn(readBy(chat, eye), { seats, places: board.places?.ids ?? [], lastRound }),
    [chat, eye, board, seats.join(), lastRound],
  );
}

/** The round under way, whatever moment is shown. */
export function roundOf({ board, snapshot, view }: Shown): number | 'over' {
  return snapshot.outcome ? 'over' : Math.max(1, board.rounds(snapshot.view ?? view).now);
}
