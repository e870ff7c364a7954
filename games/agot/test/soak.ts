// `npm run soak`: the properties of secrets over many more transitions than `npm test` has time for.

import { leakCheck } from '@three-thrones/testkit';
import { agot } from '../rules/index.ts';
import { OPEN_WORDS } from './open-words.ts';
import { PLAYERS, tableFor } from './starts.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const seed = process.argv[3] ?? 'soak';
/** Tables with different switches, for each number of players. */
const TABLES = 10;

let seen = 0;
const started = performance.now();
for (const players of PLAYERS) {
  for (let table = 0; table < TABLES; table++) {
    const here = `${seed}/${players}/${table}`;
    const transitions = Math.ceil(wanted / PLAYERS.length / TABLES);
    const report = leakCheck(agot, tableFor(players, here), here, { transitions, openWords: OPEN_WORDS });
    seen += report.transitions;
    process.stdout.write(`${players} players, table ${table}: ${JSON.stringify(report)}\n`);
  }
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
process.stdout.write(`${seen} transitions, no leak, every resampled table looks the same; ${seconds} s\n`);
