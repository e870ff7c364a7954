// The short version of scripts/wake.ts: whether every clock rings, not how soon.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wakeRun } from '../scripts/parts/wake-run.ts';

it('a server that starts with clocks run out listens first, and then they all ring (growth)', {
  timeout: 60_000,
}, async () => {
  const data = await mkdtemp(join(tmpdir(), 'waking-'));
  const result = await wakeRun({ games: 40, positions: [12, 40], idle: false, data });
  expect(result).toMatchObject({ games: 40, failures: 0, complaints: '' });
  expect(result.mostTables).toBeGreaterThan(0);
  expect(result.ready).toBeLessThan(10_000);
});
