// Position notation: any table state from a short document. POSITION.md explains it with examples.

import {
  type Frame,
  hide,
  isRefusal,
  type Mistake,
  pile,
  type Random,
  type Refusal,
  refusal,
} from '@three-thrones/kernel';
import { area, house, order, type PlayerCount, setupFor, tables, unit } from '../data/data.ts';
import {
  type AreaId,
  AREAS,
  type CardId,
  type HouseId,
  type LandId,
  LANDS,
  type OrderId,
  TRACKS,
  type TrackId,
  UNIT_KINDS,
  type WesterosId,
  type WildlingId,
  WILDLINGS,
} from '../data/ids.ts';
import { controller, isImpassable, powerLeft } from './control.ts';
import { putOrder } from './orders.ts';
import { layToken } from './power.ts';
import { framesAt, type PositionStep } from './position-step.ts';
import { type Holding, Reader } from './position-reader.ts';
import { type AgotConfig, configure, emptyMap, startUnits, westerosCards } from './setup.ts';
import { type Ban, player, type Profile, type Switches, type World } from './state.ts';
import { fitsSupply } from './supply-limits.ts';
import { add, onMap, sizeAt } from './units.ts';

export type { PositionStep } from './position-step.ts';

/** What lies before a player. */
export interface PositionHouse {
  power?: number;
  supply?: number;
  /** House cards; the one that is left out holds the rest. */
  hand?: CardId[];
  discard?: CardId[];
}

export type DeckName = (typeof DECKS)[number];

/** A table in words. Whatever is left out is as after setup. */
export interface PositionDocument {
  players?: number;
  seats?: HouseId[];
  profile?: Profile;
  switches?: Partial<Switches>;
  round?: number;
  threat?: number;
  /** Houses from position 1 down; those left out follow in their order at setup. */
  tracks?: Partial<Record<TrackId, HouseId[]>>;
  houses?: Partial<Record<HouseId, PositionHouse>>;
  /** `stark 2F 1K~ march-0 token` by area. A house named here stands nowhere else. */
  map?: Partial<Record<AreaId, string>>;
  /** Houses that `map` does not name have nothing on it. */
  bare?: boolean;
  /** Areas whose garrison or neutral force is gone. */
  gone?: LandId[];
  used?: ('blade' | 'raven')[];
  bans?: Ban[];
  /** Cards on top; the rest is shuffled. */
  decks?: Partial<Record<DeckName | 'wildlings', string[]>>;
  discards?: Partial<Record<DeckName, WesterosId[]>>;
  /** The three cards of this round. */
  drawn?: WesterosId[];
  /** The wildling card everybody knows to lie at the bottom. */
  wildlingBottom?: WildlingId;
  /** The holder of the Raven has seen the wildling card that lies there. */
  scouted?: 'top' | 'bottom';
  /** Houses whose attackers came home to more than supply allows (R19). */
  overSupply?: HouseId[];
  at?: PositionStep;
}

export const DECKS = ['I', 'II', 'III'] as const;
const BANS: readonly Ban[] = ['march', 'defense', 'support', 'raid', 'consolidate', 'march-plus-1'];
const KEYS = {
  config: ['players', 'seats', 'profile', 'switches'],
  table: [
    ...['round', 'threat', 'tracks', 'houses', 'map', 'bare', 'gone', 'used', 'bans', 'decks', 'discards'],
    ...['drawn', 'wildlingBottom', 'scouted', 'overSupply', 'at'],
  ],
  house: ['power', 'supply', 'hand', 'discard'],
} as const;
/** Steps that begin with armies that do not fit. */
const UNFIT: readonly string[] = ['supply', 'reconcile'];

/** Builds the table a document describes, or says what is wrong with it and where. */
export function position(document: unknown, random: Random): { world: World; frames: Frame[] } | Refusal {
  const mistakes: Mistake[] = [];
  const reader = new Reader(mistakes);
  const refused = (): Refusal => ({ ...refusal('position-refused', '2'), mistakes });
  if (!reader.isRecord(document, '', [...KEYS.config, ...KEYS.table])) return refused();
  const config = configure(Object.fromEntries(Object.entries(document).filter(([key]) => isConfig(key))));
  if (isRefusal(config)) {
    mistakes.push(...(config.mistakes ?? [{ path: '', code: config.code, rule: config.rule }]));
    return refused();
  }
  const w = build(config, document, reader, random);
  const frames = mistakes.length > 0 ? [] : framesAt(w, document['at'], reader);
  return mistakes.length > 0 ? refused() : { world: w, frames };
}

function isConfig(key: string): boolean {
  return (KEYS.config as readonly string[]).includes(key);
}

