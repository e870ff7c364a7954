// `npm start` as it is, but for installing and building: what it starts is the real server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { repository } from './temp-tree.ts';

const copied = ['scripts/start.mjs', 'packages/cli/bin/node-flags.mjs', 'packages/cli/bin/hand-over.mjs'];
const BOOTSTRAP = `export const root = ${JSON.stringify(repository)};
export const bootstrap = () => ({ node: process.execPath, env: process.env });`;

interface Started {
  readonly start: ChildProcess;
  readonly port: number;
  log(): string;
}

async function started(...flags: string[]): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'three-thrones-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  const files = {
    ...Object.fromEntries(copied.map((path) => [path, readFileSync(join(repository, path), 'utf8')])),
    'scripts/bootstrap.mjs': BOOTSTRAP,
    'scripts/build.mjs': `export const dist = ${JSON.stringify(dist)};\nexport const buildIfStale = () => {};`,
    'dist/index.html': '<!doctype html>',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const args = ['--port', '0', '--data', join(folder, 'data'), '--log-level', 'info', ...flags];
  const start = spawn(process.execPath, [join(folder, 'scripts/start.mjs'), ...args], { stdio: 'pipe' });
  onTestFinished(() => void start.kill('SIGKILL'));
  let [out, log] = ['', ''];
  start.stderr.on('data', (chunk) => (log += String(chunk)));
  while (!/open at \S+\n/.test(out)) out += String((await once(start.stdout, 'data'))[0]);
  return { start, port: Number(new URL(/open at (\S+)\n/.exec(out)![1]!).port), log: () => log };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const outcome = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return outcome;
}

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s reaches the server, which ends in good order',
    async (signal) => {
      const { start, port, log } = await started();
      expect(await isListening(port)).toBe(true);
      start.kill(signal);
      expect(await once(start, 'exit')).toEqual([0, null]);
      expect(log()).toContain('"msg":"stopped"');
      expect(await isListening(port)).toBe(false);
    },
  );

  test('a signal that comes twice in one breath does not cut the end short', async () => {
    const { start, log } = await started('--drain-seconds', '1');
    start.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
    start.kill('SIGTERM');
    expect(await once(start, 'exit')).toEqual([0, null]);
    expect(log()).toContain('"msg":"stopped"');
  });
});
