// Drawing a plan: while somebody does, what they touch goes into it instead of to the table.

import type { Seat } from '@three-thrones/kernel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { TableClient, TableSnapshot } from '../../tables/client.ts';
import { PlanTable } from './plan-table.ts';

export interface Drawing {
  /** The plan that is being drawn. */
  readonly plan: PlanTable | undefined;
  /** Begins a plan for whoever is asked; false if their question is none I can know. */
  begin(mover: Seat, instead?: number): Promise<boolean>;
  /** Drops it, sent or not. */
  stop(): void;
}

export interface DrawnTable extends Drawing {
  /** How the table stands on which it is drawn. */
  readonly snapshot: TableSnapshot | undefined;
}

const NEVER = (): (() => void) => () => undefined;

/** It is drawn on the table as it is: with the next entry, or when somebody looks at an earlier moment, it is gone. */
export function useDrawing(client: TableClient, { seq }: TableSnapshot, isPast: boolean): DrawnTable {
  const [plan, setPlan] = useState<PlanTable>();
  const snapshot = useSyncExternalStore(plan ? (listener) => plan.subscribe(listener) : NEVER, () =>
    plan?.snapshot(),
  );
  const stop = useCallback(() => setPlan(undefined), []);
  useEffect(() => stop(), [seq, isPast, stop]);
  useEffect(() => () => plan?.end(), [plan]);
  const begin = useCallback(
    async (mover: Seat, instead?: number): Promise<boolean> => {
      const question = client.teamwork?.questionOf(mover);
      const asked = await question?.asked().catch(() => undefined);
      if (!question || !asked) {
        question?.end();
        return false;
      }
      setPlan(new PlanTable(client.snapshot(), asked, question, instead));
      return true;
    },
    [client],
  );
  return { plan, snapshot, begin, stop };
}
