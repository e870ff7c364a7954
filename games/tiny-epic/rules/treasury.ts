// §5.1-5.2 Gold, and victory points.

import type { Seat } from '@three-thrones/kernel';
import type { PointsReason, Table } from './facts.ts';
import { isRival } from './solo/rival.ts';
import { goldMaximum, player, purse as purseOf, type World } from './state.ts';

/** Gains gold up to the maximum; the rest is lost. Returns what was gained. */
export function gainGold(w: World, table: Table, seat: Seat, gold: number): number {
  if (isRival(w, seat)) return 0; // §20.18
  const purse = purseOf(w, seat);
  const gained = Math.max(0, Math.min(gold, goldMaximum(w, seat) - purse.gold));
  purse.gold += gained;
  if (gold > 0) table.tell('gold.gained', { seat, gold: gained, lost: gold - gained });
  return gained;
}

/** Pays what there is, at most `gold`. */
export function loseGold(w: World, table: Table, seat: Seat, gold: number): number {
  const purse = purseOf(w, seat);
  const paid = Math.min(gold, purse.gold);
  purse.gold -= paid;
  if (paid > 0) table.tell('gold.paid', { seat, gold: paid });
  return paid;
}

/** Cuts gold that a new castle has covered (§5.2). */
export function cutGold(w: World, table: Table): void {
  if (w.coop !== undefined) return; // §21.2
  for (const seat of w.order) {
    const purse = player(w, seat);
    const most = goldMaximum(w, seat);
    if (purse.gold <= most) continue;
    table.tell('gold.cut', { seat, gold: purse.gold - most });
    purse.gold = most;
  }
}

export function gainPoints(w: World, table: Table, seat: Seat, points: number, reason: PointsReason): void {
  if (points === 0) return;
  purseOf(w, seat).score += points;
  table.tell('points.gained', { seat, points, reason });
}

/** Scores never fall below 0 (§18.5). */
export function losePoints(w: World, table: Table, seat: Seat, points: number): void {
  const lost = Math.min(points, purseOf(w, seat).score);
  purseOf(w, seat).score -= lost;
  table.tell('points.lost', { seat, points: lost });
}
