// What the companion has been told of the board, or knows because the Rival has just done it.

import type { DomainId, HouseId } from '../../data/ids.ts';
import { house, tables } from '../../data/data.ts';
import type { Force } from '../../rules/state.ts';
import type { Holder } from '../../rules/solo/reads.ts';
import { joined, without } from '../../rules/units.ts';

export interface RivalSetup {
  readonly mode: 'solo';
  readonly rival: HouseId;
  readonly person: HouseId;
  /** Non-player houses in mat order. */
  readonly mats: readonly HouseId[];
  /** Houses allied with it from the start, at the harder levels. */
  readonly allies: readonly HouseId[];
}

/** Who plays and who does not, whichever automaton it is. */
export type Sides = Omit<RivalSetup, 'mode'>;

export interface Notes {
  readonly setup: Sides;
  /** The Rival's side: known until somebody else moves or beats its units. */
  hero: DomainId | undefined;
  /** All its domains, where they are known. */
  held: DomainId[] | undefined;
  forces: Partial<Record<DomainId, Force>>;
  recruited: number | undefined;
  /** Its allies change only at the end of a round. */
  allies: readonly HouseId[];
  /** Strength for its next battle. */
  bonus: number;
  /** All the rest: known for this turn. */
  holders: Partial<Record<DomainId, Holder>>;
  protected: Partial<Record<DomainId, boolean>>;
  yours: readonly DomainId[] | undefined;
  lastUnit: Partial<Record<HouseId, boolean>>;
  /** Whether a Token Pool holds a token. */
  pools: Partial<Record<HouseId, boolean>>;
}

/** How the table is set up (§20.1). */
export function firstNotes(setup: Sides): Notes {
  const { rival, allies } = setup;
  const home = house(rival).homeDomain;
  const { ownTokensOnMap, npTokensOnHome } = tables.setup;
  const forces: Partial<Record<DomainId, Force>> = {
    [home]: [{ house: rival, tokens: ownTokensOnMap, hero: true }],
  };
  for (const id of allies)
    forces[house(id).homeDomain] = [{ house: id, tokens: npTokensOnHome, hero: false }];
  return {
    setup,
    hero: home,
    held: [home, ...allies.map((id) => house(id).homeDomain)],
    forces,
    recruited: ownTokensOnMap,
    allies,
    bonus: 0,
    ...ofThisTurn(),
  };
}

function ofThisTurn(): Pick<Notes, 'holders' | 'protected' | 'yours' | 'lastUnit' | 'pools'> {
  return { holders: {}, protected: {}, yours: undefined, lastUnit: {}, pools: {} };
}

/** Its person has played: of others nothing is known any more. */
export function forgetOthers(n: Notes): void {
  Object.assign(n, ofThisTurn());
}

/** Units of the Rival's side have been moved or beaten by others. */
export function forgetUnits(n: Notes): void {
  Object.assign(n, { hero: undefined, held: undefined, forces: {}, recruited: undefined });
}

/** §12 Alliances have been made or broken: new allies stand wherever they stand, former ones have left. */
export function changeAllies(n: Notes, allies: readonly HouseId[]): void {
  const lost = n.allies.filter((id) => !allies.includes(id));
  const isSame = lost.length === 0 && allies.length === n.allies.length;
  n.allies = allies;
  if (isSame) return;
  n.held = undefined;
  for (const [at, force] of Object.entries(n.forces))
    if (force.some(({ house: id }) => lost.includes(id))) delete n.forces[at as DomainId];
}

/** A battle is over: whoever lost has gone elsewhere. */
export function forgetHolders(n: Notes): void {
  Object.assign(n, { holders: {}, protected: {}, yours: undefined, lastUnit: {} });
}

/** Units of the Rival come to a domain, which is its own from now on. */
export function put(n: Notes, at: DomainId, force: Force): void {
  const here = n.forces[at] ?? (n.holders[at] === 'nobody' ? [] : undefined);
  if (here) n.forces[at] = joined(here, force);
  n.holders[at] = 'rival';
  if (n.held && !n.held.includes(at)) n.held.push(at);
}

/** Units of the Rival leave a domain; whoever is left holds it. */
export function take(n: Notes, at: DomainId, force: Force): void {
  const here = n.forces[at];
  if (!here) {
    for (const one of n.held ?? []) n.holders[one] = 'rival';
    delete n.holders[at];
    n.held = undefined;
    return;
  }
  const rest = without(here, force);
  n.forces[at] = rest;
  if (rest.length > 0) return;
  delete n.forces[at];
  n.holders[at] = 'nobody';
  n.held = n.held?.filter((one) => one !== at);
}

export function isHeld(n: Notes, at: DomainId): boolean {
  return n.holders[at] === 'rival' || n.held?.includes(at) === true || (n.forces[at]?.length ?? 0) > 0;
}
