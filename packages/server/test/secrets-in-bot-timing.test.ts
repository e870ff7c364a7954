// How long a bot thinks depends on what it holds, and is nobody's business: its answers come on beats.

import { setTimeout as wait } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { catalogue } from '@three-thrones/catalogue';
import { isHidden } from '@three-thrones/kernel';
import type { Tempo } from '@three-thrones/protocol/http';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { withVerbs, type Talking } from './verbs.ts';
import { openTables } from '../src/tables/open-tables.ts';
import { inlineWork } from '../src/work/inline.ts';
import { ok, person, TWO, Watcher } from './tables.ts';

const BOT_DELAY = 300;
const BEAT = 500;
/** What timers of a busy machine are late by. */
const NOISE = 30;

/** Every answer as a watcher sees it come: how long after the question before, and how long the bot had thought. */
interface Seen {
  readonly after: number;
  readonly thought: number;
}

class Timekeeper extends Watcher {
  readonly times: number[] = [];

  override send(message: Parameters<Watcher['send']>[0]): void {
    if (message.type === 'full' || message.type === 'update') this.times.push(performance.now());
    super.send(message);
  }
}

/** Words nobody but the seat sees, counted: hands that differ take different times. */
function weightOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (!Array.isArray(value) && isHidden(value)) return JSON.stringify(value).length;
  return Object.values(value).reduce((sum: number, one) => sum + weightOf(one), 0);
}

/** Tables whose bots think for as long as their hidden hand says. */
async function slowHouse(times: readonly number[]): Promise<{ tables: Talking; thoughts: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'bots-'));
  const store = await openSqlite(join(folder, 'store.sqlite'));
  const thoughts: number[] = [];
  const inline = inlineWork(catalogue);
  let asked = 0;
  const opened = await openTables({
    ...{ store, catalogue, randomBytes, now: Date.now, standIn: 'random', botDelay: BOT_DELAY },
    ...{ snapshotEvery: 32, idleAfter: 60_000 },
    observer: { answered: () => undefined, refused: () => undefined, failed: () => undefined },
    work: {
      ...inline,
      choose: async (who, level, game, decision, seen, seed) => {
        const ms = times[(weightOf(seen.world) + asked++) % times.length]!;
        thoughts.push(ms);
        const choice = await inline.choose(who, level, game, decision, seen, seed);
        await wait(ms);
        return choice;
      },
    },
  });
  const tables = withVerbs(opened);
  onTestFinished(async () => {
    await tables.stop();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { tables, thoughts };
}

/** Two bots play, one question after the other, and a stranger looks on. */
async function watched(times: readonly number[], answers: number): Promise<Seen[]> {
  const { tables, thoughts } = await slowHouse(times);
  const host = person('host');
  const { table, chairs } = ok(await tables.create(host, TWO));
  const stranger = new Timekeeper();
  await tables.subscribe(stranger, table);
  for (const { seat } of chairs) ok(await tables.seatBot(table, host, seat, 'random'));
  while (stranger.times.length <= answers) await wait(50);
  return stranger.times
    .slice(1)
    .map((time, at) => ({ after: time - stranger.times[at]!, thought: thoughts[at]! }));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!;
}

function afterThinking(seen: readonly Seen[], ms: number): number[] {
  return seen.filter(({ thought }) => thought === ms).map(({ after }) => after);
}

it('a bot that has thought for 5 or for 180 ms answers at the same time', async () => {
  const seen = await watched([5, 180], 20);
  const [quick, slow] = [afterThinking(seen, 5), afterThinking(seen, 180)];
  expect(Math.min(quick.length, slow.length)).toBeGreaterThan(3);
  for (const after of [...quick, ...slow]) expect(after).toBeGreaterThan(BOT_DELAY - NOISE);
  expect(Math.abs(median(quick) - median(slow))).toBeLessThanOrEqual(NOISE);
});

it('one that needs longer answers on a beat, the same for 350 and 700 ms, the next for 900', async () => {
  const seen = await watched([350, 700, 900], 12);
  for (const [thought, beats] of [
    [350, 1],
    [700, 1],
    [900, 2],
  ] as const) {
    const at = BOT_DELAY + beats * BEAT;
    const times = afterThinking(seen, thought);
    expect(times.length, `${thought} ms`).toBeGreaterThan(0);
    for (const after of times) expect(after, `${thought} ms`).toBeGreaterThan(at - NOISE);
    expect(Math.min(...times) - at, `${thought} ms`).toBeLessThanOrEqual(NOISE);
  }
});

it('who stands in for somebody whose time is up keeps to the beat as well', async () => {
  const { tables, thoughts } = await slowHouse([5, 280]);
  const tempo: Tempo = { kind: 'live', bank: 300, increment: 0 };
  const seen = await Promise.all(
    Array.from({ length: 10 }, async (_, number): Promise<number> => {
      const host = person(`host ${number}`);
      const { table, chairs } = ok(await tables.create(host, { ...TWO, tempo }));
      const stranger = new Timekeeper();
      await tables.subscribe(stranger, table);
      for (const [at, { seat }] of chairs.entries())
        ok(await tables.claim(table, at === 0 ? host : person(`guest ${number}`), seat));
      while (stranger.times.length < 2) await wait(20);
      return stranger.times[1]! - stranger.times[0]!;
    }),
  );
  expect(new Set(thoughts).size).toBe(2);
  expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(280 - 5 - NOISE);
  expect(Math.min(...seen)).toBeGreaterThan(300 + BOT_DELAY - NOISE);
});
