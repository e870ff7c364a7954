// The short version of scripts/crash.ts.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { crashRun } from '../scripts/parts/crash-run.ts';

const KILLS = 10;

it(`killed ${KILLS} times under load, a server loses and doubles nothing, and everybody comes back`, {
  timeout: 300_000,
}, async () => {
  const data = await mkdtemp(join(tmpdir(), 'crash-safety-'));
  const seed = String(Math.random());
  const result = await crashRun({ kills: KILLS, tables: 50, pace: 200, calm: 400, seed, data });
  const nothing = {
    lost: 0,
    doubled: 0,
    gaps: 0,
    changed: 0,
    drifted: 0,
    different: 0,
    refused: 0,
    complaints: '',
  };
  expect(result, `seed ${seed}`).toMatchObject({ kills: KILLS, ...nothing });
  expect(result.acknowledged).toBeGreaterThan(KILLS * 10);
});
