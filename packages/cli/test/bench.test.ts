import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Measurement } from '../src/bench/measure.ts';
import {
  bestOf,
  medianOf,
  regressions,
  type Standard,
  type Standards,
  standardOf,
} from '../src/bench/record.ts';
import { referenceGame } from '../src/bench/reference.ts';
import { tt, ttProcess } from './run.ts';

const standard = (rate: number, bytes: number): Standard => ({
  ratios: { decisionsPerSecond: rate, gamesPerSecond: rate, answersPerSecond: rate, copiesPerSecond: rate },
  sizes: {
    ...{ viewJson: bytes, viewGzip: bytes, stateMemory: bytes },
    ...{ updateMedian: bytes, updateP99: bytes },
  },
});

describe('tt bench', () => {
  const record = join(mkdtempSync(join(tmpdir(), 'tt-')), 'bench.json');
  const quick = ['bench', '--game', 'toy', '--seconds', '0.3', '--record', record];

  it('measures in a process of its own and compares with the record', { timeout: 120_000 }, async () => {
    const unknown = await tt([...quick, '--check']);
    expect(unknown.code).toBe(1);
    expect(unknown.out).toContain('nothing recorded yet: tt bench --update');

    expect((await tt([...quick, '--update'])).code).toBe(0);
    const recorded = JSON.parse(readFileSync(record, 'utf8')) as Standards;
    expect(recorded['toy']!.ratios.decisionsPerSecond).toBeGreaterThan(0);
    expect(recorded['toy']!.sizes.viewGzip).toBeLessThan(recorded['toy']!.sizes.viewJson);

    const slow = { ...recorded['toy']!, ratios: standard(1e-9, 0).ratios };
    writeFileSync(record, JSON.stringify({ toy: slow }));
    expect((await tt([...quick, '--check'])).code).toBe(0);

    const { ratios } = standard(1e9, 0);
    writeFileSync(record, JSON.stringify({ toy: { ...slow, ratios } }));
    const worse = await ttProcess([...quick, '--check']);
    expect(worse.code).toBe(1);
    expect(worse.out).toContain('REGRESSION: decisionsPerSecond was 1000000000');

    const { code, out } = await tt([...quick, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      results: [{ game: 'toy', measurement: { rates: {}, sizes: {} } }],
    });
  });

  it('prints bare numbers when it measures here', async () => {
    const { code, out } = await ttProcess(['bench', 'toy', '--here', '--seconds', '0.2']);
    expect(code).toBe(0);
    const { reference, rates, sizes } = JSON.parse(out) as Measurement;
    for (const number of [reference, ...Object.values(rates), ...Object.values(sizes)])
      expect(number).toBeGreaterThan(0);
  });

  it('says so when a record is no JSON', async () => {
    writeFileSync(record, 'x');
    expect(await tt([...quick, '--check'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--record is no JSON'),
    });
  });
});

describe('a record', () => {
  it('keeps ratios to the reference loop', () => {
    const measurement: Measurement = {
      reference: 200,
      rates: { decisionsPerSecond: 100, gamesPerSecond: 1, answersPerSecond: 50, copiesPerSecond: 400 },
      ratios: {
        decisionsPerSecond: 1 / 3,
        gamesPerSecond: 0.005,
        answersPerSecond: 0.25,
        copiesPerSecond: 2,
      },
      sizes: { viewJson: 1, viewGzip: 2, stateMemory: 3, updateMedian: 4, updateP99: 5 },
      copyMicroseconds: 4,
      opening: { snapshot: 1, answers: 2 },
    };
    expect(standardOf(measurement)).toEqual({
      ratios: {
        decisionsPerSecond: 0.3333,
        gamesPerSecond: 0.005,
        answersPerSecond: 0.25,
        copiesPerSecond: 2,
      },
      sizes: { viewJson: 1, viewGzip: 2, stateMemory: 3, updateMedian: 4, updateP99: 5 },
    });
  });

  it('forgives a fifth', () => {
    expect(regressions(standard(1, 100), standard(0.81, 119))).toEqual([]);
    expect(regressions(standard(1, 100), standard(0.79, 100))).toHaveLength(4);
    expect(regressions(standard(1, 100), standard(1, 121))).toHaveLength(5);
    expect(regressions(standard(1, 100), standard(5, 1))).toEqual([]);
  });

  it('knows the best and the middle of several', () => {
    const several = [standard(1, 30), standard(3, 10), standard(2, 20)];
    expect(bestOf(several)).toEqual(standard(3, 10));
    expect(medianOf(several)).toEqual(standard(2, 20));
  });

  it('stands beside a loop that never changes', () => {
    expect([1, 2, 3].map(referenceGame)).toMatchInlineSnapshot(`
      [
        23089017,
        23125504,
        31400676,
      ]
    `);
  });
});
