// What a board may ask before anything is decided: how a combat might end (13.8-13.9), armies as a march would leave them
// (5.6, 12.5), the seas an army is shipped over (12.8).

import { begin, isRefusal, type View, view } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { house } from '../data/data.ts';
import { agot } from '../rules/index.ts';
import {
  armiesWithPlan,
  counted,
  leader,
  meetings,
  prospectOf,
  seaWay,
  supportWorth,
  type World,
} from '../rules/queries.ts';

function opening(): { seen: View<World> } {
  const start = begin(agot, { players: 6 }, 'board');
  if (isRefusal(start)) throw new Error(start.code);
  return { seen: view(start.state, 'stark') };
}

/** Greyjoy attacks Stark's Winterfell from Moat Cailin. */
function fighting(): World {
  const { seen } = opening();
  return {
    ...seen.world,
    combat: {
      ...{ area: 'winterfell', origin: 'moat-cailin', march: 'march-0', attackers: ['knight', 'knight'] },
      ...{ attacker: { house: 'greyjoy' }, defender: { house: 'stark' }, support: [] },
    },
  };
}

describe('armies', () => {
  it('count the march that is being declared', () => {
    const { world } = opening().seen;
    expect(armiesWithPlan(world, 'stark')).toEqual([2]);
    const march = {
      ...{
        house: 'stark',
        from: 'winterfell',
        moves: [{ to: 'white-harbor', units: ['footman', 'knight'] }],
      },
      ...{ isDeclared: false, helpers: [], barred: [] },
    } as NonNullable<World['march']>;
    expect(armiesWithPlan({ ...world, march }, 'stark')).toEqual([3]);
    expect(armiesWithPlan(fighting(), 'greyjoy')[0]).toBe(2);
  });
});

describe('a combat', () => {
  it('is counted line by line, and with every card the other side may play', () => {
    const w = fighting();
    const [attacker, defender] = prospectOf(w);
    expect(attacker).toMatchObject({ house: 'greyjoy', total: 4 });
    expect(defender!.lines.map(({ what }) => what)).toContain('garrison');
    const met = meetings(w, 'defender', 'eddard-stark');
    expect(met).toHaveLength(house('greyjoy').cards.length);
    // Euron Crow's Eye: 4 and 4 against 3 units, 2 garrison and 4
    expect(met.find(({ card }) => card === 'euron-crows-eye')).toMatchObject({
      mine: 9,
      theirs: 8,
      wins: true,
    });
  });

  it('is not won for sure while the other side may use a fresh Blade', () => {
    const w = fighting();
    const even = { ...w, holders: { ...w.holders, fiefdoms: 'greyjoy' as const }, bladeUsed: false };
    const met = meetings(even, 'defender', 'eddard-stark');
    // 9 against 8, and at 9 against 9 Greyjoy is higher on Fiefdoms
    expect(met.find(({ card }) => card === 'euron-crows-eye')).toMatchObject({
      wins: true,
      turnedBy: 'attacker',
    });
    expect(counted(met, 'defender')).toEqual({ sure: 5, mine: 0, theirs: 1 });
    const used = meetings({ ...even, bladeUsed: true }, 'defender', 'eddard-stark');
    expect(counted(used, 'defender')).toEqual({ sure: 6, mine: 0, theirs: 0 });
    const own = { ...even, holders: { ...w.holders, fiefdoms: 'stark' as const } };
    expect(counted(meetings(own, 'defender', 'eddard-stark'), 'defender').theirs).toBe(0);
  });

  it('goes at a tie to whoever is higher on Fiefdoms', () => {
    const w = fighting();
    const combat = { ...w.combat!, attackers: ['footman' as const, 'knight' as const] };
    const even = { ...w, garrisons: {}, combat };
    expect(leader(even)).toEqual({ side: 'attacker', tie: true });
    expect(even.tracks.fiefdoms[0]).toBe('greyjoy');
  });

  it('knows what a support would be worth', () => {
    expect(supportWorth(fighting(), 'white-harbor', 'stark', 'defender')).toBe(1);
  });
});

describe('a march over the sea', () => {
  it('ships an army along its own ships', () => {
    const { world } = opening().seen;
    expect(seaWay(world, 'stark', 'winterfell', 'white-harbor')).toEqual([]);
    expect(seaWay(world, 'stark', 'winterfell', 'widows-watch')).toEqual(['shivering-sea']);
    expect(seaWay(world, 'stark', 'winterfell', 'pyke')).toEqual([]);
  });
});
