// The short version of scripts/load.ts: whether it works, not how fast.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRun } from '../scripts/parts/load-run.ts';

it('many tables at once: everybody gets every update, small and right', { timeout: 60_000 }, async () => {
  const data = await mkdtemp(join(tmpdir(), 'load-budget-'));
  const short = { seconds: 2, plainSeconds: 1, saturatedSeconds: 1, idle: false };
  const { deflated, plain, saturated, ...rest } = await loadRun({ tables: 40, players: 4, ...short, data });
  for (const { refused, drifted, answers } of [deflated, plain, saturated]) {
    expect({ refused, drifted }).toEqual({ refused: 0, drifted: 0 });
    expect(answers).toBeGreaterThan(20);
  }
  expect(rest).toMatchObject({ tables: 40, viewers: 200, complaints: '' });
  expect(deflated.checked).toBeGreaterThan(10);
  expect(deflated.updateMedian).toBeLessThan(300);
  expect(deflated.updateP99).toBeLessThan(4_000);
  expect(deflated.fullMedian).toBeLessThan(10_000);
  expect(rest.storedPerAnswer).toBeLessThan(2_000); // each table has given few answers and has a row all the same
});
