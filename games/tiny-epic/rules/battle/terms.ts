// §18.14 The terms of a battle that depend on the way there.

import type { DomainId } from '../../data/ids.ts';
import { geographyOf } from '../geography.ts';
import type { BattleTerms, World } from '../state.ts';

/** What an Event adds, once it is known where the army comes from and where it goes (§18.14). */
export function termsFor(w: World, terms: BattleTerms, from: DomainId, to: DomainId): BattleTerms {
  const { bonusBySea, ...rest } = terms;
  if (!bonusBySea) return terms;
  return {
    ...rest,
    bonus: Math.min(bonusBySea.most, bonusBySea.each * geographyOf(w).seaDistance(from, to)),
  };
}
