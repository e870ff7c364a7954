// §2 Setup, and what a table may be configured to be.

import { type Mistake, pile, type Random, type Refusal, refusal } from '@three-thrones/kernel';
import { house, type PlayerCount, setupFor, tables, type Units, westerosDecks } from '../data/data.ts';
import {
  type AreaId,
  HOUSES,
  type HouseId,
  TRACKS,
  UNIT_KINDS,
  type UnitKind,
  WILDLINGS,
} from '../data/ids.ts';
import type { Player, Profile, Switches, World } from './state.ts';
import { add } from './units.ts';

/** How a table is set up, nothing left open. */
export interface AgotConfig {
  /** The houses of this number of players (2.1), around the table. */
  seats: readonly HouseId[];
  profile: Profile;
  switches: Switches;
}

const PROFILES: readonly Profile[] = ['faq2', 'print2011'];
const KEYS = ['players', 'seats', 'profile', 'switches'];

/** What each switch may be set to, the default first; R1 has its default from the profile. */
const SWITCHES: { readonly [S in keyof Switches]: readonly Switches[S][] } = {
  tidesOfBattle: [false, true],
  lannisportShip: [false, true],
  darkWingsCountsPorts: [false, true],
  salladhorAgainstVictarion: ['zero', 'turnOrder'],
  arianneKeepsPowerToken: [false, true],
  turnPointer: ['keepPosition', 'nextNotYetActed'],
  maceLastUnitEndsCombat: [false, true],
};

type Wrong = (path: string, code: string, rule: string) => void;

