// §20.1-20.3, §20.17 A table against the Rival.

import { look, pile, type Random } from '@three-thrones/kernel';
import { card } from '../../data/data.ts';
import type { HouseId, PlotCardId } from '../../data/ids.ts';
import {
  type Difficulty,
  headStart,
  RIVAL_CARDS,
  RIVAL_HOUSES,
  type RivalCardId,
  soloHero,
} from '../../data/solo.ts';
import type { TinyEpicConfig } from '../config.ts';
import { player, type World } from '../state.ts';
import type { Rival } from './rival.ts';

const TOKENS_OF_A_FIRST_ALLY = 2;

/** The same configuration with the Rival's house drawn, and the Hero its Solo Hero Card names. */
export function withRival(config: TinyEpicConfig, random: Random): TinyEpicConfig & { rival: HouseId } {
  const { seats, nonPlayers = [] } = config;
  const free = RIVAL_HOUSES.filter((id) => !seats.includes(id) && !nonPlayers.includes(id));
  const rival = config.rival ?? random.pick(free);
  return { ...config, rival, leaders: { ...config.leaders, [rival]: soloHero(rival).hero } };
}

/** The Rival sits down: no hand, no gold, its cards shuffled. */
export function seatRival(
  w: World,
  { seats, rival, difficulty = 'normal' }: Pick<TinyEpicConfig, 'seats' | 'rival' | 'difficulty'>,
  deck: RivalCardId[],
): void {
  w.players[rival!]!.hand = pile([], []);
  w.rival = newRival(rival!, seats[0]!, difficulty, deck);
}

function newRival(seat: HouseId, person: HouseId, difficulty: Difficulty, deck: RivalCardId[]): Rival {
  return {
    seat,
    person,
    difficulty,
    deck: pile(deck, []),
    card: undefined,
    gone: [],
    dice: [],
    coins: [],
    bonus: 0,
    removed: [],
  };
}

export function shuffledRivalCards(random: Random): RivalCardId[] {
  return random.shuffle([...RIVAL_CARDS]);
}

/** §20.17 Points and allies it starts with, once the hands have been dealt. */
export function giveHeadStart(w: World, random: Random): void {
  const { seat, difficulty } = w.rival!;
  const { startVp, startAlliances } = headStart(difficulty);
  player(w, seat).score = startVp;
  const deck = look(w.deck);
  for (const id of firstAllies(w, deck, startAlliances)) {
    w.nonPlayers[id]!.ally = seat;
    w.nonPlayers[id]!.pool -= TOKENS_OF_A_FIRST_ALLY;
    player(w, seat).allies[id] = TOKENS_OF_A_FIRST_ALLY;
  }
  if (startAlliances > 0) random.shuffle(deck); // what was revealed goes back
}

/** Cards are revealed until so many houses have shown a shield, the leftmost shield of a card first. */
export function firstAllies(w: Pick<World, 'mats'>, deck: readonly PlotCardId[], count: number): HouseId[] {
  const found: HouseId[] = [];
  for (const id of deck) {
    for (const shield of card(id).shields) {
      if (found.length === count) return found;
      if (w.mats.includes(shield) && !found.includes(shield)) found.push(shield);
    }
  }
  return found.slice(0, count);
}
