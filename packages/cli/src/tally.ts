// Adds games up: who won how often, with how many points, in how many decisions.

import type { Outcome, Seat } from '@three-thrones/kernel';

export interface Standing {
  games: number;
  /** Won alone. */
  wins: number;
  /** Won together with somebody. */
  sharedWins: number;
  meanScore: number;
}

export interface Lengths {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly p99: number;
  readonly max: number;
}

/** Standings by a name: a chair's number, or a house. */
export class Standings {
  readonly #rows = new Map<string, Standing & { points: number }>();

  add(name: string, seat: Seat, { ranking, scores }: Outcome): void {
    let row = this.#rows.get(name);
    if (!row) this.#rows.set(name, (row = { games: 0, wins: 0, sharedWins: 0, meanScore: 0, points: 0 }));
    const first = ranking[0] ?? [];
    row.games++;
    if (first.includes(seat)) row[first.length === 1 ? 'wins' : 'sharedWins']++;
    row.points += scores[seat] ?? 0;
    row.meanScore = rounded(row.points / row.games);
  }

  /** In the order of their names. */
  rows(): Record<string, Standing> {
    const rows: Record<string, Standing> = {};
    for (const [name, { points: _, ...row }] of [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1)))
      rows[name] = row;
    return rows;
  }
}

export function lengthsOf(lengths: readonly number[]): Lengths {
  const sorted = [...lengths].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  let sum = 0;
  for (const length of sorted) sum += length;
  return {
    min: at(0),
    median: at(0.5),
    mean: rounded(sorted.length === 0 ? 0 : sum / sorted.length),
    p99: at(0.99),
    max: at(1),
  };
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
