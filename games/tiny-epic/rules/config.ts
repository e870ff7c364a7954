// What a table may be configured to be: how many play, which way (§1, §20, §21), with which boxes (§19.3, §23).

import { type Mistake, type Random, type Refusal, refusal } from '@three-thrones/kernel';
import { house, tables } from '../data/data.ts';
import { BASE_HOUSES, type HeroId, HOUSES, type HouseId } from '../data/ids.ts';
import { DIFFICULTIES, type Difficulty } from '../data/solo.ts';

/** How a game is played other than against each other. */
export type Mode = 'solo' | 'coop';
export { DIFFICULTIES, type Difficulty };

/** How a table is set up. Seats that were left out have been drawn; whatever else is left out is drawn at setup. */
export interface TinyEpicConfig {
  /** Houses of the people, clockwise. */
  seats: readonly HouseId[];
  /** The three non-player houses beside Arryn. */
  nonPlayers?: readonly HouseId[];
  /** Heroes used instead of the default ones (§1.7). */
  leaders?: Partial<Record<HouseId, HeroId>>;
  /** Who holds the Hand of the King first (§1.8). */
  first?: HouseId;
  /** Left out: competitive. */
  mode?: Mode;
  /** How hard the Rival is; only solo knows levels, and there is always one. */
  difficulty?: Difficulty;
  /** The houses, Heroes and Plot Cards of Ice & Fire are in the game (§19.3); always in the cooperative one. */
  iceAndFire?: true;
  /** Mother of Dragons (§23). */
  dragons?: true;
  /** The Rival's house (§20.1), or the Teammate's (§22.1). */
  rival?: HouseId;
}

const MODES = ['competitive', 'solo', 'coop'] as const;
const KEYS = [
  ...['players', 'seats', 'nonPlayers', 'leaders', 'first'],
  ...['mode', 'difficulty', 'iceAndFire', 'dragons', 'rival'],
];
const BASE_PLAYABLE: readonly HouseId[] = BASE_HOUSES.filter((id) => house(id).playable);
const ALL_PLAYABLE: readonly HouseId[] = HOUSES.filter((id) => house(id).playable);

/** Houses a player may have, by the boxes on the table (§1.2). */
export function playable(iceAndFire: true | undefined): readonly HouseId[] {
  return iceAndFire ? ALL_PLAYABLE : BASE_PLAYABLE;
}

/** Checks a configuration, every mistake with its place. Only the number of players, or their houses, must be given. */
export function configure(config: unknown, random: Random): TinyEpicConfig | Refusal {
  const mistakes: Mistake[] = [];
  const wrong: Wrong = (path, code, rule) => void mistakes.push({ path, code, rule });
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    return refusal('config-malformed', '1', { wanted: 'an object' });
  }
  const given = config as Record<string, unknown>;
  for (const key of Object.keys(given)) if (!KEYS.includes(key)) wrong(key, 'config-unknown-key', '1');
  const way = checkWay(given, wrong);
  const houses = playable(way.iceAndFire);
  const seats = houseList(given, 'seats', houses, wrong);
  const players = checkPlayers(given['players'] ?? seats?.length ?? usualPlayers(way), seats, way, wrong);
  // Where the number of players is the mistake, the Teammate it would be asked of is none
  const isThere = hasRival(way, players === 0 ? 1 : players);
  const rival = checkRival(given['rival'], seats, isThere, wrong);
  const others = houses.filter((id) => !seats?.includes(id) && id !== rival);
  const nonPlayers = checkNonPlayers(given, others, wrong);
  const first = given['first'] as HouseId | undefined;
  if (first !== undefined && !seats?.includes(first)) wrong('first', 'config-first-player', '1.8');
  const leaders = checkLeaders(given['leaders'], houses, wrong);
  checkDragons(way, seats, nonPlayers, wrong);
  if (mistakes.length > 0) return { ...refusal('config-refused', '1'), mistakes };
  const free = houses.filter((id) => !nonPlayers?.includes(id) && id !== rival);
  return {
    seats: seats ?? drawSeats(random.shuffle(free), players, way.dragons && nonPlayers),
    ...(nonPlayers && { nonPlayers }),
    ...(leaders && { leaders }),
    ...(first !== undefined && { first }),
    ...way,
    ...(rival && { rival }),
  };
}

type Wrong = (path: string, code: string, rule: string) => void;
type Way = Pick<TinyEpicConfig, 'mode' | 'difficulty' | 'iceAndFire' | 'dragons'>;

