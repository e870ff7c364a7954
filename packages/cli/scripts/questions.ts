// How much a game asks: by the rules of each version, questions with one answer and with more, in random games. Every game
// must come to its end, and the invariants must hold at every question.
//
//   npm run measure-questions -- [--games 3000] [--before 300] [--record]

import { parseArgs } from 'node:util';
import { random as randomBot } from '@three-thrones/bots';
import { type AnyGame, catalogue } from '@three-thrones/catalogue';
import { begin, onlyAnswer, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { machine, report } from '../../server/scripts/parts/measurements.ts';
import { unlessRefused } from '../src/command.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    before: { type: 'string', default: '300' },
    record: { type: 'boolean', default: false },
  },
});
const [GAMES, BEFORE] = [Number(values.games), Number(values.before)];

interface Count {
  /** Questions with one answer, and with more. */
  alone: number;
  choices: number;
}

const tables: readonly { readonly id: string; readonly name: string; readonly config: object }[] = [
  ...[2, 3, 4].map((players) => ({ id: 'tiny-epic', name: `${players} players`, config: { players } })),
  ...['faq2', 'print2011'].flatMap((profile) =>
    [3, 4, 5, 6].map((players) => ({
      ...{ id: 'agot', name: `${players} players, ${profile}` },
      config: { players, profile, switches: { tidesOfBattle: players % 2 === 1 } },
    })),
  ),
];

function playOut(game: AnyGame, config: object, seed: string, count: Count): void {
  const chance = randomFrom(seeded(`${seed}/answers`));
  const { state } = unlessRefused(begin(game, config, seed));
  const play = new Play(game, state, { listening: false });
  while (!play.over) {
    const broken = game.broken(state.world);
    if (broken.length > 0) throw new Error(`${game.id}, seed ${seed}: ${broken.join('; ')}`);
    const next = play.decisions().find(({ answered }) => !answered)!;
    if (onlyAnswer(next) === undefined) count.choices++;
    else count.alone++;
    play.settle(next.seat, randomBot.choose(next, chance));
  }
}

const where = machine();
const rows: string[][] = [];
for (const { id, name, config } of tables) {
  const today = unlessRefused(await catalogue.rules(id));
  const versions = Array.from({ length: today.rulesVersion }, (_, at) => at + 1);
  for (const version of versions) {
    const game = unlessRefused(await catalogue.rules(id, version));
    const games = version === today.rulesVersion ? GAMES : BEFORE;
    const count = { alone: 0, choices: 0 };
    for (let at = 0; at < games; at++) playOut(game, config, `questions/${id}/${name}/${at}`, count);
    const perGame = (figure: number): string => (figure / games).toFixed(1);
    const all = count.alone + count.choices;
    rows.push([
      ...[`${id}, ${name}`, `${version}`, `${games}`],
      ...[perGame(count.alone), perGame(count.choices), perGame(all)],
    ]);
    process.stderr.write(`${rows.at(-1)!.join(' · ')}\n`);
  }
}

report(
  {
    id: 'questions',
    title: 'How much a game asks',
    command: `npm run measure-questions -- --games ${GAMES} --before ${BEFORE} --record`,
    about:
      'Random games by the rules of today and by those that were frozen, each to its end, with the invariants looked at before every ' +
      'answer: no dead end. A question with one answer is asked only where asking hides what a hand holds.',
    columns: ['table', 'rules version', 'games', 'one answer, per game', 'a choice, per game', 'all'],
    rows,
  },
  where,
  values.record,
);
