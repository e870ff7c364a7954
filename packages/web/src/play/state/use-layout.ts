import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1100px) and (min-height: 560px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export type Layout = 'wide' | 'compact';

/** Three columns and a tray where there is room; else the map first and everything else in a sheet. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () => (matchMedia(WIDE).matches ? 'wide' : 'compact'));
}
