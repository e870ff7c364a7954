// §5.6-5.7 Hands, deck and discard pile; §11 Hero Cards.

import { look, pile, type Seat } from '@three-thrones/kernel';
import { tables } from '../data/data.ts';
import type { CardId, HeroId, PlotCardId } from '../data/ids.ts';
import type { Table } from './facts.ts';
import { isRival } from './solo/rival.ts';
import { houseOfHero, isHeroCard, isOnMap, player, plotCards, type World } from './state.ts';

/** Takes the top card of the deck, after shuffling the discard pile if need be; none if there is none (§5.7). */
export function takeTop(w: World, table: Table): PlotCardId | undefined {
  const deck = look(w.deck);
  if (deck.length === 0 && w.discard.length > 0) {
    deck.push(...table.random.shuffle(w.discard.sort()));
    w.discard = [];
    table.tell('deck.shuffled', { cards: deck.length });
  }
  return deck.shift();
}

/** Draws Plot Cards into a hand, never above the limit unless told so (§5.6). */
export function draw(
  w: World,
  table: Table,
  seat: Seat,
  count: number,
  limit: number = tables.limits.plotHand,
): number {
  if (isRival(w, seat)) return 0; // §20.1: it has no hand
  const room = limit - plotCards(w, seat).length;
  const drawn: PlotCardId[] = [];
  while (drawn.length < Math.min(count, room)) {
    const top = takeTop(w, table);
    if (top === undefined) break;
    drawn.push(top);
  }
  addToHand(w, seat, drawn);
  if (drawn.length > 0) table.tell('cards.drawn', { seat, cards: pile(drawn, eyesOn(w, seat)) });
  return drawn.length;
}

/** Who sees what a player has in hand: in the Treaty everybody does (§21.1). */
export function eyesOn(w: World, seat: Seat): readonly Seat[] {
  return w.coop === undefined ? [seat] : w.order;
}

/** Hands are kept in order of names, so that a place in them tells nothing. */
export function addToHand(w: World, seat: Seat, cards: readonly CardId[]): void {
  const hand = look(player(w, seat).hand);
  hand.push(...cards);
  hand.sort();
}

export function takeFromHand(w: World, seat: Seat, id: CardId): void {
  const hand: CardId[] = isTreatyCard(w, id) ? w.coop!.treaty.heroCards : look(player(w, seat).hand);
  hand.splice(hand.indexOf(id), 1);
}

/** Plot Cards of a hand go to the discard pile, for all to see. */
export function discard(w: World, table: Table, seat: Seat, cards: readonly PlotCardId[]): void {
  for (const id of cards) takeFromHand(w, seat, id);
  w.discard.push(...cards);
  table.tell('cards.discarded', { seat, cards });
}

/** Puts a card that has been played where it belongs: discard pile, or face up before its player (§4.5.5, §4.6.3). */
export function putAway(w: World, seat: Seat, id: CardId): void {
  if (!isHeroCard(id)) w.discard.push(id);
  else if (isOnMap(w, id)) (isTreatyCard(w, id) ? w.coop!.treaty : player(w, seat)).faceUp.push(id);
}

/** §21.21 The card of an allied house's Hero belongs to the whole Treaty. */
function isTreatyCard(w: World, id: CardId): boolean {
  return w.coop !== undefined && isHeroCard(id) && w.nonPlayers[houseOfHero(id)] !== undefined;
}

/** The card of a Hero that has come to the map or to another side, ready to be used. */
export function giveHeroCard(w: World, seat: Seat, hero: HeroId): void {
  if (isTreatyCard(w, hero)) w.coop!.treaty.heroCards.push(hero);
  else addToHand(w, seat, [hero]);
}

/** From the hand to the middle of the table, for all to see. */
export function playFromHand(w: World, seat: Seat, id: CardId): void {
  takeFromHand(w, seat, id);
  w.inPlay.push(id);
}

/** A played card has done its work. */
export function finishPlayed(w: World, seat: Seat, id: CardId): void {
  w.inPlay.splice(w.inPlay.lastIndexOf(id), 1);
  putAway(w, seat, id);
}

/** A Hero left the map: its card goes to the mat from wherever it lies (§9.2, E42, E93). */
export function putOnMat(w: World, hero: HeroId): void {
  for (const seat of w.order) {
    const { hand, faceUp } = player(w, seat);
    const cards = look(hand);
    if (cards.includes(hero)) cards.splice(cards.indexOf(hero), 1);
    if (faceUp.includes(hero)) faceUp.splice(faceUp.indexOf(hero), 1);
  }
  if (w.coop === undefined) return;
  const { treaty } = w.coop;
  treaty.heroCards = treaty.heroCards.filter((id) => id !== hero);
  treaty.faceUp = treaty.faceUp.filter((id) => id !== hero);
}

/** Hands a Hero Card over as it lies, ready or face up; from the mat it comes ready (§11.3, E33). */
export function handOver(w: World, hero: HeroId, to: Seat): void {
  const used = w.order.some((seat) => player(w, seat).faceUp.includes(hero));
  putOnMat(w, hero);
  if (isRival(w, to)) return; // §20.20: it stays aside unused
  if (used) player(w, to).faceUp.push(hero);
  else giveHeroCard(w, to, hero);
}

/** §18.10 What lay beside a mat goes to the discard pile. */
export function discardBeside(w: World, table: Table, seat: Seat): void {
  const cards = player(w, seat).beside ?? [];
  delete player(w, seat).beside;
  w.discard.push(...cards);
  for (const card of cards) table.tell('card.left', { seat, card });
}

/** §18.10 A Scoring Phase begins: whatever lies beside a mat leaves. */
export function discardCompanions(w: World, table: Table): void {
  for (const seat of w.order) if (player(w, seat).beside) discardBeside(w, table, seat);
}

/** End of round: every face-up Hero Card is ready again (§11.2). */
export function readyHeroCards(w: World): void {
  for (const seat of w.order) {
    addToHand(w, seat, player(w, seat).faceUp);
    player(w, seat).faceUp = [];
  }
  if (w.coop === undefined) return;
  w.coop.treaty.heroCards.push(...w.coop.treaty.faceUp);
  w.coop.treaty.faceUp = [];
}
