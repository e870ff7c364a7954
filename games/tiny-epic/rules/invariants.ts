// §31.3 What must hold whenever a question is open.

import { look } from '@three-thrones/kernel';
import { house, tables } from '../data/data.ts';
import { BASE_PLOT_CARDS, type CardId, DOMAINS, type HouseId } from '../data/ids.ts';
import { tokensOf } from './allies.ts';
import {
  castles,
  type Force,
  goldMaximum,
  isHeroCard,
  isOnMap,
  leaderOf,
  player,
  plotCards,
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
  return sentences;
}

type Check = (holds: boolean, sentence: string) => void;

/** Every force there is: on the map and on the way. */
function forces(w: World): Force[] {
  return [...Object.values(w.map), w.army?.force ?? [], w.retreating?.force ?? []];
}

function tokensOnMap(w: World, id: HouseId): number {
  return forces(w)
    .flat()
    .reduce((sum, stack) => sum + (stack.house === id ? stack.tokens : 0), 0);
}

function checkPieces(w: World, check: Check): void {
  for (const seat of w.order as HouseId[]) {
    check(
      tokensOnMap(w, seat) === player(w, seat).recruited,
      `${seat} has tokens neither on the map nor on its track`,
    );
    check(player(w, seat).recruited <= house(seat).powerTokens, `${seat} has too many tokens`);
    check(unitsOnMap(w, seat) > 0 || isMapFull(w), `${seat} has no unit on the map`);
  }
  for (const id of w.mats) {
    const owned = w.order.reduce((sum, seat) => sum + tokensOf(w, seat, id), 0);
    const { pool } = w.nonPlayers[id]!;
    check(
      pool >= 0 && pool + owned + tokensOnMap(w, id) === house(id).powerTokens,
      `tokens of ${id} are not conserved`,
    );
    check(unitsOnMap(w, id) > 0 || isMapFull(w), `${id} has no unit on the map`);
  }
  for (const id of [...w.order, ...w.mats] as HouseId[]) {
    const heroes = forces(w)
      .flat()
      .filter((stack) => stack.house === id && stack.hero).length;
    check(heroes <= (leaderOf(w, id) ? 1 : 0), `${id} has ${heroes} Heroes on the map`);
  }
}

/** §7.5 Only then may the last unit of a house be gone. */
function isMapFull(w: World): boolean {
  return DOMAINS.every((at) => w.map[at].length > 0);
}

function checkPlayers(w: World, check: Check): void {
  let vengeance = w.vengeanceLeft;
  for (const seat of w.order) {
    const { gold, score } = player(w, seat);
    vengeance += player(w, seat).vengeance;
    // gold is cut when a movement has come to rest, and when an alliance has changed hands (§28.2c)
    check(
      gold >= 0 && (gold <= goldMaximum(w, seat) || w.army !== undefined || w.parting !== undefined),
      `${seat} has ${gold} gold with ${castles(w, seat)} castles`,
    );
    check(score >= 0, `${seat} has a score below 0`);
    check(plotCards(w, seat).length <= tables.limits.plotHand, `${seat} holds more than 4 Plot Cards`);
  }
  check(vengeance <= 2, 'there are more than two Vengeance tokens');
}

/** Every card in exactly one place; a Hero Card with whoever controls the Hero. */
function checkCards(w: World, check: Check): void {
  const seen: CardId[] = [...look(w.deck), ...w.discard, ...w.inPlay];
  for (const seat of w.order) seen.push(...look(player(w, seat).hand), ...player(w, seat).faceUp);
  for (const side of Object.values(w.battle?.cards ?? {}))
    seen.push(...look(side.down), ...side.up, ...side.spent);
  check(new Set(seen).size === seen.length, 'a card lies in two places');
  const plots = seen.filter((id) => !isHeroCard(id));
  check(plots.length === BASE_PLOT_CARDS.length, `there are ${plots.length} Plot Cards`);
  for (const id of [...w.order, ...w.mats] as HouseId[]) {
    const hero = leaderOf(w, id);
    if (!hero) continue;
    const owner = sideOf(w, id);
    const held = w.order.find((seat) =>
      [...look(player(w, seat).hand), ...player(w, seat).faceUp].includes(hero),
    );
    if (held) check(held === owner && isOnMap(w, hero), `${hero} is held by ${held}`);
    if (!isOnMap(w, hero) && !w.battle)
      check(!seen.includes(hero) || w.inPlay.includes(hero), `${hero} is off the map and its card is not`);
    if (isOnMap(w, hero) && w.players[owner]) check(seen.includes(hero), `the card of ${hero} is lost`);
  }
}

/** The unit limit, and no domain with two sides at rest. */
function checkDomains(w: World, check: Check): void {
  for (const at of DOMAINS) {
    const force = w.map[at];
    check(fits(w, force), `${at} is over the unit limit`);
    check(
      force.every((stack) => stack.tokens > 0 || stack.hero),
      `${at} holds an empty stack`,
    );
    const sides = new Set(force.map((stack) => sideOf(w, stack.house)));
    check(sides.size <= 1 || w.parting !== undefined, `${at} holds two sides`);
  }
}
