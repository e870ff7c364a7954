// §31.3 What must hold whenever a question is open.

import { look } from '@three-thrones/kernel';
import { house, tables } from '../data/data.ts';
import type { CardId, HouseId } from '../data/ids.ts';
import { tokensOf } from './pools.ts';
import { RIVAL_CARDS } from '../data/solo.ts';
import { isRival, type Rival } from './solo/rival.ts';
import { checkCoop } from './coop/invariants.ts';
import { TREATY } from './coop/state.ts';
import { terrorOf } from './coop/treaty.ts';
import { BROOD_OF, isEggsOnly } from './dragons/brood.ts';
import {
  castles,
  domainsAt,
  type Force,
  goldMaximum,
  isHeroCard,
  isOnMap,
  isPlayer,
  isUnoccupied,
  leaderOf,
  player,
  plotCards,
  plotCardsAt,
  purse,
  sideOf,
  type World,
} from './state.ts';
import { fits, unitsOnMap } from './units.ts';

export function broken(w: World): string[] {
  const sentences: string[] = [];
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) sentences.push(sentence);
  };
  checkPieces(w, check);
  checkPlayers(w, check);
  checkCards(w, check);
  checkDomains(w, check);
  checkBrood(w, check);
  if (w.rival) checkRival(w, w.rival, check);
  if (w.coop) checkCoop(w, check);
  return sentences;
}

type Check = (holds: boolean, sentence: string) => void;

/** Every stack there is: on the map and on the way. */
function allStacks(w: World): Force {
  return [...Object.values(w.map), w.army?.force ?? [], w.retreating?.force ?? []].flat();
}

function tokensIn(stacks: Force, id: HouseId): number {
  return stacks.reduce((sum, stack) => sum + (stack.house === id ? stack.tokens : 0), 0);
}

function checkPieces(w: World, check: Check): void {
  const stacks = allStacks(w);
  for (const seat of w.order as HouseId[]) {
    check(
      tokensIn(stacks, seat) === player(w, seat).recruited,
      `${seat} has tokens neither on the map nor on its track`,
    );
    check(player(w, seat).recruited <= house(seat).powerTokens, `${seat} has too many tokens`);
    check(unitsOnMap(w, seat) > 0 || isMapFull(w), `${seat} has no unit on the map`);
  }
  for (const id of w.mats) {
    const owned = w.coop
      ? tokensOf(w, TREATY, id) + terrorOf(w, id)
      : w.order.reduce((sum, seat) => sum + tokensOf(w, seat, id), 0);
    const { pool } = w.nonPlayers[id]!;
    check(
      pool >= 0 && pool + owned + tokensIn(stacks, id) === house(id).powerTokens,
      `tokens of ${id} are not conserved`,
    );
    check(unitsOnMap(w, id) > 0 || isMapFull(w), `${id} has no unit on the map`);
  }
  for (const id of [...w.order, ...w.mats] as HouseId[]) {
    const heroes = stacks.filter((stack) => stack.house === id && stack.hero).length;
    check(heroes <= (leaderOf(w, id) ? 1 : 0), `${id} has ${heroes} Heroes on the map`);
  }
}

/** §7.5 Only then may the last unit of a house be gone. */
function isMapFull(w: World): boolean {
  return domainsAt(w).every((at) => !isUnoccupied(w, at));
}

function checkPlayers(w: World, check: Check): void {
  let vengeance = w.vengeanceLeft;
  for (const seat of w.order) {
    const { gold, score } = purse(w, seat);
    vengeance += player(w, seat).vengeance;
    // gold is cut when a movement has come to rest, and when an alliance has changed hands (§28.2c)
    check(
      gold >= 0 && (gold <= goldMaximum(w, seat) || w.army !== undefined || w.parting !== undefined),
      `${seat} has ${gold} gold with ${castles(w, seat)} castles`,
    );
    check(score >= 0, `${seat} has a score below 0`);
    check(
      plotCards(w, seat).length <= tables.limits.plotHand || w.inPlay.includes('a-shocking-discovery'), // E23
      `${seat} holds more than 4 Plot Cards`,
    );
  }
  check(vengeance <= 2, 'there are more than two Vengeance tokens');
}

