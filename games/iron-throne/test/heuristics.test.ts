// A squire makes, judges, refuses and counters offers by its own interest.

import { choiceOf, squire } from '@three-thrones/bots';
import { beginAt, type Choice, type Game, isRefusal, Play, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { ironThrone } from '../rules/index.ts';
import type { PositionDocument } from '../rules/position.ts';
import type { World } from '../rules/state.ts';

const game = ironThrone as unknown as Game<unknown>;

const TALKS: PositionDocument = {
  seats: ['stark', 'tyrell', 'lannister', 'targaryen'],
  leaders: { stark: 'stark.leader.catelyn', tyrell: 'tyrell.leader.margaery' },
  houses: {
    stark: { hand: ['stark.truce', 'stark.hostility.09'] },
    tyrell: { hand: ['tyrell.truce', 'tyrell.hostility.17'] },
  },
  encounter: { defender: 'tyrell', characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' } },
  at: 'negotiation',
};

/** The talks after these moves of Stark and Tyrell in turn. */
function talks(document: PositionDocument, ...moves: Choice[]): Play<unknown> {
  const turn = beginAt(game, document, 'talks');
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  const play = new Play(game, turn.state, { listening: false });
  for (const choice of moves) play.settle(play.decisions()[0]!.seat, choice);
  return play;
}

/** What squires answer to the open question, each with thoughts of its own. */
function answers(play: Play<unknown>, times = 8): Choice[] {
  const [decision] = play.decisions();
  return Array.from({ length: times }, (_, i) =>
    choiceOf(squire, decision!, randomFrom(seeded(`squire/${i}`)), play.state, game),
  );
}

function with4(seat: 'stark' | 'tyrell'): PositionDocument {
  const houses = { ...TALKS.houses, [seat]: { ...TALKS.houses![seat], influence: { lannister: 4 } } };
  return { ...TALKS, houses };
}

test('it proposes, and wants influence for itself', () => {
  expect(new Set(answers(talks(TALKS)))).toEqual(new Set(['propose']));
  for (const terms of answers(talks(TALKS, 'propose'))) expect(terms).toContain('give-influence');
});

test('it accepts what pays, and refuses what only costs', () => {
  // the same for both, then power for nothing
  expect(new Set(answers(talks(TALKS, 'propose', ['give-influence', 'take-influence'])))).toEqual(
    new Set(['accept']),
  );
  expect(answers(talks(TALKS, 'propose', ['take-power:3', 'take-open:1', 'take-open:2']))).not.toContain(
    'accept',
  );
});

test('it counters an offer that is all for the other one with one that is for itself', () => {
  const counters = answers(talks(TALKS, 'propose', ['give-influence', 'take-power:3']));
  expect(new Set(counters)).toEqual(new Set(['propose']));
  for (const terms of answers(talks(TALKS, 'propose', ['give-influence', 'take-power:3'], 'propose')))
    expect(terms).toContain('give-influence');
});

test('it never keeps a deal that makes the other one win, and mostly keeps one with which it wins', () => {
  const deal = ['give-influence', 'take-influence'];
  const chosen = (winner: 'stark' | 'tyrell'): Choice[] => {
    const play = talks(with4(winner), 'propose', deal, 'accept');
    play.settle('stark', 'stark.truce');
    const own = play.decisions().find(({ seat }) => seat === 'tyrell')!;
    return Array.from({ length: 16 }, (_, i) =>
      choiceOf(squire, own, randomFrom(seeded(`squire/${i}`)), play.state, game),
    );
  };
  expect(new Set(chosen('stark'))).toEqual(new Set(['tyrell.hostility.17']));
  // where it imagines that the other one betrays it, it fights
  expect(chosen('tyrell').filter((card) => card === 'tyrell.truce').length).toBeGreaterThan(10);
});

test('it supports a challenger who will win: that spreads influence', () => {
  const houses: PositionDocument['houses'] = { tyrell: { power: { 'tyrell.renly': 1 }, box: 3, sheet: 4 } };
  for (const offer of answers(talks({ ...TALKS, houses, at: 'support_offers' })))
    expect(offer).toMatch(/^challenger:/);
});

test('what others hide does not change what it thinks of a table', () => {
  const { state } = talks(TALKS);
  const w = state.world as World;
  const before = ironThrone.evaluate(w, 'stark');
  w.mats['tyrell']!.hand.secret = ['tyrell.hostility.13', 'tyrell.hostility.14'];
  expect(ironThrone.evaluate(w, 'stark')).toBe(before);
});
