// Bidding, a game for races. §1 Every round all bid at once, sealed. §2 The highest bid leads, on ties the first seat;
// whoever leads leaves a mark. The table counts everything, so that nothing can happen twice unnoticed.

import { anyGame, type Catalogue, catalogueOf } from '@three-thrones/catalogue';
import { type Game, refusal, rulesOf, type Seat } from '@three-thrones/kernel';

export interface Bidding {
  seats: readonly Seat[];
  rounds: number;
  round: number;
  lead: Seat;
  bids: Record<Seat, number>;
  /** All that was ever bid, and all marks. */
  total: Record<Seat, number>;
  marks: Record<Seat, string>;
}

export const SEATS: readonly Seat[] = ['ann', 'bob', 'cat'];
export const MOST = 9;
export const MARKS = ['x', 'y', 'z'] as const;

const { flow, step, ask, askAll, each, go } = rulesOf<Bidding, { game: object; round: object }>();

const game = flow('game', [
  each('rounds', (w) => (w.round < w.rounds ? go('round', {}) : undefined)),
  step('end', () => undefined),
]);

const round = flow('round', [
  askAll('bid', {
    ...{ rule: '1', shape: 'number', sealed: true, who: (w) => w.seats, options: () => [] },
    between: () => [0, MOST],
    resolve: (w, _a, said, table) => {
      for (const seat of w.seats) w.total[seat]! += w.bids[seat] = said[seat]!;
      w.lead = leaderOf(w.bids);
      table.tell('bids.opened', { ...said });
    },
  }),
  ask('mark', {
    ...{ rule: '2', who: (w) => w.lead, options: () => MARKS },
    resolve: (w, _a, mark, _table, seat) => {
      w.marks[seat] += mark;
      w.round++;
    },
  }),
]);

export function leaderOf(bids: Readonly<Record<Seat, number>>): Seat {
  return SEATS.reduce((best, seat) => (bids[seat]! > bids[best]! ? seat : best));
}

const of = <T>(value: T): Record<Seat, T> => Object.fromEntries(SEATS.map((seat) => [seat, value]));

const bidding: Game<Bidding, { rounds: number }> = {
  ...{ id: 'bidding', rulesVersion: 1, flows: [game, round], start: { flow: 'game', args: {} } },
  configure: (config) => {
    const rounds = (config as { rounds?: unknown } | undefined)?.rounds;
    return typeof rounds === 'number' ? { rounds } : refusal('bad-rounds', '1');
  },
  chairs: () => SEATS,
  setup: ({ rounds }) => ({
    seats: SEATS,
    rounds,
    round: 0,
    lead: SEATS[0]!,
    bids: of(0),
    total: of(0),
    marks: of(''),
  }),
  seats: (w) => w.seats,
  position: () => refusal('no-positions', '0'),
  notation: () => refusal('no-positions', '0'),
  outcome: ({ total }) => ({ ranking: [SEATS], scores: total, reason: 'points' }),
  broken: () => [],
  resample: ({ world }) => world,
  evaluate: (w, seat) => w.total[seat]!,
  prior: () => 1,
};

/** A catalogue with nothing else in it. */
export const biddingOnly: Catalogue = catalogueOf({
  bidding: {
    load: async () => anyGame(bidding),
    players: { least: SEATS.length, usual: SEATS.length, most: SEATS.length },
    configFor: () => ({ rounds: 1 }),
  },
});
