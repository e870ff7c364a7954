// The first opponent must be worth playing against.

import { type Bot, choiceOf, random, squire } from '@three-thrones/bots';
import { begin, type Game, isRefusal, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { tinyEpic } from '../rules/index.ts';

const game = tinyEpic as unknown as Game<unknown>;

function started(seed: string): Play<unknown> {
  const turn = begin(game, { players: 3 }, seed);
  if (isRefusal(turn)) throw new Error(turn.code);
  return new Play(game, turn.state, { listening: false });
}

/** Plays to the end; the first seat is the given bot's. */
function firstSeatWins(seed: string, first: Bot): boolean {
  const play = started(seed);
  const chance = randomFrom(seeded(`${seed}/bots`));
  const [seat] = play.state.seats;
  while (!play.over) {
    const [decision] = play.decisions();
    const bot = decision!.seat === seat ? first : random;
    play.settle(decision!.seat, choiceOf(bot, decision!, chance, play.state, game));
  }
  return game.outcome(play.state.world).ranking[0]!.includes(seat!);
}

test('a squire beats two who play at random, far more often than chance', () => {
  const wins = Array.from({ length: 12 }, (_, i) => firstSeatWins(`squire/${i}`, squire)).filter(
    Boolean,
  ).length;
  expect(wins).toBeGreaterThanOrEqual(9);
});

test('a squire thinks no further than the game says', () => {
  const questionsMet = (enough: boolean): number => {
    let met = 0;
    const asking: Game<unknown> = {
      ...game,
      endsThought: () => {
        met++;
        return enough;
      },
    };
    const turn = begin(asking, { mode: 'solo' }, 'thought');
    if (isRefusal(turn)) throw new Error(turn.code);
    const play = new Play(asking, turn.state, { listening: false });
    choiceOf(squire, play.decisions()[0]!, randomFrom(seeded('bots')), play.state, asking);
    return met;
  };
  expect(questionsMet(true)).toBeGreaterThan(0);
  expect(questionsMet(false)).toBeGreaterThan(2 * questionsMet(true));
});
