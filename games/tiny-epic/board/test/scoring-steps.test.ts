// A Scoring Phase taken apart: what each step gives, what failed and why, and where it lights up.

import { beginAt, isRefusal } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { tinyEpic } from '../../rules/index.ts';
import { isScoring, scoringOf } from '../scenes/scoring-steps.ts';
import type { GameFact } from '../types.ts';

const TABLE = {
  seats: ['lannister', 'stark', 'martell'],
  nonPlayers: ['tyrell', 'tully', 'greyjoy'],
  round: 3,
  at: { step: 'scoring' },
};

function scored(change: object, eye = 'lannister') {
  const turn = beginAt(tinyEpic, { ...TABLE, ...change }, 'scoring');
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  const facts = turn.facts as readonly GameFact[];
  // The round that follows is none of it.
  const upTo = facts.slice(
    0,
    facts.findIndex(({ kind }) => kind === 'round.began'),
  );
  expect(isScoring(upTo)).toBe(true);
  return { facts: upTo, scoring: scoringOf(upTo, turn.state.world, eye) };
}

describe('the steps of a scoring', () => {
  it('add up to what the rules gave, from the score before it', () => {
    const { scoring } = scored({
      players: { lannister: { score: 2 }, stark: { score: 5 }, martell: { score: 5 } },
    });
    for (const seat of TABLE.seats) {
      const shares = scoring.steps.map(({ shares: all }) => all.find((share) => share.seat === seat)!);
      expect(shares[0]!.before).toBe(seat === 'lannister' ? 2 : 5);
      for (const [at, share] of shares.slice(1).entries())
        expect(share.before).toBe(shares[at]!.before + shares[at]!.points);
    }
  });

  it('show whoever looks last', () => {
    expect(scored({}, 'stark').scoring.seats.at(-1)).toBe('stark');
    expect(scored({}, 'lannister').scoring.seats.at(-1)).toBe('lannister');
  });

  it('say who ties for castles', () => {
    const { scoring } = scored({
      map: { 'casterly-rock': 'lannister-1', 'the-reach': 'lannister-1', winterfell: 'stark-1' },
    });
    expect(scoring.castles['lannister']).toEqual({ count: 2, rank: 1, isShared: false });
    expect(scoring.castles['stark']).toEqual({ count: 1, rank: 2, isShared: true });
    expect(scoring.castles['martell']).toEqual({ count: 1, rank: 2, isShared: true });
    const [first] = scoring.steps;
    expect(first!.shares.map(({ seat, points }) => [seat, points])).toEqual([
      ['stark', 2],
      ['martell', 2],
      ['lannister', 3],
    ]);
    expect(first!.lit.map(({ domain }) => domain).toSorted()).toEqual(
      ['casterly-rock', 'sunspear', 'the-reach', 'winterfell'].toSorted(),
    );
  });

  it('name the objectives that hold and those that do not, with what is missing', () => {
    const { scoring, facts } = scored({
      map: { 'casterly-rock': 'lannister-2', ashemark: 'lannister-2', 'the-reach': 'jaime-lannister' },
    });
    const mine = scoring.objectives['lannister']!;
    const reached = mine.filter(({ isReached }) => isReached);
    const tally = facts.find(({ kind, data }) => kind === 'scoring.tally' && data.seat === 'lannister');
    expect(tally?.data).toMatchObject({ objectives: reached.length });
    expect(reached.length).toBeGreaterThan(0);
    const fiefs = mine.filter(({ condition }) => condition.type === 'control-fiefs');
    expect(fiefs.map(({ isReached, held }) => [isReached, held])).toEqual([
      [false, ['ashemark']],
      [false, ['ashemark']],
    ]);
    const lit = scoring.steps[1]!.lit.filter(({ house }) => house === 'lannister');
    expect(lit.map(({ domain }) => domain)).toContain('casterly-rock');
    expect(lit.map(({ domain }) => domain)).not.toContain('ashemark');
  });

  it('light up where allies stand', () => {
    const { scoring } = scored({
      alliances: { tully: 'stark' },
      players: { stark: { allies: { tully: 2 } } },
    });
    expect(scoring.allies['stark']).toEqual(['tully']);
    expect(scoring.steps[2]!.lit).toEqual([{ domain: 'riverrun', house: 'tully', points: 1 }]);
  });

  it('end with Vengeance: whoever is last alone, nobody where several are', () => {
    const alone = scored({
      players: { lannister: { score: 0 }, stark: { score: 9 }, martell: { score: 9 } },
    });
    expect(alone.scoring.vengeance).toEqual({ seat: 'lannister' });
    expect(alone.scoring.steps.at(-1)!.part).toBe('vengeance');
    const shared = scored({ players: { lannister: { score: 9 } } });
    expect(shared.scoring.vengeance).toEqual({ seat: undefined });
    expect(scored({ round: 6 }).scoring.steps.map(({ part }) => part)).not.toContain('vengeance');
  });
});
