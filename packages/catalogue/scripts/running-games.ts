// Games in progress, kept beside the release they are played by: what every later program must go on with.
//
//   node --conditions=source packages/catalogue/scripts/running-games.ts tiny-epic 1
//
// Random games by the frozen rules, one for each number of players, and in them the first moment of twenty different
// questions. Run it once, when a release is frozen.

import { existsSync, writeFileSync } from 'node:fs';
import { random as randomBot } from '@three-thrones/bots';
import { decisions, isOver, isRefusal, randomFrom, type Refusal, seeded } from '@three-thrones/kernel';
import { type Match, type MatchRecord, play, recordOf, startMatch } from '@three-thrones/match';
import { type AnyGame, catalogue, type Listing } from '../src/index.ts';

/** A game, and after how many of its answers which question is asked. */
interface RunningGame {
  readonly record: MatchRecord;
  readonly moments: readonly { readonly kind: string; readonly at: number }[];
}

const QUESTIONS = 20;

function unlessRefused<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value;
}

/** A random game to its end; `seen` gets the questions that were not asked in any game before. */
function played(game: AnyGame, config: unknown, seed: string, seen: Set<string>): RunningGame {
  const chance = randomFrom(seeded(`${seed}/answers`));
  const moments: { kind: string; at: number }[] = [];
  let match: Match<unknown> = unlessRefused(startMatch(game, { config, seed, chance: 'sha256' }));
  while (!isOver(match.state)) {
    const open = decisions(game, match.state).filter((one) => !one.answered);
    const { seat, id, kind } = open[0]!;
    if (match.answers.length > 0 && !seen.has(kind)) {
      seen.add(kind);
      moments.push({ kind, at: match.answers.length });
    }
    const choice = randomBot.choose(open[0]!, chance);
    match = unlessRefused(play(game, match, { seat, decision: id, choice }));
  }
  return { record: recordOf(match), moments };
}

/** So many of its moments, spread over the whole game. */
function thinned({ record, moments }: RunningGame, most: number): RunningGame {
  const spread = Array.from({ length: Math.min(most, moments.length) }, (_, at) =>
    Math.floor((at * moments.length) / Math.min(most, moments.length)),
  );
  return { record, moments: spread.map((at) => moments[at]!) };
}

const [id = '', version = ''] = process.argv.slice(2);
const game = unlessRefused(await catalogue.rules(id, Number(version)));
const { players, configFor } = unlessRefused<Listing>(catalogue.find(id));
const file = new URL(`../../../games/${id}/releases/v${version}.games.json`, import.meta.url);
if (existsSync(file)) throw new Error(`${file.pathname} is there already`);
const counts = Array.from({ length: players.most - players.least + 1 }, (_, at) => players.least + at);
const share = Math.ceil(QUESTIONS / counts.length);
const games: RunningGame[] = [];
for (const count of counts) {
  const seen = new Set(games.flatMap((one) => one.moments.map(({ kind }) => kind)));
  const seed = `running/${count}`;
  const config = unlessRefused(game.configure(configFor(count), randomFrom(seeded(seed))));
  games.push(thinned(played(game, config, seed, seen), share));
}
const asked = new Set(games.flatMap(({ moments }) => moments.map(({ kind }) => kind)));
writeFileSync(file, `${JSON.stringify(games)}\n`);
process.stdout.write(`${file.pathname}: ${games.length} games, ${asked.size} questions\n`);
