// 2 Setup, and what a table may be configured to be (20).

import { type Mistake, pile, type Random, type Refusal, refusal, type Seat } from '@three-thrones/kernel';
import { deckOf, eventDeck, house, options, tables } from '../data/data.ts';
import { type EventId, HOUSES, type HouseId, type LeaderId } from '../data/ids.ts';
import { mat, type Encounter, type Mat, type Settings, sortedCards, type World } from './state.ts';

/** How a table is set up. Seats that were left out have been drawn. */
export interface IronThroneConfig extends Partial<Settings> {
  /** Houses of the players, clockwise. */
  seats: readonly HouseId[];
  /** Leaders that are settled before the game begins; the others are chosen by `leaderSelection`. */
  leaders?: Partial<Record<HouseId, LeaderId>>;
  /** The first challenger (2.8). */
  first?: HouseId;
}

const WORDS = Object.keys(options) as (keyof typeof options)[];
const NUMBERS = { negotiationMaxProposals: [0, 20], roundLimit: [0, 200] } as const;
const KEYS: readonly string[] = ['players', 'seats', 'leaders', 'first', ...WORDS, ...Object.keys(NUMBERS)];

/** The usual rules. */
const USUAL = {
  ...Object.fromEntries(WORDS.map((key) => [key, options[key][0]])),
  negotiationMaxProposals: tables.proposals,
  roundLimit: 0,
} as Settings;

type Wrong = (path: string, code: string, rule: string) => void;

/** Checks a configuration, every mistake with its place. Only the number of players, or their houses, must be given. */
export function configure(config: unknown, random: Random): IronThroneConfig | Refusal {
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    return refusal('config-malformed', '2', { wanted: 'an object' });
  const mistakes: Mistake[] = [];
  const wrong: Wrong = (path, code, rule) => void mistakes.push({ path, code, rule });
  const given = config as Record<string, unknown>;
  for (const key of Object.keys(given)) if (!KEYS.includes(key)) wrong(key, 'config-unknown-key', '2');
  const seats = checkSeats(given['seats'], wrong);
  const players = checkPlayers(given['players'], seats, wrong);
  const leaders = checkLeaders(given['leaders'], wrong);
  const first = given['first'] as HouseId | undefined;
  if (first !== undefined && !seats?.includes(first)) wrong('first', 'config-first-player', '2.8');
  const settings = checkSettings(given, wrong);
  if (mistakes.length > 0) return { ...refusal('config-refused', '2'), mistakes };
  return {
    seats: seats ?? random.shuffle([...HOUSES]).slice(0, players),
    ...(leaders && { leaders }),
    ...(first !== undefined && { first }),
    ...settings,
  };
}

function checkSeats(given: unknown, wrong: Wrong): HouseId[] | undefined {
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) {
    wrong('seats', 'config-malformed', '2.1');
    return undefined;
  }
  for (const [at, id] of given.entries()) {
    if (!HOUSES.includes(id as HouseId)) wrong(`seats[${at}]`, 'config-unknown-house', '2.1');
    else if (given.indexOf(id) !== at) wrong(`seats[${at}]`, 'config-house-twice', '2.1');
  }
  return given as HouseId[];
}

function checkPlayers(given: unknown, seats: readonly HouseId[] | undefined, wrong: Wrong): number {
  const { min, max } = tables.players;
  const players = given ?? seats?.length;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max) {
    wrong('players', 'config-player-count', '1.1');
    return 0;
  }
  if (seats && seats.length !== players) wrong('seats', 'config-player-count', '1.1');
  return players;
}

function checkLeaders(given: unknown, wrong: Wrong): Partial<Record<HouseId, LeaderId>> | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    wrong('leaders', 'config-malformed', '2.3');
    return undefined;
  }
  for (const [id, leader] of Object.entries(given)) {
    if (!HOUSES.includes(id as HouseId)) wrong(`leaders.${id}`, 'config-unknown-house', '2.3');
    else if (!leadersOf(id).includes(leader as LeaderId))
      wrong(`leaders.${id}`, 'config-unknown-leader', '2.3');
  }
  return given;
}

