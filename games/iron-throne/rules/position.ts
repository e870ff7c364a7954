// Position notation: any table state from a short document. POSITION.md explains it with examples.

import {
  type Frame,
  hide,
  isRefusal,
  type Mistake,
  pile,
  type Random,
  Reader,
  type Refusal,
  refusal,
  type Seat,
} from '@three-thrones/kernel';
import { deckOf, eventDeck, house, houseOf, tables } from '../data/data.ts';
import type { CardId, CharacterId, EventId, HouseId, LeaderId } from '../data/ids.ts';
import { type PositionEncounter, putEncounter } from './position-encounter.ts';
import { ROUND_STEPS } from './round-steps.ts';
import { configure, emptyTable, type IronThroneConfig, lead, leadersOf } from './setup.ts';
import { mat, type Settings, sortedCards, type World } from './state.ts';

/** What lies before a player. */
export interface PositionHouse {
  sheet?: number;
  box?: number;
  /** Power by character; 0 is dead. */
  power?: Partial<Record<CharacterId, number>>;
  /** Own influence tokens on other boards. */
  influence?: Partial<Record<HouseId, number>>;
  hand?: CardId[];
  /** The top of the deck, in order. */
  deck?: CardId[];
  discard?: CardId[];
  /** Hostages held; a card alone is known to its holder only. */
  hostages?: (CardId | { card: CardId; knownTo: HouseId[] })[];
}

/** A table in words. Whatever is left out is as after setup. */
export interface PositionDocument {
  seats: HouseId[];
  leaders?: Partial<Record<HouseId, LeaderId>>;
  rules?: Partial<Settings>;
  round?: number;
  challenger?: HouseId;
  houses?: Partial<Record<HouseId, PositionHouse>>;
  /** The top of the event deck, in order. */
  events?: EventId[];
  eventsOut?: EventId[];
  encounter?: PositionEncounter;
  at?: string;
}

const KEYS = {
  document: [
    ...['seats', 'leaders', 'rules', 'round', 'challenger', 'houses', 'events', 'eventsOut'],
    ...['encounter', 'at'],
  ],
  house: ['sheet', 'box', 'power', 'influence', 'hand', 'deck', 'discard', 'hostages'],
};

/** Builds the table a document describes, or says what is wrong with it and where. */
export function position(document: unknown, random: Random): { world: World; frames: Frame[] } | Refusal {
  const mistakes: Mistake[] = [];
  const refused = (): Refusal => ({ ...refusal('position-refused', '2'), mistakes });
  const reader = new Reader(mistakes, { words: '2', numbers: '12' });
  if (!reader.isRecord(document, '', KEYS.document)) return refused();
  const { seats, leaders = {}, rules = {} } = document;
  const config = configure({ ...(rules as object), seats, leaders }, random);
  if (isRefusal(config)) {
    mistakes.push(...(config.mistakes ?? [{ path: 'seats', code: config.code, rule: config.rule }]));
    return refused();
  }
  const doc = document as Record<string, unknown> & PositionDocument;
  const at = reader.oneOf(doc.at ?? 'begin', 'at', ROUND_STEPS);
  const w = build(config, doc, reader, random);
  if (mistakes.length === 0) putEncounter(w, doc.encounter, at, reader);
  if (mistakes.length > 0) return refused();
  w.round = reader.number(doc.round ?? 1, 'round', 1, 999) - (at === 'begin' ? 1 : 0);
  return mistakes.length > 0 ? refused() : { world: w, frames: framesAt(at) };
}

function framesAt(at: string): Frame[] {
  const game: Frame = { flow: 'game', at: 'rounds', args: {} };
  return at === 'begin' ? [game] : [game, { flow: 'round', at, args: {} }];
}

function build(config: IronThroneConfig, doc: PositionDocument, reader: Reader, random: Random): World {
  const w = emptyTable(config);
  w.challenger = reader.oneOf(doc.challenger ?? w.order[0]!, 'challenger', w.order);
  const given = reader.entries(doc.houses, 'houses', w.order);
  const houses = new Map(
    given.filter(([seat, value]) => reader.isRecord(value, `houses.${seat}`, KEYS.house)),
  );
  const of = (seat: Seat): PositionHouse => (houses.get(seat) as PositionHouse | undefined) ?? {};
  for (const seat of w.order) {
    lead(w, seat, config.leaders?.[seat as HouseId] ?? leadersOf(seat)[0]!);
    putPower(w, seat, of(seat), reader);
    putInfluence(w, seat, of(seat), reader);
  }
  checkTotal(w, reader);
  for (const seat of w.order) putHostages(w, seat, of(seat), reader);
  for (const seat of w.order) putCards(w, seat, of(seat), doc.encounter, reader, random);
  putEvents(w, doc, reader, random);
  return w;
}

