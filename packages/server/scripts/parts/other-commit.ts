// Another commit of this repository, checked out beside it, with the dependencies of this one.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this repository. */
export const HERE = fileURLToPath(new URL('../../../../', import.meta.url));
const OUR_SCOPE = '@three-thrones';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-C', HERE, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** Its first letters, as git writes them. */
export function shortName(commit: string): string {
  return git('rev-parse', '--short', `${commit}^{commit}`);
}

/** Works in a checkout of a commit, which is gone afterwards. */
export async function inCommit<T>(commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(mkdtempSync(join(tmpdir(), 'three-thrones-')), 'repository');
  git('worktree', 'add', '--detach', folder, commit);
  try {
    linkDependencies(folder);
    return await work(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}

/** What others wrote is the same as here; what is ours is of that commit. */
function linkDependencies(folder: string): void {
  const [ours, theirs] = [join(HERE, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(theirs, OUR_SCOPE), { recursive: true });
  for (const name of readdirSync(ours))
    if (name !== OUR_SCOPE) symlinkSync(join(ours, name), join(theirs, name));
  for (const kind of ['packages', 'games'])
    for (const name of readdirSync(join(folder, kind))) {
      const home = join(folder, kind, name);
      const { name: full } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { name: string };
      symlinkSync(home, join(theirs, full));
    }
}
