// Pennies, a game small enough to know by heart and with one of everything the kernel offers.
//
// §1 Two rounds. §2.1 From the second round on, a die tells the wind. §2.2 All bid pennies, sealed, and pay; the
// highest bid leads. §2.3 The leader takes three pennies, or two cards, or ends the round. §2.4 The leader lays cards
// aside, face down, one by one; never the king. §2.5 The leader shows up to two cards, at least one in a strong wind.
// §2.6 All vote openly: most say yes, and everybody gets a penny. §3 Cards laid aside are turned over;
// their values and the pennies are points.

import {
  answer,
  beginAt,
  type Choice,
  decisions,
  type Flow,
  type Frame,
  type Game,
  type Hidden,
  isRefusal,
  look,
  type Mistake,
  type Outcome,
  pile,
  type Random,
  type Refusal,
  refusal,
  rulesOf,
  type Seat,
  size,
  type State,
  type Step,
  type Turn,
  type View,
} from '../src/index.ts';

export const CARDS = 'ace two three four five six seven eight nine ten knave queen king fool'.split(' ');
const SEATS = ['ann', 'bob', 'cat', 'dan'];
const ROUNDS = 2;

export interface Pennies {
  seats: readonly Seat[];
  round: number;
  lead: Seat;
  wind: number;
  purse: Record<Seat, number>;
  hand: Record<Seat, Hidden<string[]>>;
  aside: Record<Seat, Hidden<string[]>>;
  deck: Hidden<string[]>;
  shown: string[];
}

export interface PenniesConfig {
  players: number;
}

export interface PenniesPosition {
  players: number;
  at: 'round' | 'bid' | 'take' | 'layAside' | 'show' | 'vote';
  round?: number;
  lead?: Seat;
  purse?: Record<Seat, number>;
  hand?: Record<Seat, string[]>;
}

interface Flows {
  game: object;
  round: { number: number; draws?: number; done?: true };
  draw: { by: Seat };
}

const { flow, step, ask, askAll, call, each, go } = rulesOf<Pennies, Flows>();

const game = flow('game', [
  each('playRounds', (w) => (w.round < ROUNDS ? go('round', { number: w.round + 1 }) : undefined)),
  step('count', (w, _a, table) => {
    for (const aside of Object.values(w.aside)) aside.to = [...w.seats];
    table.tell('game.counted', scores(w));
  }),
]);

const round = flow('round', [
  step('open', (w, a, table) => {
    w.round = a.number;
    table.tell('round.opened', { number: a.number });
  }),
  step(
    'rollWind',
    (w, _a, table) => {
      w.wind = table.random.int(6);
      table.tell('wind.rolled', { wind: w.wind });
    },
    (_w, a) => a.number > 1,
  ),
  askAll('bid', {
    rule: '2.2',
    shape: 'number',
    sealed: true,
    who: (w) => w.seats,
    options: () => [],
    between: (w, _a, seat) => [0, w.purse[seat]!],
    resolve: (w, _a, said, table) => {
      for (const seat of w.seats) w.purse[seat]! -= said[seat]!;
      w.lead = w.seats.reduce((best, seat) => (said[seat]! > said[best]! ? seat : best));
      table.tell('bids.opened', { ...said, lead: w.lead });
    },
  }),
  ask('take', {
    rule: '2.3',
    who: (w) => w.lead,
    options: () => ['pennies', 'cards', 'end'] as const,
    refuse: (w, _a, _seat, option) =>
      option === 'cards' && size(w.deck) < 2
        ? { code: 'deck-too-small', rule: '2.3', args: { left: size(w.deck) } }
        : undefined,
    resolve: (w, a, choice, table, seat) => {
      if (choice === 'pennies') w.purse[seat]! += 3;
      if (choice === 'cards') a.draws = 2;
      if (choice === 'end') table.leave();
      table.tell('taken', { seat, choice });
    },
  }),
  each('drawCards', (w, a) => {
    if (!a.draws) return undefined;
    a.draws--;
    return go('draw', { by: w.lead });
  }),
  ask('layAside', {
    rule: '2.4',
    again: true,
    when: (_w, a) => !a.done,
    who: (w) => w.lead,
    options: (w, _a, seat) => [...look(w.hand[seat]!), 'done'],
    refuse: (_w, _a, _seat, card) => (card === 'king' ? { code: 'king-stays', rule: '2.4' } : undefined),
    resolve: (w, a, card, table, seat) => {
      if (card === 'done') a.done = true;
      else move(card, w.hand[seat]!, look(w.aside[seat]!));
      if (card !== 'done') table.tell('laid.aside', { seat, card: { to: [seat], secret: card } });
    },
  }),
  ask('show', {
    rule: '2.5',
    shape: 'some',
    when: (w) => size(w.hand[w.lead]!) > 0,
    who: (w) => w.lead,
    options: (w, _a, seat) => look(w.hand[seat]!),
    between: (w) => [w.wind > 2 ? 1 : 0, 2],
    resolve: (w, _a, cards, table, seat) => {
      for (const card of cards) move(card, w.hand[seat]!, w.shown);
      table.tell('shown', { seat, cards });
    },
  }),
  askAll('vote', {
    rule: '2.6',
    who: (w) => w.seats,
    options: () => ['yes', 'no'] as const,
    resolve: (w, _a, said, table) => {
      const ayes = w.seats.filter((seat) => said[seat] === 'yes').length;
      if (ayes * 2 > w.seats.length) for (const seat of w.seats) w.purse[seat]!++;
      table.tell('voted', { ayes });
    },
  }),
]);