function putPower(w: World, seat: Seat, given: PositionHouse, reader: Reader): void {
  const its = mat(w, seat);
  const path = `houses.${seat}`;
  const most = house(seat).powerTokens * w.order.length;
  for (const [id, amount] of reader.entries(given.power, `${path}.power`, Object.keys(its.power)))
    its.power[id as CharacterId] = reader.number(amount, `${path}.power.${id}`, 0, most);
  const placed = Object.values(its.power).reduce((sum, amount) => sum + amount, 0);
  const rest = Math.max(0, house(seat).powerTokens - placed);
  its.sheet = reader.number(given.sheet ?? Math.min(its.sheet, rest), `${path}.sheet`, 0, most);
  its.box = reader.number(given.box ?? Math.max(0, rest - its.sheet), `${path}.box`, 0, most);
}

/** 1.4 Houses may have more or less than their own, but all together have what there is. */
function checkTotal(w: World, reader: Reader): void {
  const all = w.order.flatMap((seat) => [
    mat(w, seat).sheet,
    mat(w, seat).box,
    ...Object.values(mat(w, seat).power),
  ]);
  const wanted = w.order.reduce((sum, seat) => sum + house(seat).powerTokens, 0);
  if (all.reduce((sum, amount) => sum + amount, 0) !== wanted)
    reader.wrong('houses', 'position-power-total', '1.4', { wanted });
}

function putInfluence(w: World, seat: Seat, given: PositionHouse, reader: Reader): void {
  const path = `houses.${seat}.influence`;
  for (const [board, count] of reader.entries(given.influence, path, w.order)) {
    if (board === seat) {
      reader.wrong(`${path}.${board}`, 'position-own-board', '19.69');
      continue;
    }
    const tokens = reader.number(count, `${path}.${board}`, 0, mat(w, seat).board[seat]!);
    mat(w, seat).board[seat]! -= tokens;
    if (tokens > 0) mat(w, board).board[seat] = tokens;
  }
}

function putHostages(w: World, seat: Seat, given: PositionHouse, reader: Reader): void {
  const path = `houses.${seat}.hostages`;
  const others = w.order.filter((one) => one !== seat).flatMap((one) => deckOf(one));
  for (const [at, entry] of (given.hostages ?? []).entries()) {
    const { card, knownTo } = typeof entry === 'string' ? { card: entry, knownTo: [] } : entry;
    const face = reader.oneOf(card, `${path}[${at}]`, others);
    const to = [...new Set([seat, ...reader.list(knownTo, `${path}[${at}].knownTo`, w.order)])];
    mat(w, seat).hostages.push({ id: w.taken++, of: houseOf(face), card: hide(face, to) });
  }
}

/** Named cards lie where they are named; a hand that is left out is dealt; the rest is the deck. */
function putCards(
  w: World,
  seat: Seat,
  given: PositionHouse,
  encounter: PositionEncounter | undefined,
  reader: Reader,
  random: Random,
): void {
  const rest = [...deckOf(seat)];
  const path = `houses.${seat}`;
  const cards = (list: unknown, where: string): CardId[] =>
    reader.list(list, where, deckOf(seat)).filter((card, at) => {
      const there = rest.indexOf(card);
      if (there < 0) reader.wrong(`${where}[${at}]`, 'position-card-twice', '15.6', { card });
      else rest.splice(there, 1);
      return there >= 0;
    });
  const abroad = w.order.flatMap((holder) => mat(w, holder).hostages.filter(({ of }) => of === seat));
  cards(
    abroad.map(({ card }) => card.secret),
    'houses.hostages',
  );
  const clash = encounter?.cards?.[seat as HouseId];
  cards(clash === undefined ? [] : [clash], `encounter.cards.${seat}`);
  const its = mat(w, seat);
  its.discard = cards(given.discard, `${path}.discard`);
  const named = given.hand && cards(given.hand, `${path}.hand`);
  const top = cards(given.deck, `${path}.deck`);
  const shuffled = random.shuffle(rest);
  its.hand.secret = sortedCards(named ?? shuffled.splice(0, tables.openingHand));
  its.deck.secret = [...top, ...shuffled];
}

function putEvents(w: World, doc: PositionDocument, reader: Reader, random: Random): void {
  const rest = eventDeck(w.order);
  const take = (list: unknown, path: string): EventId[] =>
    reader.list(list, path, eventDeck(w.order)).filter((event, at) => {
      const there = rest.indexOf(event);
      if (there < 0) reader.wrong(`${path}[${at}]`, 'position-card-twice', '2.7', { card: event });
      else rest.splice(there, 1);
      return there >= 0;
    });
  take(doc.encounter?.events, 'encounter.events');
  w.eventsOut = take(doc.eventsOut, 'eventsOut');
  const top = take(doc.events, 'events');
  w.events = pile([...top, ...random.shuffle(rest)], []);
}
