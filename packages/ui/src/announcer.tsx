// Says things to those who do not look: once, politely unless it cannot wait.

import { useSyncExternalStore } from 'react';

interface Said {
  readonly polite: string;
  readonly assertive: string;
}

let said: Said = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Repeating a sentence is said again: an invisible space makes it a new text. */
export function announce(text: string, { urgent = false } = {}): void {
  const where = urgent ? 'assertive' : 'polite';
  said = { ...said, [where]: said[where] === text ? `${text}\u00A0` : text };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Must be in the page from the start: a live region that comes with its text is not read. */
export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(subscribe, () => said);
  return (
    <div className="unseen">
      <p role="status">{polite}</p>
      <p role="alert">{assertive}</p>
    </div>
  );
}
