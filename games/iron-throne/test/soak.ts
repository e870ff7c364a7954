// `npm run soak-iron-throne`: the properties of secrets over many more transitions than `npm test` has time for.

import { leakCheck } from '@three-thrones/testkit';
import { ironThrone } from '../rules/index.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const seed = process.argv[3] ?? 'soak';
const PLAYERS = [3, 4, 5];

let seen = 0;
const started = performance.now();
for (const players of PLAYERS) {
  const transitions = Math.ceil(wanted / PLAYERS.length);
  const report = leakCheck(ironThrone, { players }, seed, { transitions });
  seen += report.transitions;
  process.stdout.write(`${players} players: ${JSON.stringify(report)}\n`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
process.stdout.write(`${seen} transitions, no leak, every resampled table looks the same; ${seconds} s\n`);
