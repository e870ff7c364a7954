// One game between quick squires. Which it is follows from its seed and number alone, whoever plays it.

import { choiceOf, squireWith } from '@three-thrones/bots';
import { begin, type Game, isRefusal, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { ironThrone } from '../../rules/index.ts';
import type { World } from '../../rules/state.ts';
import { countGame, newTally, type Tally } from './shares.ts';

/** Several times as fast as the usual squire, and nearly as good: among usual ones it wins 0.8 of its fair share. */
const QUICK = { candidates: 8, tables: 1, tries: 1 };
/** At the table in turn. */
const PLAYERS = [3, 4, 5];

const game = ironThrone as unknown as Game<unknown>;
const bot = squireWith(QUICK);

function playOne(seed: string, number: number): World {
  const players = PLAYERS[number % PLAYERS.length]!;
  const turn = begin(game, { players, leaderSelection: 'random' }, `${seed}/${number}`);
  if (isRefusal(turn)) throw new Error(turn.code);
  const play = new Play(game, turn.state, { listening: false });
  const chance = randomFrom(seeded(`${seed}/${number}/bots`));
  while (!play.over) {
    const decision = play.decisions().find(({ answered }) => !answered)!;
    play.settle(decision.seat, choiceOf(bot, decision, chance, play.state, game));
  }
  return play.state.world as World;
}

/** The games one of several processes plays: every so-manieth. */
export interface Job {
  readonly seed: string;
  readonly games: number;
  readonly job: number;
  readonly jobs: number;
}

export function playJob({ seed, games, job, jobs }: Job, played: () => void): Tally {
  const tally = newTally();
  for (let number = job; number < games; number += jobs) {
    countGame(tally, playOne(seed, number));
    played();
  }
  return tally;
}
