// `tt simulate`: many games between bots, and anything that broke in them.

import { type Bot, botOf } from '@three-thrones/bots';
import {
  type Chosen,
  chosenGame,
  type Command,
  needed,
  readFlags,
  unlessRefused,
  wholeNumber,
} from './command.ts';
import { playOut } from './simulation.ts';
import { tableOf } from './table.ts';
import { type Lengths, lengthsOf, rounded, type Standing, Standings } from './tally.ts';

const MOST_VIOLATIONS_LISTED = 20;

/** Something that must hold and did not, and the one command that shows it again. */
interface Violation {
  readonly seed: string;
  readonly decision: number;
  readonly broken: readonly string[];
  readonly reproduce: string;
}

/** What `--json` prints. */
interface Report {
  readonly game: string;
  readonly rulesVersion: number;
  readonly config: unknown;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly outcomes: {
    readonly seats: Record<string, Standing>;
    readonly houses: Record<string, Standing>;
    readonly reasons: Record<string, number>;
  };
  readonly lengths: Lengths;
  readonly checked: 'every answer' | 'ends';
  readonly gamesBroken: number;
  readonly violations: readonly Violation[];
}

interface Request extends Chosen {
  readonly levels: readonly string[];
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly games: number;
  readonly check: boolean;
}

export const simulate: Command = {
  usage: `tt simulate --game G [--players N | --config C] --games K --seed S [--bots LEVEL[,LEVEL…]] [--check] [--json]

Plays K games between bots as fast as it can. Game number i, counted from 0, has the seed S/i; with --games 1 the seed
is S itself. The same line always plays the same games.

  --game G        which game (a bare name does as well)
  --players N     a plain game for N players; without it as many as usual
  --config C      how it is set up, instead of --players: JSON, or words like mode=coop,players=2,dragons=true
  --games K       how many games
  --seed S        any text
  --bots LEVELS   one level for all seats, or one for each seat in order; random if left out
  --check         look at the game's invariants after every answer, not only at the end
  --json          one JSON object instead of tables

Exit code 1 if an invariant was violated, 2 if the request cannot be carried out.
`,
  async run(args, catalogue, io) {
    const { flags, game } = readFlags(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      config: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string', default: 'random' },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const levels = flags.bots.split(',');
    const report = simulateAll({
      games: wholeNumber('games', needed('games', flags.games), 1),
      seed: needed('seed', flags.seed),
      levels,
      bots: levels.map((level) => unlessRefused(botOf(level))),
      check: flags.check,
      ...(await chosenGame(catalogue, { ...flags, game: needed('game', flags.game ?? game) })),
    });
    io.out(flags.json ? `${JSON.stringify(report)}\n` : inWords(report));
    return report.gamesBroken > 0 ? 1 : 0;
  },
};

function simulateAll(request: Request): Report {
  const { game, config, levels, bots, check, games } = request;
  const [bySeat, byHouse] = [new Standings(), new Standings()];
  const reasons: Record<string, number> = {};
  const lengths: number[] = [];
  const violations: Violation[] = [];
  let decisions = 0;
  let gamesBroken = 0;
  const since = performance.now();
  for (let i = 0; i < games; i++) {
    const seed = games === 1 ? request.seed : `${request.seed}/${i}`;
    const played = unlessRefused(playOut({ game, config, seed, bots, check }));
    const { seats, outcome, broken } = played;
    decisions += played.decisions;
    if (broken.length > 0) {
      gamesBroken++;
      if (violations.length < MOST_VIOLATIONS_LISTED)
        violations.push({ seed, decision: played.decisions, broken, reproduce: reproduction(request, seed) });
    }
    if (!outcome) continue;
    lengths.push(played.decisions);
    reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
    for (const [at, seat] of seats.entries()) {
      bySeat.add(String(at + 1), seat, outcome);
      byHouse.add(seat, seat, outcome);
    }
  }
  const seconds = (performance.now() - since) / 1000;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    config,
    seed: request.seed,
    bots: levels,
    games,
    decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(games / seconds, 1),
    outcomes: { seats: bySeat.rows(), houses: byHouse.rows(), reasons },
    lengths: lengthsOf(lengths),
    checked: check ? 'every answer' : 'ends',
    gamesBroken,
    violations,
  };
}

function reproduction({ flags, levels }: Request, seed: string): string {
  const bots = levels.every((level) => level === 'random') ? [] : ['--bots', levels.join(',')];
  return ['npx', 'tt', 'simulate', ...flags, ...bots, '--seed', seed, '--games', '1', '--check']
    .map(quoted)
    .join(' ');
}

/** A word as a shell reads it back. */
function quoted(word: string): string {
  return /^[\w./:=@,+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function inWords(report: Report): string {
  const {
    game,
    games,
    decisions,
    seconds,
    decisionsPerSecond,
    gamesPerSecond,
    lengths,
    outcomes,
    violations,
  } = report;
  return [
    `${game}: ${games} games, ${decisions} decisions in ${seconds} s; ${decisionsPerSecond} decisions and ${gamesPerSecond} games per second`,
    '',
    standings('seat', outcomes.seats),
    '',
    standings('house', outcomes.houses),
    '',
    `decisions in a game: min ${lengths.min}, median ${lengths.median}, mean ${lengths.mean}, p99 ${lengths.p99}, max ${lengths.max}`,
    violations.length === 0
      ? `invariants hold (checked at ${report.checked === 'ends' ? 'the end of every game' : 'every answer'})`
      : `INVARIANTS VIOLATED in ${report.gamesBroken} games:`,
    ...violations.flatMap(({ seed, decision, broken, reproduce }) => [
      `  seed ${seed}, decision ${decision}: ${broken.join('; ')}`,
      `    ${reproduce}`,
    ]),
    '',
  ].join('\n');
}

function standings(title: string, rows: Record<string, Standing>): string {
  return tableOf(
    [title, 'games', 'wins', 'shared', 'mean score'],
    Object.entries(rows).map(([name, row]) => [
      name,
      row.games,
      row.wins,
      row.sharedWins,
      row.meanScore.toFixed(2),
    ]),
  );
}
