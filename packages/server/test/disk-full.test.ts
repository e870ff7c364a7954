// A disk that fills up under a server: answers are refused in so many words, nothing acknowledged is lost, bots and
// clocks stand still, and all goes on by itself when there is room again.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { recordFromTest } from '../scripts/parts/measurements.ts';
import { fillUp, SmallDisk, SmallStore } from './full-disk.ts';

const rows: string[][] = [];
afterAll(() =>
  recordFromTest(
    {
      id: 'full',
      title: 'A disk that fills up',
      about:
        'People answer as fast as they can at four tables, bots play at a fifth and clocks run at a sixth, until nothing fits ' +
        'in any more; then there is room again, and all six go on by themselves.',
      columns: [
        'where',
        'refused with `storage-full`',
        'refused otherwise',
        'acknowledged in all',
        'lost',
        'doubled',
      ],
      rows,
    },
    'disk-full.test.ts',
  ),
);

it('a store that may not grow: refuses, loses nothing, goes on when there is room', {
  timeout: 60_000,
}, async () => {
  const data = await mkdtemp(join(tmpdir(), 'disk-full-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const figures = await fillUp(new SmallStore(data));
  expect(figures.slice(2)).toEqual(['0', expect.any(String), '0', '0']);
  rows.push(figures);
});

describe('a file system of six megabytes', async () => {
  const data = await mkdtemp(join(tmpdir(), 'disk-full-disk-'));
  const disk = SmallDisk.mount(data);
  afterAll(async () => {
    disk?.unmount();
    await rm(data, { recursive: true });
  });

  it.skipIf(!disk)('that is really full: the same', { timeout: 60_000 }, async () => {
    const figures = await fillUp(disk!);
    expect(figures.slice(2)).toEqual(['0', expect.any(String), '0', '0']);
    rows.push(figures);
  });
});
