// §15 Scoring Phase.

import type { Seat } from '@three-thrones/kernel';
import { house, type Objective, type PlayerCount, tables } from '../data/data.ts';
import type { DomainId, HouseId } from '../data/ids.ts';
import { discardCompanions } from './cards.ts';
import { treatyObjectives, treatyTally } from './coop/taxes.ts';
import type { Table } from './facts.ts';
import { geographyOf } from './geography.ts';
import { scoreSoloHero } from './solo/scoring.ts';
import { alliesOf, castles, controls, FIEFS, player, playerOrder, stackOf, type World } from './state.ts';
import { gainPoints } from './treasury.ts';

/** Points of one player in one Scoring Phase. */
export interface Tally {
  castles: number;
  objectives: number;
  alliances: number;
}

export function scoringRounds(w: World): {
  rounds: number;
  scoringAfterRounds: readonly number[];
  vengeanceAfterScoring: readonly number[];
} {
  if (w.coop !== undefined) return tables.rounds.cooperative;
  return tables.rounds[w.order.length === 5 ? 'competitive-5' : 'competitive-1-to-4'];
}

export function isScoringDue(w: World): boolean {
  return scoringRounds(w).scoringAfterRounds.includes(w.round);
}

export function score(w: World, table: Table): void {
  discardCompanions(w, table);
  for (const seat of playerOrder(w)) {
    const points = tally(w, seat);
    table.tell('scoring.tally', { seat, ...points });
    gainPoints(w, table, seat, points.castles, 'castles');
    gainPoints(w, table, seat, points.objectives, 'objectives');
    gainPoints(w, table, seat, points.alliances, 'alliances');
  }
  if (w.rival) scoreSoloHero(w, table);
  if (scoringRounds(w).vengeanceAfterScoring.includes(w.round)) awardVengeance(w, table);
}

export function tally(w: World, seat: Seat): Tally {
  if (w.coop !== undefined) return treatyTally(w);
  return {
    castles: castlePoints(w, seat),
    objectives: objectivesOf(w, seat)
      .filter(({ holds }) => holds)
      .reduce((sum, { objective }) => sum + objective.vp, 0),
    alliances: alliesOf(w, seat).length * tables.victoryPoints.alliancePerScoring,
  };
}

/** Every objective of a player's house, and whether it holds now. */
export function objectivesOf(w: World, seat: Seat): readonly { objective: Objective; holds: boolean }[] {
  if (w.coop !== undefined) return treatyObjectives(w, seat);
  return house(seat as HouseId).objectives.map((objective) => ({
    objective,
    holds: isReached(w, seat, objective),
  }));
}

/** §15.1 Dense ranking: tied players take the full points of their rank. */
function castlePoints(w: World, seat: Seat): number {
  return tables.castleScoring.byPlayers[w.order.length as PlayerCount][castleRank(w, seat) - 1] ?? 0;
}

/** How a player stands by castles, from 1; those who have as many stand alike. */
export function castleRank(w: World, seat: Seat): number {
  const counts = new Set(w.order.map((other) => castles(w, other)));
  const mine = castles(w, seat);
  return 1 + [...counts].filter((count) => count > mine).length;
}

/** §15.2 Recruiting far enough, and the condition holds. */
function isReached(w: World, seat: Seat, { requiresRecruited, condition }: Objective): boolean {
  if (player(w, seat).recruited < requiresRecruited) return false;
  switch (condition.type) {
    case 'control-domain':
      return controls(w, seat, condition.domain);
    case 'control-fiefs':
      return FIEFS.filter((at) => controls(w, seat, at)).length >= condition.count;
    case 'none':
      return true;
  }
}

/** An objective of a player's mat, and how far it has come. */
export interface ObjectiveNow extends Objective {
  readonly isReached: boolean;
  readonly recruited: number;
  /** The domains that count for it and are held. */
  readonly held: readonly DomainId[];
}

export function objectivesNow(w: World, seat: Seat): readonly ObjectiveNow[] {
  const { recruited } = player(w, seat);
  return objectivesOf(w, seat).map(({ objective, holds }) => ({
    ...objective,
    recruited,
    isReached: holds,
    held: countedFor(w, objective).filter((at) => controls(w, seat, at) && isOwn(w, seat, at)),
  }));
}

function countedFor(w: World, { condition }: Objective): readonly DomainId[] {
  if (condition.type === 'control-domain') return [condition.domain];
  return condition.type === 'control-fiefs' ? geographyOf(w).fiefs : [];
}

/** §21.16 In the Treaty only domains with units of the own house count. */
function isOwn(w: World, seat: Seat, at: DomainId): boolean {
  return w.coop === undefined || stackOf(w.map[at], seat as HouseId) !== undefined;
}

/** §15.4 The single player with the lowest score; if it is shared the token leaves the game. */
function awardVengeance(w: World, table: Table): void {
  const least = Math.min(...w.order.map((seat) => player(w, seat).score));
  const lowest = w.order.filter((seat) => player(w, seat).score === least);
  w.vengeanceLeft--;
  const [seat, another] = lowest;
  if (another !== undefined) return table.tell('vengeance.removed');
  player(w, seat!).vengeance++;
  table.tell('vengeance.taken', { seat: seat! });
}
