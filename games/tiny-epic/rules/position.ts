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
  type CardId,
  type DomainId,
  type HeroId,
  type HouseId,
  type PlotCardId,
} from '../data/ids.ts';
import { addToHand } from './cards.ts';
import { type PositionCoop, putCoop, putHeroCards } from './coop/position.ts';
import { TREATY } from './coop/state.ts';
import { Reader } from './position-reader.ts';
import { configure, hasRival, type Mode, playable, type TinyEpicConfig } from './config.ts';
import { emptyTable, playersOf } from './setup.ts';
import {
  automatonRound,
  checkRivalCards,
  checkRivalHero,
  checkRivalMat,
  type PositionRival,
  putRival,
  rivalConfig,
  rivalTurnFrames,
  soloRoundFrame,
} from './solo/position.ts';
import { isRival, people } from './solo/rival.ts';
import { withRival } from './solo/setup.ts';
import {
  domainsAt,
  goldMaximum,
  homeOf,
  isOnMap,
  leaderOf,
  player,
  plotCardsAt,
  type Side,
  sideOf,
  type World,
} from './state.ts';
import { fits, place, unitsOnMap } from './units.ts';

/** Where in the round the table stands. */
export type PositionStep =
  | { step: 'round' | 'ranger' | 'bottomDice' | 'alliances' | 'taxes' | 'cull' | 'cleanUp' | 'scoring' }
  /** In the cooperative game also before exploring, and when the turn is over but for Evoke Terror. */
  | { step: 'turn' | 'explore' | 'evokeTerror'; seat: HouseId }
  /** Solo: the Rival is about to roll; with `die` it has rolled and is about to perform its second action. */
  | { step: 'rival'; die?: ActionId }
  | { step: 'layCoins' }
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
  /** Plot Cards in play beside the mat: Loyal Companion (§18.10). */
  beside?: PlotCardId[];
}

/** A table in words. Whatever is left out is as after setup. */
export interface PositionDocument {
  seats: HouseId[];
  /** Left out: players against each other. */
  mode?: Mode;
  /** The Treaty, the Night King and what is his. */
  coop?: PositionCoop;
  /** With the houses, Heroes and Plot Cards of Ice & Fire, and with Mother of Dragons. */
  iceAndFire?: boolean;
  dragons?: boolean;
  /** Solo: whom `seats` plays against. */
  rival?: PositionRival;
  nonPlayers?: HouseId[];
  leaders?: Partial<Record<HouseId, HeroId>>;
  round?: number;
  handOfTheKing?: HouseId;
  /** Units by domain, such as `lannister-2+jaime-lannister`. A house named here stands nowhere else. */
  map?: Partial<Record<DomainId, string>>;
  players?: Partial<Record<HouseId, PositionPlayer>>;
  alliances?: Partial<Record<HouseId, Side>>;
  deck?: PlotCardId[];
  discard?: PlotCardId[];
  slots?: Partial<Record<ActionId, ActionId>>;
  bottom?: ActionId[];
  vengeanceLeft?: number;
  at?: PositionStep;
}

const KEYS: Record<'document' | 'player', readonly string[]> = {
  document: [
    ...[
      'seats',
      'coop',
      'iceAndFire',
      'dragons',
      'mode',
      'rival',
      'nonPlayers',
      'leaders',
      'round',
      'handOfTheKing',
      'map',
      'players',
      'alliances',
    ],
    ...['deck', 'discard', 'slots', 'bottom', 'vengeanceLeft', 'at'],
  ],
  player: ['gold', 'score', 'vengeance', 'hand', 'faceUp', 'allies', 'dice', 'beside'],
};
const COOP_STEPS = ['ranger', 'explore', 'evokeTerror'] as const;
const QUIET_STEPS = ['bottomDice', 'alliances', 'taxes', 'cull', 'cleanUp', 'scoring'] as const;
const SOLO_STEPS = ['rival', 'alliances', 'taxes', 'layCoins', 'cull', 'cleanUp', 'scoring'] as const;

