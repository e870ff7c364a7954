// `npm run measure-at-once -- COMMIT`: whole games against bots with everything shown at once, in the page as it is and in
// that of an earlier commit, one after the other in one run. Pages are built from their commits and served by this server: a table
// on a device needs nothing else of it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { root } from '../../../scripts/bootstrap.mjs';
import { findBrowser } from '../../../scripts/browser.mjs';
import { BROWSER_ARGS } from '../e2e/support/browser-args.ts';
import { openHouse } from '../e2e/support/house.ts';
import { asNewcomer } from './measure/page.ts';

const GAMES = 6;
/** Longer than any game takes. */
const PATIENCE = 300_000;

interface Played {
  readonly time: number;
  /** Of everybody: games take their own course. */
  readonly answers: number;
}

function run(folder: string, command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} did not succeed`);
}

/** The page of a commit, built in a folder of its own. */
function built(commit: string): { readonly web: string; gone(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'three-thrones-at-once-'));
  run(root, 'git', 'worktree', 'add', '--detach', folder, commit);
  run(folder, process.execPath, join('scripts', 'build.mjs'));
  return {
    web: join(folder, 'packages', 'web', 'dist'),
    gone: () => {
      run(root, 'git', 'worktree', 'remove', '--force', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Plays a game to its end, pressing what can be pressed as soon as it is there. */
function play(browser: Browser, home: string, seed: string): Promise<Played> {
  return asNewcomer(browser, async (page) => {
    await page.goto(`${home}/here/new?game=tiny-epic&players=3&seed=${seed}&pace=0`);
    await page.locator('.options .entry').first().waitFor();
    const time = await page.evaluate(playHere, PATIENCE);
    return { time, answers: await page.evaluate(answersHere) };
  });
}

/** Runs in the page, so it may use nothing of this file. */
function playHere(patience: number): Promise<number> {
  const begun = performance.now();
  let state = 7;
  const pick = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const pressable = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      ({ ariaDisabled }) => ariaDisabled !== 'true',
    );
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const passed = performance.now() - begun;
      if (document.querySelector('.end')) return resolve(passed);
      if (passed > patience) return reject(new Error('the game did not end'));
      const entries = pressable('.options .entry:not([aria-checked="true"])');
      const [confirm] = pressable('.entry-confirm, .stepper .button.primary');
      (confirm ?? entries[pick(entries.length)])?.click();
      requestAnimationFrame(look);
    };
    look();
  });
}

/** In the page: how many answers lie in the record of the game. */
function answersHere(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('three-thrones');
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('games').objectStore('games').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        const records = reading.result as { readonly answers: readonly unknown[] }[];
        resolve(Math.max(0, ...records.map(({ answers }) => answers.length)));
      });
    });
  });
}

function summary(name: string, played: readonly Played[]): string {
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0);
  const [time, answers] = [sum((one) => one.time), sum((one) => one.answers)];
  const perGame = (time / played.length / 1_000).toFixed(1);
  return `${name}: ${perGame} s a game, ${(time / answers).toFixed(1)} ms an answer (${played.length} games, ${answers} answers)`;
}

const [commit, games = String(GAMES)] = process.argv.slice(2);
if (commit === undefined) throw new Error('Which commit? npm run measure-at-once -- COMMIT [GAMES]');
const before = built(commit);
const main = join(root, 'packages', 'cli', 'src', 'main.ts');
const houses = [await openHouse({ web: before.web, main }), await openHouse()];
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
const played: readonly [Played[], Played[]] = [[], []];
for (let game = 0; game < Number(games); game++)
  for (const [at, { address }] of houses.entries())
    played[at]!.push(await play(browser, address, `at-once-${game}`));
await browser.close();
for (const house of houses) await house.close();
before.gone();
process.stdout.write(`${summary(commit, played[0])}\n${summary('now', played[1])}\n`);
