// The battle a beat is about: what was told before, and what its answer tells later, belong to it.

import { describe, expect, it } from 'vitest';
import { battleShown } from '../last-battle.ts';
import type { GameFact } from '../types.ts';

const STARTED: GameFact = {
  kind: 'battle.started',
  data: { attacker: 'stark', defender: 'tully', domain: 'riverrun' },
};
const REVEALED: GameFact = {
  kind: 'battle.revealed',
  data: { sides: ['stark', 'tully'], attacker: ['vendetta'], defender: [] },
};
const DECIDED: GameFact = {
  kind: 'battle.decided',
  data: {
    winner: 'stark',
    loser: 'tully',
    attack: [{ what: 'tokens', strength: 3 }],
    defence: [{ what: 'tokens', strength: 1 }],
  },
};
const AFTER: readonly GameFact[] = [
  { kind: 'points.gained', data: { seat: 'stark', points: 1, reason: 'battle-won' } },
  { kind: 'unit.lost', data: { side: 'tully', domain: 'riverrun', unit: 'tully' } },
  { kind: 'units.retreated', data: { side: 'tully', from: 'riverrun', to: 'hornwood', units: 'tully-1' } },
  { kind: 'domain.taken', data: { seat: 'stark', domain: 'riverrun' } },
  { kind: 'battle.ended', data: { attacker: 'stark', winner: 'stark' } },
  { kind: 'points.gained', data: { seat: 'tully', points: 1, reason: 'castles' } },
];

describe('a battle shown', () => {
  const answer = [REVEALED, DECIDED, ...AFTER];
  const log = [{ seq: 4, fact: STARTED }];
  const shown = battleShown(log, { seq: 5, main: DECIDED, facts: [REVEALED, DECIDED], answer });

  it('has its cards, its strengths and who won', () => {
    expect(shown).toMatchObject({
      ...{ domain: 'riverrun', winner: 'stark', turns: true },
      attacker: { house: 'stark', cards: ['vendetta'], total: 3 },
      defender: { house: 'tully', cards: [], total: 1 },
    });
  });

  it('has what came of it, up to its end', () => {
    expect(shown).toMatchObject({ lost: [{ side: 'tully' }], retreats: [{ to: 'hornwood' }], taken: true });
    expect(shown!.points).toHaveLength(1);
  });

  it('knows a retreat, after which nobody has won', () => {
    const fled: GameFact = { kind: 'battle.retreat', data: { side: 'tully' } };
    const left = battleShown(log, { seq: 5, main: fled, facts: [fled], answer: [REVEALED, fled] });
    expect(left).toMatchObject({ fled: 'tully', turns: false });
    expect(left!.winner).toBeUndefined();
  });

  it('is none while nothing is decided', () => {
    expect(
      battleShown(log, { seq: 5, main: REVEALED, facts: [REVEALED], answer: [REVEALED] }),
    ).toBeUndefined();
  });
});
