// Steppers of the deal editor stop where the rules stop, and what they make is an answer the rules take.

import { answer, isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { ironThrone } from '../../rules/index.ts';
import { sideOf } from '../../rules/queries.ts';
import {
  backsIn,
  counterTo,
  countIn,
  differs,
  hostagesOf,
  MOST,
  named,
  ROWS,
  stepped,
  whyNoMore,
} from '../deal/terms.ts';
import { eachMoment, tableOf } from './moments-of.ts';

const { world } = tableOf({
  seats: ['lannister', 'stark', 'tyrell'],
  challenger: 'lannister',
  houses: {
    lannister: { sheet: 2, power: { 'lannister.tywin': 6 }, hostages: ['tyrell.truce', 'stark.truce'] },
    tyrell: { influence: { stark: 5 } },
  },
  leaders: {
    lannister: 'lannister.leader.tyrion',
    stark: 'stark.leader.eddard',
    tyrell: 'tyrell.leader.olenna',
  },
  at: 'negotiation',
  encounter: {
    defender: 'tyrell',
    characters: { lannister: 'lannister.tywin', tyrell: 'tyrell.loras' },
  },
});
const by = 'challenger';

describe('a proposal', () => {
  it('counts up to the limits of the rules and to what can be paid', () => {
    const one = stepped([], 'give', 'power', 1);
    const two = stepped(one, 'give', 'power', 1);
    expect(two).toEqual(['give-power:2']);
    expect(whyNoMore(world, by, two, 'give', 'power')).toBe('cannot-pay');
    expect(whyNoMore(world, by, ['take-power:3'], 'take', 'power')).toBe('limit');
    expect(whyNoMore(world, by, [], 'take', 'influence')).toBe('cannot-pay');
    expect(whyNoMore(world, by, ['give-influence'], 'give', 'influence')).toBe('limit');
  });

  it('goes down again as it went up', () => {
    for (const row of ROWS) {
      const up = stepped([], 'take', row, 1);
      expect(countIn(up, 'take', row)).toBe(1);
      expect(stepped(up, 'take', row, -1)).toEqual([]);
    }
  });

  it('names hostages by their backs, in place of open ones', () => {
    const [first, second] = hostagesOf(world, by, 'give').map(({ id }) => id) as [number, number];
    const open = stepped(stepped([], 'give', 'hostages', 1), 'give', 'hostages', 1);
    expect(whyNoMore(world, by, open, 'give', 'hostages')).toBe('limit');
    const both = named(world, by, named(world, by, open, 'give', first), 'give', second);
    expect(backsIn(both, 'give')).toEqual([first, second]);
    expect(countIn(both, 'give', 'hostages')).toBe(MOST.hostages);
    expect(named(world, by, both, 'give', first)).toEqual([`give-back:${second}`]);
    expect(differs(open, both, 'give', 'hostages')).toBe(true);
  });

  it('keeps to a limit for both together where the table plays so', () => {
    const total = { ...world, rules: { ...world.rules, truceHostageLimit: 'total' as const } };
    expect(whyNoMore(total, by, ['give-open:1', 'take-open:1'], 'give', 'hostages')).toBe('limit');
    expect(whyNoMore(world, by, ['give-open:1', 'take-open:1'], 'give', 'hostages')).toBeUndefined();
  });

  it('begins with what lies on the table, seen from the other side', () => {
    const deal = {
      challenger: { influence: 0, power: 2, open: 0, backs: [] },
      defender: { influence: 1, power: 1, open: 1, backs: [] },
    };
    // Tyrell has no token left to spread: that term is gone.
    expect(counterTo(world, deal, 'defender')).toEqual(['take-power:2', 'give-power:1', 'give-open:1']);
  });
});

it.each([3, 4, 5])('whatever the steppers make at tables of %i, the rules take', (players) => {
  const chance = randomFrom(seeded(`deals ${players}`));
  let proposed = 0;
  eachMoment(players, `deals/${players}`, 900, (state, asked) => {
    const question = asked.find(({ kind }) => kind === 'move.terms');
    if (!question) return;
    const side = sideOf(state.world, question.seat)!;
    let terms: string[] = [];
    for (let step = 0; step < 12; step++) {
      const [word, row] = [chance.pick(['give', 'take'] as const), chance.pick([...ROWS])];
      const backs = hostagesOf(state.world, side, word);
      if (row === 'hostages' && backs.length > 0 && chance.int(2) === 0)
        terms = named(state.world, side, terms, word, chance.pick(backs).id);
      else if (chance.int(4) === 0 && countIn(terms, word, row) > 0) terms = stepped(terms, word, row, -1);
      else if (!whyNoMore(state.world, side, terms, word, row)) terms = stepped(terms, word, row, 1);
    }
    if (terms.length === 0) return;
    const next = answer(ironThrone, state, question.seat, question.id, terms);
    expect(isRefusal(next) ? next : 'taken', terms.join(' ')).toBe('taken');
    proposed++;
  });
  expect(proposed).toBeGreaterThan(3);
});
