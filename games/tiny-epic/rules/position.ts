// Position notation: any table state from a short document. POSITION.md explains it with examples.

import {
  type Frame,
  isRefusal,
  type Mistake,
  pile,
  type Random,
  type Refusal,
  refusal,
} from '@three-thrones/kernel';
import { house, tables } from '../data/data.ts';
import {
  ACTIONS,
  type ActionId,
  BASE_HOUSES,
  BASE_PLOT_CARDS,
  type CardId,
  DOMAINS,
  type DomainId,
  type HeroId,
  type HouseId,
  type PlotCardId,
} from '../data/ids.ts';
import { addToHand } from './cards.ts';
import { Reader } from './position-reader.ts';
import { configure, emptyTable, type TinyEpicConfig } from './setup.ts';
import { goldMaximum, homeOf, isOnMap, leaderOf, player, sideOf, type World } from './state.ts';
import { fits, place, unitsOnMap } from './units.ts';

/** Where in the round the table stands. */
export type PositionStep =
  | { step: 'round' | 'bottomDice' | 'alliances' | 'taxes' | 'cull' | 'cleanUp' | 'scoring' }
  | { step: 'turn'; seat: HouseId }
  | { step: 'action'; seat: HouseId; action: ActionId; as?: 'slot' | 'die' | 'follow' | 'bottom' };

/** What lies before a player. */
export interface PositionPlayer {
  gold?: number;
  score?: number;
  vengeance?: number;
  hand?: PlotCardId[];
  faceUp?: HeroId[];
  allies?: Partial<Record<HouseId, number>>;
  dice?: ActionId[];
}

/** A table in words. Whatever is left out is as after setup. */
export interface PositionDocument {
  seats: HouseId[];
  nonPlayers?: HouseId[];
  leaders?: Partial<Record<HouseId, HeroId>>;
  round?: number;
  handOfTheKing?: HouseId;
  /** Units by domain, such as `lannister-2+jaime-lannister`. A house named here stands nowhere else. */
  map?: Partial<Record<DomainId, string>>;
  players?: Partial<Record<HouseId, PositionPlayer>>;
  alliances?: Partial<Record<HouseId, HouseId>>;
  deck?: PlotCardId[];
  discard?: PlotCardId[];
  slots?: Partial<Record<ActionId, ActionId>>;
  bottom?: ActionId[];
  vengeanceLeft?: number;
  at?: PositionStep;
}

const KEYS: Record<'document' | 'player', readonly string[]> = {
  document: [
    ...['seats', 'nonPlayers', 'leaders', 'round', 'handOfTheKing', 'map', 'players', 'alliances'],
    ...['deck', 'discard', 'slots', 'bottom', 'vengeanceLeft', 'at'],
  ],
  player: ['gold', 'score', 'vengeance', 'hand', 'faceUp', 'allies', 'dice'],
};
const QUIET_STEPS = ['bottomDice', 'alliances', 'taxes', 'cull', 'cleanUp', 'scoring'] as const;

/** Builds the table a document describes, or says what is wrong with it and where. */
export function position(document: unknown, random: Random): { world: World; frames: Frame[] } | Refusal {
  const mistakes: Mistake[] = [];
  const reader = new Reader(mistakes);
  if (!reader.isRecord(document, '', KEYS.document)) return { ...refusal('position-refused', '1'), mistakes };
  const { seats, nonPlayers, leaders } = document;
  const given = Object.entries({ seats, nonPlayers, leaders }).filter(([, value]) => value !== undefined);
  const config = configure(Object.fromEntries(given), random);
  if (isRefusal(config)) {
    mistakes.push(...(config.mistakes ?? [{ path: 'seats', code: config.code, rule: config.rule }]));
    return { ...refusal('position-refused', '1'), mistakes };
  }
  const w = build(config, document as Record<string, unknown> & PositionDocument, reader, random);
  const frames = framesAt(w, document['at'], reader);
  return mistakes.length > 0 ? { ...refusal('position-refused', '1'), mistakes } : { world: w, frames };
}

