// §20.11-20.12, §29.7 Which tokens the Rival's Plots and special actions move, and what else they look at.

import { DOMAINS, type DomainId, type HouseId } from '../../data/ids.ts';
import type { BoardReads } from './reads.ts';

/** From a Token Pool to the Rival, from you to the Rival, or from you back to the Token Pool. */
export type TokenMove = 'take' | 'give' | 'return';

/** Whose shield it is to the Rival. */
export type ShieldOf = 'non-player' | 'yours' | 'own' | 'not-in-game';

/** One token that may move, of one of these houses; none if nothing can be done. */
export interface TokenPlan {
  readonly how: TokenMove;
  readonly houses: readonly HouseId[];
}

export function shieldOf(reads: BoardReads, shield: HouseId): ShieldOf {
  if (reads.mats.includes(shield)) return 'non-player';
  if (shield === reads.rival) return 'own';
  return shield === reads.person ? 'yours' : 'not-in-game';
}

/** §20.11 What one shield of a revealed Plot Card does. */
export function shieldPlan(reads: BoardReads, shield: HouseId): TokenPlan {
  switch (shieldOf(reads, shield)) {
    case 'non-player':
      return { how: 'take', houses: withPool(reads, [shield]) };
    case 'yours':
      return { how: 'give', houses: reads.yourTokens() };
    case 'own':
    case 'not-in-game': {
      const allies = reads.strongest('rival');
      return { how: 'take', houses: withPool(reads, allies.length > 0 ? allies : reads.mats) };
    }
  }
}

/** §22.5 For the Treaty: a token of that house, or by any other shield of a house its person chooses. */
export function treatyShieldPlan(reads: BoardReads, shield: HouseId): TokenPlan {
  return { how: 'take', houses: withPool(reads, reads.mats.includes(shield) ? [shield] : reads.mats) };
}

/** Hoster: a house that is not the Rival's ally. */
export function unalliedPlan(reads: BoardReads): TokenPlan {
  const allies = reads.allies();
  return {
    how: 'take',
    houses: withPool(
      reads,
      reads.mats.filter((id) => !allies.includes(id)),
    ),
  };
}

/** A token of the house of which you hold the most; with none, of any. */
export function wooedPlan(reads: BoardReads): TokenPlan {
  const yours = reads.strongest('you');
  return {
    how: 'take',
    houses: withPool(reads, yours.length > 0 ? yours : reads.mats),
  };
}

/** A token of your Ally Pool; with none, one of any Token Pool. */
export function stolenPlan(reads: BoardReads): TokenPlan {
  const yours = reads.yourTokens();
  return yours.length > 0
    ? { how: 'give', houses: yours }
    : { how: 'take', houses: withPool(reads, reads.mats) };
}

export function returnedPlan(reads: BoardReads): TokenPlan {
  return { how: 'return', houses: reads.yourTokens() };
}

/** Your domain nearest to the Rival's Hero with a token of your own house that may be taken away. */
export function exposedDomains(reads: BoardReads): readonly DomainId[] {
  return reads.nearest(reads.heroDomain(), DOMAINS, 'your-token', () => true);
}

function withPool(reads: BoardReads, houses: readonly HouseId[]): HouseId[] {
  return houses.filter((id) => reads.poolTokens(id) > 0);
}
