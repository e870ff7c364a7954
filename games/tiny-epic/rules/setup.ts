// §1 Setup, and what a table may be configured to be.

import { type Mistake, pile, type Random, type Refusal, refusal } from '@three-thrones/kernel';
import { house, tables } from '../data/data.ts';
import {
  BASE_HOUSES,
  BASE_PLOT_CARDS,
  type CardId,
  DOMAINS,
  type HeroId,
  type HouseId,
  type PlotCardId,
} from '../data/ids.ts';
import { addToHand } from './cards.ts';
import { homeOf, leaderOf, type Player, player, type World } from './state.ts';
import { place } from './units.ts';

/** How a table is set up. Seats that were left out have been drawn; whatever else is left out is drawn at setup. */
export interface TinyEpicConfig {
  /** Houses of the players, clockwise. */
  seats: readonly HouseId[];
  /** The three non-player houses beside Arryn. */
  nonPlayers?: readonly HouseId[];
  /** Heroes used instead of the default ones (§1.7). */
  leaders?: Partial<Record<HouseId, HeroId>>;
  /** Who holds the Hand of the King first (§1.8). */
  first?: HouseId;
}

const PLAYABLE: readonly HouseId[] = BASE_HOUSES.filter((id) => house(id).playable);
const LEAST_PLAYERS = 2;
const MOST_PLAYERS = tables.players.max;
const KEYS = ['players', 'seats', 'nonPlayers', 'leaders', 'first'];

/** Checks a configuration, every mistake with its place. Only the number of players, or their houses, must be given. */
export function configure(config: unknown, random: Random): TinyEpicConfig | Refusal {
  const mistakes: Mistake[] = [];
  const wrong: Wrong = (path, code, rule) => void mistakes.push({ path, code, rule });
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    return refusal('config-malformed', '1', { wanted: 'an object' });
  }
  const given = config as Record<string, unknown>;
  for (const key of Object.keys(given)) if (!KEYS.includes(key)) wrong(key, 'config-unknown-key', '1');
  const seats = houseList(given, 'seats', PLAYABLE, wrong);
  const players = checkPlayers(given['players'], seats, wrong);
  const nonPlayers = checkNonPlayers(given, seats, wrong);
  const first = given['first'] as HouseId | undefined;
  if (first !== undefined && !seats?.includes(first)) wrong('first', 'config-first-player', '1.8');
  const leaders = checkLeaders(given['leaders'], wrong);
  if (mistakes.length > 0) return { ...refusal('config-refused', '1'), mistakes };
  const free = PLAYABLE.filter((id) => !nonPlayers?.includes(id));
  return {
    seats: seats ?? random.shuffle(free).slice(0, players),
    ...(nonPlayers && { nonPlayers }),
    ...(leaders && { leaders }),
    ...(first !== undefined && { first }),
  };
}

type Wrong = (path: string, code: string, rule: string) => void;

function houseList(
  given: Record<string, unknown>,
  key: string,
  allowed: readonly HouseId[],
  wrong: Wrong,
): HouseId[] | undefined {
  const list = given[key];
  if (list === undefined) return undefined;
  if (!Array.isArray(list)) {
    wrong(key, 'config-malformed', '1.2');
    return undefined;
  }
  for (const [at, id] of list.entries()) {
    if (!allowed.includes(id as HouseId)) wrong(`${key}[${at}]`, 'config-unknown-house', '1.2');
    else if (list.indexOf(id) !== at) wrong(`${key}[${at}]`, 'config-house-twice', '1.2');
  }
  return list as HouseId[];
}

function checkPlayers(given: unknown, seats: readonly HouseId[] | undefined, wrong: Wrong): number {
  const players = given ?? seats?.length;
  const isNumber = typeof players === 'number' && Number.isInteger(players);
  if (!isNumber || players < LEAST_PLAYERS || players > MOST_PLAYERS) {
    wrong('players', 'config-player-count', '19.1');
    return 0;
  }
  if (seats && seats.length !== players) wrong('seats', 'config-player-count', '19.1');
  return players;
}