function build(config: TinyEpicConfig, doc: PositionDocument, reader: Reader, random: Random): World {
  const { seats } = config;
  const spare = BASE_HOUSES.filter((id) => id !== 'arryn' && !seats.includes(id));
  const others = config.nonPlayers ?? spare.slice(0, tables.players.nonPlayerHouses - 1);
  const w = emptyTable(seats, ['arryn', ...others], config.leaders ?? {});
  reader.world = w;
  w.round = reader.number(doc.round ?? 1, 'round', 1, 6);
  w.handOfTheKing = reader.oneOf(doc.handOfTheKing ?? w.order[0]!, 'handOfTheKing', w.order);
  for (const [id, ally] of reader.entries(doc.alliances, 'alliances', w.mats)) {
    w.nonPlayers[id]!.ally = reader.oneOf(ally, `alliances.${id}`, w.order);
  }
  putUnits(w, doc, reader);
  for (const seat of w.order) putPlayer(w, seat, doc, reader);
  countTokens(w, reader);
  putCards(w, doc, reader, random);
  for (const [slot, die] of reader.entries(doc.slots, 'slots', ACTIONS))
    w.slots[slot] = reader.oneOf(die, `slots.${slot}`, ACTIONS);
  w.bottom = reader.list(doc.bottom, 'bottom', ACTIONS);
  const owned = w.order.reduce((sum, seat) => sum + player(w, seat).vengeance, 0);
  w.vengeanceLeft = reader.number(
    doc.vengeanceLeft ?? Math.max(0, 2 - owned),
    'vengeanceLeft',
    0,
    Math.max(0, 2 - owned),
  );
  return w;
}

/** A house the map names stands where the map says; any other stands at home as after setup. */
function putUnits(w: World, doc: PositionDocument, reader: Reader): void {
  for (const [at, words] of reader.entries(doc.map, 'map', DOMAINS)) {
    const path = `map.${at}`;
    const force = reader.force(words, path);
    if (!force) continue;
    place(w, at, force);
    if (new Set(force.map((stack) => sideOf(w, stack.house))).size > 1)
      reader.wrong(path, 'position-two-sides', '0.3');
    if (!fits(w, force)) reader.wrong(path, 'position-unit-limit', '5.3');
  }
  for (const id of [...w.order, ...w.mats] as HouseId[]) {
    if (unitsOnMap(w, id) > 0) continue;
    const isSeat = w.players[id] !== undefined;
    const home = homeOf(id);
    if (w.map[home].some((stack) => sideOf(w, stack.house) !== sideOf(w, id)))
      reader.wrong(`map.${home}`, 'position-two-sides', '0.3', { house: id });
    const tokens = isSeat ? tables.setup.ownTokensOnMap : tables.setup.npTokensOnHome;
    place(w, home, [{ house: id, tokens, hero: isSeat }]);
    if (!fits(w, w.map[home])) reader.wrong(`map.${home}`, 'position-unit-limit', '5.3');
  }
}

function putPlayer(w: World, seat: string, doc: PositionDocument, reader: Reader): void {
  const path = `players.${seat}`;
  if (doc.players !== undefined && !reader.isRecord(doc.players, 'players', w.order)) return;
  const given = doc.players?.[seat as HouseId] ?? {};
  if (!reader.isRecord(given, path, KEYS.player)) return;
  const one = player(w, seat);
  const words = given as PositionPlayer;
  const most = goldMaximum(w, seat);
  one.gold = reader.number(words.gold ?? Math.min(tables.setup.startGold, most), `${path}.gold`, 0, most);
  one.score = reader.number(words.score ?? tables.setup.startVp, `${path}.score`, 0, 999);
  one.vengeance = reader.number(words.vengeance ?? 0, `${path}.vengeance`, 0, 2);
  one.dice = reader.list(words.dice, `${path}.dice`, ACTIONS);
  for (const [id, count] of reader.entries(words.allies, `${path}.allies`, w.mats)) {
    const tokens = reader.number(count, `${path}.allies.${id}`, 0, house(id).powerTokens);
    if (tokens > 0) one.allies[id] = tokens;
  }
}

