// `npm start`: installs what is missing, builds, serves, and prints the address. Flags go to `tt serve`.
import { join } from 'node:path';
import { handOver } from '../packages/cli/bin/hand-over.mjs';
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
handOver(node, [...args, ...process.argv.slice(2)], env);
