// Screens that are fetched when they are needed, or a little before.

import { type ComponentType, createElement, lazy, useState } from 'react';

export interface LazyScreen<P extends object> {
  readonly Screen: ComponentType<P>;
  /** Fetches it before it is shown. */
  readonly load: () => Promise<unknown>;
}

/** What has been fetched is there at once: React lets a lazy component wait a while, so as not to flicker. */
export function lazyScreen<P extends object>(fetch: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let fetched: ComponentType<P> | undefined;
  const load = async (): Promise<ComponentType<P>> => {
    fetched ??= await fetch();
    return fetched;
  };
  const Lazy = lazy(async () => ({ default: await load() })) as ComponentType<P>;
  const Screen = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => fetched ?? Lazy);
    return createElement(Shown, props);
  };
  return { Screen, load };
}
