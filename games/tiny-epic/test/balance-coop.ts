// How hard the cooperative game is: many games of squires, one to five at the table.
//
//   npm run balance-coop -- [--games N] [--players 1,2,3,4,5] [--seed S] [--dragons] [--quick]
//
// Prints, for each number of players, how many games the Treaty has won, with the error of that share (95 %), and how far it came;
// then where the Night King has his points from, against all those of the Treaty.

import { choiceOf, squire, squireWith } from '@three-thrones/bots';
import { begin, type Fact, type Game, isRefusal, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { parseArgs } from 'node:util';
import type { Facts, NightPointsReason } from '../rules/facts.ts';
import { tinyEpic } from '../rules/index.ts';
import type { World } from '../rules/state.ts';

/** Twice as fast as the usual squire, and wins fewer games. */
const QUICK = { candidates: 20, tables: 1, tries: 3 };

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    players: { type: 'string', default: '1,2,3,4,5' },
    seed: { type: 'string', default: 'balance' },
    dragons: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const game = tinyEpic as unknown as Game<unknown>;
const bot = values.quick ? squireWith(QUICK) : squire;

/** How a game went. */
interface Ending {
  won: boolean;
  round: number;
  glass: number;
  steel: number;
  lead: number;
  wall: boolean;
  treaty: number;
  night: NightPoints;
}

/** Points of the Night King by what brought them. */
type NightPoints = Record<NightPointsReason, number>;

function count(night: NightPoints, told: readonly Fact[]): void {
  for (const { kind, data } of told) {
    if (kind !== 'king.points') continue;
    const { points, reason } = data as Facts['king.points'];
    night[reason] += points;
  }
}

function playOne(players: number, number: number): Ending {
  const name = `${values.seed}/${players}/${number}`;
  const config = { mode: 'coop', players, ...(values.dragons && { dragons: true }) };
  const turn = begin(game, config, name);
  if (isRefusal(turn)) throw new Error(turn.code);
  const play = new Play(game, turn.state);
  const night: NightPoints = { 'walkers-on-map': 0, 'walker-there': 0, 'walker-pool': 0, terror: 0 };
  count(night, turn.facts);
  const chance = randomFrom(seeded(`${name}/bots`));
  while (!play.over) {
    const decision = play.decisions().find(({ answered }) => !answered)!;
    play.settle(decision.seat, choiceOf(bot, decision, chance, play.state, game));
    count(night, play.told);
  }
  const { round, coop } = play.state.world as World;
  const { won, glass, steel, treaty, nightKing, wall } = coop!;
  const lead = treaty.score - nightKing.score;
  return { won: won === true, round, glass, steel, lead, wall, treaty: treaty.score, night };
}

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)).toFixed(1);

const print = (line: string): void => void process.stdout.write(`${line}\n`);
print(
  '| players | games | won | ± | won in round | Dragon Glass | Valyrian Steel | lead of the Treaty | Wall stands |',
);
print('|---|---|---|---|---|---|---|---|---|');
const sources: string[] = [];
for (const players of values.players.split(',').map(Number)) {
  const endings = Array.from({ length: games }, (_, number) => playOne(players, number));
  const wins = endings.filter(({ won }) => won);
  const share = wins.length / games;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / games);
  const cells = [
    ...[players, games, `${(100 * share).toFixed(1)} %`, (100 * error).toFixed(1)],
    ...[mean(wins.map(({ round }) => round)), mean(endings.map(({ glass }) => glass))],
    ...[mean(endings.map(({ steel }) => steel)), mean(endings.map(({ lead }) => lead))],
    endings.filter(({ wall }) => wall).length,
  ];
  print(`| ${cells.join(' | ')} |`);
  const points = (reason: NightPointsReason): string => mean(endings.map(({ night }) => night[reason]));
  const from = [points('walkers-on-map'), points('walker-there'), points('walker-pool'), points('terror')];
  sources.push(`| ${[players, ...from, mean(endings.map(({ treaty }) => treaty))].join(' | ')} |`);
}
print('');
print('| players | White Walkers on the map | already there | pool empty | Evoke Terror | the Treaty, all |');
print('|---|---|---|---|---|---|');
for (const line of sources) print(line);
