// The first opponent must be worth playing against.

import { type Bot, choiceOf, random, squire } from '@three-thrones/bots';
import { begin, type Game, isRefusal, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { agot } from '../rules/index.ts';

const game = agot as unknown as Game<unknown>;

/** Plays to the end; one seat is the squire's, the others play at random. */
function squireWins(players: number, seed: string): boolean {
  const turn = begin(game, { players }, seed);
  if (isRefusal(turn)) throw new Error(turn.code);
  const play = new Play(game, turn.state, { listening: false });
  const chance = randomFrom(seeded(`${seed}/bots`));
  const seat = chance.pick(play.state.seats);
  while (!play.over) {
    const decision = play.decisions().find(({ answered }) => !answered)!;
    const bot: Bot = decision.seat === seat ? squire : random;
    play.settle(decision.seat, choiceOf(bot, decision, chance, play.state, game));
  }
  return game.outcome(play.state.world).ranking[0]!.includes(seat);
}

test.each([3, 6])(
  'at a table of %i a squire beats others who play at random, far more often than chance',
  (players) => {
    const wins = [1, 2, 3].filter((number) => squireWins(players, `squire/${players}/${number}`));
    expect(wins.length).toBeGreaterThanOrEqual(2);
  },
  60_000,
);
