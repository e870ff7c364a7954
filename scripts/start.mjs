// `npm start`: installs what is missing, builds, serves, and prints the address. Flags go to `tt serve`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serverFlags } from '../packages/cli/bin/node-flags.mjs';
import { bootstrap, root } from './bootstrap.mjs';
import { buildIfStale, dist } from './build.mjs';

const { node, env } = bootstrap();
buildIfStale();
const main = join(root, 'packages', 'cli', 'src', 'main.ts');
const args = [
  ...serverFlags(),
  main,
  'serve',
  '--web',
  dist,
  '--data',
  join(root, 'data'),
  '--log-level',
  'warn',
];
const { status } = spawnSync(node, [...args, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exitCode = status ?? 1;
