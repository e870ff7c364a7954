// `npm test`: every check there is, cheapest first, two at a time where each needs one core; the first failure ends the run.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';

const { node, bin, env } = bootstrap();
env['CHROMIUM_PATH'] = findBrowser();
// Tests start dozens of servers and hundreds of threads that think: what one has compiled the next one reads.
env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'compiled');
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

/** @typedef {[headline: string, command: string, ...args: string[]]} Step */

/**
 * What stands together runs two at a time, in this order: the longest first. Tests bring two processes of their own, and
 * whoever measures speed wants to be alone.
 * @type {readonly (readonly Step[])[]}
 */
const stages = [
  [['Node 24', node, '-e', isNode24]],
  [
    ['Types', node, 'scripts/types.mjs'],
    ['Lint', tool('oxlint'), '--type-aware'],
    ['Boundaries', tool('depcruise'), 'packages', 'games', 'scripts'],
    ['Unused code', tool('knip')],
    ['Format (npm run format mends it)', tool('biome'), 'format', '--reporter=summary', '.'],
  ],
  [['Tests', tool('vitest'), 'run']],
  // Soaks in small: the nightly runs are the same commands with larger numbers.
  [
    ['Random games of A Game of Thrones', node, tt, 'simulate', 'agot', ...playing('--players', '6', '100')],
    ['The same in small, with Tides', node, tt, 'simulate', 'agot', ...playing('--config', smallAgot, '100')],
    ['Random games', node, tt, 'simulate', 'tiny-epic', ...playing('--players', '4', '200')],
    [
      'Random games of The Iron Throne',
      node,
      tt,
      'simulate',
      'iron-throne',
      ...playing('--players', '5', '100'),
    ],
    ['Web client', node, 'scripts/build.mjs'],
  ],
  [['Speed', node, tt, 'bench', '--check']],
  [['Browser', tool('playwright'), 'test', '-c', 'packages/web/playwright.config.ts']],
];
const AT_A_TIME = 2;

/** What the `N passed, N failed` lines of unit and browser tests say, summed up at the very end. */
const tally = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {string} command
 * @param {string[]} args
 * @param {(text: string) => void} show
 * @returns {Promise<boolean>} whether it went well
 */
function run(command, args, show) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      show(text);
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', show);
    child.on('error', (error) => {
      show(`${error.message}\n`);
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

/**
 * What it prints is printed at once where it is alone; beside another one in one piece, when it has ended.
 * @param {Step} step
 * @param {boolean} isAlone
 */
async function take([headline, command, ...args], isAlone) {
  const print = (/** @type {string} */ text) => void process.stdout.write(text);
  let held = '';
  const since = performance.now();
  const title = `\n── ${headline}\n`;
  if (isAlone) print(title);
  const isFine = await run(command, args, isAlone ? print : (text) => void (held += text));
  if (!isAlone) print(title + held);
  print(`── ${headline}: ${isFine ? 'ok' : 'FAILED'}, ${seconds(since)}\n`);
  if (!isFine) broken ||= headline;
}

for (const steps of stages) {
  const left = [...steps];
  const lane = async () => {
    for (let step = left.shift(); step && broken === ''; step = left.shift())
      await take(step, steps.length === 1);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  if (broken !== '') break;
}

console.log(`\n${broken === '' ? 'All checks passed' : `Stopped at: ${broken}`}, ${seconds(start)} in all`);
const { passed, failed, skipped } = tally;
if (passed + failed > 0)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = broken === '' ? 0 : 1;
