// Looking back: the table as it was after an earlier answer.

import type { View } from '@three-thrones/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableClient } from './client.ts';

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

export function usePast(client: TableClient, seq: number): Past {
  const [at, setAt] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<{ at: number; view: View<unknown> }>();
  const kept = useRef(new Map<number, View<unknown>>());

  useEffect(() => {
    if (at === undefined) return undefined;
    const known = kept.current.get(at);
    if (known) {
      setShown({ at, view: known });
      return undefined;
    }
    let isCurrent = true;
    void client.at(at).then((view) => {
      if (!view) return;
      kept.current.set(at, view);
      if (isCurrent) setShown({ at, view });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, at]);

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
  return { at: isPast ? at : undefined, view: isPast ? shown?.view : undefined, isOpen, open, close, go };
}