/** Checks a configuration, every mistake with its place. Only the number of players, or their houses, must be given. */
export function configure(config: unknown): AgotConfig | Refusal {
  if (!isRecord(config)) return refusal('config-malformed', '2', { wanted: 'an object' });
  const mistakes: Mistake[] = [];
  const wrong: Wrong = (path, code, rule) => void mistakes.push({ path, code, rule });
  for (const key of Object.keys(config)) if (!KEYS.includes(key)) wrong(key, 'config-unknown-key', '2');
  const seats = seatsOf(config, wrong);
  const profile = (config['profile'] ?? 'faq2') as Profile;
  if (!PROFILES.includes(profile)) wrong('profile', 'config-unknown-profile', '21');
  const switches = switchesOf(config['switches'], profile, wrong);
  if (mistakes.length > 0) return { ...refusal('config-refused', '2'), mistakes };
  return { seats, profile, switches };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlayerCount(value: unknown): value is PlayerCount {
  return value === 3 || value === 4 || value === 5 || value === 6;
}

/** 2.1 The number of players says which houses play; `seats` may say how they sit. */
function seatsOf(config: Record<string, unknown>, wrong: Wrong): readonly HouseId[] {
  const given = config['seats'];
  if (given !== undefined && !Array.isArray(given)) {
    wrong('seats', 'config-malformed', '2.1');
    return [];
  }
  const players = config['players'] ?? given?.length;
  if (!isPlayerCount(players)) {
    wrong('players', 'config-player-count', '2.1');
    return [];
  }
  const { houses } = setupFor(players);
  if (!given) return houses;
  if (given.length !== players) wrong('seats', 'config-player-count', '2.1');
  for (const [at, id] of (given as unknown[]).entries()) {
    const path = `seats[${at}]`;
    if (!HOUSES.includes(id as HouseId)) wrong(path, 'config-unknown-house', '2.1');
    else if (!houses.includes(id as HouseId)) wrong(path, 'config-house-not-in-play', '2.1');
    else if (given.indexOf(id) !== at) wrong(path, 'config-house-twice', '2.1');
  }
  return given as HouseId[];
}

/** R1 By the first rules a table of three had no Ship in Lannisport unless somebody asked for it. */
export function renewed(config: unknown, version: number): unknown {
  const { seats, switches } = config as {
    seats?: readonly string[];
    switches?: { lannisportShip?: boolean };
  };
  if (version !== 1 || seats?.length !== 3 || switches?.lannisportShip !== false) return config;
  const { lannisportShip: _, ...others } = switches;
  return { ...(config as object), switches: others };
}

function switchesOf(given: unknown, profile: Profile, wrong: Wrong): Switches {
  const switches: Record<string, unknown> = {};
  for (const [name, [usual]] of Object.entries(SWITCHES)) switches[name] = usual;
  // R1 By the errata, however many play
  switches['lannisportShip'] = profile === 'faq2';
  if (given === undefined) return switches as Switches;
  if (!isRecord(given)) {
    wrong('switches', 'config-malformed', '21');
    return switches as Switches;
  }
  for (const [name, value] of Object.entries(given)) {
    const known = (SWITCHES as Readonly<Record<string, readonly unknown[]>>)[name];
    if (!known) wrong(`switches.${name}`, 'config-unknown-key', '21');
    else if (!known.includes(value)) wrong(`switches.${name}`, 'config-unknown-value', '21');
    else switches[name] = value;
  }
  return switches as Switches;
}

/** 2.1-2.7 A table ready for the first round. */
export function setup(config: AgotConfig, random: Random): World {
  const w = emptyMap(config);
  for (const id of config.seats) putStart(w, id);
  putForces(w);
  // 2.2 Every deck on its own
  w.westeros = westerosDecks.map((_, deck) => pile(random.shuffle(westerosCards(deck)), []));
  w.wildlings = pile(random.shuffle([...WILDLINGS]), []);
  return w;
}

/** The cards of a Westeros deck, as often as they are in it. */
export function westerosCards(deck: number): World['drawn'] {
  return westerosDecks[deck]!.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

/** 2.5 Starting units, with those of the errata where they are wanted (2.7). */
export function startUnits(
  { switches }: Pick<World, 'switches'>,
  id: HouseId,
): readonly { readonly area: AreaId; readonly units: readonly UnitKind[] }[] {
  const { startUnits: printed, errataUnits } = house(id);
  const all = id === 'lannister' && switches.lannisportShip ? [...printed, ...errataUnits] : printed;
  return all.map(({ area, units }) => ({ area, units: listOf(units) }));
}

function listOf(units: Units): UnitKind[] {
  return UNIT_KINDS.flatMap((kind) => Array.from({ length: units[kind] ?? 0 }, () => kind));
}

function putStart(w: World, id: HouseId): void {
  for (const { area, units } of startUnits(w, id)) add(w, area, id, units);
}

/** 2.3, 2.5 Neutral forces and garrisons. */
function putForces(w: World): void {
  const { neutralForces } = setupFor(w.order.length as PlayerCount);
  for (const { area, strength, impassable } of neutralForces) if (!impassable) w.neutrals[area] = strength;
  for (const id of w.order) w.garrisons[house(id).home] = house(id).garrison;
}

/** Tracks and player mats as after setup; no piece on the map, no deck shuffled. */
export function emptyMap({ seats, profile, switches }: AgotConfig): World {
  const { tracks } = setupFor(seats.length as PlayerCount);
  const w: World = {
    order: [...seats],
    profile,
    switches: { ...switches },
    round: 0,
    players: {},
    tracks: { 'iron-throne': [], fiefdoms: [], 'kings-court': [] },
    holders: { 'iron-throne': seats[0]!, fiefdoms: seats[0]!, 'kings-court': seats[0]! },
    bladeUsed: false,
    ravenUsed: false,
    threat: tables.wildlings.start,
    armies: {},
    orders: {},
    tokens: {},
    garrisons: {},
    neutrals: {},
    bans: [],
    westeros: [],
    westerosDiscards: westerosDecks.map(() => []),
    drawn: [],
    wildlings: pile([], []),
    faceDown: {},
    // What comes and goes has its place from the start: every table is of one shape (docs/adr/0001)
    wildlingBottom: undefined,
    scouted: undefined,
    wildlingCard: undefined,
    overSupply: undefined,
    march: undefined,
    combat: undefined,
    ended: undefined,
  };
  for (const id of seats) w.players[id] = emptyMat(id);
  // 2.4, 2.6
  for (const track of TRACKS) {
    w.tracks[track] = [...tracks[track]];
    w.holders[track] = tracks[track][0]!;
  }
  return w;
}

/** Everything that can lie on a table has its place here. */
export const BLANK: World = emptyMap(configure({ players: 6 }) as AgotConfig);

function emptyMat(id: HouseId): Player {
  const { startSupply, cards } = house(id);
  return { power: tables.startPower, supply: startSupply, hand: [...cards], discard: [] };
}
