// Parts of a table that its first question does without. They are fetched when they are wanted, or as soon as somebody
// touches the table: then they are there before anybody can want them.

import { type ComponentType, createElement, useEffect, useReducer } from 'react';

const fetches: (() => Promise<void>)[] = [];

/** `wanted`: only when it is shown; `at-once`: while the rest of the table comes. */
type When = 'touched' | 'wanted' | 'at-once';

/** Nothing is shown until it is there. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  when: When = 'touched',
): ComponentType<P> {
  let part: ComponentType<P> | undefined;
  const fetch = async (): Promise<void> => {
    part ??= await load();
  };
  if (when === 'touched') fetches.push(fetch);
  if (when === 'at-once') void fetch().catch(() => undefined);
  return function Later(props: P) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    useEffect(() => {
      // What does not come now is asked for again where it is opened again.
      if (!part) void fetch().then(drawAgain, () => undefined);
    }, []);
    return part ? createElement(part, props) : null;
  };
}

/** Everything that was left for later. */
export async function fetchLater(): Promise<void> {
  await Promise.allSettled(fetches.map((fetch) => fetch()));
}

/** At the first touch or key; with it what else was left for later. */
export function useLater(fetchElse: () => Promise<void>): void {
  useEffect(() => {
    const touched = new AbortController();
    const fetchAll = (): void => {
      touched.abort();
      void fetchLater();
      void fetchElse().catch(() => undefined);
    };
    for (const touch of ['pointerdown', 'keydown'])
      document.addEventListener(touch, fetchAll, { signal: touched.signal });
    return () => touched.abort();
  }, [fetchElse]);
}
