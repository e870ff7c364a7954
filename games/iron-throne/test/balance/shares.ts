// What games between bots say of houses and leaders: counted game by game, added up over processes and seeds, read as shares
// of what is fair. A fair share is one win among as many as sit at the table; a shared victory counts in parts.

import type { World } from '../../rules/state.ts';

/** Sums over the games of one house or leader, from which share and interval follow; sums of several runs can be added. */
interface Sums {
  games: number;
  /** Of what was won and of what is fair, of their squares and of their product. */
  won: number;
  fair: number;
  wonWon: number;
  fairFair: number;
  wonFair: number;
}

export interface Tally {
  games: number;
  rounds: number;
  houses: Record<string, Sums>;
  leaders: Record<string, Sums>;
}

/** How often somebody wins, measured by what is fair; nineteen times in twenty the truth lies from `low` to `high`. */
export interface Share {
  readonly id: string;
  readonly games: number;
  readonly won: number;
  readonly fair: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function newTally(): Tally {
  return { games: 0, rounds: 0, houses: {}, leaders: {} };
}

function noSums(): Sums {
  return { games: 0, won: 0, fair: 0, wonWon: 0, fairFair: 0, wonFair: 0 };
}

/** Counts a game that is over. */
export function countGame(tally: Tally, { order, winners, mats, round }: World): void {
  tally.games++;
  tally.rounds += round;
  const fair = 1 / order.length;
  for (const seat of order) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    const one = { games: 1, won, fair, wonWon: won * won, fairFair: fair * fair, wonFair: won * fair };
    addSums((tally.houses[seat] ??= noSums()), one);
    addSums((tally.leaders[mats[seat]!.leader!] ??= noSums()), one);
  }
}

function addSums(to: Sums, more: Sums): void {
  for (const key of Object.keys(to) as (keyof Sums)[]) to[key] += more[key];
}

/** Games that were played elsewhere: in another process, or with another seed. */
export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.rounds += more.rounds;
  for (const which of ['houses', 'leaders'] as const)
    for (const [id, sums] of Object.entries(more[which])) addSums((to[which][id] ??= noSums()), sums);
}

/** Standard errors on either side that hold the truth nineteen times in twenty. */
const NINETEEN_IN_TWENTY = 1.96;

/** The largest share first; in which order the sums were added does not show. */
export function sharesOf(all: Readonly<Record<string, Sums>>): Share[] {
  return Object.entries(all)
    .map(([id, sums]) => shareOf(id, sums))
    .sort((one, two) => millionths(two.share) - millionths(one.share) || (one.id < two.id ? -1 : 1));
}

function millionths(share: number): number {
  return Math.round(1e6 * share);
}

/** A quotient of two sums: its error follows from how far each game was from it. */
function shareOf(id: string, { games, won, fair, wonWon, fairFair, wonFair }: Sums): Share {
  const share = won / fair;
  const squares = wonWon - 2 * share * wonFair + share * share * fairFair;
  const error = Math.sqrt(Math.max(0, squares)) / fair;
  const [low, high] = [share - NINETEEN_IN_TWENTY * error, share + NINETEEN_IN_TWENTY * error];
  return { id, games, won: won / games, fair: fair / games, share, low: Math.max(0, low), high };
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

export function rowsOf(tally: Tally): string[][] {
  return [...sharesOf(tally.houses), ...sharesOf(tally.leaders)].map(
    ({ id, games, won, fair, share, low, high }) => [
      ...[id, String(games), percent(won), percent(fair)],
      ...[share.toFixed(2), `${low.toFixed(2)} to ${high.toFixed(2)}`],
    ],
  );
}

/** What nobody should have: more than twice or less than half of what is fair. */
const MOST = 2;
const LEAST = 0.5;

/** Houses and leaders that are surely outside of that. */
export function unfairIn({ houses, leaders }: Tally): string[] {
  return [...sharesOf(houses), ...sharesOf(leaders)]
    .filter(({ low, high }) => low > MOST || high < LEAST)
    .map(({ id }) => id);
}
