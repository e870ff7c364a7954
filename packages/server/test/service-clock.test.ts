// The finding "Downtime by SIGSTOP or a clock jump is charged": service time goes on with what was really served.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceClock } from '../src/tables/service-clock.ts';

const HOUR = 3_600_000;
/** A pause is charged as this much at most. */
const MOST = 2_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A clock that goes on with the timers, and jumps when told to. */
function started(served = 1_000) {
  let monotonic = 50;
  const clock = new ServiceClock(served, () => monotonic);
  clock.start();
  const pass = (ms: number): void => {
    for (let gone = 0; gone < ms; gone += 100) {
      monotonic += 100;
      vi.advanceTimersByTime(100);
    }
  };
  const jump = (ms: number): void => {
    monotonic += ms;
  };
  return { clock, pass, jump };
}

describe('Downtime by SIGSTOP or a clock jump is charged', () => {
  it('not while it runs: time is what it is', () => {
    const { clock, pass } = started();
    expect(clock.now()).toBe(1_000);
    pass(10_000);
    expect(clock.now()).toBe(11_000);
  });

  it('an hour asleep counts as two seconds at most, seen at once or later', () => {
    const { clock, pass, jump } = started();
    pass(5_000);
    const before = clock.now();
    jump(HOUR);
    expect(clock.now() - before).toBeLessThanOrEqual(MOST);
    pass(3_000);
    const passed = clock.now() - before;
    expect(passed).toBeGreaterThanOrEqual(3_000 - 600); // the tick after the jump stands for what came before it
    expect(passed).toBeLessThanOrEqual(3_000 + MOST);
  });

  it('a clock that is set back goes on from where it stood, less half a second at most', () => {
    const { clock, pass, jump } = started();
    pass(5_000);
    const seen = [clock.now()];
    jump(-HOUR);
    seen.push(clock.now());
    for (let second = 0; second < 5; second++) {
      pass(1_000);
      seen.push(clock.now());
    }
    // Up to half a second since the last tick is forgotten: that much is given back, and no more.
    for (const [at, time] of seen.entries()) expect(time).toBeGreaterThanOrEqual((seen[at - 1] ?? 0) - 500);
    const passed = seen.at(-1)! - seen[0]!;
    expect(passed).toBeGreaterThanOrEqual(5_000 - 1_000);
    expect(passed).toBeLessThanOrEqual(5_000);
  });

  it('hour after hour asleep adds up to two seconds each', () => {
    const { clock, pass, jump } = started(0);
    for (let night = 0; night < 10; night++) {
      jump(HOUR);
      pass(1_000);
    }
    expect(clock.now()).toBeLessThanOrEqual(10 * (1_000 + MOST));
  });
});
