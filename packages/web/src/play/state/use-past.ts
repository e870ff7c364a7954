// Looking back: the table as it was after an earlier answer.

import { isRefusal, type View } from '@three-thrones/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableClient, TableSnapshot } from '../../tables/client.ts';

export interface Past {
  /** The number of the answer after which the table is shown; nothing for now. */
  readonly at: number | undefined;
  readonly view: View<unknown> | undefined;
  /** The timeline lies on the table. */
  readonly isOpen: boolean;
  open(): void;
  /** Puts the timeline away and comes back to now. */
  close(): void;
  go(to: number | undefined): void;
}

type Seen = Pick<TableSnapshot, 'eye' | 'seq' | 'log'>;

/** The same eye, and nothing taken back: what was seen of earlier moments still holds. */
export function goesOn(before: Seen, now: Seen): boolean {
  return before.eye === now.eye && before.seq <= now.seq && before.log[0] === now.log[0];
}

export function usePast(client: TableClient, snapshot: TableSnapshot): Past {
  const { seq } = snapshot;
  const [at, setAt] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const story = useRef({ last: snapshot, kept: new Map<number, View<unknown>>() });
  const { last } = story.current;
  const kept = goesOn(last, snapshot) ? story.current.kept : new Map<number, View<unknown>>();
  story.current = { last: snapshot, kept };
  const [shown, setShown] = useState<{ view: View<unknown>; of: typeof kept }>();

  useEffect(() => {
    if (at === undefined) return undefined;
    const known = kept.get(at);
    if (known) {
      setShown({ view: known, of: kept });
      return undefined;
    }
    let isCurrent = true;
    void client.at(at).then((view) => {
      if (isRefusal(view)) return;
      kept.set(at, view);
      if (isCurrent) setShown({ view, of: kept });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, at, kept]);

  const go = useCallback((to: number | undefined) => {
    setAt(to);
    setOpen(true);
  }, []);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setAt(undefined);
    setOpen(false);
  }, []);
  const isPast = at !== undefined && at < seq;
  // Until the moment that was asked for arrives, the one before it stays.
  const view = isPast && shown?.of === kept ? shown.view : undefined;
  return { at: isPast ? at : undefined, view, isOpen, open, close, go };
}