/** Every card in exactly one place; a Hero Card with whoever controls the Hero. */
function checkCards(w: World, check: Check): void {
  const seen: CardId[] = [...look(w.deck), ...w.discard, ...w.inPlay, ...(w.rival?.removed ?? [])];
  for (const seat of w.order) {
    const { hand, faceUp, beside = [] } = player(w, seat);
    seen.push(...look(hand), ...faceUp, ...beside);
  }
  if (w.coop) seen.push(...w.coop.treaty.heroCards, ...w.coop.treaty.faceUp);
  for (const side of Object.values(w.battle?.cards ?? {}))
    seen.push(...look(side.down), ...side.up, ...side.spent);
  check(new Set(seen).size === seen.length, 'a card lies in two places');
  const plots = seen.filter((id) => !isHeroCard(id));
  check(plots.length === plotCardsAt(w).length, `there are ${plots.length} Plot Cards`);
  for (const id of [...w.order, ...w.mats] as HouseId[]) {
    const hero = leaderOf(w, id);
    if (!hero) continue;
    const owner = w.coop && w.players[id] ? id : sideOf(w, id);
    const held = w.order.find((seat) =>
      [...look(player(w, seat).hand), ...player(w, seat).faceUp].includes(hero),
    );
    if (held)
      check((w.coop ? held === id : held === owner) && isOnMap(w, hero), `${hero} is held by ${held}`);
    if (!isOnMap(w, hero) && !w.battle)
      check(!seen.includes(hero) || w.inPlay.includes(hero), `${hero} is off the map and its card is not`);
    if (isOnMap(w, hero) && isPlayer(w, owner) && !isRival(w, owner))
      check(seen.includes(hero), `the card of ${hero} is lost`);
  }
}

/** The unit limit, and no domain with two sides at rest. */
function checkDomains(w: World, check: Check): void {
  for (const at of domainsAt(w)) {
    const force = w.map[at];
    check(fits(w, force), `${at} is over the unit limit`);
    check(
      force.every((stack) => stack.tokens > 0 || stack.hero || stack.eggs || stack.dragons),
      `${at} holds an empty stack`,
    );
    const sides = new Set(force.map((stack) => sideOf(w, stack.house)));
    check(sides.size <= 1 || w.parting !== undefined, `${at} holds two sides`);
  }
}

/** §20 The Rival has its Hero on the map, and neither gold nor cards; its own cards lie in one place each. */
function checkRival(w: World, { seat, person, deck, card, gone, dice, coins }: Rival, check: Check): void {
  const { gold, hand, faceUp, leader } = player(w, seat);
  check(gold === 0 && look(hand).length === 0 && faceUp.length === 0, 'the Rival has gold or cards');
  check(isOnMap(w, leader), 'the Hero of the Rival has left the map');
  const cards = [...look(deck), ...gone, ...(card ? [card] : [])];
  check(
    cards.length === RIVAL_CARDS.length && new Set(cards).size === cards.length,
    'a Rival Card lies in two places or in none',
  );
  check(dice.length <= tables.dice.solo.rival, 'the Rival has too many dice');
  check(coins.length <= 2 && new Set(coins).size === coins.length, 'there are too many coins');
  check(player(w, person).dice.length <= tables.dice.solo.human, `${person} has too many dice`);
}

/** §23 Only House Targaryen breeds, each colour once, and no Egg is left alone once everything has come to rest (§31.1). */
function checkBrood(w: World, check: Check): void {
  const bred = allStacks(w).filter((stack) => stack.eggs || stack.dragons);
  check(bred.length === 0 || w.dragons === true, 'there are Dragons without Mother of Dragons');
  check(
    bred.every(
      (stack) => stack.house === BROOD_OF && stack.eggs?.length !== 0 && stack.dragons?.length !== 0,
    ),
    'an Egg or a Dragon stands in the wrong stack',
  );
  const colours = bred.flatMap((stack) => [...(stack.eggs ?? []), ...(stack.dragons ?? [])]);
  check(new Set(colours).size === colours.length, 'an Egg or a Dragon is there twice');
  const isAtRest = !w.army && !w.retreating && !w.battle && !w.parting && w.inPlay.length === 0;
  if (isAtRest) check(!domainsAt(w).some((at) => isEggsOnly(w.map[at])), 'an Egg stands alone');
}
