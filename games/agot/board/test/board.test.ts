// What the board adds up from views and facts: orders being placed, how a combat went, marks on the map.

import { agot } from '../../rules/index.ts';
import type { AreaId, HouseId, UnitKind } from '../../data/ids.ts';
import type { Asking, World } from '../../rules/queries.ts';
import { begin, decisions, isRefusal, refusedOptions, type View, view } from '@three-thrones/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { lastCombat } from '../last-combat.ts';
import { areasIn, arrowsOf, fitOf, originOf, surroundings, targetsOf } from '../map-marks.ts';
import { areasShown, armiesShown, draftOf, sentBy } from '../map-shown.ts';
import { consequences } from '../preview/consequences.ts';
import { lastOrders, starsIn, tokensFor } from '../orders-draft.ts';
import type { GameFact, Told } from '../types.ts';
import { things } from '../words/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { agotWords } from '../../text/words.ts';

beforeAll(() => agotWords.load());

function opening(): { seen: View<World>; asked: Asking; refused: ReturnType<typeof refusedOptions> } {
  const start = begin(agot, { players: 6 }, 'board');
  if (isRefusal(start)) throw new Error(start.code);
  const asked = decisions(agot, start.state).find(({ seat }) => seat === 'stark') as Asking;
  return {
    seen: view(start.state, 'stark'),
    asked,
    refused: refusedOptions(agot, start.state, 'stark'),
  };
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

describe('placing orders', () => {
  it('says of every token whether it is free, here, elsewhere or spent', () => {
    const { asked, refused } = opening();
    const picked = ['winterfell:march-plus-1', 'white-harbor:support-0'];
    const tokens = tokensFor(asked, 'white-harbor', picked, refused);
    const of = (id: string) => tokens.find((token) => token.id === id)!;
    expect(of('support-0')).toMatchObject({ isHere: true, left: 1, no: undefined });
    expect(of('march-plus-1')).toMatchObject({ isHere: false, left: 0, from: 'winterfell', no: undefined });
    expect(of('raid')).toMatchObject({ left: 2, from: undefined, no: undefined });
    expect(starsIn(picked)).toBe(1);
  });

  it('says why a banned token cannot be placed', () => {
    const { asked } = opening();
    const banned = { id: 'winterfell:raid', code: 'order-banned', rule: '9.4', args: { order: 'raid' } };
    const without = { ...asked, options: asked.options.filter((id) => !id.endsWith(':raid')) };
    const raid = tokensFor(without, 'winterfell', [], [banned]).find(({ id }) => id === 'raid')!;
    expect(raid.no).toMatchObject({ code: 'order-banned' });
  });

  it('repeats the orders of the last round where they are legal', () => {
    const { asked } = opening();
    const orders: World['orders'] = {
      winterfell: { house: 'stark', order: 'march-0' },
      karhold: { house: 'stark', order: 'raid' },
      pyke: { house: 'greyjoy', order: 'march-0' },
    };
    const log: Told[] = [{ seq: 1, fact: { kind: 'orders.revealed', data: { orders } } }];
    expect(lastOrders(asked, log)).toEqual(['winterfell:march-0']);
    expect(lastOrders(asked, [])).toEqual([]);
  });

  it('lays the draft on the map', () => {
    const { seen } = opening();
    const draft = draftOf(['winterfell:raid', 'footman-1']);
    const areas = areasShown(seen.world, { draft });
    expect(areas['winterfell']).toMatchObject({
      order: { house: 'stark', kind: 'raid', draft: true },
      garrison: { house: 'stark', strength: 2 },
      holder: 'stark',
    });
    expect(areas['winterfell']!.units).toContainEqual({
      ...{ house: 'stark', kind: 'knight', count: 1, routed: false },
    });
  });

  it('shows where others have laid orders, face down, as soon as they have', () => {
    const { seen } = opening();
    const kind = 'planning.placeOrders' as const;
    const sent = sentBy(
      [
        { seat: 'stark', kind, answered: true },
        { seat: 'greyjoy', kind, answered: true },
        { seat: 'lannister', kind },
      ],
      'stark',
    );
    const areas = areasShown(seen.world, { draft: new Map(), sent });
    const lies = (house: HouseId) =>
      Object.values(areas).filter(({ order }) => order?.house === house && order.faceDown);
    expect(lies('greyjoy').map(({ order }) => order!.kind)).toEqual(
      Object.values(seen.world.armies).flatMap((army) => (army?.house === 'greyjoy' ? [undefined] : [])),
    );
    expect(lies('greyjoy').length).toBeGreaterThan(1);
    expect([...lies('stark'), ...lies('lannister')]).toEqual([]);
  });
});

const began = (attacker: HouseId, defender: HouseId): GameFact => ({
  kind: 'combat.began',
  data: { area: 'pyke', origin: 'ironmans-bay', march: 'march-0', units: [], attacker, defender },
});
const decided = (house: HouseId, loser: HouseId, tie: boolean): GameFact => ({
  kind: 'combat.decided',
  data: { area: 'pyke', winner: 'attacker', house, loser, tie },
});
const lost = (unit: UnitKind): GameFact => ({
  kind: 'units.lost',
  data: { house: 'greyjoy', area: 'pyke', units: [unit], why: 'swords' },
});

describe('a combat', () => {
  it('is shown on the map with its arrow until it is over', () => {
    const w = fighting();
    expect(armiesShown(w)).toMatchObject([{ from: 'moat-cailin', at: 'winterfell' }]);
    expect(arrowsOf({ ...opening().seen, world: w }, undefined, new Map(), new Set())).toEqual([
      { from: 'moat-cailin', to: 'winterfell', battle: true },
    ]);
    expect(armiesShown({ ...w, combat: { ...w.combat!, over: true } })).toEqual([]);
  });

  it('is told by its facts', () => {
    const strength = (total: number) => ({ total, lines: [] });
    const told: readonly GameFact[] = [
      began('stark', 'greyjoy'),
      {
        kind: 'cards.revealed',
        data: { sides: ['stark', 'greyjoy'], attacker: 'robb-stark', defender: 'balon-greyjoy' },
      },
      {
        kind: 'combat.strength',
        data: {
          ...{ when: 'final', sides: ['stark', 'greyjoy'] },
          ...{ attacker: strength(5), defender: strength(3) },
        },
      },
      decided('stark', 'greyjoy', false),
      lost('footman'),
      { kind: 'combat.ended', data: { area: 'pyke', winner: 'attacker', house: 'stark' } },
      lost('ship'),
    ];
    const log = told.map((fact, seq) => ({ seq, fact }));
    expect(lastCombat(log)).toMatchObject({
      ...{ area: 'pyke', winner: 'stark' },
      attacker: { card: 'robb-stark', total: 5, lost: [] },
      defender: { card: 'balon-greyjoy', total: 3, lost: ['footman'] },
    });
    expect(lastCombat(log.slice(0, 3))).toBeUndefined();
  });
});

describe('marks on the map', () => {
  const march = {
    ...{ house: 'stark', from: 'winterfell', moves: [], isDeclared: false, helpers: [], barred: [] },
  } as NonNullable<World['march']>;
  const asked = { id: '1', seat: 'stark', rule: '12.1', shape: 'one', options: [], min: 1, max: 1 } as const;
  const asking = (
    kind: 'marchMove.chooseDestination' | 'marchMove.chooseUnits' | 'toTop.choose',
  ): Asking => ({
    ...asked,
    kind,
  });

  it('finds areas among things', () => {
    expect(areasIn(new Set(['area:pyke', 'card:robb-stark', 'area:nowhere']))).toEqual(['pyke']);
  });

  it('tells an attack from a move', () => {
    const { seen } = opening();
    const open = new Set(['area:pyke', 'area:moat-cailin'] as const);
    expect([...targetsOf(seen.world, asking('marchMove.chooseDestination'), open)]).toEqual([
      ['pyke', 'battle'],
      ['moat-cailin', 'go'],
    ]);
  });

  it('draws the march that is planned, and where it may still go', () => {
    const { seen } = opening();
    const world = { ...seen.world, march: { ...march, moves: [{ to: 'karhold' as const, units: [] }] } };
    const there = { ...seen, world };
    const decision = asking('marchMove.chooseDestination');
    const targets = new Map<AreaId, 'go' | 'battle'>([['moat-cailin', 'go']]);
    expect(originOf(there, decision)).toBe('winterfell');
    expect(arrowsOf(there, decision, targets, new Set()).map(({ to }) => to)).toEqual([
      'karhold',
      'moat-cailin',
    ]);
    expect(fitOf(there.world, decision, targets, 'winterfell')).toContain('moat-cailin');
  });

  it('opens on the surroundings of my units', () => {
    const { world } = opening().seen;
    expect(surroundings(world, 'stark')).toContain('winterfell');
    expect(surroundings(world, 'stark')).not.toContain('sunspear');
    expect(surroundings(world, 'spectator')).toEqual([]);
  });

  it('knows which things stand for an option', () => {
    const { seen } = opening();
    const there = { ...seen, world: { ...seen.world, march } };
    expect(
      things({ ...asked, kind: 'muster.buy', about: { points: {} } }, 'winterfell:ship:bay-of-ice', seen),
    ).toEqual(['area:bay-of-ice', 'area:winterfell']);
    expect(things(asking('marchMove.chooseUnits'), 'footman-1', there)).toEqual(['area:winterfell']);
    expect(things(asking('toTop.choose'), 'fiefdoms', seen)).toEqual(['track:fiefdoms']);
  });
});

it('says what a choice changes, and nothing else', () => {
  const { world } = opening().seen;
  expect(consequences(world, world, 'stark')).toEqual([]);
  const after = structuredClone(world);
  after.players['stark']!.power = 3;
  delete after.armies['winterfell'];
  const lines = plain(consequences(world, after, 'stark').join(' | '));
  expect(lines).toContain('Power: 5 → 3');
  expect(lines).toMatch(/loses: .*1 Footman.* and .*1 Knight/);
});
