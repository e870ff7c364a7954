// The cooperative part of a position document, read and written. POSITION.md explains it with examples.

import { hide, look, pile, type Random } from '@three-thrones/kernel';
import { coopTables, rangersFor, rangerCard, type TokenColour, tokensOfColour } from '../../data/coop.ts';
import { domain, house } from '../../data/data.ts';
import {
  ALL_DOMAINS,
  type DomainId,
  type HeroId,
  type HouseId,
  NORTHERN_DOMAINS,
  RANGER_CARDS,
  type RangerCardId,
  TOKEN_KINDS,
  type TokenKind,
} from '../../data/ids.ts';
import type { Reader } from '../position-reader.ts';
import { isOnMap, leaderOf, type World } from '../state.ts';
import { BROWN_DOMAINS, emptyCoop } from './setup.ts';
import { type Coop, isNorth, isSecondPhase, TREATY } from './state.ts';

/** The Treaty, the Night King and what is his, in words. Whatever is left out is as after setup. */
export interface PositionCoop {
  gold?: number;
  score?: number;
  allies?: Partial<Record<HouseId, number>>;
  nightKing?: DomainId;
  nightKingScore?: number;
  nightKingThrone?: boolean;
  walkers?: DomainId[];
  terror?: Partial<Record<HouseId, number>>;
  terrorWalkers?: number;
  terrified?: HouseId[];
  wall?: boolean;
  /** Where the Ice Dragon stands; left out it is at the place of the Wall. */
  dragon?: DomainId;
  glass?: number;
  steel?: number;
  destroyed?: DomainId[];
  /** Tokens face up, and face down ones one wants to name; all others lie as chance will have it. */
  up?: Partial<Record<DomainId, TokenKind[]>>;
  down?: Partial<Record<DomainId, TokenKind>>;
  supply?: TokenKind[];
  /** Tokens that have left the game: without this list, what nobody has named lies face down or in the supply. */
  gone?: { brown: TokenKind[]; blue: TokenKind[] };
  /** Ranger cards to come, the next first; `ranger` is this round's, `foreseen` says that the next has been seen. */
  rangers?: RangerCardId[];
  ranger?: RangerCardId;
  foreseen?: boolean;
  /** Cards of allied Heroes that were used this round. */
  faceUp?: HeroId[];
}

const KEYS: readonly (keyof PositionCoop)[] = [
  ...(['gold', 'score', 'allies', 'nightKing', 'nightKingScore', 'nightKingThrone', 'walkers'] as const),
  ...(['terror', 'terrorWalkers', 'terrified', 'wall', 'dragon', 'glass', 'steel', 'destroyed'] as const),
  ...(['up', 'down', 'supply', 'gone', 'rangers', 'ranger', 'foreseen', 'faceUp'] as const),
];

const CASTLES = ALL_DOMAINS.filter((at) => domain(at).kind === 'castle');

/** The parts of a position that matter here. */
interface Laid {
  readonly coop?: PositionCoop;
  readonly at?: { readonly step: string };
}

/** Lays out the north as the document says, before any unit is put down. */
export function putCoop(w: World, doc: Laid, reader: Reader, random: Random): void {
  const given: unknown = doc.coop;
  const coop = (w.coop = emptyCoop());
  for (const at of NORTHERN_DOMAINS) w.map[at] = [];
  const words = (reader.isRecord(given ?? {}, 'coop', KEYS) ? (given ?? {}) : {}) as PositionCoop;
  const number = (key: keyof PositionCoop, usual: number, most: number): number =>
    reader.number(words[key] ?? usual, `coop.${key}`, 0, most);
  coop.treaty.gold = number('gold', coopTables.startGold, coopTables.goldMaximum);
  coop.treaty.score = number('score', coopTables.startVp, 999);
  coop.nightKing.score = number('nightKingScore', coopTables.nightKingStartVp, 999);
  coop.nightKing.at = reader.oneOf(words.nightKing ?? coop.nightKing.at, 'coop.nightKing', ALL_DOMAINS);
  if (words.nightKingThrone) coop.nightKing.throne = true;
  coop.walkers = reader.list(words.walkers, 'coop.walkers', ALL_DOMAINS);
  coop.terror.walkers = number('terrorWalkers', 0, coopTables.walkers);
  coop.walkerPool = coopTables.walkers - coop.walkers.length - coop.terror.walkers;
  if (coop.walkerPool < 0) reader.wrong('coop.walkers', 'position-too-many-tokens', '21.6');
  for (const [id, count] of reader.entries(words.allies, 'coop.allies', w.mats))
    coop.treaty.allies[id] = reader.number(count, `coop.allies.${id}`, 1, house(id).powerTokens);
  for (const [id, count] of reader.entries(words.terror, 'coop.terror', w.mats))
    coop.terror.allies[id] = reader.number(count, `coop.terror.${id}`, 1, house(id).powerTokens);
  coop.terrified = reader.list(words.terrified, 'coop.terrified', w.mats);
  coop.wall = words.wall ?? true;
  coop.glass = number('glass', 0, coopTables.nightKingTrack.length);
  coop.steel = number('steel', 0, coopTables.walkerTrack.length);
  coop.destroyed = reader.list(words.destroyed, 'coop.destroyed', CASTLES);
  if (words.dragon !== undefined) coop.dragon = reader.oneOf(words.dragon, 'coop.dragon', ALL_DOMAINS);
  if (isSecondPhase(coop)) coop.dragon = undefined;
  putTokens(coop, words, reader, random);
  const isBeginning = doc.at === undefined || ['round', 'ranger'].includes(doc.at.step);
  putRangers(w, coop, words, isBeginning, reader, random);
}

