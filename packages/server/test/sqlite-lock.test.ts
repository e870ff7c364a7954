// One server to a data folder, and none when its process is gone.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder, readServer } from '../src/store/lock.ts';
import { Folder } from './sqlite.bench.ts';

const HOLDER = fileURLToPath(new URL('./lock-process.ts', import.meta.url));
const ADDRESS = 'http://127.0.0.1:7';

let folder: Folder;
let data: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await Folder.make();
  data = folder.file('data');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(killed));
  await folder.remove();
});

/** Another process that wants the folder, and the first thing it says. */
async function another(path: string, ...token: string[]): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--conditions=source', HOLDER, path, ...token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const [said] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  return { said: said ?? 'nothing', child };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const refusedHere = (): unknown => {
  try {
    lockFolder(data).release();
    return 'free';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('H9 A data folder', () => {
  it('has one server; the second is told which process has it', async () => {
    const first = await another(data, 'secret');
    expect(first.said).toBe('held');
    expect((await another(data)).said).toBe(`store-in-use: process ${first.child.pid} has it`);
    expect(() => lockFolder(data)).toThrow(
      expect.objectContaining({
        code: 'store-in-use',
        cause: expect.objectContaining({ pid: first.child.pid }) as Error,
      }),
    );
    expect(readServer(data)).toEqual({ pid: first.child.pid, address: ADDRESS, token: 'secret' });
  });

  it('is refused at once, not after a while', async () => {
    await another(data);
    const start = performance.now();
    expect(refusedHere()).toBe('store-in-use');
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('is free at once when its server is killed', async () => {
    const first = await another(data, 'secret');
    await killed(first.child);
    // What it announced is still there, and means nothing any more.
    expect(existsSync(`${data}/server.json`)).toBe(true);
    expect(readServer(data)).toBeUndefined();
    const lock = lockFolder(data);
    expect(existsSync(`${data}/server.json`)).toBe(false);
    expect((await another(data)).said).toBe('store-in-use');
    lock.release();
    expect((await another(data)).said).toBe('held');
  });

  it('is the same folder by another name', async () => {
    mkdirSync(data);
    symlinkSync(data, folder.file('link'));
    await another(folder.file('link'), 'secret');
    expect(refusedHere()).toBe('store-in-use');
    expect(readServer(data)?.token).toBe('secret');
  });

  it('is refused within one process too, and stays held after that', async () => {
    const lock = lockFolder(data);
    expect(refusedHere()).toBe('store-in-use');
    expect(refusedHere()).toBe('store-in-use');
    expect((await another(data)).said).toBe('store-in-use');
    lock.release();
    lock.release();
    expect(refusedHere()).toBe('free');
  });

  it('stays held while others look who has it, and looking holds nothing', async () => {
    const lock = lockFolder(data);
    expect(readServer(data)).toBeUndefined();
    lock.announce({ address: ADDRESS, token: 't' });
    for (let time = 0; time < 20; time++) expect(readServer(data)?.pid).toBe(process.pid);
    expect((await another(data)).said).toMatch(/^store-in-use/);
    lock.release();
    expect(readServer(data)).toBeUndefined();
    expect((await another(data)).said).toBe('held');
  });

  it('tells where its server is to its owner only, whole, and no longer than it runs', () => {
    const lock = lockFolder(data);
    lock.announce({ address: ADDRESS, token: 'first' });
    lock.announce({ address: ADDRESS, token: 'second' });
    expect(JSON.parse(readFileSync(`${data}/server.json`, 'utf8'))).toEqual({
      ...{ pid: process.pid, address: ADDRESS, token: 'second' },
    });
    for (const name of ['server.json', 'lock.sqlite'])
      expect(statSync(`${data}/${name}`).mode & 0o777).toBe(0o600);
    expect(readdirSync(data).sort()).toEqual(['lock.sqlite', 'server.json']);
    lock.release();
    expect(readdirSync(data)).toEqual(['lock.sqlite']);
  });

  it('may have an announcement that is none', () => {
    expect(readServer(data)).toBeUndefined();
    const lock = lockFolder(data);
    for (const text of ['', '{', 'null', '{"pid":1}', '{"pid":"1","address":"a","token":"t"}']) {
      writeFileSync(`${data}/server.json`, text);
      expect(readServer(data)).toBeUndefined();
      expect(refusedHere()).toBe('store-in-use');
    }
    lock.release();
  });

  it.each([
    ['nothing can be made', () => '/proc/self'],
    ['there is no folder', () => (writeFileSync(folder.file('file'), ''), folder.file('file'))],
    ['somebody else keeps something', () => (mkdirSync(`${data}/lock.sqlite`, { recursive: true }), data)],
  ])('is refused with a code where %s', async (_, make) => {
    expect((await another(make())).said).toMatch(/^storage-failed: \w/);
  });
});