const draw = flow('draw', [
  step('drawOne', (w, a, table) => {
    const card = look(w.deck).shift()!;
    look(w.hand[a.by]!).push(card);
    table.tell('drawn', { by: a.by, card: { to: [a.by], secret: card } });
  }),
  call('nothingMore', () => undefined),
]);

function move(card: string, from: Hidden<string[]>, to: string[]): void {
  const cards = look(from);
  cards.splice(cards.indexOf(card), 1);
  to.push(card);
}

function scores(w: Pennies): Record<Seat, number> {
  const points = (seat: Seat) => look(w.aside[seat]!).reduce((sum, card) => sum + CARDS.indexOf(card) + 1, 0);
  return Object.fromEntries(w.seats.map((seat) => [seat, w.purse[seat]! + points(seat)]));
}

function outcome(w: Pennies): Outcome {
  const points = scores(w);
  const tiers = [...new Set(Object.values(points))].sort((a, b) => b - a);
  const ranking = tiers.map((tier) => w.seats.filter((seat) => points[seat] === tier));
  return { ranking, scores: points, reason: 'points' };
}

function newTable(seats: readonly Seat[], hands: Record<Seat, string[]>, deck: string[]): Pennies {
  const of = <T>(one: (seat: Seat) => T) => Object.fromEntries(seats.map((seat) => [seat, one(seat)]));
  return {
    seats: [...seats],
    round: 0,
    lead: seats[0]!,
    wind: 0,
    purse: of(() => 5),
    hand: of((seat) => pile(hands[seat] ?? [], [seat])),
    aside: of((seat) => pile<string>([], [seat])),
    deck: pile(deck, []),
    shown: [],
  };
}

function configure(config: unknown): PenniesConfig | Refusal {
  const players = (config as Partial<PenniesConfig> | undefined)?.players;
  if (typeof players === 'number' && players >= 2 && players <= 4) return { players };
  return refusal('bad-players', '1', { players });
}

function setup({ players }: PenniesConfig, random: Random): Pennies {
  const deck = random.shuffle([...CARDS]);
  const seats = SEATS.slice(0, players);
  const hands = Object.fromEntries(seats.map((seat) => [seat, deck.splice(0, 2)]));
  return newTable(seats, hands, deck);
}

function position(document: unknown): { config: PenniesConfig; world: Pennies; frames: Frame[] } | Refusal {
  const { players, at, round: number = 1, lead, purse, hand = {} } = document as PenniesPosition;
  const dealt = Object.values(hand).flat();
  const mistakes: Mistake[] = dealt
    .filter((card, i) => !CARDS.includes(card) || dealt.indexOf(card) !== i)
    .map((card) => ({ path: 'hand', code: 'no-such-card', rule: '1', args: { card } }));
  if (mistakes.length > 0) return { ...refusal('bad-position', '1'), mistakes };
  const deck = CARDS.filter((card) => !dealt.includes(card));
  const world = newTable(SEATS.slice(0, players), hand, deck);
  Object.assign(world.purse, purse);
  if (lead) world.lead = lead;
  world.round = at === 'round' ? number - 1 : number;
  const frames: Frame[] = [{ flow: 'game', at: 'playRounds', args: {} }];
  if (at !== 'round') frames.push({ flow: 'round', at, args: { number } });
  return { config: { players }, world, frames };
}

