// The encounter as the panel tells it: sums and fates are those of the rules, and a hidden card stays within its range.

import { resample, seeded, view } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { ironThrone } from '../../rules/index.ts';
import { penaltiesNow, strengthOf, takingsNow, type World } from '../../rules/queries.ts';
import { clashSides, fateNow, oddsFor } from '../preview/clash.ts';
import { toldClash } from '../scenes/told.ts';
import { eachMoment, tableOf } from './moments-of.ts';

const encounter = {
  defender: 'tyrell',
  characters: { lannister: 'lannister.tywin', tyrell: 'tyrell.loras' },
};
const table = {
  seats: ['lannister', 'stark', 'tyrell'],
  challenger: 'lannister',
  leaders: {
    lannister: 'lannister.leader.cersei',
    stark: 'stark.leader.eddard',
    tyrell: 'tyrell.leader.margaery',
  },
};

function at(step: string, cards: Record<string, string>, more: object = {}): World {
  return tableOf({ ...table, at: step, encounter: { ...encounter, cards, ...more } }).world;
}

describe('an encounter', () => {
  it('counts my face-down card, and gives a range for theirs', () => {
    const world = view(
      {
        world: at('before_reveal', { lannister: 'lannister.hostility.08', tyrell: 'tyrell.hostility.14' }),
      } as never,
      'lannister',
    ).world as World;
    const looking = { world, eye: 'lannister', asked: [] };
    const { challenger, defender } = clashSides(looking);
    expect(challenger.card).toBe('lannister.hostility.08');
    expect(challenger.total).toBe(strengthOf(world, 'challenger') + 8);
    expect(defender).toMatchObject({ isHidden: true, card: undefined, low: defender.total });
    expect(defender.high).toBeGreaterThan(defender.total + 10);
    const odds = oddsFor(looking)!;
    // 4 power on each side at the beginning: 8 beats what is less, ties with itself, and loses to more.
    expect(odds.win.every((value) => value < 8)).toBe(true);
    expect(odds.lose.every((value) => value > 8)).toBe(true);
    expect(odds.tie).toEqual([8]);
    expect(odds.truce).toBe('win');
  });

  it('tells a truce of mine what hostility would make of it', () => {
    const world = at('before_reveal', { lannister: 'lannister.truce', tyrell: 'tyrell.hostility.14' });
    const hidden = view({ world } as never, 'lannister').world as World;
    const odds = oddsFor({ world: hidden, eye: 'lannister', asked: [] })!;
    expect(odds.win).toEqual([]);
    expect(odds.lose).toContain(14);
    // Without a deal two truces are lost by both (8.2).
    expect(odds.truce).toBe('lose');
  });

  it('says what it would bring once the cards lie open', () => {
    const world = at('after_reveal', { lannister: 'lannister.hostility.08', tyrell: 'tyrell.hostility.02' });
    const fate = fateNow(world)!;
    expect(fate).toMatchObject({ isFixed: false, isKept: false, result: { winner: 'challenger' } });
    expect(fate.losses).toMatchObject([{ character: 'tyrell.loras', from: 4, to: 2 }]);
    expect(fate.takings).toEqual([{ taker: 'lannister', target: 'tyrell' }]);
    expect(fate.spreads).toEqual([{ seat: 'lannister', now: 1, wins: false }]);
  });

  it('says what it has brought when it is over, and counts nothing twice', () => {
    const cards = { lannister: 'lannister.hostility.08', tyrell: 'tyrell.hostility.02' };
    const world = at('hostage_taking', cards);
    world.mats['tyrell']!.power['tyrell.loras'] = 2;
    world.mats['lannister']!.board['lannister'] = 4;
    world.encounter!.penalties = [{ seat: 'tyrell', character: 'tyrell.loras', amount: 2 }];
    expect(fateNow(world)!.losses).toMatchObject([{ character: 'tyrell.loras', from: 4, to: 2 }]);
    expect(fateNow(world)!.spreads).toEqual([{ seat: 'lannister', now: 1, wins: false }]);
    const before = { ...world, window: { id: 'during_penalties', passed: [] } } satisfies World;
    expect(fateNow(before)!.losses).toMatchObject([{ from: 2, to: 0 }]);
  });

  it('has nothing to say of what lies face down', () => {
    expect(
      fateNow(at('before_reveal', { lannister: 'lannister.truce', tyrell: 'tyrell.truce' })),
    ).toBeUndefined();
  });

  it('a kept truce carries its deal out', () => {
    const cards = { lannister: 'lannister.truce', tyrell: 'tyrell.truce' };
    expect(fateNow(at('after_reveal', cards, { deal: ['give-power:1'] }))).toMatchObject({
      isKept: true,
      losses: [],
    });
    expect(fateNow(at('after_reveal', cards))).toMatchObject({
      isKept: false,
      result: { winner: undefined },
    });
  });

  it('the scene tells the lines of the panel', () => {
    const world = at('after_reveal', { lannister: 'lannister.hostility.08', tyrell: 'tyrell.hostility.02' });
    const told = toldClash(world, world.encounter!.revealed!)!;
    expect(told.sides.challenger.lines.map(({ amount }) => amount)).toEqual([4, 8]);
    expect(told).toMatchObject({ isCompared: true, result: { strength: { challenger: 12, defender: 6 } } });
  });
});

describe.each([3, 4, 5])('at random tables of %i', (players) => {
  it('fates are what the rules then do, and totals stay in the range that was told', () => {
    const fates: { told: unknown; rules: unknown }[] = [];
    const beyond: string[] = [];
    let ranges: { round: number; sides: ReturnType<typeof clashSides> } | undefined;
    eachMoment(players, `clash/${players}`, 900, (state) => {
      const { world } = state;
      const e = world.encounter;
      const seen = view(state, 'spectator').world;
      if (e?.down && !e.revealed)
        ranges = { round: world.round, sides: clashSides({ world: seen, eye: 'spectator', asked: [] }) };
      // Characters may have lost power since; what hidden cards could bring was told.
      if (e?.revealed && !e.result && ranges?.round === world.round && !e.swapped)
        for (const side of ['challenger', 'defender'] as const)
          if (strengthOf(world, side) > ranges.sides[side].high)
            beyond.push(`${side} in round ${world.round}`);
      const fate = fateNow(seen);
      if (!fate || !e?.result || e.penalties.length > 0 || e.dealDone) return;
      fates.push({
        told: [fate.losses.map(({ seat, character, amount }) => ({ seat, character, amount })), fate.takings],
        rules: [penaltiesNow(world), takingsNow(world)],
      });
    });
    expect(beyond).toEqual([]);
    expect(fates.map(({ told }) => told)).toEqual(fates.map(({ rules }) => rules));
    expect(fates.length).toBeGreaterThan(0);
  });

  it('what the panel says to an eye does not depend on what that eye cannot see', () => {
    let compared = 0;
    eachMoment(players, `clash hidden/${players}`, 300, (state) => {
      if (!state.world.encounter?.defender || state.world.encounter.parts.length < 2) return;
      if (state.settled % 5 !== 0) return;
      const eye = state.world.order[1]!;
      const twin = resample(ironThrone, view(state, eye), eye, seeded(`clash ${state.settled}`));
      const said = [state, twin].map((one) => {
        const looking = { world: view(one, eye).world, eye, asked: [] };
        return JSON.stringify([clashSides(looking), oddsFor(looking), fateNow(looking.world)]);
      });
      expect(said[0]).toBe(said[1]);
      compared++;
    });
    expect(compared).toBeGreaterThan(5);
  });
});
