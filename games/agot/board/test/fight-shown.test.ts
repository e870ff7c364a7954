// The combat a beat shows: what was told before, in it, and by the same answer afterwards.

import { describe, expect, it } from 'vitest';
import { sumsOf } from '@three-thrones/game-kit/board/reveal.tsx';
import { fightShown } from '../last-combat.ts';
import type { GameFact } from '../types.ts';

const began: GameFact = {
  kind: 'combat.began',
  data: {
    ...{ area: 'pyke', origin: 'sunset-sea', march: 'march-0', units: ['footman'] },
    ...{ attacker: 'stark', defender: 'greyjoy' },
  },
};
const revealed: GameFact = {
  kind: 'cards.revealed',
  data: { sides: ['stark', 'greyjoy'], attacker: 'robb-stark', defender: 'balon-greyjoy' },
};
const strength: GameFact = {
  kind: 'combat.strength',
  data: {
    ...{ when: 'final', sides: ['stark', 'greyjoy'] },
    attacker: {
      total: 5,
      lines: [
        { what: 'units', by: 'footman', count: 2, amount: 2 },
        { what: 'card', by: 'robb-stark', amount: 3 },
      ],
    },
    defender: { total: 5, lines: [{ what: 'garrison', amount: 5 }] },
  },
};
const decided: GameFact = {
  kind: 'combat.decided',
  data: { area: 'pyke', winner: 'attacker', house: 'stark', loser: 'greyjoy', tie: true },
};
const after: GameFact[] = [
  { kind: 'garrison.removed', data: { house: 'greyjoy', area: 'pyke' } },
  {
    kind: 'units.lost',
    data: { house: 'greyjoy', area: 'pyke', units: ['siegeEngine'], why: 'siege-engine' },
  },
  { kind: 'units.lost', data: { house: 'greyjoy', area: 'pyke', units: ['footman'], why: 'swords' } },
  {
    kind: 'units.retreated',
    data: { house: 'greyjoy', from: 'pyke', area: 'flints-finger', units: ['knight'] },
  },
  { kind: 'combat.ended', data: { area: 'pyke', winner: 'attacker', house: 'stark' } },
  { kind: 'units.lost', data: { house: 'greyjoy', area: 'pyke', units: ['ship'], why: 'captured' } },
];
const log = [{ seq: 4, fact: began }];

describe('a combat that is shown', () => {
  const whole = [revealed, strength, decided, ...after];

  it('has its lines, its tie, what its answer tells of losses and of the retreat, and nothing after it', () => {
    const facts = [revealed, strength, decided];
    const fight = fightShown(log, { seq: 5, main: decided, facts, answer: whole })!;
    expect(fight).toMatchObject({ area: 'pyke', winner: 'stark', tie: true, turns: true });
    expect(fight.attacker).toMatchObject({ card: 'robb-stark', total: 5, lost: [], retreat: undefined });
    expect(fight.attacker.lines.map(({ what }) => what)).toEqual(['units', 'card']);
    expect(fight.defender).toMatchObject({
      ...{
        card: 'balon-greyjoy',
        lost: ['siegeEngine', 'footman'],
        garrison: true,
        retreat: 'flints-finger',
      },
    });
  });

  it('is the same when the log has it already', () => {
    const told = [...log, ...whole.map((fact) => ({ seq: 5, fact }))];
    const beat = { seq: 5, main: decided, facts: [decided], answer: whole };
    expect(fightShown(told, beat)).toEqual(fightShown(log, beat));
  });

  it('has cards that lie open when they were revealed before', () => {
    const told = [...log, { seq: 5, fact: revealed }];
    const fight = fightShown(told, {
      seq: 6,
      main: decided,
      facts: [strength, decided],
      answer: [strength, decided],
    });
    expect(fight).toMatchObject({ turns: false, defender: { card: 'balon-greyjoy', lost: [] } });
  });

  it('is not decided before it is, even if its answer says how it ends', () => {
    const used: GameFact = { kind: 'card.used', data: { house: 'stark', card: 'robb-stark' } };
    const answer = [revealed, used, strength, decided];
    const beat = { seq: 5, main: used, facts: [revealed, used], answer };
    expect(fightShown(log, beat)).toMatchObject({ winner: undefined, turns: true, attacker: { lines: [] } });
    const late = { ...used };
    const told = [...answer, late];
    expect(fightShown(log, { seq: 5, main: late, facts: [late], answer: told })).toBeUndefined();
  });

  it('is none where nothing is fought', () => {
    expect(fightShown(log, { seq: 5, main: began, facts: [began], answer: [began] })).toBeUndefined();
    expect(fightShown([], { seq: 5, main: decided, facts: [decided], answer: [decided] })).toBeUndefined();
  });
});

it('strengths are counted line by line to what counts', () => {
  const line = (amount: number) => ({ sign: '', words: '', amount });
  expect(sumsOf([line(2), line(1), line(-4)], 0)).toEqual([2, 3, 0]);
  expect(sumsOf([], 0)).toEqual([0]);
});