function broken(w: Pennies): string[] {
  const piles = [w.deck, ...Object.values(w.hand), ...Object.values(w.aside)];
  const cards = [...w.shown, ...piles.flatMap(look)].sort();
  const wrong: string[] = [];
  if (cards.join() !== [...CARDS].sort().join()) wrong.push(`the cards are not the deck: ${cards.join(' ')}`);
  if (Object.values(w.purse).some((left) => left < 0)) wrong.push('a purse is below zero');
  if (Object.values(w.aside).some((aside) => look(aside).includes('king'))) wrong.push('the king lies aside');
  return wrong;
}

/** Closed piles are filled from the unseen cards, but the king lies nowhere aside. */
function resample({ world }: View<Pennies>, _eye: string, random: Random): Pennies {
  const asides = Object.values(world.aside);
  const piles = [...asides, ...Object.values(world.hand), world.deck];
  const seen = [...world.shown, ...piles.flatMap(({ secret }) => secret ?? [])];
  const unseen = random.shuffle(CARDS.filter((card) => !seen.includes(card)));
  for (const one of piles) {
    if (one.secret) continue;
    const fit = unseen.filter((card) => card !== 'king' || !asides.includes(one));
    one.secret = fit.slice(0, one.count);
    delete one.count;
    for (const card of one.secret) unseen.splice(unseen.indexOf(card), 1);
  }
  return world;
}

export const pennies: Game<Pennies, PenniesConfig> = {
  id: 'pennies',
  rulesVersion: 1,
  flows: [game, round, draw],
  start: { flow: 'game', args: {} },
  configure,
  chairs: ({ players }) => SEATS.slice(0, players),
  seats: (w) => w.seats,
  setup,
  position,
  notation: () => refusal('position-not-quiet', '0'),
  outcome,
  broken,
  resample,
  evaluate: (w, seat) => w.purse[seat]!,
  prior: () => 1,
};

/** Pennies with one step changed: how a test breaks a rule on purpose. */
export function penniesBut(flowName: string, stepName: string, change: object): Game<Pennies, PenniesConfig> {
  const flows = pennies.flows.map((one) => {
    if (one.name !== flowName) return one;
    const steps = one.steps.map((it) => (it.name === stepName ? { ...it, ...change } : it));
    return { ...one, steps };
  });
  return { ...pennies, flows };
}

/** A table of pennies at a written-down position. */
export function penniesAt(document: PenniesPosition, seed = 'toy'): State<Pennies> {
  return ok(beginAt(pennies, document, seed)).state;
}

/** What came back, unless it was a refusal. */
export function ok<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

/** A table at which each seat answers whatever it is asked. */
export function tableOf<W, C>(of: Game<W, C>, start: State<W>) {
  let state = start;
  return {
    get state() {
      return state;
    },
    answers(seat: Seat, choice: Choice): Turn<W> {
      const asked = decisions(of, state).find((open) => open.seat === seat);
      const turn = ok(answer(of, state, seat, asked?.id ?? 'nothing asked', choice));
      state = turn.state;
      return turn;
    },
  };
}

/** The world of a tale: a notebook for whatever its steps want to remember. */
export interface Notes {
  log: string[];
  left: number;
}

/** The words of tales: flows of any name, with any arguments. */
export const tale = rulesOf<Notes, Record<string, { n?: number }>>();

/** A game of nothing but the given flows, the first of which starts; one seat, or those named. */
export function gameOf(
  flows: Record<string, readonly Step<Notes, { n?: number }>[]>,
  seats: readonly Seat[] = ['ann'],
): Game<Notes, object> {
  const told: Flow<Notes, { n?: number }>[] = Object.entries(flows).map(([name, steps]) =>
    tale.flow(name, steps),
  );
  return {
    ...(pennies as unknown as Game<Notes, object>),
    id: 'tale',
    flows: told,
    start: { flow: told[0]!.name, args: {} },
    configure: () => ({}),
    seats: () => seats,
    setup: () => ({ log: [], left: 3 }),
    broken: () => [],
  };
}
