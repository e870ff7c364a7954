// `npm test`: every check there is, cheapest first; the first failure ends the run.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

const { node, bin, env } = bootstrap();
const tool = (/** @type {string} */ name) => join(bin, name);
const tt = join(root, 'packages', 'cli', 'src', 'main.ts');

const isNode24 =
  "console.log(process.versions.node); process.exit(process.versions.node.startsWith('24.') ? 0 : 1)";

/** @type {[headline: string, command: string, ...args: string[]][]} */
const steps = [
  ['Node 24', node, '-e', isNode24],
  ['Format (npm run format mends it)', tool('biome'), 'format', '--reporter=summary', '.'],
  ['Lint', tool('oxlint'), '--type-aware'],
  ['Boundaries', tool('depcruise'), 'packages', 'games', 'scripts'],
  ['Types', node, 'scripts/types.mjs'],
  ['Unused code', tool('knip')],
  ['Tests', tool('vitest'), 'run'],
  // Soaks in small: the nightly runs are the same commands with larger numbers.
  [
    'Random games',
    node,
    tt,
    'simulate',
    'tiny-epic',
    '--players',
    '4',
    '--games',
    '200',
    '--seed',
    '1',
    '--check',
  ],
  ['Speed', node, tt, 'bench', '--check'],
  ['Web client', node, 'scripts/build.mjs'],
];

/** The `N passed, N failed` line of the unit tests, repeated at the very end. */
let tally = '';

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it went well
 */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      process.stdout.write(text);
      output += text;
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => {
      tally ||= /^\d+ passed, \d+ failed.*$/m.exec(output)?.[0] ?? '';
      resolve(code === 0);
    });
  });
}

const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

if (process.stdout.isTTY) env['FORCE_COLOR'] ??= '1';
const start = performance.now();
let broken = '';
for (const [headline, command, ...args] of steps) {
  console.log(`\n── ${headline}`);
  const since = performance.now();
  const isFine = await run(command, args);
  console.log(`── ${headline}: ${isFine ? 'ok' : 'FAILED'}, ${seconds(since)}`);
  if (isFine) continue;
  broken = headline;
  break;
}

console.log(`\n${broken === '' ? 'All checks passed' : `Stopped at: ${broken}`}, ${seconds(start)} in all`);
if (tally !== '') console.log(tally);
process.exitCode = broken === '' ? 0 : 1;