function checkNonPlayers(
  given: Record<string, unknown>,
  seats: readonly HouseId[] | undefined,
  wrong: Wrong,
): HouseId[] | undefined {
  const others = PLAYABLE.filter((id) => !seats?.includes(id));
  const houses = houseList(given, 'nonPlayers', others, wrong);
  if (houses && houses.length !== tables.players.nonPlayerHouses - 1)
    wrong('nonPlayers', 'config-house-count', '1.4');
  return houses;
}

function checkLeaders(leaders: unknown, wrong: Wrong): Partial<Record<HouseId, HeroId>> | undefined {
  if (leaders === undefined) return undefined;
  if (typeof leaders !== 'object' || leaders === null || Array.isArray(leaders)) {
    wrong('leaders', 'config-malformed', '1.7');
    return undefined;
  }
  for (const [id, hero] of Object.entries(leaders)) {
    if (!PLAYABLE.includes(id as HouseId)) wrong(`leaders.${id}`, 'config-unknown-house', '1.7');
    else if (!heroesFor(id as HouseId).includes(hero as HeroId))
      wrong(`leaders.${id}`, 'config-unknown-leader', '1.7');
  }
  return leaders;
}

/** Heroes a house may use. */
export function heroesFor(id: HouseId): HeroId[] {
  const { hero, alternateHeroes } = house(id);
  return hero ? [hero, ...alternateHeroes] : [];
}

/** §1.1-1.8 A table ready for the first round. */
export function setup(config: TinyEpicConfig, random: Random): World {
  const { seats } = config;
  const rest = PLAYABLE.filter((id) => !seats.includes(id));
  const nonPlayers = config.nonPlayers ?? random.shuffle(rest).slice(0, tables.players.nonPlayerHouses - 1);
  const w = emptyTable(seats, ['arryn', ...nonPlayers], config.leaders ?? {});

  for (const seat of seats) {
    place(w, homeOf(seat), [
      { house: seat, tokens: tables.setup.ownTokensOnMap, hero: tables.setup.ownHeroOnMap },
    ]);
    player(w, seat).recruited = tables.setup.ownTokensOnMap;
    player(w, seat).gold = tables.setup.startGold;
    addToHand(w, seat, [leaderOf(w, seat)!]);
  }
  for (const id of w.mats) {
    place(w, homeOf(id), [{ house: id, tokens: tables.setup.npTokensOnHome, hero: false }]);
    w.nonPlayers[id]!.pool = tables.setup.npTokensInPool;
  }
  const deck: PlotCardId[] = random.shuffle([...BASE_PLOT_CARDS]);
  for (const seat of seats) addToHand(w, seat, deck.splice(0, tables.setup.startCards));
  w.deck = pile(deck, []);
  w.handOfTheKing = config.first ?? random.pick(seats);
  return w;
}

/** Mats and mats alone: no unit on the map, no card dealt. */
export function emptyTable(
  seats: readonly HouseId[],
  mats: readonly HouseId[],
  leaders: Partial<Record<HouseId, HeroId>>,
): World {
  const w: World = {
    order: [...seats],
    handOfTheKing: seats[0]!,
    round: 0,
    players: {},
    nonPlayers: {},
    mats: [...mats],
    map: Object.fromEntries(DOMAINS.map((at) => [at, []])) as unknown as World['map'],
    deck: pile<PlotCardId>([], []),
    discard: [],
    inPlay: [],
    slots: {},
    bottom: [],
    rolled: [],
    vengeanceLeft: 2,
    // What comes and goes has its place from the start: every table is of one shape (docs/adr/0001)
    army: undefined,
    retreating: undefined,
    battle: undefined,
    lastBattle: undefined,
    parting: undefined,
  };
  for (const seat of seats) w.players[seat] = emptyMat(seat, leaders[seat] ?? house(seat).hero!);
  for (const id of mats) {
    const leader = leaders[id] ?? house(id).hero;
    w.nonPlayers[id] = leader ? { leader, pool: 0 } : { pool: 0 };
  }
  return w;
}

/** Everything that can lie on a table has its place here. */
export const BLANK: World = emptyTable(PLAYABLE.slice(0, 2), [], {});

function emptyMat(seat: HouseId, leader: HeroId): Player {
  return {
    leader,
    gold: 0,
    score: tables.setup.startVp,
    recruited: 0,
    hand: pile<CardId>([], [seat]),
    faceUp: [],
    allies: {},
    dice: [],
    vengeance: 0,
  };
}
