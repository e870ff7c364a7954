// Time, heartbeats, housekeeping, and the start and stop of the whole: each by itself.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@three-thrones/kernel';
import { pino } from 'pino';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startHeartbeat } from '../src/operations/heartbeat.ts';
import { keepHouse } from '../src/operations/housekeeping.ts';
import { ServiceClock } from '../src/tables/service-clock.ts';
import { type Options, readOptions } from '../src/config/options.ts';
import { startServer } from '../src/start.ts';
import { storePath } from '../src/store/data-folder.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openHouse, talkTo } from './harness.ts';

const log = pino({ level: 'silent' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

afterEach(() => void vi.useRealTimers());

describe('service time', () => {
  /** A clock whose ticks come as long as the process runs. */
  const clockwork = () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const time = { now: 70_000 };
    const clock = new ServiceClock(1_000, () => time.now);
    const serve = (ms: number): void => {
      for (let passed = 0; passed < ms; passed += 100) {
        time.now += 100;
        vi.advanceTimersByTime(100);
      }
    };
    return { time, clock, serve };
  };

  it('goes on from what was served, once for every moment', () => {
    const { clock, serve } = clockwork();
    clock.start();
    expect(clock.now()).toBe(1_000);
    serve(10_000);
    expect(clock.now()).toBe(11_000);
  });

  it('stands still while the process does not run, and takes no notice of a clock that is set back', () => {
    const { time, clock, serve } = clockwork();
    clock.start();
    serve(1_000);
    time.now += HOUR;
    expect(clock.now()).toBe(4_000);
    serve(1_000);
    expect(clock.now()).toBeLessThanOrEqual(5_000);
    const before = clock.now();
    time.now -= HOUR;
    expect(clock.now()).toBe(before);
    serve(1_000);
    expect(clock.now()).toBeGreaterThanOrEqual(before);
    expect(clock.now()).toBeLessThanOrEqual(before + 1_000);
  });
});

describe('the heartbeat', () => {
  const beating = async (beat: (time: number) => Promise<void>) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const heart = await startHeartbeat({ serviceTime: async () => 5_000, heartbeat: beat });
    return heart;
  };

  it('goes on from what was kept, keeps it, and once more at the end', async () => {
    const kept: number[] = [];
    const heart = await beating(async (time) => void kept.push(time));
    expect(heart.now()).toBe(5_000);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(kept).toEqual([7_000, 9_000]);
    await vi.advanceTimersByTimeAsync(500);
    await heart.stop();
    expect(kept).toEqual([7_000, 9_000, 9_500]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(kept).toHaveLength(3);
  });

  it('that fails says so until one is kept again', async () => {
    let isFull = false;
    const heart = await beating(() => (isFull ? Promise.reject(new Error('full')) : Promise.resolve()));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heart.isDurable()).toBe(true);
    isFull = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heart.isDurable()).toBe(false);
    isFull = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heart.isDurable()).toBe(true);
  });

  it('that does not come back is missed', async () => {
    let release = (): void => undefined;
    const heart = await beating(() => new Promise((done) => (release = done)));
    await vi.advanceTimersByTimeAsync(5_900);
    expect(heart.isDurable()).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(heart.isDurable()).toBe(false);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(heart.isDurable()).toBe(true);
  });
});

describe('housekeeping', () => {
  const keepDays = { ended: 0, gathering: 30, abandoned: 0, messages: 0, people: 365 };

  it('does one thing at a time, and ends when that is done', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let [sweeps, isOver] = [0, false];
    let release = (): void => undefined;
    const tables = { sweep: () => new Promise<void>((done) => ([sweeps, release] = [sweeps + 1, done])) };
    const store = { forget: async () => 0, tidy: async () => 0 };
    const end = keepHouse({ tables, store, keepDays, now: () => 0, log });
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(sweeps).toBe(1);
    release();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(sweeps).toBe(2);
    const ended = end().then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    release();
    await ended;
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(sweeps).toBe(2);
  });

  it('forgets what has a bound, goes on after a failure, and gives all free pages back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const forgotten: unknown[] = [];
    let pages = 2_500;
    const store = {
      forget: async (bounds: unknown) => {
        if (forgotten.push(bounds) === 1) throw new Error('full');
        return 3;
      },
      tidy: async (most: number) => (pages = Math.max(0, pages - most)),
    };
    const end = keepHouse({ tables: { sweep: async () => undefined }, store, keepDays, now: () => 0, log });
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(pages).toBe(2_500);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(pages).toBe(0);
    const days = (count: number): number => -count * 24 * HOUR;
    expect(forgotten[1]).toEqual({ gathering: days(30), sessions: days(365), people: days(365) });
    await end();
  });
});

