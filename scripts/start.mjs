// `npm start`: installs what is missing, builds, serves, and prints the address. Flags go to `tt serve`.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
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
const server = spawn(node, [...args, ...process.argv.slice(2)], { stdio: 'inherit', env });

// A server that was told by the terminal too takes the two for one.
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => void server.kill(signal));
server.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
server.on('exit', (status, signal) => {
  process.exitCode = status ?? 128 + (signal === null ? 0 : constants.signals[signal]);
});
