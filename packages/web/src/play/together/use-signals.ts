// The signals that are to be seen now, and which of them are new: those ring for a moment.

import { useEffect, useMemo, useState } from 'react';
import { useKeptTalk } from '../diplomacy/kept-talk.ts';
import { useShown } from '../state/table-context.tsx';
import { marksOf, type Signal, signalIn, turnBegan, unseenSeats } from './signals.ts';

/** Milliseconds for which a signal rings. */
const RINGS = 4_000;

export interface SignalMark extends Signal {
  readonly isRinging: boolean;
}

export function useSignals(): readonly SignalMark[] {
  const { board, snapshot } = useShown();
  const { id, chat, log, lobby, view } = snapshot;
  const { unseen = NOBODY } = useKeptTalk(id);
  const marks = useMemo(() => {
    if (!view) return [];
    const signals = chat.flatMap((message) => signalIn(message, board, view) ?? []);
    if (signals.length === 0) return [];
    return marksOf(signals, turnBegan(board, log, view), unseenSeats(lobby, unseen));
  }, [board, chat, log, lobby, view, unseen]);
  const ringing = useRinging(snapshot.liveFrom, marks.at(-1)?.number ?? 0);
  return marks.map((mark) => ({ ...mark, isRinging: mark.number > ringing }));
}

const NOBODY: readonly string[] = [];

/** Signals after this number ring: what was said before somebody came does not, and nothing does for long. */
function useRinging(liveFrom: number | undefined, last: number): number {
  const [rung, setRung] = useState(last);
  useEffect(() => {
    if (last <= rung) return undefined;
    const timer = setTimeout(() => setRung(last), RINGS);
    return () => clearTimeout(timer);
  }, [last]);
  return Math.max(rung, (liveFrom ?? Number.POSITIVE_INFINITY) - 1);
}