/** What is neither on the map nor in an Ally Pool is on the mats. */
function countTokens(w: World, reader: Reader): void {
  const onMap = (id: HouseId): number =>
    Object.values(w.map)
      .flat()
      .reduce((sum, stack) => sum + (stack.house === id ? stack.tokens : 0), 0);
  for (const seat of w.order as HouseId[]) {
    player(w, seat).recruited = onMap(seat);
    if (onMap(seat) > house(seat).powerTokens)
      reader.wrong('map', 'position-too-many-tokens', '0.6', { house: seat });
  }
  for (const id of w.mats) {
    const owned = w.order.reduce((sum, seat) => sum + (player(w, seat).allies[id] ?? 0), 0);
    w.nonPlayers[id]!.pool = house(id).powerTokens - onMap(id) - owned;
    if (w.nonPlayers[id]!.pool < 0) reader.wrong('map', 'position-too-many-tokens', '0.6', { house: id });
  }
}

/** Named cards lie where they are named, Hero Cards with whoever controls the Hero, the rest in the deck. */
function putCards(w: World, doc: PositionDocument, reader: Reader, random: Random): void {
  const named: CardId[] = [];
  const cards = (list: unknown, path: string): PlotCardId[] => {
    const found = reader.list(list, path, BASE_PLOT_CARDS);
    for (const [at, id] of found.entries())
      if (named.includes(id)) reader.wrong(`${path}[${at}]`, 'position-card-twice', '5.7', { card: id });
      else named.push(id);
    return found;
  };
  for (const seat of w.order) {
    const words = doc.players?.[seat as HouseId];
    const path = `players.${seat}`;
    const hand = cards(words?.hand, `${path}.hand`);
    if (hand.length > tables.limits.plotHand) reader.wrong(`${path}.hand`, 'position-hand-limit', '5.6');
    const heroes = ([...w.order, ...w.mats] as HouseId[])
      .filter((id) => sideOf(w, id) === seat)
      .map((id) => leaderOf(w, id))
      .filter((hero): hero is HeroId => hero !== undefined && isOnMap(w, hero));
    player(w, seat).faceUp = reader.list(words?.faceUp, `${path}.faceUp`, heroes);
    addToHand(w, seat, [...hand, ...heroes.filter((hero) => !player(w, seat).faceUp.includes(hero))]);
  }
  w.discard = cards(doc.discard, 'discard');
  const top = cards(doc.deck, 'deck');
  w.deck = pile([...top, ...random.shuffle(BASE_PLOT_CARDS.filter((id) => !named.includes(id)))], []);
}

function framesAt(w: World, at: unknown, reader: Reader): Frame[] {
  const game: Frame = { flow: 'game', at: 'rounds', args: {} };
  if (at === undefined) at = { step: 'round' };
  if (!reader.isRecord(at, 'at', ['step', 'seat', 'action', 'as'])) return [];
  const step = reader.oneOf(at['step'], 'at.step', ['round', 'turn', 'action', ...QUIET_STEPS]);
  if (step === 'round') {
    w.round--;
    return [game];
  }
  if (step !== 'turn' && step !== 'action') return [game, round(step)];
  const seat = reader.oneOf(at['seat'], 'at.seat', w.order);
  if (step === 'turn') {
    if (w.players[seat]?.dice.length !== 2) reader.wrong(`players.${seat}.dice`, 'position-two-dice', '3.2');
    return [game, round('turns'), { flow: 'turn', at: 'placeDie', args: { seat, used: [], followers: [] } }];
  }
  const action = reader.oneOf(at['action'], 'at.action', ACTIONS);
  const as = reader.oneOf(at['as'] ?? 'die', 'at.as', ['slot', 'die', 'follow', 'bottom']);
  return [game, round('turns'), { flow: 'action', at: 'perform', args: { seat, action, as } }];
}

function round(step: string): Frame {
  return { flow: 'round', at: step, args: {} };
}
