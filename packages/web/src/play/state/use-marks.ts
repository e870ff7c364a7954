// What is marked, held and picked. Marks belong to one question; with the next they are gone.

import { useCallback, useState } from 'react';
import type { Thing } from '@three-thrones/ui/rich.ts';

/** Several options at one place. */
export interface PlaceMenu {
  readonly options: readonly string[];
  readonly at: Element;
}

export interface Marks {
  readonly decision: string | undefined;
  readonly marked?: string | undefined;
  /** The marked option, if it was a finger that marked it. */
  readonly touched?: string;
  readonly held?: Thing | undefined;
  readonly picked: readonly string[];
  readonly number?: number;
  readonly placeMenu?: PlaceMenu | undefined;
}

interface Marking {
  readonly marks: Marks;
  change(next: Partial<Marks>): void;
  /** Lets go of everything but what is picked. */
  letGo(): void;
  /** The same of a question that may have gone and come back. */
  forget(): void;
}

const LET_GO = { held: undefined, placeMenu: undefined, marked: undefined } satisfies Partial<Marks>;

export function useMarks(decision: string | undefined, sent: readonly string[]): Marking {
  const [kept, setKept] = useState<Marks>({ decision: undefined, picked: [] });
  const marks: Marks = kept.decision === decision ? kept : { decision, picked: sent };
  const change = useCallback(
    (next: Partial<Marks>) =>
      setKept((before) => {
        const now = before.decision === decision ? before : { decision, picked: sent };
        return isSame(now, next) ? now : { ...now, ...next };
      }),
    [decision],
  );
  const letGo = useCallback(() => change(LET_GO), [change]);
  const forget = useCallback(() => setKept((before) => ({ ...before, ...LET_GO })), []);
  return { marks, change, letGo, forget };
}

/** The pointer passes many elements of one thing: only what is new is worth drawing the table again. */
function isSame(before: Marks, next: Partial<Marks>): boolean {
  return (Object.keys(next) as (keyof Marks)[]).every((key) => before[key] === next[key]);
}
