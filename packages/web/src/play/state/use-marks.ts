// What is marked, held and picked. Marks belong to one question; with the next they are gone.

import type { Decision } from '@three-thrones/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Thing } from '@three-thrones/ui/rich.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import type { Answerable } from './plan-table.ts';
import { type Draft, draftOf, forgetDraft, keepDraft } from './drafts.ts';

/** Several options at one place. */
export interface PlaceMenu {
  readonly options: readonly string[];
  readonly at: Element;
}

export interface Marks {
  readonly decision: string | undefined;
  readonly marked?: string | undefined;
  /** The marked option, if it was a finger that marked it. */
  readonly touched?: string | undefined;
  readonly held?: Thing | undefined;
  readonly picked: readonly string[];
  readonly number?: number;
  readonly placeMenu?: PlaceMenu | undefined;
  /** A card that is being read, on a small screen. */
  readonly reading?: Thing | undefined;
}

interface Marking {
  readonly marks: Marks;
  change(next: Partial<Marks>): void;
  /** Lets go of everything but what is picked. */
  letGo(): void;
  /** The same of a question that may have gone and come back. */
  forget(): void;
}

const LET_GO = {
  held: undefined,
  placeMenu: undefined,
  marked: undefined,
  touched: undefined,
} satisfies Partial<Marks>;

/** `shown` is the question that is shown, `sent` what I have answered to it already. */
export function useMarks(
  client: Answerable,
  snapshot: TableSnapshot,
  shown: Pick<Decision, 'id' | 'options'> | undefined,
  sent: readonly string[],
): Marking {
  const asked = snapshot.decision?.id;
  const decision = shown?.id;
  const [kept, setKept] = useState<Marks>({ decision: undefined, picked: [] });
  const isKept = kept.decision === decision;
  const atFirst = useMemo(
    () => begunMarks(draftOf(snapshot, asked), decision, sent),
    [asked, decision, sent],
  );
  const marks = useMemo(
    () => ofThis(isKept ? kept : atFirst, shown?.options),
    [isKept, kept, atFirst, shown?.options],
  );
  const change = useCallback(
    (next: Partial<Marks>) => {
      setKept((before) => {
        const now = before.decision === decision ? before : atFirst;
        return isSame(now, next) ? now : { ...now, ...next };
      });
      const { picked, number } = next;
      if (asked !== undefined && decision !== undefined && (picked || number !== undefined))
        keepDraft(snapshot, asked, {
          shown: decision,
          ...(picked && { picked }),
          ...(number !== undefined && { number }),
        });
    },
    [asked, atFirst, decision, snapshot.id, snapshot.eye],
  );
  // What was begun is forgotten with its question; while nothing is known of the table, nothing is forgotten.
  const { decision: open, view } = client.snapshot();
  useEffect(() => {
    if (view && !draftOf(snapshot, open?.id)) forgetDraft(snapshot);
  }, [open?.id, snapshot.id, snapshot.eye]);
  const letGo = useCallback(() => change(LET_GO), [change]);
  const forget = useCallback(() => setKept((before) => ({ ...before, ...LET_GO })), []);
  return { marks, change, letGo, forget };
}

function begunMarks(draft: Draft | undefined, decision: string | undefined, sent: readonly string[]): Marks {
  if (!draft || draft.shown !== decision) return { decision, picked: sent };
  const { picked = sent, number } = draft;
  return { decision, picked, ...(number !== undefined && { number }) };
}

/** A question that is asked anew has the same name, and perhaps other options. */
function ofThis(marks: Marks, options: readonly string[] = []): Marks {
  const picked = marks.picked.filter((id) => options.includes(id));
  return picked.length === marks.picked.length ? marks : { ...marks, picked };
}

/** The pointer passes many elements of one thing: only what is new is worth drawing the table again. */
function isSame(before: Marks, next: Partial<Marks>): boolean {
  return (Object.keys(next) as (keyof Marks)[]).every((key) => before[key] === next[key]);
}