function build(config: AgotConfig, doc: PositionDocument, reader: Reader, random: Random): World {
  const w = emptyMap(config);
  w.round = reader.number(doc.round ?? 1, 'round', 1, tables.rounds);
  w.threat = reader.number(doc.threat ?? w.threat, 'threat', 0, tables.wildlings.attackAt);
  for (const [track, places] of reader.entries(doc.tracks, 'tracks', TRACKS)) {
    const named = reader.list(places, `tracks.${track}`, w.order);
    if (new Set(named).size < named.length) reader.wrong(`tracks.${track}`, 'position-house-twice', '7.7');
    w.tracks[track] = [...named, ...w.tracks[track].filter((id) => !named.includes(id))];
    w.holders[track] = w.tracks[track][0]!;
  }
  const used = reader.list(doc.used, 'used', ['blade', 'raven']);
  w.bladeUsed = used.includes('blade');
  w.ravenUsed = used.includes('raven');
  w.bans = reader.list(doc.bans, 'bans', BANS);
  for (const [id, given] of reader.entries(doc.houses, 'houses', w.order)) putHouse(w, id, given, reader);
  putMap(w, doc, reader);
  putForces(w, doc, reader);
  checkPieces(w, doc, reader);
  putDecks(w, doc, reader, random);
  return w;
}

function putHouse(w: World, id: HouseId, given: unknown, reader: Reader): void {
  const path = `houses.${id}`;
  if (!reader.isRecord(given, path, KEYS.house)) return;
  const one = player(w, id);
  const words = given as PositionHouse;
  one.power = reader.number(words.power ?? one.power, `${path}.power`, 0, tables.powerTokens);
  one.supply = reader.number(words.supply ?? one.supply, `${path}.supply`, 0, tables.mostSupply);
  const { cards } = house(id);
  const hand = words.hand && reader.list(words.hand, `${path}.hand`, cards);
  const discard = words.discard && reader.list(words.discard, `${path}.discard`, cards);
  one.hand = hand ?? cards.filter((card) => !discard?.includes(card));
  one.discard = discard ?? cards.filter((card) => !one.hand.includes(card));
  if (new Set([...one.hand, ...one.discard]).size < one.hand.length + one.discard.length)
    reader.wrong(path, 'position-card-twice', '2.5');
  else if (one.hand.length + one.discard.length < cards.length)
    reader.wrong(path, 'position-card-missing', '2.5');
}

/** A house the map names stands where the map says; any other as after setup, where nobody else is named. */
function putMap(w: World, doc: PositionDocument, reader: Reader): void {
  const named = new Set<HouseId>();
  const settled = new Set<AreaId>();
  for (const [at, words] of reader.entries(doc.map, 'map', AREAS)) {
    settled.add(at);
    const held = reader.holding(words, `map.${at}`, w.order);
    if (!held) continue;
    named.add(held.house);
    putHolding(w, at, held, reader);
  }
  if (doc.bare !== undefined && typeof doc.bare !== 'boolean') reader.malformed('bare', 'true or false');
  if (doc.bare) return;
  for (const id of w.order) {
    if (named.has(id)) continue;
    for (const start of startUnits(w, id)) if (!settled.has(start.area)) add(w, start.area, id, start.units);
  }
}

function putHolding(w: World, at: AreaId, held: Holding, reader: Reader): void {
  const path = `map.${at}`;
  const { type } = area(at);
  if (isImpassable(w, at)) reader.wrong(path, 'position-impassable', '19.4');
  for (const kind of [...held.units, ...held.routed])
    if ((kind === 'ship') === (type === 'land'))
      reader.wrong(path, 'position-wrong-place', '6.8', { unit: kind });
  add(w, at, held.house, held.units);
  add(w, at, held.house, held.routed, 'routed');
  if (held.token) {
    if (type === 'land') layToken(w, held.house, at as LandId);
    else reader.wrong(path, 'position-wrong-place', '16.2', { unit: 'token' });
  }
  if (held.order) {
    putOrder(w, at, held.house, held.order);
    if (!w.armies[at]) reader.wrong(path, 'position-order-without-units', '9.1');
  }
}

/** Garrisons and neutral forces stand wherever they have not been beaten. */
function putForces(w: World, doc: PositionDocument, reader: Reader): void {
  const gone = reader.list(doc.gone, 'gone', LANDS);
  for (const { area: at, strength, impassable } of setupFor(w.order.length as PlayerCount).neutralForces)
    if (!impassable && !gone.includes(at) && controller(w, at) === undefined) w.neutrals[at] = strength;
  for (const id of w.order) {
    const { home, garrison } = house(id);
    if (!gone.includes(home) && controller(w, home) === id) w.garrisons[home] = garrison;
  }
}

