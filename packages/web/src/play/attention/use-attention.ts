// What this device has seen of a table, and what it has missed.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { attend, type Attention } from './absence.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import { lastSeen, see } from './last-seen.ts';

export interface Missing {
  /** Somebody looks, and is connected. */
  readonly isThere: boolean;
  readonly missed: Attention['missed'];
  /** Up to this answer everything was seen before, or has been told and put away. */
  readonly told: number;
  tellUpTo(seq: number): void;
  /** The summary has been read. */
  putAway(): void;
}

export function useAttention({ id, seq, connection }: TableSnapshot): Missing {
  const isShown = useSyncExternalStore(subscribe, () => !document.hidden);
  const isThere = isShown && connection === 'open';
  const [attention, setAttention] = useState<Attention>(() => ({
    seen: lastSeen(id),
    goneAt: Number.NEGATIVE_INFINITY,
  }));
  const [told, setTold] = useState(attention.seen ?? seq);
  useEffect(
    () => setAttention((before) => attend(before, { isThere, seq, now: Date.now() })),
    [isThere, seq],
  );
  useEffect(() => {
    if (attention.goneAt === undefined && attention.seen !== undefined) see(id, attention.seen);
  }, [id, attention]);
  const { missed } = attention;
  const tellUpTo = (upTo: number): void => setTold(Math.max(told, upTo));
  return {
    isThere,
    missed,
    told,
    tellUpTo,
    putAway: () => {
      if (missed) tellUpTo(missed.to);
      setAttention(({ missed: _, ...rest }) => rest);
    },
  };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
