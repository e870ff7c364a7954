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
  type Made = Reason<E[keyof E][0]>;
  // A plain object: reasons are looked up for every option that is refused, in search too.
  const made = Object.fromEntries(
    Object.entries(entries).map(([name, [code, rule]]) => [name, { code, rule }]),
  ) as Record<keyof E, Made>;
  return {
    because: (name, args) => {
      const { code, rule } = made[name];
      return args === undefined ? made[name] : { code, rule, args };
    },
    all: Object.values<Made>(made),
  };
}
