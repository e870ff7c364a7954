// While threads work, the event loop turns: nobody else waits.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { type AnyGame, catalogue } from '@three-thrones/catalogue';
import { type Decision, decisions, type View, view } from '@three-thrones/kernel';
import { expect, it } from 'vitest';
import { finishedGame, unrefused } from '../scripts/parts/finished.ts';
import { walk } from '../src/tables/course.ts';
import { type Line, lineOf } from '../src/tables/log.ts';
import { inlineWork } from '../src/work/inline.ts';
import { poolWork } from '../src/work/pool.ts';
import type { GameLog, Work } from '../src/tables/work.ts';

/** No request of anybody may hold the loop longer, in milliseconds. */
const BUDGET = 20;
interface Held {
  /** The longest the loop worked in one go, in milliseconds of its thread's own time: others' load does not count. */
  readonly working: number;
  /** The longest it stood still by the clock on the wall but for one time: that may be somebody else's doing. */
  readonly still: number;
  readonly stillest: number;
}

/** How long the loop was held meanwhile. */
async function heldDuring(task: () => Promise<unknown>): Promise<Held> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let working = 0;
  let last = threadTime();
  const look = (): void => {
    const now = threadTime();
    working = Math.max(working, now - last);
    last = now;
  };
  delay.enable();
  const ticking = setInterval(look, 1);
  await wait(10);
  await task();
  await wait(10);
  clearInterval(ticking);
  delay.disable();
  const allButOne = 100 * (1 - 1 / delay.count);
  return { working, still: delay.percentile(allButOne) / 1e6, stillest: delay.max / 1e6 };
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A game of six from its beginning to its end. */
async function longGame() {
  const { parts, game } = await finishedGame('agot', { players: 6 }, 'long');
  const { rulesVersion, config, seed, entries } = parts;
  const log: GameLog = {
    ...{ game: 'agot', rulesVersion, config, seed, chance: 'sha256' },
    entries: entries.map(({ body }) => body),
  };
  return { log, game };
}

/** Somebody in mid-game who has to place all orders, and what that seat sees. */
function planningIn(game: AnyGame, log: GameLog, lines: readonly Line[]): [Decision, View<unknown>] {
  for (const step of walk(game, log, lines)) {
    const { seq, course } = unrefused(step);
    if (seq < lines.length / 2) continue;
    const asked = decisions(game, course.state).find(({ limits, answered }) => limits && !answered);
    if (asked) return [asked, view(course.state, asked.seat)];
  }
  throw new Error('nobody plans in this game');
}

async function onThreads<T>(run: (work: Work) => Promise<T>): Promise<T> {
  const pool = poolWork();
  try {
    return await run(pool);
  } finally {
    await pool.close();
  }
}

it('H3 the facts and views of 700 answers hold the loop for less than 20 ms', async () => {
  const { log } = await longGame();
  expect(log.entries.length).toBeGreaterThan(700);
  const read = (work: Work) => async (): Promise<void> => {
    unrefused(await work.facts('x', log, 'spectator', 0));
    unrefused(await work.viewAt('x', log, 'spectator', log.entries.length - 1));
  };
  const beside = await onThreads((pool) => heldDuring(read(pool)));
  const inPlace = await heldDuring(read(inlineWork(catalogue)));
  expect(beside.working).toBeLessThan(BUDGET);
  expect(inPlace.working).toBeGreaterThan(2 * BUDGET);
  expect(beside.still).toBeLessThan(inPlace.stillest / 2);
});

it('bots think beside the loop: 20 decisions at once hold it for less than 20 ms', async () => {
  const { log, game } = await longGame();
  const lines = log.entries.map((body) => lineOf({ body }));
  const [asked, seen] = planningIn(game, log, lines);
  const think = (work: Work) => async (): Promise<void> => {
    const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at}`);
    await Promise.all(seeds.map((seed) => work.choose('me', 'squire', 'agot', asked, seen, seed)));
  };
  const beside = await onThreads((pool) => heldDuring(think(pool)));
  const inPlace = await heldDuring(think(inlineWork(catalogue)));
  expect(beside.working).toBeLessThan(BUDGET);
  expect(inPlace.working).toBeGreaterThan(2 * BUDGET);
  expect(beside.still).toBeLessThan(inPlace.stillest / 2);
});
