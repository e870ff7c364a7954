import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@three-thrones/catalogue';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../src/index.ts';
import { talkTo } from './harness.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'tt-serve-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

/** A server as a program of its own, and all it logs. */
async function program(...more: string[]): Promise<{ child: ChildProcess; url: string; log: () => string }> {
  const args = ['--conditions=source', join(import.meta.dirname, 'serve-process.ts'), '--port', '0', ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stderr.on('data', (chunk) => (log += String(chunk)));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: String(line).trim(), log: () => log };
}

describe('A read-only folder at start is a stack trace', () => {
  it('not any more: it is a coded no', async () => {
    const file = join(await folder(), 'file');
    await writeFile(file, 'not a folder');
    for (const [data, code] of [
      [file, 'EEXIST'],
      [join(file, 'below'), 'ENOTDIR'],
      ['/proc/three-thrones', 'ENOENT'],
      [join(await folder(), 'x'.repeat(300)), 'ENAMETOOLONG'],
    ] as const)
      expect(
        await serve({ args: ['--port', '0', '--data', data, '--log-level', 'silent'], env: {}, catalogue }),
      ).toMatchObject({ refused: true, code: 'cannot-use-data', args: { data, code } });
  });
});

describe('draining on a signal', () => {
  it('goes on without new tables for as long as it was told to, then stops', async () => {
    const { child, url, log } = await program('--data', await folder(), '--drain-seconds', '2');
    const call = talkTo(url);
    const { body } = await call('POST', '/api/people', { body: { name: 'Arya' } });
    const key = body['key'] as string;
    expect(await call('GET', '/readyz')).toMatchObject({ status: 200 });
    const asked = performance.now();
    child.kill('SIGTERM');
    let ready = await call('GET', '/readyz');
    while (ready.status === 200) ready = await call('GET', '/readyz');
    expect(ready.body).toMatchObject({ code: 'draining' });
    expect(await call('POST', '/api/tables', { key, body: { game: 'tiny-epic' } })).toMatchObject({
      status: 503,
      body: { code: 'draining' },
    });
    expect(await call('GET', '/api/me', { key })).toMatchObject({ status: 200 });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(performance.now() - asked).toBeGreaterThan(1_900);
    expect(log()).toContain('"msg":"draining"');
    expect(log()).toContain('"msg":"stopped"');
  });
});
