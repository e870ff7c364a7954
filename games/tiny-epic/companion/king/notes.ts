// What the companion knows of the Night King's table.

import { coopTables, tokensOfColour } from '../../data/coop.ts';
import { type DomainId, type HouseId, NORTHERN_DOMAINS } from '../../data/ids.ts';
import { BROWN_DOMAINS } from '../../rules/coop/setup.ts';
import type { Occupants } from '../../rules/coop/reads.ts';
import type { Assault } from '../../rules/coop/state.ts';

export interface KingSetup {
  readonly mode: 'coop';
  /** Whose turns there are, in order. */
  readonly seats: readonly HouseId[];
  /** Non-player houses in mat order. */
  readonly mats: readonly HouseId[];
  /** The house that plays with a single player (§22). */
  readonly teammate?: HouseId;
}

export interface NightNotes {
  readonly setup: KingSetup;
  wall: boolean;
  kingAt: DomainId;
  destroyed: DomainId[];
  /** Blue tokens to come. */
  supply: number;
  /** All three Dragon Glass are taken (§21.13). */
  isSecondPhase: boolean;
  /** Where a White Walker stands or does not; of the other domains none does, as long as all are known. */
  walkers: Partial<Record<DomainId, boolean>>;
  isEveryWalkerKnown: boolean;
  /** White Walkers in their pool and in the Terror Pool. */
  pool: number | undefined;
  terror: number | undefined;
  /** Where a token lies face down, or does not. */
  down: Partial<Record<DomainId, boolean>>;
  /** Known until somebody else moves. */
  occupants: Partial<Record<DomainId, Occupants>>;
  terrified: Partial<Record<DomainId, boolean>>;
  /** Battles that have come up. */
  battles: Assault[];
  /** He has been beaten. */
  isBeaten: boolean;
}

/** How the table is set up (§21.1-21.2). */
export function firstNightNotes(setup: KingSetup): NightNotes {
  return {
    setup,
    wall: true,
    kingAt: coopTables.nightKingStart,
    destroyed: [],
    supply: tokensOfColour('blue').length - NORTHERN_DOMAINS.length,
    isSecondPhase: false,
    walkers: {},
    isEveryWalkerKnown: true,
    pool: coopTables.walkers,
    terror: 0,
    down: Object.fromEntries([...BROWN_DOMAINS, ...NORTHERN_DOMAINS].map((at) => [at, true])),
    occupants: {},
    terrified: {},
    battles: [],
    isBeaten: false,
  };
}

/** A turn or a battle is over: who stands where is not known any more. */
export function forgetOccupants(n: NightNotes): void {
  n.occupants = {};
  n.terrified = {};
}

/** White Walkers have come or gone in a turn. */
export function forgetWalkers(n: NightNotes): void {
  Object.assign(n, { walkers: {}, isEveryWalkerKnown: false, pool: undefined, terror: undefined });
}

export function forgetTokens(n: NightNotes): void {
  n.down = {};
}

export function addWalkerTo(n: NightNotes, at: DomainId): void {
  n.walkers[at] = true;
  if (n.pool !== undefined) n.pool--;
}

export function takeWalkerFrom(n: NightNotes, at: DomainId): void {
  n.walkers[at] = false;
  if (n.pool !== undefined) n.pool++;
}
