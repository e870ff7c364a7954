// The finding "Downtime by SIGSTOP or a clock jump is charged", with a real process: stopped in its tracks, killed, and
// started again, it charges whoever is to move for the time they really had.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Full, ServerMessage } from '@three-thrones/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { Calls } from '../scripts/parts/calls.ts';
import { Device } from '../scripts/parts/device.ts';
import { type Program, startProgram } from '../scripts/parts/program.ts';

const BANK = 60_000;
/** A pause is charged as two seconds at most; half a second is for a busy machine. */
const CHARGED_FOR_A_PAUSE = 2_500;
const GIVEN_BACK = 2_000;
const SLACK = 700;
const PAUSE = 6_000;
const DOWN = 6_000;
const SERVED = 5_000;

/** How much time whoever is to move has left, and when that was so on the clock of the one who asks. */
interface Reading {
  readonly left: number;
  readonly asked: number;
  readonly heard: number;
}

async function read(url: string, table: string): Promise<Reading> {
  const device = await Device.open(url);
  try {
    const full = new Promise<Full>((resolve) => {
      device.hear = (message: ServerMessage) => void (message.type === 'full' && resolve(message));
    });
    const asked = performance.now();
    await device.ask({ type: 'subscribe', table });
    const { clocks, asked: questions } = await full;
    return { left: clocks!.left[questions[0]!.seat]!, asked, heard: performance.now() };
  } finally {
    device.close();
  }
}

/** A server with a table of two people, the first of whom is to move and does not. */
async function begun(): Promise<{ program: Program; table: string; data: string }> {
  const data = await mkdtemp(join(tmpdir(), 'suspended-server-'));
  const program = await startProgram({ data });
  onTestFinished(async () => {
    await program.kill();
    await rm(data, { recursive: true, force: true });
  });
  const calls = new Calls(() => program.url);
  const people = [await calls.guest('Ann'), await calls.guest('Bob')];
  const tempo = { kind: 'live', bank: BANK, increment: 0 } as const;
  const { table, chairs } = await calls.open(people[0]!.key, { players: 2 }, { tempo });
  for (const [at, { seat }] of chairs.entries()) await calls.claim(people[at]!.key, table, seat);
  return { program, table, data };
}

it('SIGSTOP for six seconds costs whoever is to move two of them at most', { timeout: 60_000 }, async () => {
  const { program, table } = await begun();
  const before = await read(program.url, table);
  expect(before.left).toBeLessThanOrEqual(BANK);
  const stopped = performance.now();
  process.kill(program.pid, 'SIGSTOP');
  await wait(PAUSE);
  process.kill(program.pid, 'SIGCONT');
  const paused = performance.now() - stopped;
  await wait(1_000);
  const after = await read(program.url, table);
  const lost = before.left - after.left;
  const had = after.heard - before.asked - paused;
  expect(paused).toBeGreaterThanOrEqual(PAUSE - 10);
  expect(lost).toBeLessThanOrEqual(had + CHARGED_FOR_A_PAUSE);
  expect(lost).toBeGreaterThanOrEqual(after.asked - before.heard - paused - SLACK); // what they had is charged
});

it('kill -9 and six seconds of nothing cost nobody anything, and give back two seconds at most', {
  timeout: 60_000,
}, async () => {
  const { program, table, data } = await begun();
  const before = await read(program.url, table);
  await wait(SERVED);
  const last = await read(program.url, table);
  const killed = performance.now();
  await program.kill('SIGKILL');
  await wait(DOWN);
  const again = await startProgram({ data });
  onTestFinished(() => again.kill());
  const back = performance.now();
  const after = await read(again.url, table);
  const had = killed - before.asked + (after.heard - back);
  const lost = before.left - after.left;
  // It served for a moment before it said that it listens.
  expect(lost).toBeLessThanOrEqual(had + SLACK);
  expect(lost).toBeGreaterThanOrEqual(had - GIVEN_BACK - SLACK);
  // A wrong clock of the test would show here: without a crash all of it was charged.
  expect(before.left - last.left).toBeGreaterThanOrEqual(SERVED - SLACK);
});
