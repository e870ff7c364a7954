// §22.4, §22.5 What makes the Teammate stronger than its units.

import { coopTables } from '../../../data/coop.ts';
import type { DomainId } from '../../../data/ids.ts';
import type { Line, Side } from '../../battle/lines.ts';
import { rivalLines } from '../../solo/strength.ts';
import { heroOf, type Rival } from '../../solo/rival.ts';
import type { SoloAbility } from '../../../data/solo.ts';
import { type Battle, type Force, stackOf, type World } from '../../state.ts';
import { isEnemy } from '../state.ts';

/** Whether the ability of its Hero speaks of something this game does not have: a person's gold, castles of players, own points. */
const MAKES_SENSE: Readonly<Record<SoloAbility['effect'], boolean>> = {
  'attack-bonus': false,
  'extra-recruit': true,
  'extra-plot-token': true,
  'second-plot-card': true,
  'steal-on-attack': false,
  'lone-hero-bonus': true,
  'scoring-vp-by-castles': false,
};

/** Others have +1 against the dead in its place (§22.4). */
export function keepsAbility(rival: Pick<Rival, 'seat'>): boolean {
  return MAKES_SENSE[heroOf(rival).ability.effect];
}

export function teammateLines(w: World, battle: Battle, side: Side, force: Force): Line[] {
  const foe = battle[side === 'attacker' ? 'defender' : 'attacker'];
  return linesOfTeammate(w.rival!, force, side, battle.domain, isAgainstTheDead(w, battle, foe));
}

export function linesOfTeammate(
  rival: Pick<Rival, 'seat' | 'bonus'>,
  force: Force,
  side: Side,
  at: DomainId,
  isAgainstDead: boolean,
): Line[] {
  if (keepsAbility(rival)) return rivalLines(rival, force, side, at);
  const card: Line[] = rival.bonus > 0 ? [{ what: 'rival-card', strength: rival.bonus }] : [];
  const isThere = stackOf(force, rival.seat)?.hero === true;
  if (!isThere || !isAgainstDead) return card;
  return [{ what: 'solo-hero', strength: coopTables.teammateHeroBonus }, ...card];
}

/** The Night King or a White Walker, one that fights beside the Ice Dragon too. */
function isAgainstTheDead(w: World, { domain }: Battle, foe: string): boolean {
  return isEnemy(foe) && (foe !== 'ice-dragon' || w.coop!.walkers.includes(domain));
}
