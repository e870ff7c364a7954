// Why something cannot be done: each game has a book of its reasons, and the client a sentence for each.

import type { Reason } from './flow.ts';

/** Reasons by their names in the code: what the client is told, and the section behind it. */
type Entries = Readonly<Record<string, readonly [code: string, rule: string]>>;

export interface ReasonBook<E extends Entries> {
  /** The reason of this name; `args` where a sentence needs more than the code. */
  readonly because: (name: keyof E, args?: Readonly<Record<string, unknown>>) => Reason<E[keyof E][0]>;
  /** Every reason a player can meet. */
  readonly all: readonly Reason<E[keyof E][0]>[];
}

/** A game's reasons; their codes are known one by one, so that words for one cannot be forgotten. */
export function reasonBook<const E extends Entries>(entries: E): ReasonBook<E> {
  const made = new Map<keyof E, Reason<E[keyof E][0]>>();
  for (const name in entries) made.set(name, { code: entries[name]![0], rule: entries[name]![1] });
  return {
    because: (name, args) => (args === undefined ? made.get(name)! : { ...made.get(name)!, args }),
    all: [...made.values()],
  };
}
