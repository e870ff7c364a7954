// How hard the levels against the Rival are: many games of a quick squire at each.
//
//   node --conditions=source games/tiny-epic/test/solo-levels.ts [GAMES] [SEED] [LEVEL ...]
//
// Exit code 1 if a level is won more often than an easier one.

import { choiceOf, squireWith } from '@three-thrones/bots';
import { begin, type Game, isRefusal, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { DIFFICULTIES, type Difficulty } from '../data/solo.ts';
import { tinyEpic } from '../rules/index.ts';
import type { World } from '../rules/state.ts';

/** A few times as fast as the usual squire, and not quite as good. */
const QUICK = { candidates: 10, tables: 1, tries: 2 };

const [games = '1000', seed = 'levels', ...named] = process.argv.slice(2);
const levels = DIFFICULTIES.filter((level) => named.length === 0 || named.includes(level));
const game = tinyEpic as unknown as Game<unknown>;
const bot = squireWith(QUICK);

interface Tally {
  games: number;
  won: number;
  drawn: number;
  /** Points of the person and of the Rival, all games together. */
  yours: number;
  its: number;
}

const nothing = (): Tally => ({ games: 0, won: 0, drawn: 0, yours: 0, its: 0 });

function playOne(difficulty: Difficulty, number: number): World {
  const turn = begin(game, { mode: 'solo', difficulty }, `${seed}/${number}`);
  if (isRefusal(turn)) throw new Error(turn.code);
  const play = new Play(game, turn.state, { listening: false });
  const chance = randomFrom(seeded(`${seed}/${number}/bots`));
  while (!play.over) {
    const [decision] = play.decisions();
    play.settle(decision!.seat, choiceOf(bot, decision!, chance, play.state, game));
  }
  return play.state.world as World;
}

function count(tally: Tally, w: World): void {
  const { seat, person } = w.rival!;
  const [first] = tinyEpic.outcome(w).ranking;
  tally.games++;
  if (first!.length > 1) tally.drawn++;
  else if (first![0] === person) tally.won++;
  tally.yours += w.players[person]!.score;
  tally.its += w.players[seat]!.score;
}

function line(name: string, { games: played, won, drawn, yours, its }: Tally): string {
  const share = `${((100 * won) / played).toFixed(1)} %`;
  const points = [yours, its].map((sum) => (sum / played).toFixed(1)).join(' : ');
  return `| ${name} | ${played} | ${won} | ${share} | ${drawn} | ${points} |\n`;
}

const all: Tally[] = [];
process.stdout.write(
  '| level, its house | games | won | share | drawn | points, yours and its |\n|---|---|---|---|---|---|\n',
);
for (const level of levels) {
  const tally = nothing();
  const houses = new Map<string, Tally>();
  for (let number = 0; number < Number(games); number++) {
    const w = playOne(level, number);
    const house = houses.get(w.rival!.seat) ?? nothing();
    houses.set(w.rival!.seat, house);
    count(tally, w);
    count(house, w);
  }
  all.push(tally);
  process.stdout.write(line(`**${level}**`, tally));
  for (const [id, house] of [...houses].sort(([one], [two]) => one.localeCompare(two)))
    process.stdout.write(line(`${level}, ${id}`, house));
}
const isOutOfOrder = all.some((tally, at) => at > 0 && tally.won > all[at - 1]!.won);
process.exitCode = isOutOfOrder ? 1 : 0;
