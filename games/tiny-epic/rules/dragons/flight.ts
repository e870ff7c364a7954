// §23.6 Flying: instead of a March or a Sail one Dragon, alone or with Daenerys, goes up to 3 domains over anything.

import { tables } from '../../data/data.ts';
import type { MoveRules } from '../occasions.ts';
import type { Force } from '../stack.ts';
import { BROOD_OF } from './brood.ts';

/** The movement as a flight, under whatever else its Event demands; a direct move is none of the two actions. */
export function flightOf(m: MoveRules): MoveRules | undefined {
  if ((m.mode !== 'march' && m.mode !== 'sail') || m.terms?.bonusBySea) return undefined;
  const { goldPerCardPassed: _none, ...rest } = m;
  return { ...rest, mode: 'fly', range: tables.dragons.flyRange };
}

/** Exactly one Dragon, alone or with Daenerys. */
export function isFlight(group: Force): boolean {
  const [stack, another] = group;
  if (another || stack?.house !== BROOD_OF) return false;
  return stack.tokens === 0 && stack.eggs === undefined && stack.dragons?.length === 1;
}
