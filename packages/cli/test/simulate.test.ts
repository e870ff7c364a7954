import { describe, expect, it } from 'vitest';
import { lengthsOf } from '../src/tally.ts';
import { tt, ttProcess } from './run.ts';

interface Report {
  games: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  outcomes: Record<
    'seats' | 'houses',
    Record<string, { games: number; wins: number; sharedWins: number; meanScore: number }>
  >;
  lengths: Record<string, number>;
  gamesBroken: number;
  violations: { seed: string; decision: number; broken: string[]; reproduce: string }[];
}

async function simulated(...args: string[]): Promise<Report & { code: number }> {
  const { code, out } = await tt(['simulate', '--game', 'toy', '--seed', 's', '--json', ...args]);
  expect(out.trimEnd()).not.toContain('\n');
  return { ...(JSON.parse(out) as Report), code };
}

const withoutTimes = ({
  seconds: _s,
  decisionsPerSecond: _d,
  ...rest
}: Report & { gamesPerSecond?: number }) => {
  delete rest.gamesPerSecond;
  return rest;
};

describe('tt simulate', () => {
  it('adds the games up', async () => {
    const report = await simulated('--games', '50', '--players', '3', '--bots', 'random');
    expect(report).toMatchObject({ code: 0, games: 50, gamesBroken: 0, violations: [] });
    expect(report.decisions).toBe(50 * 20);
    expect(report.lengths).toEqual({ min: 20, median: 20, mean: 20, p99: 20, max: 20 });
    expect(Object.keys(report.outcomes.houses)).toEqual(['ash', 'birch', 'cedar']);
    expect(Object.keys(report.outcomes.seats)).toEqual(['1', '2', '3']);
    expect(report.outcomes.seats['1']).toEqual(report.outcomes.houses['ash']);
    const rows = Object.values(report.outcomes.houses);
    const wins = rows.reduce((sum, { wins: alone }) => sum + alone, 0);
    const shared = rows.reduce((sum, { sharedWins }) => sum + sharedWins, 0);
    expect(wins).toBeLessThanOrEqual(50);
    expect(wins + shared).toBeGreaterThanOrEqual(50);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
  });

  it('plays the same games again', async () => {
    const [once, again] = [await simulated('--games', '20'), await simulated('--games', '20')];
    expect(withoutTimes(again)).toEqual(withoutTimes(once));
  });

  it('checks without changing anything', async () => {
    const [quick, checked] = [await simulated('--games', '20'), await simulated('--games', '20', '--check')];
    expect(checked.outcomes).toEqual(quick.outcomes);
  });

  it('takes one bot for each seat', async () => {
    const report = await simulated('--games', '2', '--players', '2', '--bots', 'random,random');
    expect(report).toMatchObject({ code: 0, bots: ['random', 'random'] });
  });

  it('prints tables for people', async () => {
    const { code, out } = await tt(['simulate', 'toy', '--games', '3', '--seed', 's']);
    expect(code).toBe(0);
    expect(out).toMatch(/^toy: 3 games, 60 decisions in /);
    expect(out).toMatch(/^house +games +wins +shared +mean score$/m);
    expect(out).toContain('invariants hold');
  });

  it.each([
    ['broken', 'owes 1'],
    ['dead-end', 'dead end: round.spend offers'],
    ['throws', 'the toy is broken'],
    ['twins', 'round.spend offers'],
    ['bad-outcome', 'the ranking names'],
  ])('finds rules that are %s, and one command shows it again', async (fault, sentence) => {
    const config = JSON.stringify({ players: 3, fault });
    const report = await simulated('--games', '3', '--config', config, '--check');
    expect(report).toMatchObject({ code: 1, games: 3, gamesBroken: 3 });
    const [first, second] = report.violations;
    expect(first!.broken[0]).toContain(sentence);
    expect([first!.seed, second!.seed]).toEqual(['s/0', 's/1']);
    expect(second!.reproduce).toBe(
      `npx tt simulate --game toy --config '${config}' --seed s/1 --games 1 --check`,
    );

    const again = await tt([
      'simulate',
      '--game',
      'toy',
      '--config',
      config,
      '--seed',
      's/1',
      '--games',
      '1',
      '--check',
      '--json',
    ]);
    expect(again.code).toBe(1);
    expect((JSON.parse(again.out) as Report).violations).toEqual([second]);
  });

  it('ends a game that will not', async () => {
    const report = await simulated('--games', '1', '--config', '{"players":2,"fault":"endless"}');
    expect(report).toMatchObject({
      code: 1,
      violations: [{ seed: 's', broken: ['no end after 100000 decisions'] }],
    });
  });

  it('names what is broken to people too', async () => {
    const { code, out } = await ttProcess([
      'simulate',
      'toy',
      '--games',
      '2',
      '--seed',
      'it is',
      '--config',
      '{"players":2,"fault":"bad-outcome"}',
    ]);
    expect(code).toBe(1);
    expect(out).toContain('INVARIANTS VIOLATED in 2 games');
    expect(out).toContain(`--seed 'it is/1' --games 1 --check`);
  });
});

describe('lengths', () => {
  it('are those of the sorted games', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(lengthsOf(hundred)).toEqual({ min: 1, median: 51, mean: 50.5, p99: 100, max: 100 });
    expect(lengthsOf([])).toEqual({ min: 0, median: 0, mean: 0, p99: 0, max: 0 });
  });
});
