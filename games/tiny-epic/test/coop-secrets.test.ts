// Secrets of the cooperative game: hands lie open to the players (21.1), tokens, supply and Ranger cards to nobody (0.9).

import { leakCheck } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { ACTIONS } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';

test.each([2, 4])(
  'nothing leaks to any eye at a table of %i, and every table can be dealt anew (0.9)',
  (players) => {
    const report = leakCheck(tinyEpic, { mode: 'coop', players }, `coop-leak/${players}`, {
      transitions: 400,
      openWords: ACTIONS,
    });
    expect(report.resampled).toBe(400);
  },
  300_000,
);