/** Builds the table a document describes, or says what is wrong with it and where. */
export function position(document: unknown, random: Random): { world: World; frames: Frame[] } | Refusal {
  const mistakes: Mistake[] = [];
  const reader = new Reader(mistakes);
  if (!reader.isRecord(document, '', KEYS.document)) return { ...refusal('position-refused', '1'), mistakes };
  const { seats, nonPlayers, leaders, iceAndFire, dragons, mode } = document;
  const words = { seats, nonPlayers, leaders, iceAndFire, dragons, mode, ...rivalConfig(document['rival']) };
  const given = Object.entries(words).filter(([, value]) => value !== undefined);
  const config = configure(Object.fromEntries(given), random);
  if (isRefusal(config)) {
    mistakes.push(...(config.mistakes ?? [{ path: 'seats', code: config.code, rule: config.rule }]));
    return { ...refusal('position-refused', '1'), mistakes };
  }
  const w = build(config, document as Record<string, unknown> & PositionDocument, reader, random);
  const frames = framesAt(w, document['at'], reader);
  if (w.rival) checkRivalCards(w, frames, reader);
  return mistakes.length > 0 ? { ...refusal('position-refused', '1'), mistakes } : { world: w, frames };
}

function build(given: TinyEpicConfig, doc: PositionDocument, reader: Reader, random: Random): World {
  const config = hasRival(given, given.seats.length) ? withRival(given, random) : given;
  const seats = playersOf(config);
  const others = config.nonPlayers ?? spareHouses(config).slice(0, tables.players.nonPlayerHouses - 1);
  const w = emptyTable(seats, ['arryn', ...others], config.leaders ?? {}, config);
  reader.world = w;
  w.round = reader.number(doc.round ?? 1, 'round', 1, 6);
  if (config.rival) putRival(w, config, doc.rival, reader, random);
  w.handOfTheKing = reader.oneOf(doc.handOfTheKing ?? w.order[0]!, 'handOfTheKing', people(w));
  if (w.mode === 'coop') putCoop(w, doc, reader, random);
  const allies = w.coop ? [TREATY] : w.order;
  for (const [id, ally] of reader.entries(doc.alliances, 'alliances', w.mats)) {
    w.nonPlayers[id]!.ally = reader.oneOf(ally, `alliances.${id}`, allies);
  }
  putUnits(w, doc, reader);
  if (w.rival) checkRivalHero(w, reader);
  for (const seat of w.order) putPlayer(w, seat, doc, reader);
  countTokens(w, reader);
  putCards(w, doc, reader, random);
  for (const [slot, die] of reader.entries(doc.slots, 'slots', ACTIONS))
    w.slots[slot] = reader.oneOf(die, `slots.${slot}`, ACTIONS);
  w.bottom = reader.list(doc.bottom, 'bottom', ACTIONS);
  const owned = w.order.reduce((sum, seat) => sum + player(w, seat).vengeance, 0);
  w.vengeanceLeft = reader.number(
    doc.vengeanceLeft ?? (w.coop ? 0 : Math.max(0, 2 - owned)),
    'vengeanceLeft',
    0,
    Math.max(0, 2 - owned),
  );
  return w;
}

/** Houses nobody chose, House Targaryen first where its dragons are played with (§23). */
function spareHouses({ seats, rival, iceAndFire, dragons }: TinyEpicConfig): HouseId[] {
  const spare = playable(iceAndFire).filter((id) => !seats.includes(id) && id !== rival);
  return dragons ? spare.toSorted((a, b) => Number(b === 'targaryen') - Number(a === 'targaryen')) : spare;
}

/** A house the map names stands where the map says; any other stands at home as after setup. */
function putUnits(w: World, doc: PositionDocument, reader: Reader): void {
  for (const [at, words] of reader.entries(doc.map, 'map', domainsAt(w))) {
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
  const most = w.coop ? 0 : goldMaximum(w, seat); // §21.1: gold is the Treaty's
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
    const pools = w.coop ? [w.coop.treaty, w.coop.terror] : w.order.map((seat) => player(w, seat));
    const owned = pools.reduce((sum, { allies }) => sum + (allies[id] ?? 0), 0);
    w.nonPlayers[id]!.pool = house(id).powerTokens - onMap(id) - owned;
    if (w.nonPlayers[id]!.pool < 0) reader.wrong('map', 'position-too-many-tokens', '0.6', { house: id });
  }
}

