// 17 Victory: all five influence tokens on other boards, alone or together.

import type { Outcome, Seat } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import type { Told } from './cards.ts';
import { spreadOf, type World } from './state.ts';

/** 17.1-17.4 Everybody who meets it at the same check wins; the rest of the round is not played. */
export function checkVictory(w: World, table: Told): void {
  const winners = w.order.filter((seat) => spreadOf(w, seat) >= tables.victory);
  if (winners.length > 0) win(w, winners, table);
}

/** 19.88 With a limit of rounds the most influence wins. */
export function checkRoundLimit(w: World, table: Told): void {
  if (w.rules.roundLimit === 0 || w.round < w.rules.roundLimit) return;
  const most = Math.max(...w.order.map((seat) => spreadOf(w, seat)));
  win(
    w,
    w.order.filter((seat) => spreadOf(w, seat) === most),
    table,
  );
}

function win(w: World, seats: Seat[], table: Told): void {
  w.winners = seats;
  table.tell('game.won', { seats });
  table.end();
}

/** Seats by influence spread; those who won stand together at the top. */
export function outcome(w: World): Outcome {
  const scores = Object.fromEntries(w.order.map((seat) => [seat, spreadOf(w, seat)]));
  const levels = [...new Set(Object.values(scores))].sort((one, two) => two - one);
  const ranking = levels.map((level) => w.order.filter((seat) => scores[seat] === level));
  const reached = spreadOf(w, ranking[0]![0]!) >= tables.victory;
  const together = ranking[0]!.length > 1 ? 'shared-victory' : 'victory';
  return { ranking, scores, reason: reached ? together : 'round-limit' };
}
