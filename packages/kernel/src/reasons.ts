// Why something cannot be done: each game has a book of its reasons, and the client a sentence for each.

import type { Reason } from './flow.ts';

export interface ReasonBook<Name extends string> {
  /** The reason of this name; `args` where a sentence needs more than the code. */
  readonly because: (name: Name, args?: Readonly<Record<string, unknown>>) => Reason;
  /** Every reason a player can meet. */
  readonly all: readonly Reason[];
}

/** A game's reasons by their names in the code: what the client is told, and the section behind it. */
export function reasonBook<Name extends string>(
  entries: Readonly<Record<Name, readonly [code: string, rule: string]>>,
): ReasonBook<Name> {
  const made = Object.fromEntries(
    Object.entries<readonly [string, string]>(entries).map(([name, [code, rule]]) => [name, { code, rule }]),
  ) as Record<Name, Reason>;
  return {
    because: (name, args) => (args === undefined ? made[name] : { ...made[name], args }),
    all: Object.values(made),
  };
}
