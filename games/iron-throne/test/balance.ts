// How fair the houses and leaders are: many games between quick squires, three, four and five at the table in turn.
//
//   node --conditions=source games/iron-throne/test/balance.ts [GAMES] [SEED]
//
// A fair share is one win among as many as sit at the table; a shared victory counts in parts. Exit code 1 if a house or
// leader wins more than twice or less than half of its fair share.

import { choiceOf, squireWith } from '@three-thrones/bots';
import { begin, type Game, isRefusal, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { ironThrone } from '../rules/index.ts';
import type { World } from '../rules/state.ts';

/** Several times as fast as the usual squire, and nearly as good: among usual ones it wins 0.8 of its fair share. */
const QUICK = { candidates: 8, tables: 1, tries: 1 };
const PLAYERS = [3, 4, 5];
const TOLD_EVERY = 1_000;
const MOST = 2;
const LEAST = 0.5;

const wanted = Number(process.argv[2] ?? 20_000);
const seed = process.argv[3] ?? 'balance';
const game = ironThrone as unknown as Game<unknown>;
const bot = squireWith(QUICK);

interface Share {
  games: number;
  fair: number;
  wins: number;
}

const houses = new Map<string, Share>();
const leaders = new Map<string, Share>();
let rounds = 0;

function playOne(number: number): World {
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

function count(shares: Map<string, Share>, id: string, w: World, won: boolean): void {
  const share = shares.get(id) ?? { games: 0, fair: 0, wins: 0 };
  shares.set(id, share);
  share.games++;
  share.fair += 1 / w.order.length;
  if (won) share.wins += 1 / w.winners.length;
}

function ratio({ wins, fair }: Share): number {
  return wins / fair;
}

function table(shares: Map<string, Share>): string {
  return [...shares]
    .sort(([, one], [, two]) => ratio(two) - ratio(one))
    .map(([id, share]) => {
      const [won, fair] = [share.wins / share.games, share.fair / share.games].map(
        (part) => `${(100 * part).toFixed(1)} %`,
      );
      return `| ${id} | ${share.games} | ${won} | ${fair} | ${ratio(share).toFixed(2)} |`;
    })
    .join('\n');
}

function report(played: number, seconds: number): string {
  const head = '| | games | won | fair | share |\n|---|---|---|---|---|';
  const told = `${played} games, ${(rounds / played).toFixed(1)} rounds each, in ${seconds.toFixed(0)} s`;
  return [told, head, table(houses), table(leaders), ''].join('\n');
}

const started = performance.now();
for (let number = 0; number < wanted; number++) {
  const w = playOne(number);
  rounds += w.round;
  for (const seat of w.order) {
    const won = w.winners.includes(seat);
    count(houses, seat, w, won);
    count(leaders, w.mats[seat]!.leader!, w, won);
  }
  if ((number + 1) % TOLD_EVERY === 0 || number + 1 === wanted)
    process.stdout.write(`${report(number + 1, (performance.now() - started) / 1000)}\n`);
}
const unfair = [...houses, ...leaders].filter(([, one]) => ratio(one) > MOST || ratio(one) < LEAST);
process.stdout.write(
  unfair.length === 0
    ? 'nobody above twice or below half the fair share\n'
    : `unfair: ${unfair.map(([id]) => id).join(', ')}\n`,
);
process.exitCode = unfair.length === 0 ? 0 : 1;
