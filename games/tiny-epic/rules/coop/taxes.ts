// §21.15 Taxes and §21.16 Scoring of the Treaty.

import type { Seat } from '@three-thrones/kernel';
import { house, type Objective, tables } from '../../data/data.ts';
import type { DomainId, HouseId } from '../../data/ids.ts';
import { discardCompanions, draw } from '../cards.ts';
import { dragonsOf } from '../dragons/eggs.ts';
import type { Table } from '../facts.ts';
import { openSpaces } from '../force-track.ts';
import { geographyOf } from '../geography.ts';
import { alliesOf, castles, controls, player, playerOrder, stackOf, type World } from '../state.ts';
import { gainGold, gainPoints } from '../treasury.ts';
import { gainNightKing } from './king.ts';
import { TREATY } from './state.ts';

/** Gold of fiefs and King's Landing, then cards in player order; then the Night King's points. */
export function collectTreatyTaxes(w: World, table: Table): void {
  gainGold(w, table, TREATY, treatyIncome(w));
  for (const seat of playerOrder(w)) draw(w, table, seat, openSpaces(w, seat, 'card'));
  gainNightKing(w, table, w.coop!.walkers.length, 'walkers-on-map');
}

export function treatyIncome(w: World): number {
  const fiefs = geographyOf(w).fiefs.filter((at) => controls(w, TREATY, at)).length;
  const throne = controls(w, TREATY, 'kings-landing') ? tables.taxes.kingsLanding : 0;
  const dragons = w.dragons ? dragonsOf(w, TREATY) * tables.dragons.dragonTax : 0; // §23.5
  return fiefs * tables.taxes.fief + throne + dragons;
}

const CASTLES_PER_POINT = 2;

/** What the Treaty would score now: every two castles, everybody's objectives, each Shield. */
export function treatyTally(w: World): { castles: number; objectives: number; alliances: number } {
  const objectives = w.order.flatMap((seat) => treatyObjectives(w, seat)).filter(({ holds }) => holds);
  return {
    castles: Math.floor(castles(w, TREATY) / CASTLES_PER_POINT),
    objectives: objectives.reduce((sum, { objective }) => sum + objective.vp, 0),
    alliances: alliesOf(w, TREATY).length * tables.victoryPoints.alliancePerScoring,
  };
}

/** Only domains count where units of the own house stand. */
export function treatyObjectives(w: World, seat: Seat): { objective: Objective; holds: boolean }[] {
  const stands = (at: DomainId): boolean =>
    controls(w, TREATY, at) && stackOf(w.map[at], seat as HouseId) !== undefined;
  return house(seat as HouseId).objectives.map((objective) => {
    const { condition, requiresRecruited } = objective;
    const isMet =
      condition.type === 'none' ||
      (condition.type === 'control-domain'
        ? stands(condition.domain)
        : geographyOf(w).fiefs.filter(stands).length >= condition.count);
    return { objective, holds: isMet && player(w, seat).recruited >= requiresRecruited };
  });
}

export function scoreTreaty(w: World, table: Table): void {
  discardCompanions(w, table);
  const points = treatyTally(w);
  table.tell('scoring.tally', { seat: TREATY, ...points });
  gainPoints(w, table, TREATY, points.castles, 'castles');
  gainPoints(w, table, TREATY, points.objectives, 'objectives');
  gainPoints(w, table, TREATY, points.alliances, 'alliances');
}
