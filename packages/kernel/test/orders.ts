// Orders, a second little game: choices that must go together, and an end that comes at once.
//
// §1 Two rounds; whoever has more points then has won. §2.1 A die tells how many stars shine, none to two. §2.2 All give
// orders, sealed: exactly one in each of their areas. §2.3 Each token lies once, rest twice; no more stars than shine.
// §2.4 Somebody has to march. §2.5 A march is a point, with a star two. §2.6 Then the last one at the table may go on or
// yield; a house that yields has lost, and the game is over at once.

import {
  type Game,
  type Limit,
  type Outcome,
  type Random,
  type Refusal,
  refusal,
  rulesOf,
  type Seat,
} from '../src/index.ts';

const ROUNDS = 2;
const AREAS: Readonly<Record<Seat, readonly string[]>> = {
  ann: ['hill', 'mill', 'lake'],
  bob: ['fort', 'dale', 'moor'],
  cat: ['port', 'cape'],
};
const TOKENS: Readonly<Record<string, number>> = {
  march: 1,
  raid: 1,
  rest: 2,
  'march-star': 1,
  'rest-star': 1,
};
const STARS = ['march-star', 'rest-star'];
const MARCHES = ['march', 'march-star'];

export interface Orders {
  seats: readonly Seat[];
  round: number;
  stars: number;
  orders: Record<string, string>;
  points: Record<Seat, number>;
  yielded?: Seat;
}

interface Flows {
  game: object;
  round: object;
}

const { flow, step, ask, askAll, each, go } = rulesOf<Orders, Flows>();

const game = flow('game', [
  each('playRounds', (w) => (w.round < ROUNDS ? go('round', {}) : undefined)),
  step('count', (w, _a, table) => table.tell('game.counted', w.points)),
]);

const round = flow('round', [
  step('rollStars', (w, _a, table) => {
    w.round++;
    w.stars = table.random.int(3);
    w.orders = {};
  }),
  askAll('giveOrders', {
    rule: '2.2',
    shape: 'some',
    sealed: true,
    who: (w) => w.seats,
    options: (_w, _a, seat) =>
      AREAS[seat]!.flatMap((area) => Object.keys(TOKENS).map((token) => `${area}:${token}`)),
    between: (_w, _a, seat) => [AREAS[seat]!.length, AREAS[seat]!.length],
    limits: limitsOf,
    resolve: (w, _a, said, table) => {
      for (const order of Object.values(said).flat()) {
        const [area, token] = order.split(':') as [string, string];
        w.orders[area] = token;
      }
      for (const seat of w.seats) w.points[seat]! += pointsOf(w, seat);
      table.tell('orders.shown', w.orders);
    },
  }),
  ask('goOn', {
    rule: '2.6',
    who: (w) => w.seats.at(-1),
    options: () => ['on', 'yield'] as const,
    resolve: (w, _a, choice, table, seat) => {
      if (choice === 'on') return;
      w.yielded = seat;
      table.tell('yielded', { seat });
      table.end();
    },
  }),
]);

/** §2.2 to §2.4 */
function limitsOf(w: Orders, _a: object, seat: Seat): Limit[] {
  return [
    ...AREAS[seat]!.map((area) => ({
      words: [area],
      min: 1,
      max: 1,
      code: 'one-order-each',
      rule: '2.2',
      args: { area },
    })),
    ...Object.entries(TOKENS).map(([token, max]) => ({
      words: [token],
      min: 0,
      max,
      code: 'no-token-left',
      rule: '2.3',
      args: { token },
    })),
    { words: STARS, min: 0, max: w.stars, code: 'too-many-stars', rule: '2.3' },
    { words: MARCHES, min: 1, max: 2, code: 'nobody-marches', rule: '2.4' },
  ];
}

function pointsOf(w: Orders, seat: Seat): number {
  const given = AREAS[seat]!.map((area) => w.orders[area]);
  return given.reduce((sum, token) => sum + (token === 'march' ? 1 : token === 'march-star' ? 2 : 0), 0);
}

function outcome(w: Orders): Outcome {
  const scores = Object.fromEntries(w.seats.map((seat) => [seat, w.yielded === seat ? -1 : w.points[seat]!]));
  const tiers = [...new Set(Object.values(scores))].sort((a, b) => b - a);
  const ranking = tiers.map((tier) => w.seats.filter((seat) => scores[seat] === tier));
  return { ranking, scores, reason: w.yielded ? 'yielded' : 'points' };
}

function configure(config: unknown): { players: number } | Refusal {
  const players = (config as { players?: unknown } | undefined)?.players;
  if (typeof players === 'number' && players >= 2 && players <= 3) return { players };
  return refusal('bad-players', '1', { players });
}

function broken(w: Orders): string[] {
  const given = Object.entries(w.orders);
  const wrong: string[] = [];
  for (const seat of w.seats) {
    const own = given.filter(([area]) => AREAS[seat]!.includes(area)).map(([, token]) => token);
    if (own.length > 0 && own.length !== AREAS[seat]!.length) wrong.push(`${seat} has left an area out`);
    if (own.filter((token) => STARS.includes(token)).length > w.stars)
      wrong.push(`${seat} has stolen a star`);
    for (const [token, most] of Object.entries(TOKENS))
      if (own.filter((one) => one === token).length > most) wrong.push(`${seat} has too many of ${token}`);
  }
  return wrong;
}

function setup({ players }: { players: number }, _random: Random): Orders {
  const seats = Object.keys(AREAS).slice(0, players);
  const points = Object.fromEntries(seats.map((seat) => [seat, 0]));
  return { seats, round: 0, stars: 0, orders: {}, points };
}

export const orders: Game<Orders, { players: number }> = {
  id: 'orders',
  rulesVersion: 1,
  flows: [game, round],
  start: { flow: 'game', args: {} },
  configure,
  chairs: ({ players }) => Object.keys(AREAS).slice(0, players),
  seats: (w) => w.seats,
  setup,
  position: () => refusal('bad-position', '1'),
  notation: () => refusal('position-not-quiet', '0'),
  outcome,
  broken,
  resample: ({ world }) => world,
  evaluate: (w, seat) => w.points[seat]!,
  prior: (_w, _decision, option) => (option.includes(':march') ? 5 : 1),
};
