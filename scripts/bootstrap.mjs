// Gets a fresh clone going: installs what the lock file names and finds Node 24. Plain JavaScript without
// dependencies, because it runs before anything is installed and maybe under an older Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.three-thrones-lock');

function installIfStale() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;

  console.log('Installing dependencies (npm ci) …');
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const [command, ...rest] = npm ? [process.execPath, npm, ...args] : ['npm', ...args];
  const { status, error } = spawnSync(command, rest, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) fail(`npm ci did not succeed${error ? `: ${error.message}` : ''}.`);
  writeFileSync(stamp, lock);
}

function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 11)) return process.execPath;
  const installed = join(bin, 'node');
  if (existsSync(installed)) return installed;
  return fail(
    `Three Thrones needs Node 24.11 or newer; this is ${process.versions.node}, ` +
      'and npm has no ready-made Node 24 for this machine. Please install Node 24 and try again.',
  );
}

/**
 * @param {string} why
 * @returns {never}
 */
export function fail(why) {
  console.error(why);
  process.exit(1);
}

/** Installs if needed; returns Node 24 and an environment in which `node` and the tools are the right ones. */
export function bootstrap() {
  installIfStale();
  const node = findNode();
  const path = [dirname(node), bin, process.env['PATH']].join(delimiter);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PATH: path };
  return { node, bin, env };
}