/** Mode, level and boxes, and whether they go together. */
function checkWay(given: Record<string, unknown>, wrong: Wrong): Way {
  const mode = oneOf(given, 'mode', MODES, ['config-unknown-mode', '1'], wrong) ?? 'competitive';
  const level = oneOf(given, 'difficulty', DIFFICULTIES, ['config-unknown-difficulty', '20.17'], wrong);
  if (level && mode !== 'solo') wrong('difficulty', 'config-not-in-this-mode', '20.17');
  const [fire, dragons] = [flag(given, 'iceAndFire', wrong), flag(given, 'dragons', wrong)];
  if (mode === 'coop' && fire === false) wrong('iceAndFire', 'config-needs-expansion', '21.1');
  const iceAndFire = mode === 'coop' || fire === true;
  if (dragons && mode === 'solo') wrong('dragons', 'config-not-in-this-mode', '23');
  else if (dragons && !iceAndFire) wrong('dragons', 'config-needs-expansion', '23');
  return {
    ...(mode !== 'competitive' && { mode }),
    ...(mode === 'solo' && { difficulty: level ?? 'normal' }),
    ...(iceAndFire && { iceAndFire }),
    ...(dragons && { dragons }),
  };
}

function oneOf<T extends string>(
  given: Record<string, unknown>,
  key: string,
  words: readonly T[],
  [code, rule]: [string, string],
  wrong: Wrong,
): T | undefined {
  const word = given[key];
  if (word === undefined) return undefined;
  const found = words.find((one) => one === word);
  if (!found) wrong(key, code, rule);
  return found;
}

function flag(given: Record<string, unknown>, key: string, wrong: Wrong): boolean | undefined {
  const value = given[key];
  if (value === undefined || typeof value === 'boolean') return value;
  wrong(key, 'config-malformed', '1');
  return undefined;
}

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

/** Only a solo game says by itself how many play it. */
function usualPlayers({ mode }: Way): number | undefined {
  return mode === 'solo' ? 1 : undefined;
}

/** §19 How many people may sit down. */
export function playersIn({ mode, iceAndFire }: Way): { least: number; most: number } {
  if (mode === 'solo') return { least: 1, most: 1 };
  const { max, maxWithExpansion } = tables.players;
  return { least: mode === 'coop' ? 1 : 2, most: iceAndFire ? maxWithExpansion : max };
}

function checkPlayers(
  players: unknown,
  seats: readonly HouseId[] | undefined,
  way: Way,
  wrong: Wrong,
): number {
  const { least, most } = playersIn(way);
  const rule = way.mode === 'solo' ? '20.1' : way.mode === 'coop' ? '21.24' : '19.1';
  const isNumber = typeof players === 'number' && Number.isInteger(players);
  if (!isNumber || players < least || players > most) {
    wrong('players', 'config-player-count', rule);
    return 0;
  }
  if (seats && seats.length !== players) wrong('seats', 'config-player-count', rule);
  return players;
}

/** Whether an automaton plays too: the Rival (§20.1), or the Teammate of a single player (§22.1). */
export function hasRival({ mode }: Way, players: number): boolean {
  return mode === 'solo' || (mode === 'coop' && players === 1);
}

/** §20.1 A base house of nobody else's. */
function checkRival(
  rival: unknown,
  seats: readonly HouseId[] | undefined,
  isThere: boolean,
  wrong: Wrong,
): HouseId | undefined {
  if (rival === undefined) return undefined;
  if (!isThere) wrong('rival', 'config-not-in-this-mode', '20.1');
  else if (!BASE_PLAYABLE.includes(rival as HouseId)) wrong('rival', 'config-unknown-house', '20.1');
  else if (seats?.includes(rival as HouseId)) wrong('rival', 'config-house-twice', '20.1');
  return rival as HouseId;
}

function checkNonPlayers(
  given: Record<string, unknown>,
  others: readonly HouseId[],
  wrong: Wrong,
): HouseId[] | undefined {
  const houses = houseList(given, 'nonPlayers', others, wrong);
  if (houses && houses.length !== tables.players.nonPlayerHouses - 1)
    wrong('nonPlayers', 'config-house-count', '1.4');
  return houses;
}

/** §23 House Targaryen must be in the game; where nobody chose all houses, it will be. */
function checkDragons(
  { dragons }: Way,
  seats: readonly HouseId[] | undefined,
  nonPlayers: readonly HouseId[] | undefined,
  wrong: Wrong,
): void {
  if (!dragons || !seats || !nonPlayers) return;
  if (![...seats, ...nonPlayers].includes('targaryen')) wrong('dragons', 'config-missing-house', '23');
}

/** So many houses; with Mother of Dragons House Targaryen among them, unless it may still be a non-player house. */
function drawSeats(drawn: HouseId[], players: number, nonPlayers: readonly HouseId[] | undefined): HouseId[] {
  const seats = drawn.slice(0, players);
  const isMissing = nonPlayers && !nonPlayers.includes('targaryen') && !seats.includes('targaryen');
  return isMissing ? ['targaryen', ...seats.slice(1)] : seats;
}

function checkLeaders(
  leaders: unknown,
  houses: readonly HouseId[],
  wrong: Wrong,
): Partial<Record<HouseId, HeroId>> | undefined {
  if (leaders === undefined) return undefined;
  if (typeof leaders !== 'object' || leaders === null || Array.isArray(leaders)) {
    wrong('leaders', 'config-malformed', '1.7');
    return undefined;
  }
  for (const [id, hero] of Object.entries(leaders)) {
    if (!houses.includes(id as HouseId)) wrong(`leaders.${id}`, 'config-unknown-house', '1.7');
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
