// Builds the web client, unless nothing has changed since the last time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap, fail, root } from './bootstrap.mjs';

const web = join(root, 'packages', 'web');
export const dist = join(web, 'dist');
const stamp = join(dist, '.built-from');
const SOURCES = ['package-lock.json', 'packages', 'games'];
const IGNORED = new Set(['node_modules', 'dist', 'test', 'e2e', 'scripts', 'toy', 'coverage', 'shots']);

/** Names, sizes and times of everything the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const found = statSync(path);
    if (!found.isDirectory())
      return void hash.update(`${relative(root, path)} ${found.size} ${found.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) if (!IGNORED.has(name)) add(join(path, name));
  };
  for (const source of SOURCES) add(join(root, source));
  return hash.digest('hex');
}

export function buildIfStale() {
  const { bin, env } = bootstrap();
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web client …');
  const args = ['build', web, '--logLevel', 'warn'];
  const { status } = spawnSync(join(bin, 'vite'), args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) fail('The web client could not be built.');
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildIfStale();
