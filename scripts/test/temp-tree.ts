import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the files (path → content) into a new temporary folder, hands it over, and clears it away. */
export function withTree<Result>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Result,
): Result {
  const folder = mkdtempSync(join(tmpdir(), 'three-thrones-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs one of the repository's own tools in a folder and returns what it printed, whatever its exit code. */
export function outputOf(tool: string, args: readonly string[], folder: string): string {
  try {
    return execFileSync(join(repository, 'node_modules/.bin', tool), args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error.stdout;
    throw error;
  }
}
