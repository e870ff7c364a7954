// The short version of scripts/hostile.ts: whether honest people are served and lose nothing, not how fast.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostileRun } from '../scripts/parts/hostile-run.ts';

it('while everything is done to a server that people do to servers, the honest play on', {
  timeout: 90_000,
}, async () => {
  const data = await mkdtemp(join(tmpdir(), 'hostile-crowd-'));
  const crowd = { tables: 8, sockets: 40, clients: 40 };
  const result = await hostileRun({ ...crowd, seconds: 3, pace: 200, calmSeconds: 0.5, data });
  expect(result.refusals).toEqual([]);
  expect(result).toMatchObject({
    ...{ refused: 0, drifted: 0, reconnected: 0, failures: 0, isHealthy: true, complaints: '' },
    faults: { lost: 0, doubled: 0, gaps: 0, changed: 0 },
  });
  expect(result.waits.answers).toBeGreaterThan(10);
  expect(Object.keys(result.hostile).length).toBeGreaterThan(15);
});
