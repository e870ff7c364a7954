// Looking back: the table as it was after an earlier answer.

import { isRefusal, type View } from '@three-thrones/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableClient, TableSnapshot } from '../../tables/client.ts';
import { goesOn } from '../director/goes-on.ts';

export interface Past {
  /** The number of the answer after which the table is shown; nothing for now. */
  readonly at: number | undefined;
  readonly view: View<unknown> | undefined;
  /** How it was one answer earlier, where that is known. */
  readonly before: View<unknown> | undefined;
  /** The timeline lies on the table. */
  readonly isOpen: boolean;
  open(): void;
  /** Puts the timeline away and comes back to now. */
  close(): void;
  /** The moment was stepped to, and is shown as it happened; not so while a finger runs along the timeline. */
  readonly plays: boolean;
  go(to: number | undefined, how?: { readonly plays: boolean }): void;
}

export function usePast(client: TableClient, snapshot: TableSnapshot): Past {
  const { seq } = snapshot;
  const [at, setAt] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [plays, setPlays] = useState(false);
  const story = useRef({ last: snapshot, kept: new Map<number, View<unknown>>() });
  const { last } = story.current;
  const kept = goesOn(last, snapshot) ? story.current.kept : new Map<number, View<unknown>>();
  story.current = { last: snapshot, kept };
  const [shown, setShown] = useState<{
    view: View<unknown>;
    before: View<unknown> | undefined;
    of: typeof kept;
  }>();

  useEffect(() => {
    if (at === undefined) return undefined;
    let isCurrent = true;
    const show = (): void => {
      const view = kept.get(at);
      if (isCurrent && view) setShown({ view, before: kept.get(at - 1), of: kept });
    };
    const fetch = async (moment: number): Promise<void> => {
      const view = kept.has(moment) ? undefined : await client.at(moment);
      if (view && !isRefusal(view)) kept.set(moment, view);
    };
    show();
    // Shown as it happened, it needs to be known how it was before.
    void Promise.all([at, ...(plays && at > 0 ? [at - 1] : [])].map(fetch)).then(show);
    return () => {
      isCurrent = false;
    };
  }, [client, at, plays, kept]);

  const go = useCallback((to: number | undefined, how = { plays: true }) => {
    setAt(to);
    setPlays(how.plays);
    setOpen(true);
  }, []);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setAt(undefined);
    setOpen(false);
  }, []);
  const isPast = at !== undefined && at < seq;
  // Until the moment that was asked for arrives, the one before it stays.
  const { view, before } = (isPast && shown?.of === kept ? shown : undefined) ?? {};
  return { at: isPast ? at : undefined, view, before, plays, isOpen, open, close, go };
}
