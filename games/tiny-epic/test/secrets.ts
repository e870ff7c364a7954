// The leak and resample properties of Tiny Epic, one file of tests for each number of players: cores share files.

import { leakCheck } from '@three-thrones/testkit';
import { expect } from 'vitest';
import { ACTIONS } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';
import { tableFor } from './starts.ts';

export const LONG = 300_000;

/** Over all numbers of players together this is 102,000 answers. */
const TRANSITIONS = 34_000;
const TABLES = 10;

/** Each answer before the eyes of one seat or a spectator in turn, at tables with any leaders. */
export function checkSecretsAt(players: number): void {
  const transitions = TRANSITIONS / TABLES;
  for (let i = 0; i < TABLES; i++) {
    const seed = `secrets/${players}/${i}`;
    const report = leakCheck(tinyEpic, tableFor(players, seed), seed, { transitions, openWords: ACTIONS });
    expect(report.transitions).toBe(transitions);
    expect(report.resampled).toBe(transitions);
    expect(report.twins).toBeGreaterThan(transitions / 2);
  }
}
