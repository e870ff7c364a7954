// §1 Setup.

import { pile, type Random } from '@three-thrones/kernel';
import { house, tables } from '../data/data.ts';
import { type CardId, DOMAINS, type HeroId, type HouseId, type PlotCardId } from '../data/ids.ts';
import { addToHand } from './cards.ts';
import { hasRival, playable, type TinyEpicConfig } from './config.ts';
import { layOutNorth } from './coop/setup.ts';
import { isRival } from './solo/rival.ts';
import { giveHeadStart, seatRival, shuffledRivalCards, withRival } from './solo/setup.ts';
import { homeOf, leaderOf, type Player, player, plotCardsAt, type World } from './state.ts';
import { place } from './units.ts';

/** §1.1-1.8 A table ready for the first round. */
export function setup(given: TinyEpicConfig, random: Random): World {
  const config = hasRival(given, given.seats.length) ? withRival(given, random) : given;
  const people = config.seats;
  const seats = playersOf(config);
  const nonPlayers = config.nonPlayers ?? drawNonPlayers(config, random);
  const w = emptyTable(seats, ['arryn', ...nonPlayers], config.leaders ?? {}, config);

  if (config.rival) seatRival(w, config, shuffledRivalCards(random));
  for (const seat of seats) {
    place(w, homeOf(seat), [
      { house: seat, tokens: tables.setup.ownTokensOnMap, hero: tables.setup.ownHeroOnMap },
    ]);
    player(w, seat).recruited = tables.setup.ownTokensOnMap;
    if (isRival(w, seat)) continue; // §20.1
    player(w, seat).gold = w.mode === 'coop' ? 0 : tables.setup.startGold;
    addToHand(w, seat, [leaderOf(w, seat)!]);
  }
  for (const id of w.mats) {
    place(w, homeOf(id), [{ house: id, tokens: tables.setup.npTokensOnHome, hero: false }]);
    w.nonPlayers[id]!.pool = tables.setup.npTokensInPool;
  }
  if (w.mode === 'coop') layOutNorth(w, random);
  const deck: PlotCardId[] = random.shuffle([...plotCardsAt(w)]);
  for (const seat of people) addToHand(w, seat, deck.splice(0, tables.setup.startCards));
  w.deck = pile(deck, []);
  if (w.mode === 'solo') giveHeadStart(w, random);
  w.handOfTheKing = config.first ?? (w.rival ? people[0]! : random.pick(seats));
  return w;
}

/** Everybody who counts as a player, the Rival last (§0.1, §20.3). */
export function playersOf({ seats, rival }: TinyEpicConfig): readonly HouseId[] {
  return rival ? [...seats, rival] : seats;
}

/** §1.4 Three of the houses nobody chose; §23: with Mother of Dragons House Targaryen is in the game. */
export function drawNonPlayers(
  { seats, rival, iceAndFire, dragons }: TinyEpicConfig,
  random: Random,
): HouseId[] {
  const rest = playable(iceAndFire).filter((id) => !seats.includes(id) && id !== rival);
  const drawn = random.shuffle(rest).slice(0, tables.players.nonPlayerHouses - 1);
  const isMissing = dragons && ![...seats, ...drawn].includes('targaryen');
  return isMissing ? ['targaryen', ...drawn.slice(1)] : drawn;
}

/** Mats and mats alone: no unit on the map, no card dealt. */
export function emptyTable(
  seats: readonly HouseId[],
  mats: readonly HouseId[],
  leaders: Partial<Record<HouseId, HeroId>>,
  { mode, iceAndFire, dragons }: Pick<TinyEpicConfig, 'mode' | 'iceAndFire' | 'dragons'> = {},
): World {
  const w: World = {
    order: [...seats],
    handOfTheKing: seats[0]!,
    round: 0,
    players: {},
    nonPlayers: {},
    mats: [...mats],
    map: Object.fromEntries(DOMAINS.map((at) => [at, []])) as unknown as World['map'],
    deck: pile<PlotCardId>([], []),
    discard: [],
    inPlay: [],
    slots: {},
    bottom: [],
    rolled: [],
    vengeanceLeft: 2,
    // What comes and goes has its place from the start: every table is of one shape (docs/adr/0001)
    army: undefined,
    retreating: undefined,
    battle: undefined,
    lastBattle: undefined,
    parting: undefined,
    // What only other modes and boxes have is not among it: a world with more fields than these is copied as a dictionary
    ...(mode && { mode }),
    ...(iceAndFire && { iceAndFire }),
    ...(dragons && { dragons }),
  };
  const eyes = mode === 'coop' ? seats : undefined; // §21.1: hands lie open to all players
  for (const seat of seats) w.players[seat] = emptyMat(seat, leaders[seat] ?? house(seat).hero!, eyes);
  for (const id of mats) {
    const leader = leaders[id] ?? house(id).hero;
    w.nonPlayers[id] = leader ? { leader, pool: 0 } : { pool: 0 };
  }
  return w;
}

/** Everything that can lie on a plain table has its place here. */
export const BLANK: World = emptyTable(playable(undefined).slice(0, 2), [], {});

function emptyMat(seat: HouseId, leader: HeroId, eyes: readonly HouseId[] = [seat]): Player {
  return {
    leader,
    gold: 0,
    score: tables.setup.startVp,
    recruited: 0,
    hand: pile<CardId>([], eyes),
    faceUp: [],
    allies: {},
    dice: [],
    vengeance: 0,
  };
}
