// §15 Scoring Phase.

import type { Seat } from '@three-thrones/kernel';
import { house, type Objective, type PlayerCount, tables } from '../data/data.ts';
import type { HouseId } from '../data/ids.ts';
import type { Table } from './facts.ts';
import { alliesOf, castles, controls, FIEFS, player, playerOrder, type World } from './state.ts';
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
  return tables.rounds[w.order.length === 5 ? 'competitive-5' : 'competitive-1-to-4'];
}

export function isScoringDue(w: World): boolean {
  return scoringRounds(w).scoringAfterRounds.includes(w.round);
}

export function score(w: World, table: Table): void {
  for (const seat of playerOrder(w)) {
    const points = tally(w, seat);
    table.tell('scoring.tally', { seat, ...points });
    gainPoints(w, table, seat, points.castles, 'castles');
    gainPoints(w, table, seat, points.objectives, 'objectives');
    gainPoints(w, table, seat, points.alliances, 'alliances');
  }
  if (scoringRounds(w).vengeanceAfterScoring.includes(w.round)) awardVengeance(w, table);
}

export function tally(w: World, seat: Seat): Tally {
  return {
    castles: castlePoints(w, seat),
    objectives: house(seat as HouseId)
      .objectives.filter((objective) => isReached(w, seat, objective))
      .reduce((sum, { vp }) => sum + vp, 0),
    alliances: alliesOf(w, seat).length * tables.victoryPoints.alliancePerScoring,
  };
}

/** §15.1 Dense ranking: tied players take the full points of their rank. */
function castlePoints(w: World, seat: Seat): number {
  const counts = new Set(w.order.map((other) => castles(w, other)));
  const better = [...counts].filter((count) => count > castles(w, seat)).length;
  return tables.castleScoring.byPlayers[w.order.length as PlayerCount][better] ?? 0;
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
