// What the Night King's side must know of the board to act, and nothing else: the engine answers from the table, a
// companion for a physical table answers by asking.

import { size } from '@three-thrones/kernel';
import { domain } from '../../data/data.ts';
import { type DomainId, type HouseId } from '../../data/ids.ts';
import { geographyOf } from '../geography.ts';
import { sideOf, type World } from '../state.ts';
import { dares, TREATY } from './state.ts';

/** Who stands in a domain besides the Night King's own. */
export type Occupants = 'nobody' | 'treaty' | 'outsiders';

export interface NightReads {
  wallStands(): boolean;
  nightKingAt(): DomainId;
  /** March steps between two domains as the Wall stands now. */
  distance(from: DomainId, to: DomainId): number;
  walkerAt(at: DomainId): boolean;
  walkersInPool(): number;
  occupantsOf(at: DomainId): Occupants;
  /** Whether the Treaty has at least as many victory points as the Night King. */
  treatyDares(): boolean;
  faceDownTokenAt(at: DomainId): boolean;
  tokensInSupply(): number;
  castleStands(at: DomainId): boolean;
  terrifiedAt(at: DomainId): boolean;
  isNonPlayer(house: HouseId): boolean;
  tokensInPool(house: HouseId): number;
}

/** The board of a game that is played here. */
export function worldReads(w: World): NightReads {
  const coop = w.coop!;
  return {
    wallStands: () => coop.wall,
    nightKingAt: () => coop.nightKing.at,
    distance: (from, to) => geographyOf(w).distance(from, to),
    walkerAt: (at) => coop.walkers.includes(at),
    walkersInPool: () => coop.walkerPool,
    occupantsOf: (at) => occupantsOf(w, at),
    treatyDares: () => dares(coop),
    faceDownTokenAt: (at) => coop.tokens.down[at] !== undefined,
    tokensInSupply: () => size(coop.tokens.supply),
    castleStands: (at) => domain(at).kind === 'castle' && !coop.destroyed.includes(at),
    terrifiedAt: (at) => w.map[at].some(({ house }) => coop.terrified.includes(house)),
    isNonPlayer: (house) => w.nonPlayers[house] !== undefined,
    tokensInPool: (house) => w.nonPlayers[house]?.pool ?? 0,
  };
}

export function occupantsOf(w: World, at: DomainId): Occupants {
  const [first] = w.map[at];
  if (!first) return 'nobody';
  return sideOf(w, first.house) === TREATY ? 'treaty' : 'outsiders';
}
