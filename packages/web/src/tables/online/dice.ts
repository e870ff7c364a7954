// What the dice of a table wait for, and this device's part in it. What does the work is fetched when there is some.

import type { Seat } from '@three-thrones/kernel';
import type { Around, Shaken, Trouble } from './shake.ts';

export type { Trouble } from './shake.ts';

/** Seats that have still to commit, or to show what they had committed to. */
export function seatsShaking({ dice }: Pick<Around, 'dice'>): readonly Seat[] {
  if (!dice) return [];
  return 'reveal' in dice ? dice.reveal : dice.commit;
}

const troubles = new Map<string, Trouble>();
const listeners = new Set<() => void>();

/** Why this device does not show its share at a table; nothing if all is well. */
export function troubleAt(table: string): Trouble | undefined {
  return troubles.get(table);
}

export function onTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setTrouble(table: string, trouble: Trouble | undefined): void {
  if (troubles.get(table) === trouble) return;
  if (trouble) troubles.set(table, trouble);
  else troubles.delete(table);
  for (const listener of listeners) listener();
}

/** Called with whatever is newly known of a table where this device has a seat: does there what is asked of it. */
export async function shareDice(around: Around, seat: Seat): Promise<Shaken> {
  if (around.status !== 'gathering') {
    setTrouble(around.table, undefined);
    return {};
  }
  try {
    const { shake } = await import('./shake.ts');
    const done = await shake(around, seat);
    setTrouble(around.table, done.trouble);
    return done;
  } catch {
    // Not fetched, without a network: the next look tries again.
    return {};
  }
}
