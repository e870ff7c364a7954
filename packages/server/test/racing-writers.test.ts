// The short version of scripts/race.ts.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { raceRun } from '../scripts/parts/race-run.ts';

it('answers that come at once have exactly one effect each', { timeout: 60_000 }, async () => {
  const data = await mkdtemp(join(tmpdir(), 'racing-writers-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const result = await raceRun({ rounds: 500, tables: 25, data });
  const nothing = { rejected: 0, notExactlyOne: 0, notTheSame: 0, wrongEntries: 0, wrongTables: 0 };
  expect(result).toMatchObject({ rounds: 500, bids: 1_500, devices: 250, repeats: 250, ...nothing });
  expect(result.revised).toBeGreaterThan(50);
  expect(result.revised + result.tooLate).toBe(500);
});
