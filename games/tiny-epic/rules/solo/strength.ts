// §20.13 What makes the Rival stronger in a battle than its units.

import { domain } from '../../data/data.ts';
import type { DomainId } from '../../data/ids.ts';
import type { Line, Side } from '../battle/lines.ts';
import { type Force, unitsIn } from '../state.ts';
import { heroOf, type Rival } from './rival.ts';

/** What its card and its Hero add besides the units. */
export function rivalLines(
  rival: Pick<Rival, 'seat' | 'bonus'>,
  force: Force,
  side: Side,
  at: DomainId,
): Line[] {
  const lines: Line[] = [];
  const { ability } = heroOf(rival);
  const hasHero = force.some(({ house, hero }) => house === rival.seat && hero);
  const bonus =
    ability.effect === 'attack-bonus'
      ? side === 'attacker' && hasHero && ability.params.targetKinds.includes(domain(at).kind)
      : ability.effect === 'lone-hero-bonus' && hasHero && unitsIn(force) === 1;
  if (bonus && 'bonus' in ability.params) lines.push({ what: 'solo-hero', strength: ability.params.bonus });
  if (rival.bonus > 0) lines.push({ what: 'rival-card', strength: rival.bonus });
  return lines;
}
