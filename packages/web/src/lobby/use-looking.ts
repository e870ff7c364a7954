// Lists that follow what happens elsewhere, without a reload.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const EVERY = 15_000;

/** Looks at once, now and then while somebody looks at the page, and whenever they come back to it. */
export function useLooking(look: () => void): void {
  useEffect(() => {
    look();
    const again = (): void => {
      if (!document.hidden) look();
    };
    const timer = setInterval(again, EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look]);
}

interface Latest<T> {
  readonly value: T | undefined;
  /** Shows what comes, unless something newer came before it. */
  await(coming: Promise<T>): void;
  /** What is on its way does not know of this change, and is not shown. */
  change(how: (now: T) => T): void;
}

export function useLatest<T>(): Latest<T> {
  const [value, setValue] = useState<T>();
  const asked = useRef(0);
  const shown = useRef(0);
  const wait = useCallback((coming: Promise<T>): void => {
    const turn = ++asked.current;
    void coming.then((came) => {
      if (turn < shown.current) return;
      shown.current = turn;
      setValue(came);
    });
  }, []);
  const change = useCallback((how: (now: T) => T): void => {
    shown.current = ++asked.current;
    setValue((now) => (now === undefined ? now : how(now)));
  }, []);
  return useMemo(() => ({ value, await: wait, change }), [value, wait, change]);
}
