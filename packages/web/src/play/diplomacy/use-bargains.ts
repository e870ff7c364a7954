// The offers this eye may read, and the round in which they are looked at.

import { useMemo } from 'react';
import { type Bargain, bargainsIn, readBy } from './promises.ts';
import type { TableState } from '../state/use-table.ts';

export function useBargains({ board, snapshot, view }: TableState): readonly Bargain[] {
  const { chat, eye } = snapshot;
  const { seats } = view;
  const { last: lastRound } = board.rounds(view);
  return useMemo(
    () => bargainsIn(readBy(chat, eye), { seats, areas: board.areas, lastRound }),
    [chat, eye, board, seats.join(), lastRound],
  );
}

/** The round under way, whatever moment is shown. */
export function roundOf({ board, snapshot, view }: TableState): number | 'over' {
  return snapshot.outcome ? 'over' : Math.max(1, board.rounds(snapshot.view ?? view).now);
}
