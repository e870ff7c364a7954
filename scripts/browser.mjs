// Finds Chromium for the browser tests, and installs Debian's where that is possible: the one without windows, which is the
// same engine and does a page in two thirds of the time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './bootstrap.mjs';

const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium, which the tests read from `CHROMIUM_PATH`. */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const found = () => USUAL.find((path) => existsSync(path));
  return found() ?? (installWithApt() ? found() : undefined) ?? missing();
}

function installWithApt() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log('Installing Chromium (apt-get) …');
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}

/** @returns {never} */
function missing() {
  return fail('The browser tests need Chromium. Install it, or name it in CHROMIUM_PATH, and try again.');
}
