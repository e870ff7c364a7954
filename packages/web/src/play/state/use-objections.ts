// Why not: what was refused last, for as long as it is worth saying.

import type { Reason, Refusal } from '@three-thrones/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Thing } from '@three-thrones/ui/rich.ts';

/** Why not, said at the thing that was touched, or in the middle of the screen; without a reason, what the thing is. */
export interface Objection {
  readonly reason: Reason | undefined;
  readonly thing?: Thing;
  readonly at?: Element;
  /** It speaks of answers that were sent: the question that is there after them does not take it away. */
  readonly isAfterwards?: boolean;
}

export interface Objections {
  readonly objection: Objection | undefined;
  object(objection: Objection | undefined): void;
  /** Says a refusal of anything, if there is one. */
  report(refusal: Promise<Refusal | undefined>): void;
}

export function useObjections(question: string | undefined): Objections {
  const [objection, object] = useState<Objection>();
  const report = useCallback((answered: Promise<Refusal | undefined>) => {
    void answered.then((no) => no && object({ reason: no }));
  }, []);
  // A battle or a card may leave nothing of what an objection spoke about.
  useEffect(
    () => object((before) => (before?.isAfterwards ? { ...before, isAfterwards: false } : undefined)),
    [question],
  );
  return { objection, object, report };
}
