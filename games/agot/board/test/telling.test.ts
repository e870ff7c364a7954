// What is said of a beat before it is decided, and the House card behind a move on a track.

import type { View } from '@three-thrones/kernel';
import type { World } from '../../rules/queries.ts';
import { beforeAll, expect, it } from 'vitest';
import { weight } from '../../rules/queries.ts';
import { agotWords } from '../../text/words.ts';
import type { GameFact } from '../types.ts';
import { telling } from '../words/telling.ts';

beforeAll(() => agotWords.load());

const before = {
  world: {
    combat: {
      ...{ area: 'pyke', origin: 'ironmans-bay', march: 'march-0', attackers: ['ship'] },
      attacker: { house: 'lannister' },
      defender: { house: 'greyjoy' },
    },
  },
  frames: [],
} as unknown as View<World>;

function told(isKnown: boolean, ...facts: GameFact[]): string | undefined {
  const main = facts.reduce((most, fact) => (weight(fact) >= weight(most) ? fact : most));
  const beat = { key: '1', seq: 1, facts, main, answer: facts, weight: weight(main), isMine: false };
  return telling({ ...beat, before, after: before, places: [] }, isKnown)?.text;
}

it('names the card by which somebody moves on a track', () => {
  const text = told(
    true,
    { kind: 'card.used', data: { house: 'martell', card: 'doran-martell', of: 'tyrell', track: 'fiefdoms' } },
    { kind: 'track.moved', data: { track: 'fiefdoms', house: 'tyrell', from: 1, to: 6 } },
    { kind: 'token.passed', data: { track: 'fiefdoms', house: 'stark' } },
  );
  expect(text).toMatch(/doran-martell/);
  expect(
    told(true, { kind: 'track.moved', data: { track: 'fiefdoms', house: 'tyrell', from: 1, to: 6 } }),
  ).toBe(undefined);
});

it('says of a march that waits before its first move that it sets out', () => {
  const march: GameFact = {
    kind: 'march.declared',
    data: {
      ...{ house: 'lannister', from: 'lannisport', order: 'march-0', attacks: 'riverrun' },
      moves: [{ to: 'riverrun', units: ['knight'] }],
    },
  };
  expect(told(true, march)).toMatch(/lannisport/i);
  const moved: GameFact = {
    kind: 'units.moved',
    data: { house: 'lannister', from: 'lannisport', to: 'stoney-sept', units: ['footman'] },
  };
  expect(told(true, march, moved)).toBe(undefined);
});

it('says who fights whom, and not who wins, until that is told', () => {
  const decided: GameFact = {
    kind: 'combat.decided',
    data: { area: 'pyke', winner: 'attacker', house: 'lannister', loser: 'greyjoy', tie: false },
  };
  expect(told(false, decided)).toMatch(/lannister/i);
  expect(told(false, decided)).toMatch(/greyjoy/i);
  expect(told(true, decided)).toBe(undefined);
});
