// What must hold whenever a question is open. Looked at after every answer of thousands of games, so nothing is put into
// words that holds.

import { look } from '@three-thrones/kernel';
import { area, house, order, tables, unit, westerosDecks } from '../data/data.ts';
import {
  type AreaId,
  type CardId,
  type HouseId,
  type LandId,
  type OrderId,
  PORTS,
  TRACKS,
  UNIT_KINDS,
  type UnitKind,
  WILDLINGS,
} from '../data/ids.ts';
import { controller, isImpassable, powerLeft } from './control.ts';
import { player, type World } from './state.ts';
import { fitsSupply } from './supply-limits.ts';
import { areasByHouse, onMap, sizeAt } from './units.ts';
import { housesAtSeven } from './victory.ts';

/** Notes what does not hold. */
type Say = (sentence: string) => void;

export function broken(w: World): string[] {
  const sentences: string[] = [];
  const say: Say = (sentence) => void sentences.push(sentence);
  lookAtPieces(w, say);
  lookAtArmies(w, say);
  lookAtForces(w, say);
  lookAtOrders(w, say);
  lookAtTracks(w, say);
  lookAtHouseCards(w, say);
  lookAtDecks(w, say);
  lookAtVictory(w, say);
  return sentences;
}

/** 2.8, 5.5 */
function lookAtPieces(w: World, say: Say): void {
  const isFit = !mayBeUnfit(w);
  // Looked up anew, not remembered: this is where it would show that a change was not noticed
  const held = areasByHouse(w);
  for (const id of w.order) {
    for (const kind of UNIT_KINDS)
      if (onMap(w, id, kind, held[id]) > unit(kind).pool) say(`${id} has more of ${kind} than there are`);
    const { power, supply } = player(w, id);
    if (power < 0 || powerLeft(w, id, tables.powerTokens) < 0) say(`${id} has ${power} power`);
    if (supply < 0 || supply > tables.mostSupply) say(`${id} has supply ${supply}`);
    else if (isFit && !fitsSupply(w, id, [], held[id]) && !w.overSupply?.includes(id))
      say(`the armies of ${id} do not fit its supply`);
  }
}

/** 5.2, 13.13c, R82 Moments at which a house is still to be asked which units it loses. */
function mayBeUnfit(w: World): boolean {
  if (w.combat || w.wildlingCard === 'rattleshirts-raiders') return true;
  const [card] = w.drawn;
  return Object.keys(w.orders).length === 0 && (card === 'supply' || card === 'a-throne-of-blades');
}

/** 6.8, 19.4 */
function lookAtArmies(w: World, say: Say): void {
  for (const key in w.armies) {
    const at = key as AreaId;
    const { house: id, units, routed } = w.armies[at]!;
    const isLand = area(at).type === 'land';
    const isFine = (kind: UnitKind): boolean => (kind === 'ship') !== isLand;
    if (!w.players[id]) say(`${at} is held by ${id}, who does not play`);
    if (units.length + routed.length === 0) say(`${at} holds an army of nobody`);
    if (!units.every(isFine) || !routed.every(isFine)) say(`${at} holds what cannot be there`);
    if (!isInLine(units)) say(`the units in ${at} are out of line`);
    if (isImpassable(w, at)) say(`${at} cannot be entered`);
    if (w.neutrals[at as LandId] !== undefined) say(`${at} holds units beside a neutral force`);
  }
}

function isInLine(units: readonly UnitKind[]): boolean {
  for (let at = 1; at < units.length; at++)
    if (UNIT_KINDS.indexOf(units[at - 1]!) > UNIT_KINDS.indexOf(units[at]!)) return false;
  return true;
}

/** 15.4, 16.2-16.3, 17.1, 17.6, 19.5 */
function lookAtForces(w: World, say: Say): void {
  for (const port of PORTS) {
    if (!w.armies[port]) continue;
    if (sizeAt(w, port) > tables.portShips) say(`${port} holds too many Ships`);
    // a new owner may still be asked how many it takes (17.7), and a wildling card is finished first (15.8)
    if (!isUnderWay(w) && controller(w, port) === undefined) say(`${port} holds Ships and belongs to nobody`);
  }
  for (const key in w.tokens) {
    const at = key as LandId;
    const army = w.armies[at];
    if (area(at).type !== 'land') say(`a Power token lies in ${at}`);
    if (army && army.house !== w.tokens[at])
      say(`a Power token of ${w.tokens[at]} lies in ${at} under ${army.house}`);
    if (w.neutrals[at] !== undefined) say(`a Power token lies beside the neutral force in ${at}`);
  }
  for (const key in w.garrisons) {
    const at = key as LandId;
    if (controller(w, at) !== area(at).home) say(`a garrison stands in ${at} under ${controller(w, at)}`);
  }
  const { attackAt, perIcon } = tables.wildlings;
  if (w.threat < 0 || w.threat > attackAt || w.threat % perIcon !== 0) say(`the threat is ${w.threat}`);
  if (w.round < 1 || w.round > tables.rounds) say(`this is round ${w.round}`);
}

