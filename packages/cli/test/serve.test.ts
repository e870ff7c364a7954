import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MAIN, ttProcess } from './run.ts';

it('A read-only folder at start is a stack trace: now it is one line, and exit code 2', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tt-serve-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'file');
  await writeFile(file, 'not a folder');
  for (const [data, why] of [
    [file, 'EEXIST'],
    ['/proc/three-thrones', 'ENOENT'],
  ] as const) {
    const { code, out, err } = await ttProcess(['serve', '--port', '0', '--data', data], '', MAIN);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`tt: cannot keep anything in ${data} (${why})\n`);
  }
});
