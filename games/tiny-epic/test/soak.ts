// `npm run soak`: the properties of secrets over many more transitions than `npm test` has time for.

import { leakCheck } from '@three-thrones/testkit';
import { ACTIONS } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const seed = process.argv[3] ?? 'soak';
const PLAYERS = [2, 3, 4];

let seen = 0;
const started = performance.now();
for (const players of PLAYERS) {
  const transitions = Math.ceil(wanted / PLAYERS.length);
  const report = leakCheck(tinyEpic, { players }, seed, {
    transitions,
    eyes: 'rotating',
    openWords: ACTIONS,
  });
  seen += report.transitions;
  process.stdout.write(`${players} players: ${JSON.stringify(report)}\n`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
process.stdout.write(`${seen} transitions, no leak, every resampled table looks the same; ${seconds} s\n`);
