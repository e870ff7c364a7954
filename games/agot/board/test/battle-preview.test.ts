// What an option of a combat or a march leads to, before it is chosen.

import { agot } from '../../rules/index.ts';
import { prospectOf, type World } from '../../rules/queries.ts';
import { begin, isRefusal, type View, view } from '@three-thrones/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type OptionPreview,
  combatNow,
  combatPreview,
  marchLines,
  possibleSupport,
  withOffers,
} from '../preview/battle.ts';
import { consequences } from '../preview/consequences.ts';
import type { GameFact } from '../types.ts';
import { agotWords } from '../../text/words.ts';
import { plain } from '@three-thrones/ui/rich.ts';

beforeAll(() => agotWords.load());

function opening(): View<World> {
  const start = begin(agot, { players: 6 }, 'ahead');
  if (isRefusal(start)) throw new Error(start.code);
  return view(start.state, 'stark');
}

/** Greyjoy attacks Stark's Winterfell from Moat Cailin. */
function fighting(): View<World> {
  const seen = opening();
  const combat: NonNullable<World['combat']> = {
    ...{ area: 'winterfell', origin: 'moat-cailin', march: 'march-0', attackers: ['knight', 'knight'] },
    ...{ attacker: { house: 'greyjoy' }, defender: { house: 'stark' }, support: [] },
  };
  return { ...seen, world: { ...seen.world, combat } };
}

/** Stark marches from White Harbor. */
function marching(march: Partial<NonNullable<World['march']>>): View<World> {
  const seen = opening();
  const { world } = seen;
  return {
    ...seen,
    world: {
      ...world,
      armies: {
        ...world.armies,
        'white-harbor': { house: 'stark', units: ['footman', 'knight'], routed: [] },
        'moat-cailin': { house: 'greyjoy', units: ['footman'], routed: [] },
      },
      orders: {
        'white-harbor': { house: 'stark', order: 'march-plus-1' },
        winterfell: { house: 'stark', order: 'support-0' },
      },
      march: {
        ...{ house: 'stark', from: 'white-harbor', moves: [], isDeclared: false, helpers: [], barred: [] },
        ...march,
      },
    },
  };
}

const leadsTo = (to: View<World>, facts: OptionPreview['facts'] = []): OptionPreview => ({ view: to, facts });
const totals = (w: World): number[] => prospectOf(w).map(({ total }) => total);

describe('a support that is offered', () => {
  it('counts before it is accepted', () => {
    const now = fighting();
    const args = { house: 'stark', areas: [], offered: ['white-harbor'], side: 'defender' };
    const offered = { ...now, frames: [...now.frames, { flow: 'support', step: 'answer', args }] } as never;
    expect(totals(withOffers(now))).toEqual([4, 5]);
    expect(totals(combatPreview(now.world, leadsTo(offered))!.world)).toEqual([4, 6]);
    // Once it is granted it counts once.
    const support = [{ area: 'white-harbor', house: 'stark', side: 'defender' }] as const;
    const world = { ...now.world, combat: { ...now.world.combat!, support: [...support] } };
    expect(totals(withOffers({ ...(offered as View<World>), world }))).toEqual([4, 6]);
  });
});

describe('a combat', () => {
  it('is shown with the Valyrian Steel Blade that would be used', () => {
    const now = fighting();
    const combat = { ...now.world.combat!, attacker: { house: 'greyjoy' as const, blade: true as const } };
    const ahead = leadsTo({ ...now, world: { ...now.world, combat } });
    expect(totals(combatPreview(now.world, ahead)!.world)).toEqual([5, 5]);
  });

  const side = (total: number) => ({ total, lines: [] });
  const sides = ['greyjoy', 'stark'] as const;
  const facts: readonly GameFact[] = [
    { kind: 'combat.strength', data: { when: 'final', sides, attacker: side(7), defender: side(7) } },
    {
      kind: 'combat.decided',
      data: { area: 'winterfell', winner: 'attacker', house: 'greyjoy', loser: 'stark', tie: true },
    },
  ];

  it('keeps the figures it was decided by, whatever its cards do to units afterwards', () => {
    const { world } = fighting();
    const log = facts.map((fact, seq) => ({ seq, fact }));
    expect(combatNow(world, log)).toEqual({ world });
    const decided = { ...world, combat: { ...world.combat!, winner: 'attacker' as const } };
    expect(totals(decided)).toEqual([4, 5]);
    expect(combatNow(decided, log).sides!.map(({ total }) => total)).toEqual([7, 7]);
  });

  it('is shown as it is counted where the option decides it', () => {
    const now = fighting();
    const over = { ...now, world: { ...now.world, combat: { ...now.world.combat!, over: true as const } } };
    const end = combatPreview(now.world, leadsTo(over, facts))!;
    expect(end).toMatchObject({ winner: 'greyjoy', tie: true });
    expect(end.sides!.map(({ house, total }) => [house, total])).toEqual([
      ['greyjoy', 7],
      ['stark', 7],
    ]);
  });
});

describe('a march', () => {
  it('shows both strengths of its attack, with all units while none are named', () => {
    const now = marching({});
    const ahead = leadsTo(marching({ to: 'moat-cailin' }));
    const { world } = combatPreview(now.world, ahead)!;
    expect(totals(world)).toEqual([4, 1]);
    expect(marchLines(now.world, ahead).map(plain)).toEqual(['Counted with all units that are left.']);
    expect(possibleSupport(world).map(plain)).toEqual(['Support could come from Winterfell: Stark']);
    const named = marching({ moves: [{ to: 'moat-cailin', units: ['footman'] }] });
    expect(totals(combatPreview(now.world, leadsTo(named))!.world)).toEqual([2, 1]);
  });

  it('says which areas it takes, declared or carried out', () => {
    const moves: NonNullable<World['march']>['moves'] = [
      { to: 'widows-watch', units: ['footman'] },
      { to: 'winterfell', units: ['knight'] },
    ];
    const lines = [
      'March to Widow’s Watch: 1 Footman. The area becomes yours.',
      'March to Winterfell: 1 Knight',
    ];
    const planned = marching({ moves });
    expect(marchLines(planned.world, leadsTo(planned)).map(plain)).toEqual(lines);
    const done = leadsTo(opening(), [
      {
        kind: 'march.declared',
        data: { house: 'stark', from: 'white-harbor', order: 'march-plus-1', moves },
      },
    ]);
    expect(marchLines(planned.world, done).map(plain)).toEqual(lines);
    expect(combatPreview(planned.world, leadsTo(planned))).toBeUndefined();
  });
});

describe('an upgrade', () => {
  it('is no loss', () => {
    const { world } = opening();
    const withArmy = (units: World['armies'][keyof World['armies']]) => ({
      ...world,
      armies: { ...world.armies, 'white-harbor': units! },
    });
    const [before, after, more] = (['footman', 'knight', undefined] as const).map((kind) =>
      withArmy({ house: 'stark', units: kind ? [kind] : ['footman', 'footman'], routed: [] }),
    ) as [World, World, World];
    expect(consequences(before, after, 'stark').map(plain)).toEqual(['Stark: 1 Footman → 1 Knight']);
    expect(consequences(before, more, 'stark').map(plain)).toContain('Stark gains: 1 Footman');
    expect(consequences(more, before, 'stark').map(plain)).toContain('Stark loses: 1 Footman');
  });
});