/** 2.8, 5.5, 9.2, 17.1 */
function checkPieces(w: World, doc: PositionDocument, reader: Reader): void {
  const over = reader.list(doc.overSupply, 'overSupply', w.order);
  if (over.length > 0) w.overSupply = over;
  const step = typeof doc.at === 'object' ? doc.at.step : '';
  for (const id of w.order) {
    for (const kind of UNIT_KINDS)
      if (onMap(w, id, kind) > unit(kind).pool)
        reader.wrong('map', 'position-too-many-units', '2.8', { house: id, unit: kind });
    if (powerLeft(w, id, tables.powerTokens) < 0)
      reader.wrong(`houses.${id}.power`, 'position-too-much-power', '2.8', { house: id });
    if (!UNFIT.includes(step) && !over.includes(id) && !fitsSupply(w, id))
      reader.wrong('map', 'position-over-supply', '5.5', { house: id, supply: player(w, id).supply });
    checkOrders(w, id, reader);
  }
  for (const at of AREAS) {
    if (area(at).type !== 'port' || !w.armies[at]) continue;
    if (sizeAt(w, at) > tables.portShips) reader.wrong(`map.${at}`, 'position-port-full', '17.1');
    if (controller(w, at) !== w.armies[at].house) reader.wrong(`map.${at}`, 'position-foreign-port', '17.1');
  }
}

function checkOrders(w: World, id: HouseId, reader: Reader): void {
  const used: Partial<Record<OrderId, number>> = {};
  for (const at of AREAS) {
    const placed = w.orders[at];
    if (placed?.house !== id) continue;
    used[placed.order] = (used[placed.order] ?? 0) + 1;
    if (used[placed.order]! > order(placed.order).copies)
      reader.wrong(`map.${at}`, 'position-too-many-orders', '9.2', { order: placed.order });
  }
}

/** Named cards lie where they are named, the rest is shuffled under them. */
function putDecks(w: World, doc: PositionDocument, reader: Reader, random: Random): void {
  reader.entries(doc.decks, 'decks', [...DECKS, 'wildlings']);
  reader.entries(doc.discards, 'discards', DECKS);
  if (doc.drawn !== undefined && (!Array.isArray(doc.drawn) || doc.drawn.length !== DECKS.length))
    reader.malformed('drawn', 'a card of each deck');
  for (const [deck, name] of DECKS.entries()) {
    const rest = westerosCards(deck);
    const discarded = reader.list(doc.discards?.[name], `discards.${name}`, rest);
    const top = reader.list(doc.decks?.[name], `decks.${name}`, rest);
    const drawn = doc.drawn?.[deck];
    if (drawn !== undefined) w.drawn.push(reader.oneOf(drawn, `drawn[${deck}]`, rest));
    for (const card of [...discarded, ...top, ...w.drawn.slice(deck)])
      takeOut(rest, card, `decks.${name}`, reader);
    w.westerosDiscards[deck] = discarded;
    w.westeros.push(pile([...top, ...random.shuffle(rest)], []));
  }
  putWildlings(w, doc, reader, random);
}

function takeOut<T>(rest: T[], card: T, path: string, reader: Reader): void {
  const at = rest.indexOf(card);
  if (at < 0) reader.wrong(path, 'position-card-twice', '2.2', { card });
  else rest.splice(at, 1);
}

function putWildlings(w: World, doc: PositionDocument, reader: Reader, random: Random): void {
  const rest: WildlingId[] = [...WILDLINGS];
  const top = reader.list(doc.decks?.wildlings, 'decks.wildlings', WILDLINGS);
  for (const card of top) takeOut(rest, card, 'decks.wildlings', reader);
  if (doc.wildlingBottom !== undefined) {
    w.wildlingBottom = reader.oneOf(doc.wildlingBottom, 'wildlingBottom', WILDLINGS);
    // a deck written down in full names it too
    if (rest.length === 0 && top.at(-1) === w.wildlingBottom) top.pop();
    else takeOut(rest, w.wildlingBottom, 'wildlingBottom', reader);
  }
  const deck = [...top, ...random.shuffle(rest)];
  w.wildlings = pile(deck, []);
  if (doc.scouted !== undefined) {
    const place = reader.oneOf(doc.scouted, 'scouted', ['top', 'bottom']);
    w.scouted = { place, card: hide(deck.at(place === 'top' ? 0 : -1)!, [w.holders['kings-court']]) };
    if (place === 'bottom' && w.wildlingBottom) reader.wrong('scouted', 'position-card-twice', '20.5');
  }
}
