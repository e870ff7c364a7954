// The short version of scripts/bots.ts.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@three-thrones/catalogue';
import { expect, it } from 'vitest';
import { botsRun } from '../scripts/parts/bots-run.ts';

it('bots that think leave everybody else alone (medium: bots on the event loop)', {
  timeout: 60_000,
}, async () => {
  const data = await mkdtemp(join(tmpdir(), 'bots-beside-the-loop-'));
  const result = await botsRun({ tables: 8, seconds: 4, delay: 0, inline: false, data });
  expect(result).toMatchObject({ failures: 0, complaints: '' });
  expect(Object.keys(result.answers).sort()).toEqual([...catalogue.ids].sort());
  expect(result.answersPerSecond).toBeGreaterThan(1);
  // On the event loop half of the pings wait for somebody's thought; a busy machine is no reason for that.
  expect(result.pingP50).toBeLessThan(50);
});
