// §22.4 The board as the Teammate reads it: where its cards say "you" they mean the Night King, whose Ally Pool is the
// Terror Pool and whose Power Tokens are the White Walkers; what is the Rival's is the Treaty's.

import { ALL_DOMAINS, type DomainId, type HouseId } from '../../../data/ids.ts';
import { geographyOf } from '../../geography.ts';
import { poolOf, tokensOf } from '../../pools.ts';
import { type BoardReads, type Holder, nearestWhere, strongestOf } from '../../solo/reads.ts';
import {
  alliesOf,
  castles,
  controller,
  domainsOf,
  heroDomain,
  player,
  stackOf,
  type World,
} from '../../state.ts';
import { castlesNeeded } from '../../legal-moves.ts';
import { hasRoom, isFinal, mayFight } from '../../units.ts';
import type { NightReads } from '../reads.ts';
import { dares, enemyAt, TREATY } from '../state.ts';
import { housesInTerror, terrorOf } from '../treaty.ts';

/** What it must know besides what the Rival does: where it may not go (§22.3). */
export interface TeammateReads
  extends BoardReads,
    Pick<NightReads, 'wallStands' | 'nightKingAt' | 'treatyDares'> {
  /** Whether the Treaty has the castles that King's Landing asks for (§21.18). */
  mayHoldKingsLanding(): boolean;
}

export function teammateReads(w: World): TeammateReads {
  const { seat, person } = w.rival!;
  const coop = w.coop!;
  const { distance } = geographyOf(w);
  const pool = (id: HouseId): number => poolOf(w, id);
  const holder = (at: DomainId): Holder => {
    if (enemyAt(coop, at) !== undefined) return 'you';
    const side = controller(w, at);
    if (side === undefined) return 'nobody';
    return side === TREATY ? 'rival' : 'other';
  };
  return {
    rival: seat,
    person,
    mats: w.mats,
    heroDomain: () => heroDomain(w, seat)!,
    holder,
    isProtected: (at) => holder(at) === 'other' && !mayFight(w, w.map[at]),
    force: (at) => w.map[at],
    isLastUnit: (id) => isFinal(w, id),
    // Units of two players are not at rest together: what its person holds is not the Teammate's (§21.17)
    domainsOf: (side) =>
      side === 'you'
        ? ALL_DOMAINS.filter((at) => holder(at) === 'you')
        : domainsOf(w, TREATY).filter((at) => stackOf(w.map[at], person) === undefined),
    distance,
    wallStands: () => coop.wall,
    nightKingAt: () => coop.nightKing.at,
    treatyDares: () => dares(coop),
    mayHoldKingsLanding: () => castles(w, TREATY) >= castlesNeeded(w),
    nearest: (from, _among, _sought, does) =>
      nearestWhere(
        from,
        coop.walkers.filter((at) => Number.isFinite(distance(from, at))),
        does,
        distance,
      ),
    castles: () => castles(w, TREATY),
    hasAsManyCastles: () => true, // those the Night King takes are nobody's any more
    recruited: () => player(w, seat).recruited,
    allies: () => alliesOf(w, seat),
    strongest: (side) =>
      side === 'you'
        ? strongestOf(housesInTerror(w), (id) => terrorOf(w, id), pool)
        : strongestOf(alliesOf(w, seat), (id) => tokensOf(w, TREATY, id), pool),
    yourTokens: () => housesInTerror(w),
    poolTokens: pool,
    hasRoom: (at, id) => hasRoom(w, at, [{ house: id, tokens: 1, hero: false }]),
  };
}