/** Named cards lie where they are named, Hero Cards with whoever controls the Hero, the rest in the deck. */
function putCards(w: World, doc: PositionDocument, reader: Reader, random: Random): void {
  const named: CardId[] = [...(w.rival?.removed ?? [])];
  const cards = (list: unknown, path: string): PlotCardId[] => {
    const found = reader.list(list, path, plotCardsAt(w));
    for (const [at, id] of found.entries())
      if (named.includes(id)) reader.wrong(`${path}[${at}]`, 'position-card-twice', '5.7', { card: id });
      else named.push(id);
    return found;
  };
  for (const seat of w.order) {
    const words = doc.players?.[seat as HouseId];
    const path = `players.${seat}`;
    if (isRival(w, seat)) {
      checkRivalMat(words ?? {}, path, reader);
      continue;
    }
    const hand = cards(words?.hand, `${path}.hand`);
    const beside = cards(words?.beside, `${path}.beside`);
    if (beside.length > 0) player(w, seat).beside = beside;
    if (hand.length > tables.limits.plotHand) reader.wrong(`${path}.hand`, 'position-hand-limit', '5.6');
    const heroes = ([...w.order, ...w.mats] as HouseId[])
      .filter((id) => (w.coop ? id : sideOf(w, id)) === seat)
      .map((id) => leaderOf(w, id))
      .filter((hero): hero is HeroId => hero !== undefined && isOnMap(w, hero));
    player(w, seat).faceUp = reader.list(words?.faceUp, `${path}.faceUp`, heroes);
    addToHand(w, seat, [...hand, ...heroes.filter((hero) => !player(w, seat).faceUp.includes(hero))]);
  }
  if (w.coop) putHeroCards(w, doc.coop?.faceUp, reader);
  w.discard = cards(doc.discard, 'discard');
  const top = cards(doc.deck, 'deck');
  w.deck = pile([...top, ...random.shuffle(plotCardsAt(w).filter((id) => !named.includes(id)))], []);
}

function framesAt(w: World, at: unknown, reader: Reader): Frame[] {
  const game: Frame = { flow: 'game', at: 'rounds', args: {} };
  if (at === undefined) at = { step: 'round' };
  if (!reader.isRecord(at, 'at', ['step', 'seat', 'action', 'as', 'die'])) return [];
  const ordinary = w.rival ? SOLO_STEPS : QUIET_STEPS;
  const quiet = w.coop ? [...ordinary, ...COOP_STEPS] : ordinary;
  const steps = ['round', 'turn', 'action', ...quiet] as const;
  const step = reader.oneOf(at['step'], 'at.step', steps);
  if (step === 'round') {
    w.round--;
    return [game];
  }
  if (step === 'rival') {
    const die = at['die'] === undefined ? undefined : reader.oneOf(at['die'], 'at.die', ACTIONS);
    if (die && !w.rival!.card) reader.wrong('rival.card', 'position-rival-card', '20.6');
    return [game, ...rivalTurnFrames(w, die)];
  }
  if (at['seat'] === undefined && step !== 'turn' && step !== 'action') return [game, round(w, step)];
  const seat = reader.oneOf(at['seat'], 'at.seat', people(w));
  if (w.coop) w.coop.active = seat;
  const coopTurn = (next: string): Frame => ({ flow: 'coopTurn', at: next, args: { seat } });
  const dice = w.players[seat]?.dice.length;
  const isAlone = w.rival !== undefined && dice === tables.dice.solo.human;
  if (step !== 'evokeTerror' && step !== 'action' && dice !== 2 && !isAlone)
    reader.wrong(`players.${seat}.dice`, 'position-two-dice', '3.2');
  if (step === 'explore' || step === 'evokeTerror') return [game, turns(w), coopTurn(step)];
  if (step === 'turn') {
    const turn = { flow: 'turn', at: 'placeDie', args: { seat, used: [], followers: [] } };
    return [game, turns(w), ...(w.coop ? [coopTurn('evokeTerror')] : []), turn];
  }
  const action = reader.oneOf(at['action'], 'at.action', ACTIONS);
  const as = reader.oneOf(at['as'] ?? 'die', 'at.as', ['slot', 'die', 'follow', 'bottom']);
  const own = { flow: 'ownAction', at: 'explore', args: { seat, action, as } };
  const isOwn = w.coop !== undefined && (as === 'slot' || as === 'die');
  const frame = { flow: 'action', at: 'perform', args: { seat, action, as } };
  return [game, turns(w), ...(isOwn ? [own] : []), frame];
}

function round(w: World, step: string): Frame {
  return { flow: w.rival ? automatonRound(w) : w.coop ? 'coopRound' : 'round', at: step, args: {} };
}

/** In the middle of the turns. */
function turns(w: World): Frame {
  return w.rival ? soloRoundFrame(w, 'person') : round(w, 'turns');
}
