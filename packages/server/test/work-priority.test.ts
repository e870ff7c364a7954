// Threads that work beside the event loop must not take its core.

import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { poolWork } from '../src/work/pool.ts';
import { ok, TWO } from './tables.ts';

/** The field of the priority in a line of /proc, behind the name. */
const NICE = 16;

it.runIf(process.platform === 'linux')('they give way to it, and it stays as it is (medium)', async () => {
  const before = getPriority();
  const work = poolWork();
  onTestFinished(() => work.close());
  const log = { game: TWO.game, rulesVersion: 1, config: TWO.config, seed: 'priority', entries: [] };
  ok(await work.viewAt('me', log, 'spectator', 0));
  const priorities = readdirSync('/proc/self/task').map((thread) => {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(line.split(') ')[1]!.split(' ')[NICE]);
  });
  expect(getPriority()).toBe(before);
  expect(priorities).toContain(before + 10);
});