/** R110 Whoever controls seven areas has won: then nothing more is asked. */
function lookAtVictory(w: World, say: Say): void {
  if (w.ended) return;
  for (const id of housesAtSeven(w)) say(`${id} has won, and nobody knows`);
}

/** Something is being carried out, or was when the game ended; what follows from it has not been looked at. */
function isUnderWay(w: World): boolean {
  return w.combat !== undefined || w.wildlingCard !== undefined || w.ended !== undefined;
}

/** 9.1-9.2 One order in an area, only with units; a march lies in its area until it is over (12.10). */
function lookAtOrders(w: World, say: Say): void {
  const used: Partial<Record<HouseId, Partial<Record<OrderId, number>>>> = {};
  let marches = 0;
  for (const key in w.orders) {
    const at = key as AreaId;
    const { house: id, order: token } = w.orders[at]!;
    const mine = (used[id] ??= {});
    const count = (mine[token] = (mine[token] ?? 0) + 1);
    if (count > order(token).copies) say(`${id} uses ${token} too often`);
    if (w.armies[at]?.house === id || isUnderWay(w)) continue;
    if (order(token).type === 'march') marches++;
    else say(`an order of ${id} lies in ${at} without units`);
  }
  if (marches > 1) say('march orders lie where there are no units');
}

/** 1.11, R94 Every house once on every track that is not being bid for; the first one holds the token. */
function lookAtTracks(w: World, say: Say): void {
  for (const track of TRACKS) {
    const places = w.tracks[track];
    if (places.length === 0) continue;
    if (places.length !== w.order.length || !w.order.every((id) => places.includes(id)))
      say(`${track} reads ${places.join()}`);
    if (w.holders[track] !== places[0]) say(`the token of ${track} is not with ${places[0]}`);
  }
}

/** 2.5 Seven cards of its own for each house, in exactly one place. */
function lookAtHouseCards(w: World, say: Say): void {
  for (const id of w.order) {
    const { hand, discard } = player(w, id);
    const cards = [...hand, ...discard, ...inCombat(w, id)];
    const { cards: all } = house(id);
    if (cards.length !== all.length || !all.every((card) => cards.includes(card)))
      say(`the cards of ${id} are ${cards.join()}`);
  }
}

/** A card that has been played lies in the combat until clean-up (13.14). */
function inCombat(w: World, id: HouseId): readonly CardId[] {
  if (!w.combat || w.combat.over) return [];
  const { attacker, defender } = w.combat;
  const { card } = attacker.house === id ? attacker : defender.house === id ? defender : {};
  return card ? [card] : [];
}

/** 2.2, 20.5 Every card of every deck in exactly one place. */
function lookAtDecks(w: World, say: Say): void {
  for (const [deck, pile] of w.westeros.entries()) {
    const cards = [...look(pile), ...w.westerosDiscards[deck]!];
    if (w.drawn[deck]) cards.push(w.drawn[deck]);
    for (const { id, count } of westerosDecks[deck]!) {
      let found = 0;
      for (const card of cards) if (card === id) found++;
      if (found !== count) say(`deck ${deck} holds ${found} of ${id}`);
    }
  }
  const { wildlingCard: shown, wildlingBottom: bottom, scouted } = w;
  const deck = look(w.wildlings);
  const known = Number(shown !== undefined) + Number(bottom !== undefined);
  const isThere = WILDLINGS.every((id) => id === shown || id === bottom || deck.includes(id));
  if (deck.length + known !== WILDLINGS.length || !isThere) say(`the wildling deck is ${deck.join()}`);
  if (!scouted) return;
  if (scouted.place === 'bottom' && bottom) say('two cards lie at the bottom');
  const seen = deck.at(scouted.place === 'top' ? 0 : -1);
  if (look(scouted.card) !== seen) say(`the raven has not seen ${seen}`);
}