/** Named tokens lie where they are named; the rest are shuffled and fill the places that are left. */
function putTokens(coop: Coop, words: PositionCoop, reader: Reader, random: Random): void {
  const { tokens } = coop;
  const rest = { brown: tokensOfColour('brown'), blue: tokensOfColour('blue') };
  const take = (colour: TokenColour, kind: TokenKind, path: string): void => {
    const place = rest[colour].indexOf(kind);
    if (place < 0) reader.wrong(path, 'position-too-many-tokens', '21.5', { token: kind });
    else rest[colour].splice(place, 1);
  };
  const colourOf = (at: DomainId): TokenColour => (isNorth(at) ? 'blue' : 'brown');
  for (const [at, kinds] of reader.entries(words.up, 'coop.up', ALL_DOMAINS)) {
    tokens.up[at] = reader.list(kinds, `coop.up.${at}`, TOKEN_KINDS);
    for (const kind of tokens.up[at]) take(colourOf(at), kind, `coop.up.${at}`);
  }
  const down = new Map<DomainId, TokenKind>();
  for (const [at, kind] of reader.entries(words.down, 'coop.down', ALL_DOMAINS)) {
    down.set(at, reader.oneOf(kind, `coop.down.${at}`, TOKEN_KINDS));
    take(colourOf(at), down.get(at)!, `coop.down.${at}`);
  }
  for (let i = 0; i < coop.glass; i++) take('blue', 'dragon-glass', 'coop.glass');
  for (let i = 0; i < coop.steel; i++) take('brown', 'valyrian-steel', 'coop.steel');
  for (const colour of ['brown', 'blue'] as const) {
    tokens.gone[colour] = reader.list(words.gone?.[colour], `coop.gone.${colour}`, TOKEN_KINDS);
    for (const kind of tokens.gone[colour]) take(colour, kind, `coop.gone.${colour}`);
  }
  const supply = reader.list(words.supply, 'coop.supply', TOKEN_KINDS);
  for (const kind of supply) take('blue', kind, 'coop.supply');
  const brown = random.shuffle(rest.brown);
  const blue = random.shuffle(rest.blue);
  for (const at of [...BROWN_DOMAINS, ...NORTHERN_DOMAINS]) {
    const isFilled = words.gone !== undefined || tokens.up[at] !== undefined;
    const kind = down.get(at) ?? (isFilled ? undefined : (isNorth(at) ? blue : brown).shift());
    if (kind !== undefined) tokens.down[at] = hide(kind, []);
  }
  tokens.supply = pile([...supply, ...blue], []);
  tokens.out = pile(brown, []);
}

function putRangers(
  w: World,
  coop: Coop,
  words: PositionCoop,
  isBeginning: boolean,
  reader: Reader,
  random: Random,
): void {
  const named = reader.list(words.rangers, 'coop.rangers', RANGER_CARDS);
  if (words.ranger !== undefined) coop.rangers.now = reader.oneOf(words.ranger, 'coop.ranger', RANGER_CARDS);
  const variants = rangersFor(w);
  const rounds = variants
    .map((_variants, at) => at + 1)
    .filter((round) => round > w.round - (isBeginning ? 1 : 0));
  const deck = rounds.map(
    (round) => named.find((id) => rangerCard(id).round === round) ?? random.pick(variants[round - 1]!),
  );
  const next = words.foreseen ? deck.shift() : undefined;
  coop.rangers.deck = pile(deck, []);
  if (next) coop.rangers.next = next;
}

/** §21.21 Cards of Heroes on the map whose houses are in the Treaty. */
export function putHeroCards(w: World, faceUp: unknown, reader: Reader): void {
  const { treaty } = w.coop!;
  const heroes = w.mats
    .filter((id) => w.nonPlayers[id]!.ally === TREATY)
    .map((id) => leaderOf(w, id))
    .filter((hero): hero is HeroId => hero !== undefined && isOnMap(w, hero));
  treaty.faceUp = reader.list(faceUp, 'coop.faceUp', heroes);
  treaty.heroCards = heroes.filter((hero) => !treaty.faceUp.includes(hero));
}

/** The same, written down. */
export function coopNotation(coop: Coop): PositionCoop {
  const { treaty, nightKing, terror, tokens, rangers } = coop;
  const down: NonNullable<PositionCoop['down']> = {};
  for (const [at, token] of Object.entries(tokens.down)) down[at as DomainId] = look(token);
  return {
    gold: treaty.gold,
    score: treaty.score,
    allies: { ...treaty.allies },
    nightKing: nightKing.at,
    nightKingScore: nightKing.score,
    ...(nightKing.throne && { nightKingThrone: true }),
    walkers: [...coop.walkers],
    terror: { ...terror.allies },
    terrorWalkers: terror.walkers,
    terrified: [...coop.terrified],
    wall: coop.wall,
    ...(coop.dragon !== undefined && { dragon: coop.dragon }),
    glass: coop.glass,
    steel: coop.steel,
    destroyed: [...coop.destroyed],
    up: Object.fromEntries(Object.entries(tokens.up).map(([at, kinds]) => [at, [...kinds]])),
    down,
    supply: [...look(tokens.supply)],
    gone: { brown: [...tokens.gone.brown], blue: [...tokens.gone.blue] },
    rangers: [...(rangers.next ? [rangers.next] : []), ...look(rangers.deck)],
    ...(rangers.now && { ranger: rangers.now }),
    ...(rangers.next && { foreseen: true }),
    faceUp: [...treaty.faceUp],
  };
}
