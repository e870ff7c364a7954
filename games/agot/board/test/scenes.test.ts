// What scenes and the map show of what was told.

import { describe, expect, it } from 'vitest';
import { agot } from '../../rules/index.ts';
import type { World } from '../../rules/queries.ts';
import { begin, isRefusal, type View, view } from '@three-thrones/kernel';
import { mapBeat, withArrowsOf } from '../map-beat.ts';
import { powerFlights } from '../scenes/scene.tsx';
import {
  type AgotBeat,
  bidders,
  bidsShown,
  cardsShown,
  consequencesOf,
  orderBefore,
  supplyShown,
  threatSteps,
  toldUpTo,
} from '../scenes/told.ts';
import type { GameFact } from '../types.ts';

function opening(): View<World> {
  const start = begin(agot, { players: 6 }, 'scenes');
  if (isRefusal(start)) throw new Error(start.code);
  return view(start.state, 'stark');
}

function beatOf(facts: readonly GameFact[], change: Partial<AgotBeat> = {}): AgotBeat {
  const seen = opening();
  return {
    ...{ key: '5.0', seq: 5, facts, main: facts[0]!, answer: facts, weight: 3, isMine: false },
    ...{ before: seen, after: seen, places: [], phase: 'movement', lasts: 500, waits: false },
    ...change,
  };
}

describe('bids', () => {
  const bids = { stark: 2, lannister: 5, greyjoy: 2, martell: 0 };
  const shown = bidsShown(bids, ['greyjoy', 'stark', 'baratheon', 'lannister', 'martell']);

  it('open in turn order and are sorted, equals side by side', () => {
    expect(shown.map(({ house, bid, was, tied }) => [house, bid, was, tied])).toEqual([
      ['lannister', 5, 2, false],
      ['greyjoy', 2, 0, true],
      ['stark', 2, 1, true],
      ['martell', 0, 3, false],
    ]);
    expect(shown.map(({ now }) => now)).toEqual([0, 1, 2, 3]);
  });

  it('name who is rewarded and who suffers; several where the Throne decides', () => {
    expect(bidders(shown, true)).toEqual(['lannister']);
    expect(bidders(shown, false)).toEqual(['martell']);
    expect(bidders(bidsShown({ stark: 0, tyrell: 0 }, ['tyrell', 'stark']), false)).toEqual([
      'tyrell',
      'stark',
    ]);
  });
});

describe('a track that was bid for', () => {
  const filled = (order: readonly string[]): GameFact =>
    ({ kind: 'track.filled', data: { track: 'fiefdoms', order } }) as GameFact;
  const start = orderBefore([filled([])], 'fiefdoms', 3);

  it('stood as it was laid out', () => {
    expect(start).toEqual(['stark', 'baratheon', 'lannister']);
  });

  it('or as it was filled last, with every move since and none on other tracks', () => {
    const facts: GameFact[] = [
      filled(['lannister', 'stark', 'baratheon']),
      { kind: 'track.moved', data: { track: 'fiefdoms', house: 'baratheon', from: 3, to: 1 } },
      { kind: 'track.moved', data: { track: 'kings-court', house: 'stark', from: 2, to: 1 } },
      filled(['stark', 'baratheon', 'lannister']),
    ];
    expect(orderBefore(facts, 'fiefdoms', 3)).toEqual(['baratheon', 'lannister', 'stark']);
  });
});