function checkSettings(given: Record<string, unknown>, wrong: Wrong): Partial<Settings> {
  const settings: Record<string, unknown> = {};
  for (const key of WORDS) {
    if (given[key] === undefined) continue;
    if (!(options[key] as readonly unknown[]).includes(given[key])) wrong(key, 'config-unknown-word', '20');
    settings[key] = given[key];
  }
  for (const [key, [least, most]] of Object.entries(NUMBERS)) {
    const value = given[key];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      wrong(key, 'config-out-of-range', '20');
    settings[key] = value;
  }
  return settings;
}

/** The five leader sheets of a house. */
export function leadersOf(seat: Seat): LeaderId[] {
  return house(seat).characters.map(({ leader }) => leader);
}

/** 2.3 Sheets dealt to choose from. */
const DEALT = 2;

/** 2.1-2.8 A table ready for the choice of leaders, or for the first round. */
export function setup(config: IronThroneConfig, random: Random): World {
  const w = emptyTable(config);
  for (const seat of w.order) {
    const deck = random.shuffle([...deckOf(seat)]);
    mat(w, seat).hand.secret = sortedCards(deck.splice(0, tables.openingHand));
    mat(w, seat).deck.secret = deck;
    dealLeaders(w, seat, config.leaders?.[seat as HouseId], random);
  }
  w.events = pile(random.shuffle(eventDeck(w.order)), []);
  w.challenger = config.first ?? random.pick(w.order);
  return w;
}

function dealLeaders(w: World, seat: Seat, settled: LeaderId | undefined, random: Random): void {
  const sheets = random.shuffle(leadersOf(seat));
  const { leaderSelection } = w.rules;
  if (settled) lead(w, seat, settled);
  else if (leaderSelection === 'random') lead(w, seat, sheets[0]!);
  else
    mat(w, seat).dealt.secret = (leaderSelection === 'freeChoice' ? sheets : sheets.slice(0, DEALT)).sort();
}

/** 2.4, 2.5 The leader's token is left out; the other four come with their power. */
export function lead(w: World, seat: Seat, leader: LeaderId): void {
  const its = mat(w, seat);
  its.leader = leader;
  its.dealt = pile<LeaderId>([], [seat]);
  its.sheet = house(seat).sheetPower;
  for (const person of house(seat).characters)
    if (person.leader !== leader) its.power[person.id] = person.startingPower;
}

/** Mats and mats alone. */
export function emptyTable(config: IronThroneConfig): World {
  const { seats, leaders: _leaders, first, ...settings } = config;
  return {
    order: [...seats],
    rules: { ...USUAL, ...settings },
    round: 0,
    challenger: first ?? seats[0]!,
    mats: Object.fromEntries(seats.map((seat) => [seat, emptyMat(seat)])),
    events: pile<EventId>([], []),
    eventsOut: [],
    foreseen: undefined,
    glimpses: [],
    taken: 0,
    looks: 0,
    encounter: undefined,
    window: undefined,
    doing: { removed: 0, halted: false, splits: {} },
    winners: [],
  };
}

function emptyMat(seat: HouseId): Mat {
  return {
    leader: undefined,
    dealt: pile<LeaderId>([], [seat]),
    sheet: 0,
    box: 0,
    power: {},
    board: { [seat]: house(seat).influenceTokens },
    hand: pile([], [seat]),
    deck: pile([], []),
    discard: [],
    hostages: [],
  };
}

/** An encounter of which nothing is known but who began it. */
export function newEncounter(challenger: Seat): Encounter {
  return {
    challenger,
    defender: undefined,
    events: [],
    parts: [],
    offers: [],
    forced: {},
    bonusForSupport: [],
    retreated: [],
    negotiation: undefined,
    deal: undefined,
    lying: {},
    down: false,
    revealed: undefined,
    looks: [],
    answer: undefined,
    used: [],
    bonuses: [],
    swapped: false,
    asHostility: [],
    forcedOutcome: undefined,
    result: undefined,
    dealDone: false,
    immune: [],
    denied: [],
    penalties: [],
  };
}

/** Everything that can lie on a table has its place here. */
export const BLANK: World = emptyTable({ seats: HOUSES.slice(0, tables.players.min) });
