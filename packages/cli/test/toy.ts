// A game for tests of the command line: an auction with hidden bids, hidden hands, one die and every shape of question.

import { anyGame, catalogueOf } from '@three-thrones/catalogue';
import {
  type Game,
  type Hidden,
  isRefusal,
  look,
  pile,
  type Refusal,
  refusal,
  rulesOf,
  type Seat,
  size,
} from '@three-thrones/kernel';

interface Config {
  readonly players: number;
  readonly rounds?: number;
  /** Something wrong with the rules, for a test that must notice it. */
  readonly fault?: 'broken' | 'dead-end' | 'endless' | 'throws' | 'twins' | 'bad-outcome';
}

interface World {
  round: number;
  rounds: number;
  weather: number;
  purse: Record<Seat, number>;
  goods: Record<Seat, string[]>;
  hand: Record<Seat, Hidden<string[]>>;
  deck: Hidden<string[]>;
  shown: string[];
  fault?: Config['fault'];
}

interface Flows {
  match: object;
  round: { winner?: Seat };
}

const { flow, step, ask, askAll, each, go } = rulesOf<World, Flows>();
const SEATS = ['ash', 'birch', 'cedar', 'dune'];
const PRICES: Readonly<Record<string, number>> = { 'buy:farm': 2, 'buy:ship': 4, pass: 0 };

const match = flow('match', [
  each('rounds', (w) => (w.round < w.rounds || w.fault === 'endless' ? go('round', {}) : undefined)),
]);

const round = flow('round', [
  step('weather', (w, _a, table) => {
    w.round++;
    w.weather = table.random.int(6) + 1;
    table.tell('weather.rolled', { weather: w.weather });
    for (const seat of seatsOf(w)) {
      const card = look(w.deck).pop();
      if (!card) continue;
      look(w.hand[seat]!).push(card);
      table.tell('card.drawn', { seat, card: { to: [seat], secret: card } });
    }
    if (w.fault === 'throws' && w.round === 2) throw new Error('the toy is broken');
  }),
  askAll('bid', {
    rule: '2.1',
    shape: 'number',
    sealed: true,
    who: seatsOf,
    options: () => [],
    between: (w, _a, seat) => [0, w.purse[seat]!],
    resolve: (w, a, said, table) => {
      const best = Math.max(...Object.values(said));
      a.winner = seatsOf(w).find((seat) => said[seat] === best)!;
      w.purse[a.winner]! -= best;
      if (w.fault === 'broken' && w.round === 2) w.purse[a.winner] = -1;
      table.tell('bids.opened', { ...said, winner: a.winner });
    },
  }),
  ask('spend', {
    rule: '2.2',
    who: (_w, a) => a.winner,
    options: (w): string[] => {
      if (w.fault === 'dead-end' && w.round === 2) return [];
      return w.fault === 'twins' && w.round === 2 ? ['pass', 'pass'] : Object.keys(PRICES);
    },
    refuse: (w, _a, seat, option) =>
      option !== 'pass' && w.purse[seat]! < PRICES[option]!
        ? { code: 'too-dear', rule: '2.2', args: { price: PRICES[option], purse: w.purse[seat] } }
        : undefined,
    resolve: (w, _a, option, table, seat) => {
      if (option === 'pass') return;
      w.purse[seat]! -= PRICES[option]!;
      w.goods[seat]!.push(option.slice('buy:'.length));
      table.tell('goods.bought', { seat, option });
    },
  }),
  ask('show', {
    rule: '2.3',
    shape: 'some',
    who: (_w, a) => a.winner,
    options: (w, _a, seat) => look(w.hand[seat]!),
    between: () => [0, 2],
    resolve: (w, _a, cards, table, seat) => {
      w.hand[seat]!.secret = look(w.hand[seat]!).filter((card) => !cards.includes(card));
      w.shown.push(...cards);
      w.purse[seat]! += cards.length;
      table.tell('cards.shown', { seat, cards });
    },
  }),
]);

function seatsOf(w: World): Seat[] {
  return Object.keys(w.purse);
}

function newWorld(config: Config): World {
  const w: World = {
    round: 0,
    rounds: config.rounds ?? 4,
    weather: 0,
    purse: {},
    goods: {},
    hand: {},
    deck: pile<string>([], []),
    shown: [],
  };
  if (config.fault) w.fault = config.fault;
  for (const seat of SEATS.slice(0, config.players)) {
    w.purse[seat] = 5;
    w.goods[seat] = [];
    w.hand[seat] = pile<string>([], [seat]);
  }
  return w;
}

function configure(config: unknown): Config | Refusal {
  if (typeof config !== 'object' || config === null)
    return refusal('bad-config', '1', { wanted: 'an object' });
  const { players } = config as Partial<Config>;
  if (typeof players === 'number' && players >= 2 && players <= 4) return config as Config;
  return {
    ...refusal('bad-config', '1'),
    mistakes: [{ path: 'players', code: 'wrong-number', rule: '1', args: { min: 2, max: 4 } }],
  };
}

export const toy: Game<World, Config> = {
  id: 'toy',
  rulesVersion: 1,
  flows: [match, round],
  start: go('match', {}),
  configure,
  chairs: ({ players }) => SEATS.slice(0, players),
  setup(config, random) {
    const w = newWorld(config);
    w.deck = pile(random.shuffle(Array.from({ length: 20 }, (_, i) => `card-${i + 1}`)), []);
    return w;
  },
  seats: seatsOf,
  position(document) {
    const config = configure(document);
    if (isRefusal(config)) return config;
    const { round: at = 0, purse } = document as Partial<World>;
    const w = { ...newWorld(config), round: at };
    if (purse) w.purse = purse;
    return { world: w, frames: [{ flow: 'match', at: 'rounds', args: {} }] };
  },
  notation({ world: { round: at, rounds, purse }, seats, frames }) {
    if (frames.at(-1)?.at !== 'bid') return refusal('not-quiet', '2');
    return { players: seats.length, rounds, round: at - 1, purse };
  },
  outcome(w) {
    const scores: Record<Seat, number> = {};
    for (const seat of seatsOf(w)) scores[seat] = w.purse[seat]! + 3 * w.goods[seat]!.length;
    const levels = [...new Set(Object.values(scores))].sort((a, b) => b - a);
    const ranking = levels.map((level) => seatsOf(w).filter((seat) => scores[seat] === level));
    return { ranking: w.fault === 'bad-outcome' ? ranking.slice(1) : ranking, scores, reason: 'last-round' };
  },
  broken: (w) =>
    seatsOf(w).flatMap((seat) => (w.purse[seat]! < 0 ? [`${seat} owes ${-w.purse[seat]!}`] : [])),
  resample(seen) {
    const { world } = seen;
    for (const hidden of [...Object.values(world.hand), world.deck])
      hidden.secret ??= Array(size(hidden)).fill('card');
    return world;
  },
  evaluate: (w, seat) => w.purse[seat]!,
  prior: () => 1,
};

export const toys = catalogueOf({
  toy: {
    load: async () => anyGame(toy),
    players: { least: 2, usual: 3, most: 4 },
    configFor: (players) => ({ players }),
  },
});