describe('the Westeros phase', () => {
  it('shows its cards with the icons they bear', () => {
    const shown = cardsShown(['last-days-of-summer', 'dark-wings-dark-words', 'storm-of-swords']);
    expect(shown.map(({ deck, icons }) => [deck, icons])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(threatSteps()).toEqual([0, 2, 4, 6, 8, 10, 12]);
  });

  it('counts supply house by house', () => {
    const facts: GameFact[] = [
      { kind: 'supply.set', data: { house: 'stark', supply: 3, before: 1 } },
      { kind: 'supply.set', data: { house: 'tyrell', supply: 2, before: 2 } },
    ];
    expect(supplyShown(facts)).toEqual([
      { house: 'stark', before: 1, now: 3 },
      { house: 'tyrell', before: 2, now: 2 },
    ]);
  });
});

it('consequences of a wildling card end with the attack', () => {
  const card: GameFact = {
    kind: 'wildlings.card',
    data: { card: 'skinchanger-scout', watch: false, house: 'stark' },
  };
  const lost: GameFact = { kind: 'power.lost', data: { house: 'stark', amount: 2, why: 'wildlings' } };
  const over: GameFact = { kind: 'wildlings.over', data: {} };
  const later: GameFact = { kind: 'orders.banned', data: { ban: 'raid' } };
  expect(consequencesOf(beatOf([card], { answer: [card, lost, over, later] }))).toEqual([lost]);
  expect(consequencesOf(beatOf([card], { answer: [card, lost] }))).toEqual([lost]);
});

it('what was told up to a beat leaves out what its answer tells later', () => {
  const one: GameFact = { kind: 'round.began', data: { round: 2 } };
  const two: GameFact = { kind: 'orders.banned', data: { ban: 'raid' } };
  const log = [{ seq: 4, fact: one }];
  expect(toldUpTo(log, beatOf([two], { answer: [two, { ...one }] }))).toEqual([one, two]);
});

describe('the map', () => {
  it('strikes off a raided order and points at it', () => {
    const beat = mapBeat(
      beatOf([
        {
          kind: 'order.raided',
          data: {
            house: 'stark',
            from: 'winterfell',
            area: 'moat-cailin',
            victim: 'greyjoy',
            order: 'support-0',
          },
        },
        {
          kind: 'order.removed',
          data: { house: 'greyjoy', order: 'support-0', area: 'moat-cailin', why: 'raided' },
        },
      ]),
    )!;
    expect([...beat.struck]).toEqual([['moat-cailin', { house: 'greyjoy', order: 'support-0' }]]);
    expect([...beat.lit]).toEqual(['winterfell']);
    expect(beat.arrows).toEqual([{ from: 'winterfell', to: 'moat-cailin', means: 'raid' }]);
  });

  it('lights a march with its arrows, once for each way, and the flag of what it takes', () => {
    const shown = mapBeat(
      beatOf([
        {
          kind: 'march.declared',
          data: {
            ...{ house: 'stark', from: 'winterfell', order: 'march-0', attacks: 'moat-cailin' },
            moves: [
              { to: 'moat-cailin', units: ['knight'] },
              { to: 'karhold', units: ['footman'] },
            ],
          },
        },
        {
          kind: 'units.moved',
          data: { house: 'stark', from: 'winterfell', to: 'karhold', units: ['footman'] },
        },
        { kind: 'area.taken', data: { house: 'stark', area: 'karhold' } },
        {
          kind: 'order.removed',
          data: { house: 'stark', order: 'march-0', area: 'winterfell', why: 'resolved' },
        },
      ]),
    )!;
    const { arrows, flags, struck } = shown;
    expect(arrows.map(({ to, battle }) => [to, battle])).toEqual([
      ['moat-cailin', true],
      ['karhold', false],
    ]);
    expect([...flags]).toEqual([['karhold', 'stark']]);
    expect(struck.size).toBe(0);
    const there = withArrowsOf(shown, [{ from: 'winterfell', to: 'karhold' }]);
    expect(there).toHaveLength(2);
  });

  it('says where power was gained, and sends the tokens to whoever gained it', () => {
    const facts: GameFact[] = [
      { kind: 'consolidate.resolved', data: { house: 'tyrell', area: 'highgarden', use: 'power' } },
      { kind: 'power.gained', data: { house: 'tyrell', amount: 3, why: 'consolidate' } },
    ];
    expect([...mapBeat(beatOf(facts))!.gains]).toEqual([['highgarden', 3]]);
    const flights = powerFlights(beatOf(facts));
    expect(flights).toHaveLength(3);
    expect(flights[0]!.from[0]).toBe('[data-area="highgarden"]');
    expect(flights.every(({ to }) => to.every((place) => place.includes('tyrell')))).toBe(true);
  });

  it('lets the power of each order fly from where that order lay', () => {
    const flights = powerFlights(
      beatOf([
        { kind: 'consolidate.resolved', data: { house: 'tyrell', area: 'highgarden', use: 'power' } },
        { kind: 'power.gained', data: { house: 'tyrell', amount: 1, why: 'consolidate' } },
        { kind: 'consolidate.resolved', data: { house: 'stark', area: 'winterfell', use: 'power' } },
        { kind: 'power.gained', data: { house: 'stark', amount: 1, why: 'consolidate' } },
      ]),
    );
    expect(flights.map(({ from }) => from[0])).toEqual([
      '[data-area="highgarden"]',
      '[data-area="winterfell"]',
    ]);
  });

  it('shows nothing while only the camera moves', () => {
    expect(
      mapBeat(beatOf([{ kind: 'orders.revealed', data: { orders: {} } }], { phase: 'camera' })),
    ).toBeUndefined();
    expect(mapBeat(beatOf([{ kind: 'orders.revealed', data: { orders: {} } }]))?.reveals).toBe(true);
  });
});
