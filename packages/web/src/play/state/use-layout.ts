import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1100px) and (min-height: 640px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export type Layout = 'wide' | 'compact';

export function layoutNow(): Layout {
  return matchMedia(WIDE).matches ? 'wide' : 'compact';
}

/** The map between two rails where there is room; else the map first and everything else in a sheet. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layoutNow);
}
