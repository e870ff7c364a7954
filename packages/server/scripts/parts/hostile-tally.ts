// What hostile clients have tried, and what came of it.

import type { Target } from './honest-crowd.ts';

/** By kind: how often it was tried, and how often each thing came of it. */
export type Tallied = Record<string, { tries: number; outcomes: Record<string, number> }>;

export class Tally {
  readonly kinds: Tallied = {};

  tried(kind: string): void {
    this.#of(kind).tries++;
  }

  came(kind: string, outcome: string): void {
    const { outcomes } = this.#of(kind);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }

  #of(kind: string): Tallied[string] {
    return (this.kinds[kind] ??= { tries: 0, outcomes: {} });
  }
}

/** What a hostile process is told. */
export interface HostileOrders {
  readonly url: string;
  /** Tables of honest people. */
  readonly targets: readonly Target[];
  readonly sockets: number;
  readonly clients: number;
}

/** Everything one attacker needs. */
export interface Attacker {
  readonly kind: string;
  readonly url: string;
  /** The address it comes from. */
  readonly from: string;
  readonly targets: readonly Target[];
  readonly tally: Tally;
  /** The key of a guest, for those who need one. */
  readonly key: string;
}
