// The words of scenarios of The Iron Throne: given a table, when players act, then the table looks like this.

import { type Choice, type Decision, isOver, look, type Seat, size } from '@three-thrones/kernel';
import { type Actor, type Scene, scenarios } from '@three-thrones/testkit';
import { expect } from 'vitest';
import { deckOf, houseOf } from '../data/data.ts';
import type { CardId, CharacterId, EventId, HouseId, LeaderId } from '../data/ids.ts';
import { ironThrone } from '../rules/index.ts';
import type { PositionEncounter } from '../rules/position-encounter.ts';
import type { PositionDocument, PositionHouse } from '../rules/position.ts';
import { mat, type Settings, type Side, type World } from '../rules/state.ts';

/** Leaders who seldom have anything to say: what a scenario is not about stays quiet. */
const QUIET = {
  stark: 'stark.leader.eddard',
  tyrell: 'tyrell.leader.margaery',
  lannister: 'lannister.leader.joffrey',
  targaryen: 'targaryen.leader.viserys',
  baratheon: 'baratheon.leader.stannis',
} as const satisfies Record<HouseId, LeaderId>;

/** Stark, Tyrell, Lannister and Targaryen clockwise, Stark about to begin a round. */
function position(): PositionDocument {
  const seats: HouseId[] = ['stark', 'tyrell', 'lannister', 'targaryen'];
  return { seats, leaders: quietFor(seats), houses: {} };
}

function quietFor(seats: readonly HouseId[]): NonNullable<PositionDocument['leaders']> {
  return Object.fromEntries(seats.map((seat) => [seat, QUIET[seat]]));
}

/** Words for the table before anything happens. */
function given(doc: PositionDocument) {
  const of = (seat: HouseId): PositionHouse => (doc.houses![seat] ??= {});
  const character = (id: CharacterId): HouseId => houseOf(id);
  return {
    /** Houses clockwise; the first one is the challenger. */
    players: (...seats: HouseId[]): void => {
      doc.seats = seats;
      doc.leaders = quietFor(seats);
      doc.challenger = seats[0]!;
    },
    challenger: (seat: HouseId): void => void (doc.challenger = seat),
    leader: (id: LeaderId): void => void (doc.leaders![houseOf(id)] = id),
    rules: (rules: Partial<Settings>): void => void (doc.rules = rules),
    hand: (seat: HouseId, ...cards: CardId[]): void => void (of(seat).hand = cards),
    deck: (seat: HouseId, ...cards: CardId[]): void => void (of(seat).deck = cards),
    /** So many cards in the deck, the rest in the discard pile, less those that lie elsewhere. */
    shortDeck: (seat: HouseId, cards: number, ...elsewhere: CardId[]): void => {
      const taken = [...elsewhere, ...(of(seat).hand ?? []), ...(of(seat).deck ?? [])];
      const rest = [...deckOf(seat)];
      for (const card of taken) rest.splice(rest.indexOf(card), 1);
      of(seat).discard = rest.slice(cards - (of(seat).deck ?? []).length);
    },
    discard: (seat: HouseId, ...cards: CardId[]): void => void (of(seat).discard = cards),
    hostages: (seat: HouseId, ...cards: CardId[]): void => void (of(seat).hostages = cards),
    power: (id: CharacterId, amount: number): void => void ((of(character(id)).power ??= {})[id] = amount),
    sheet: (seat: HouseId, amount: number): void => void (of(seat).sheet = amount),
    /** Own tokens on another board. */
    influence: (seat: HouseId, board: HouseId, tokens: number): void =>
      void ((of(seat).influence ??= {})[board] = tokens),
    events: (...events: EventId[]): void => void (doc.events = events),
    eventsOut: (...events: EventId[]): void => void (doc.eventsOut = events),
    /** Where in the round the table stands, and the encounter so far. */
    at: (step: string, encounter?: PositionEncounter): void => {
      doc.at = step;
      if (!encounter) return;
      doc.encounter = encounter;
      // The next challenger turns up the own card, and is asked whom to name: there `endRound` stops.
      const next = doc.seats[(doc.seats.indexOf(doc.challenger ?? doc.seats[0]!) + 1) % doc.seats.length]!;
      doc.events ??= [`event.${next}`];
    },
  };
}

/** Two characters clash with these cards; the house of the second one defends. */
export function duel(
  own: CharacterId,
  card: CardId,
  against: CharacterId,
  other: CardId,
  more: Pick<PositionEncounter, 'supporters' | 'deal'> = {},
) {
  const [challenger, defender] = [houseOf(own), houseOf(against)];
  return {
    defender,
    characters: { [challenger]: own, [defender]: against } as Partial<Record<HouseId, CharacterId>>,
    cards: { [challenger]: card, [defender]: other } as Partial<Record<HouseId, CardId>>,
    ...more,
  };
}

export function supporter(character: CharacterId, side: Side) {
  return { seat: houseOf(character), side, character };
}

/** What a player who wants nothing answers. */
const IDLE: Readonly<Record<string, Choice>> = {
  'card.play': 'pass',
  'leader.use': 'pass',
  'hostages.handle': 'done',
  'tortureOne.hostage': 'none',
  'offer.offer': 'out',
  'offer.answer': 'reject',
  'move.choose': 'pass',
  'change.card': 'keep',
  'take.source': 'deck',
  'redirect.wish': 'keep',
};

