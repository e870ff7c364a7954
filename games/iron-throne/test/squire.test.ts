// The first opponent must be worth playing against.

import { type Bot, choiceOf, random, squire } from '@three-thrones/bots';
import { begin, type Game, isRefusal, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { ironThrone } from '../rules/index.ts';

const game = ironThrone as unknown as Game<unknown>;

/** Plays to the end; the first seat is the given bot's. */
function firstSeatWins(seed: string, first: Bot): boolean {
  const turn = begin(game, { players: 3 }, seed);
  if (isRefusal(turn)) throw new Error(turn.code);
  const play = new Play(game, turn.state, { listening: false });
  const chance = randomFrom(seeded(`${seed}/bots`));
  const [seat] = play.state.seats;
  while (!play.over) {
    const decision = play.decisions().find(({ answered }) => !answered)!;
    const bot = decision.seat === seat ? first : random;
    play.settle(decision.seat, choiceOf(bot, decision, chance, play.state, game));
  }
  return game.outcome(play.state.world).ranking[0]!.includes(seat!);
}

test('a squire beats two who play at random, far more often than chance', () => {
  const wins = Array.from({ length: 12 }, (_, i) => firstSeatWins(`squire/${i}`, squire)).filter(Boolean);
  expect(wins.length).toBeGreaterThanOrEqual(9);
});