async function inAFolder(...flags: string[]): Promise<Options> {
  const data = await mkdtemp(join(tmpdir(), 'tt-held-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const options = readOptions(['--port', '0', '--data', data, '--bot-delay', '0', ...flags], {});
  if (isRefusal(options)) throw new Error(options.code);
  return options;
}

async function servedTime({ data }: Options): Promise<number> {
  const store = await openSqlite(storePath(data));
  const time = await store.serviceTime();
  await store.close();
  return time;
}

describe('a server', () => {
  it('keeps how long it has served, whatever the clock on the wall says', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const options = await inAFolder();
    const server = await startServer(options, { log });
    vi.setSystemTime(Date.now() + HOUR);
    await new Promise((later) => setTimeout(later, 50));
    await server.stop();
    const time = await servedTime(options);
    expect(time).toBeGreaterThanOrEqual(50);
    expect(time).toBeLessThan(HOUR);
  });

  it('that cannot listen leaves its folder to the next one', async () => {
    const first = await startServer(await inAFolder(), { log });
    onTestFinished(() => first.stop());
    const options = await inAFolder();
    const { port } = new URL(first.address);
    await expect(startServer({ ...options, port: Number(port) }, { log })).rejects.toThrow('EADDRINUSE');
    const second = await startServer(options, { log });
    await second.stop();
    const third = await startServer(options, { log });
    await third.stop();
  });

  it('forgets somebody everywhere: a bot plays on, the name is gone', async () => {
    const server = await startServer(await inAFolder(), { log });
    onTestFinished(() => server.stop());
    const call = talkTo(server.address);
    const operator = { key: server.operationsToken };
    const guest = async (name: string) => {
      const { body } = await call('POST', '/api/people', { body: { name } });
      return { id: (body['person'] as { id: string }).id, key: body['key'] as string };
    };
    const [arya, cersei] = [await guest('Arya'), await guest('Cersei')];
    const wanted = { game: 'tiny-epic', config: { seats: ['stark', 'lannister'] }, listed: true };
    const { body } = await call('POST', '/api/tables', { key: arya.key, body: wanted });
    const path = `/api/tables/${String(body['table'])}`;
    expect((await call('POST', `${path}/seats/stark/claim`, { key: arya.key })).status).toBe(200);
    expect((await call('POST', `${path}/seats/lannister/claim`, { key: cersei.key })).status).toBe(200);
    expect((await call('DELETE', `/api/admin/people/${cersei.id}`, operator)).status).toBeLessThan(300);
    const { text, body: after } = await call('GET', path);
    expect(text).not.toContain('Cersei');
    expect(after['chairs']).toMatchObject([{ person: { id: arya.id } }, { bot: 'squire' }]);
    expect(await call('DELETE', `/api/admin/people/${cersei.id}`, operator)).toMatchObject({
      status: 404,
      body: { code: 'no-such-person' },
    });
  });
});

describe('a socket', () => {
  it('may send as much as it likes, one thing after the other', async () => {
    const house = await openHouse({ limits: { messageBurst: 1_000, messagesPerSecond: 1_000 } });
    const client = await house.socket();
    await client.hello((await house.guest()).key);
    const why = { type: 'why', table: 'A'.repeat(16), seat: 'stark', option: 'o' };
    for (let times = 0; times < 70; times++) expect((await client.ask(why))['code']).not.toBe('too-fast');
  });

  it('that has read everything may be told something longer than what may wait', async () => {
    const house = await openHouse({ limits: { backlog: 16 } });
    const client = await house.socket();
    expect(await client.hello()).toMatchObject({ type: 'done' });
  });
});