function idle({ kind, options }: Decision): Choice {
  return IDLE[kind] ?? options[0]!;
}

/** Ways of acting that take several answers. */
function when(actor: Actor) {
  return {
    /** Uses the leader's ability, and answers what it asks. */
    uses: (...answers: Choice[]): void => actor.answers('use', ...answers),
    /** Uses a character card, and answers what it asks. */
    plays: (card: CardId, ...answers: Choice[]): void => actor.answers(card, ...answers),
    passes: (): void => actor.answers('pass'),
    proposes: (...terms: string[]): void => actor.answers('propose', terms),
  };
}

/** Words for what the table looks like. */
function then(scene: Scene<World>) {
  const number = (what: string, read: (w: World) => number) => ({
    is: (wanted: number): void => expect(read(scene.world), what).toBe(wanted),
  });
  const set = (what: string, read: (w: World) => readonly string[]) => ({
    are: (...wanted: string[]): void =>
      expect([...read(scene.world)].sort(), what).toEqual([...wanted].sort()),
    include: (...wanted: string[]): void =>
      expect(read(scene.world), what).toEqual(expect.arrayContaining(wanted)),
    exclude: (...wanted: string[]): void => {
      for (const one of wanted) expect(read(scene.world), what).not.toContain(one);
    },
  });
  return {
    open: (): readonly Decision[] => scene.match.open,
    power: (id: CharacterId) => number(`power on ${id}`, (w) => mat(w, houseOf(id)).power[id]!),
    sheet: (seat: Seat) => number(`power on the sheet of ${seat}`, (w) => mat(w, seat).sheet),
    box: (seat: Seat) => number(`power of ${seat} out of the game`, (w) => mat(w, seat).box),
    /** All power of a house that is still in the game. */
    total: (seat: Seat) =>
      number(`power of ${seat}`, (w) =>
        Object.values(mat(w, seat).power).reduce((sum, amount) => sum + amount, mat(w, seat).sheet),
      ),
    influence: (seat: Seat, board: Seat) =>
      number(`influence of ${seat} on ${board}`, (w) => mat(w, board).board[seat] ?? 0),
    cards: (seat: Seat) => number(`cards in the hand of ${seat}`, (w) => size(mat(w, seat).hand)),
    deck: (seat: Seat) => number(`cards in the deck of ${seat}`, (w) => size(mat(w, seat).deck)),
    hand: (seat: Seat) => set(`hand of ${seat}`, (w) => look(mat(w, seat).hand)),
    discard: (seat: Seat) => set(`discard pile of ${seat}`, (w) => mat(w, seat).discard),
    hostages: (seat: Seat) =>
      set(`hostages of ${seat}`, (w) => mat(w, seat).hostages.map(({ card }) => look(card))),
    participants: () => set('participants', (w) => w.encounter!.parts.map(({ seat }) => seat)),
    strength: (side: Side) => number(`strength of the ${side}`, () => strengthOf(scene, side)),
    /** Which side won, or that none did, and which sides lost. */
    decided: (outcome: string, winner: Side | undefined, ...losing: Side[]): void =>
      expect(scene.facts.findLast(({ kind }) => kind === 'clash.decided')?.data, 'the clash').toMatchObject({
        outcome,
        losing,
        ...(winner && { winner }),
      }),
    challenger: (seat: Seat): void => expect(scene.world.challenger, 'challenger').toBe(seat),
    defender: (seat: Seat): void => expect(scene.world.encounter?.defender, 'defender').toBe(seat),
    window: (id: string | undefined): void => expect(scene.world.window?.id, 'the open window').toBe(id),
    wins: (...seats: Seat[]): void => {
      expect(isOver(scene.match.state), 'the game is over').toBe(true);
      expect(scene.world.winners, 'winners').toEqual(seats);
      expect(ironThrone.outcome(scene.world).ranking[0], 'first rank').toEqual(seats);
    },
  };
}

function strengthOf(scene: Scene<World>, side: Side): number {
  const decided = scene.facts.findLast(({ kind }) => kind === 'clash.decided');
  if (!decided) throw new Error('no clash was decided');
  return (decided.data as { strength: Record<Side, number> }).strength[side];
}

export const scenario = scenarios(ironThrone, { position, given, when, then });

type Words = Parameters<Parameters<typeof scenario>[1]>[0];

/** An option that must not be offered on the way: to this seat. */
type Never = readonly [seat: Seat, option: string];

/** Everybody does as little as possible until this is asked, of this seat if one is named; or until the game is over. */
export function until(words: Words, kind: string, seat?: Seat, never?: Never): void {
  const { when: act, then: see } = words;
  for (let left = 200; left > 0; left--) {
    const open = see.open();
    for (const one of open)
      if (never && one.seat === never[0])
        expect(one.options, `${one.kind} of ${one.seat}`).not.toContain(never[1]);
    if (open.length === 0 || open.some((one) => one.kind === kind && (!seat || one.seat === seat))) return;
    const next = open.find(({ answered }) => !answered)!;
    act(next.seat).answers(idle(next));
  }
  throw new Error(`${kind} is not asked`);
}

/** The same until the round is over: the next one waits at its event card. */
export function endRound(words: Words, never?: Never): void {
  until(words, 'defender.name', undefined, never);
}
