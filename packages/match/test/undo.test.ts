// Undo: back to the last barrier, never across it.

import { describe, expect, test } from 'vitest';
import { type Choice, decisions, hash, hide, look, type Seat, type Table } from '@three-thrones/kernel';
import { type Match, play, startMatch, undo, undoable } from '../src/index.ts';
import { ok, type Pennies, pennies, penniesBut, type PenniesPosition } from '../../kernel/test/toy.ts';

const hand = { ann: ['ace', 'two', 'king'], bob: ['three'] };

function matchAt(position: PenniesPosition): Match<Pennies> {
  return ok(startMatch(pennies, { position, seed: 'seed' }));
}

function after(match: Match<Pennies>, ...said: [Seat, Choice][]): Match<Pennies> {
  return said.reduce((now, [seat, choice]) => {
    const { id } = decisions(pennies, now.state).find((open) => open.seat === seat)!;
    return ok(play(pennies, now, { seat, decision: id, choice }));
  }, match);
}

describe('an answer that showed nobody anything', () => {
  test('can be taken back, and again, up to the barrier', () => {
    const start = matchAt({ players: 2, at: 'take', lead: 'ann', hand });
    const match = after(start, ['ann', 'pennies'], ['ann', 'ace'], ['ann', 'two']);
    expect(undoable(match, 'ann')).toBe(3);
    expect(undoable(match, 'bob')).toBe(0);
    const once = ok(undo(pennies, match, 'ann'));
    expect(once.state.world.aside['ann']!.secret).toEqual(['ace']);
    expect(once.answers).toHaveLength(2);
    const thrice = ok(undo(pennies, ok(undo(pennies, once, 'ann')), 'ann'));
    expect(hash(thrice.state)).toBe(hash(start.state));
    expect(undo(pennies, thrice, 'ann')).toMatchObject({ code: 'undo-barrier', args: { barrier: 'start' } });
  });

  test('may be a card laid from the hand to a face-down place of the same owner', () => {
    const match = after(matchAt({ players: 2, at: 'layAside', lead: 'ann', hand }), ['ann', 'ace']);
    expect(undoable(match, 'ann')).toBe(1);
  });

  test('can be given again, and all is as before', () => {
    const match = after(
      matchAt({ players: 2, at: 'layAside', lead: 'ann', hand }),
      ['ann', 'ace'],
      ['ann', 'two'],
    );
    const redone = after(ok(undo(pennies, match, 'ann')), ['ann', 'two']);
    expect(hash(redone.state)).toBe(hash(match.state));
    expect(redone.answers).toEqual(match.answers);
  });

  test('may be a sealed one, as long as others have not answered', () => {
    const start = matchAt({ players: 3, at: 'bid' });
    const match = after(start, ['bob', 2], ['bob', 3]);
    expect(undoable(match, 'bob')).toBe(2);
    expect(hash(ok(undo(pennies, ok(undo(pennies, match, 'bob')), 'bob')).state)).toBe(hash(start.state));
  });
});

describe('nothing is taken back across', () => {
  test.each<[string, PenniesPosition, [Seat, Choice][]]>([
    ['start', { players: 2, at: 'take', hand }, []],
    [
      'sealed',
      { players: 2, at: 'bid', hand },
      [
        ['ann', 1],
        ['bob', 3],
      ],
    ],
    ['reveal', { players: 2, at: 'take', hand }, [['ann', 'cards']]],
    ['reveal', { players: 2, at: 'show', hand }, [['ann', ['ace']]]],
    [
      'chance',
      { players: 2, at: 'vote', hand },
      [
        ['ann', 'yes'],
        ['bob', 'no'],
      ],
    ],
  ])('%s', (barrier, position, said) => {
    const match = after(matchAt(position), ...said);
    for (const seat of ['ann', 'bob']) {
      expect(undoable(match, seat)).toBe(0);
      expect(undo(pennies, match, seat)).toMatchObject({
        refused: true,
        code: 'undo-barrier',
        args: { barrier },
      });
    }
  });

  test.each<[string, (w: Pennies) => object]>([
    ['what is told to one seat alone', (w) => ({ card: hide(look(w.deck)[0]!, ['ann']) })],
    [
      'what is told to more seats than knew it',
      (w) => ({ card: hide(look(w.hand['bob']!)[0]!, ['ann', 'bob']) }),
    ],
  ])('reveal: %s, though everything lies where it lay', (_what, told) => {
    const peeking = penniesBut('round', 'take', {
      resolve: (w: Pennies, _a: object, _said: object, table: Table) => table.tell('peeked', told(w)),
    });
    const start = ok(
      startMatch(peeking, { position: { players: 2, at: 'take', lead: 'ann', hand }, seed: 'seed' }),
    );
    const match = ok(play(peeking, start, { seat: 'ann', decision: '0-ann', choice: 'pennies' }));
    expect(undo(peeking, match, 'ann')).toMatchObject({ code: 'undo-barrier', args: { barrier: 'reveal' } });
  });

  test('reveal: a secret that was noted in the margin of a flow', () => {
    const noting = penniesBut('round', 'take', {
      resolve: (w: Pennies, a: { draws?: unknown }, said: Record<Seat, string>) => {
        if (said['ann'] === 'cards') a.draws = hide('ace', []);
        else w.shown.push(look(a.draws as never));
        if (said['ann'] === 'pennies') a.draws = 0;
      },
      again: true,
      when: (_w: Pennies, a: { draws?: unknown }) => a.draws !== 0,
    });
    const start = ok(
      startMatch(noting, { position: { players: 2, at: 'take', lead: 'ann', hand }, seed: 'seed' }),
    );
    const noted = ok(play(noting, start, { seat: 'ann', decision: '0-ann', choice: 'cards' }));
    const shown = ok(play(noting, noted, { seat: 'ann', decision: '1-ann', choice: 'pennies' }));
    expect(undo(noting, shown, 'ann')).toMatchObject({ code: 'undo-barrier', args: { barrier: 'reveal' } });
  });

  test('another-seat: mine is out of reach once another has answered', () => {
    const match = after(matchAt({ players: 3, at: 'vote', hand }), ['ann', 'yes'], ['bob', 'no']);
    expect(undo(pennies, match, 'ann')).toMatchObject({ code: 'undo-not-yours', args: { seat: 'bob' } });
    const back = ok(undo(pennies, match, 'bob'));
    expect(back.answers.map(({ seat }) => seat)).toEqual(['ann']);
    expect(undo(pennies, back, 'ann')).toMatchObject({
      code: 'undo-barrier',
      args: { barrier: 'another-seat' },
    });
    expect(undo(pennies, back, 'bob')).toMatchObject({
      code: 'undo-barrier',
      args: { barrier: 'another-seat' },
    });
  });

  test('but behind it there is a new beginning', () => {
    const match = after(matchAt({ players: 2, at: 'bid', hand }), ['ann', 1], ['bob', 3], ['bob', 'pennies']);
    expect(undoable(match, 'bob')).toBe(1);
    const back = ok(undo(pennies, match, 'bob'));
    expect(undo(pennies, back, 'bob')).toMatchObject({ code: 'undo-barrier', args: { barrier: 'sealed' } });
  });
});

test('a refused answer leaves the match as it was', () => {
  const match = matchAt({ players: 2, at: 'take', hand });
  const before = hash(match);
  expect(play(pennies, match, { seat: 'ann', decision: '0-ann', choice: 'gold' })).toMatchObject({
    refused: true,
  });
  expect(hash(match)).toBe(before);
});
