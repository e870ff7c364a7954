// A table from outside, kept up to date while people gather. The socket takes over when the game begins.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { useCallback, useEffect, useState } from 'react';
import { type TableSummary, tableSummary } from '../tables/online/api.ts';

const EVERY = 2_500;

interface Watched {
  readonly summary: TableSummary | undefined;
  /** Why there is nothing to show, or nothing newer. */
  readonly no: Refusal | undefined;
  show(summary: TableSummary): void;
  refresh(): Promise<void>;
}

export function useSummary(id: string): Watched {
  const [summary, setSummary] = useState<TableSummary>();
  const [no, setNo] = useState<Refusal>();

  const show = useCallback((newer: TableSummary) => {
    setNo(undefined);
    setSummary((old) => (old && JSON.stringify(old) === JSON.stringify(newer) ? old : newer));
  }, []);

  const refresh = useCallback(async () => {
    const found = await tableSummary(id);
    if (isRefusal(found)) setNo(found);
    else show(found);
  }, [id, show]);

  const isGathering = summary === undefined || summary.status === 'gathering';
  useEffect(() => {
    void refresh();
  }, [refresh]);
  useEffect(() => {
    if (!isGathering) return undefined;
    const look = (): void => {
      if (!document.hidden) void refresh();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isGathering, refresh]);

  return { summary, no, show, refresh };
}
