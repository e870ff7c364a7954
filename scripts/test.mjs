// `npm test`: every check there is, cheapest first; the first failure ends the run.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';

const { node, bin, env } = bootstrap();
env['CHROMIUM_PATH'] = findBrowser();
const tool = (/** @type {string} */ name) => join(bin, name);
const tt = join(root, 'packages', 'cli', 'src', 'main.ts');

const isNode24 =
  "console.log(process.versions.node); process.exit(process.versions.node.startsWith('24.') ? 0 : 1)";

/** A table of three, by the print of 2011 and with everything optional. */
const smallAgot = '{"players":3,"profile":"print2011","switches":{"tidesOfBattle":true}}';

/** So many games at such a table, checked at every answer. */
const playing = (/** @type {string} */ flag, /** @type {string} */ table, /** @type {string} */ games) => [
  ...[flag, table, '--games', games, '--seed', '1', '--check'],
];

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
  ['Random games', node, tt, 'simulate', 'tiny-epic', ...playing('--players', '4', '200')],
  ['Random games of A Game of Thrones', node, tt, 'simulate', 'agot', ...playing('--players', '6', '100')],
  ['The same in small, with Tides', node, tt, 'simulate', 'agot', ...playing('--config', smallAgot, '100')],
  ['Speed', node, tt, 'bench', '--check'],
  ['Web client', node, 'scripts/build.mjs'],
  ['Browser', tool('playwright'), 'test', '-c', 'packages/web/playwright.config.ts'],
];

/** What the `N passed, N failed` lines of unit and browser tests say, summed up at the very end. */
const tally = { passed: 0, failed: 0, skipped: 0 };

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
      const [, passed = 0, failed = 0, skipped = 0] =
        /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/m.exec(output) ?? [];
      tally.passed += Number(passed);
      tally.failed += Number(failed);
      tally.skipped += Number(skipped);
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
const { passed, failed, skipped } = tally;
if (passed + failed > 0)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = broken === '' ? 0 : 1;
