// Random games in great number, for tables of every kind: no dead end, invariants hold at every question.
// `npm run soak-games -- '{"players":5,"iceAndFire":true,"dragons":true}' 5000 seed`

import { playRandomGame } from '@three-thrones/testkit';
import { tinyEpic } from '../rules/index.ts';

const config = JSON.parse(process.argv[2] ?? '{"players":3}') as object;
const games = Number(process.argv[3] ?? 5000);
const name = process.argv[4] ?? 'soak';

const started = performance.now();
const won: Record<string, number> = {};
let answers = 0;
for (let i = 0; i < games; i++) {
  const seed = `${name}/${i}`;
  try {
    const { outcome, length } = playRandomGame(tinyEpic, { config, seed }, {});
    answers += length;
    for (const seat of outcome.ranking[0]!) won[seat] = (won[seat] ?? 0) + 1;
  } catch (trouble) {
    process.stderr.write(`${JSON.stringify(config)} with seed ${seed}\n`);
    throw trouble;
  }
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const table = JSON.stringify(config);
process.stdout.write(
  `${table}: ${games} games, ${answers} answers, sound; ${seconds} s; ${JSON.stringify(won)}\n`,
);
