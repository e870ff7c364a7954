// Questions asked of several seats at once.

import { describe, expect, test } from 'vitest';
import { answer, decisions, decisionsFor, hash, isRefusal, resample, seeded, view } from '../src/index.ts';
import { ok, pennies, penniesAt, tableOf } from './toy.ts';

const bidding = () => tableOf(pennies, penniesAt({ players: 3, at: 'bid' }));
const voting = () => tableOf(pennies, penniesAt({ players: 3, at: 'vote', lead: 'bob' }));

describe('sealed bids', () => {
  test('are asked of everybody at once', () => {
    expect(decisions(pennies, bidding().state).map(({ id }) => id)).toEqual(['0-ann', '0-bob', '0-cat']);
  });

  test('may come in any order and end the same', () => {
    const bids = { ann: 1, bob: 4, cat: 2 };
    const ends = [
      ['ann', 'bob', 'cat'],
      ['cat', 'bob', 'ann'],
      ['bob', 'ann', 'cat'],
    ].map((order) => {
      const play = bidding();
      for (const seat of order) play.answers(seat, bids[seat as keyof typeof bids]);
      return hash(play.state);
    });
    expect(new Set(ends).size).toBe(1);
  });

  test('may be revised until the last one is in', () => {
    const play = bidding();
    play.answers('ann', 5);
    play.answers('bob', 3);
    play.answers('ann', 2);
    expect(play.answers('cat', 0).facts).toEqual([
      { kind: 'bids.opened', data: { ann: 2, bob: 3, cat: 0, lead: 'bob' } },
    ]);
  });

  test('of others do not make mine stale', () => {
    const play = bidding();
    const mine = decisions(pennies, play.state).find(({ seat }) => seat === 'cat')!;
    play.answers('ann', 5);
    play.answers('bob', 3);
    const turn = ok(answer(pennies, play.state, 'cat', mine.id, 1));
    expect(turn.state.world.lead).toBe('ann');
    expect(answer(pennies, turn.state, 'cat', mine.id, 1)).toMatchObject({ code: 'stale-decision' });
  });

  test('show others only that they are there', () => {
    const play = bidding();
    const facts = play.answers('ann', 4).facts;
    expect(facts).toEqual([]);
    expect(view(play.state, 'ann').frames.at(-1)!.said).toEqual({ ann: { to: ['ann'], secret: 4 } });
    for (const eye of ['bob', 'spectator']) {
      expect(view(play.state, eye).frames.at(-1)!.said).toEqual({ ann: { to: ['ann'] } });
    }
    const seen = decisionsFor(decisions(pennies, play.state), 'bob');
    expect(seen.map(({ answered }) => answered ?? false)).toEqual([true, false, false]);
  });

  test('look the same to others whatever they are', () => {
    const bytes = [0, 4].map((bid) => {
      const play = bidding();
      play.answers('ann', bid);
      return JSON.stringify([view(play.state, 'bob'), decisionsFor(decisions(pennies, play.state), 'bob')]);
    });
    expect(bytes[0]).toBe(bytes[1]);
  });

  test('are filled in at random when a view becomes a whole state again, and can be opened then', () => {
    const play = bidding();
    play.answers('ann', 4);
    play.answers('bob', 3);
    const guesses = Array.from({ length: 30 }, (_, i) => {
      const whole = resample(pennies, view(play.state, 'bob'), 'bob', seeded(`guess ${i}`));
      expect(view(whole, 'bob')).toEqual(view(play.state, 'bob'));
      const turn = answer(pennies, whole, 'cat', '0-cat', 0);
      if (isRefusal(turn)) throw new Error(turn.code);
      return 5 - turn.state.world.purse['ann']!;
    });
    expect(new Set(guesses)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe('open votes', () => {
  test('are seen by everybody as they come', () => {
    const play = voting();
    play.answers('cat', 'yes');
    for (const eye of ['ann', 'spectator']) {
      expect(view(play.state, eye).frames.at(-1)!.said!['cat']!.secret).toBe('yes');
    }
  });

  test('count when all are in', () => {
    const play = voting();
    play.answers('cat', 'yes');
    play.answers('ann', 'no');
    const { facts } = play.answers('bob', 'yes');
    expect(facts[0]).toEqual({ kind: 'voted', data: { ayes: 2 } });
    expect(play.state.world.purse).toEqual({ ann: 6, bob: 6, cat: 6 });
  });
});
