// Secrets: closed by default, in states, facts and decisions alike.

import { describe, expect, test } from 'vitest';
import {
  begin,
  decisions,
  decisionsFor,
  factsFor,
  hash,
  hide,
  isHidden,
  hideTheSame,
  look,
  pile,
  redact,
  resample,
  seeded,
  size,
  view,
} from '../src/index.ts';
import { CARDS, ok, pennies, penniesAt, tableOf } from './toy.ts';

describe('a secret', () => {
  test('is seen by those it names, and missing for everybody else', () => {
    const plan = hide('attack', ['ann']);
    expect(redact(plan, 'ann')).toEqual({ to: ['ann'], secret: 'attack' });
    expect(redact(plan, 'bob')).toEqual({ to: ['ann'] });
    expect(redact(plan, 'spectator')).toEqual({ to: ['ann'] });
  });

  test('in a pile shows how many, not which', () => {
    const hand = pile(['ace', 'two'], ['ann']);
    expect(redact(hand, 'bob')).toEqual({ to: ['ann'], counted: true, count: 2 });
    expect(size(hand)).toBe(2);
    expect(size(redact(hand, 'bob'))).toBe(2);
    expect(size(redact(hand, 'ann'))).toBe(2);
  });

  test('within a secret stays closed when the outer one is open', () => {
    const chest = hide({ note: hide('deep', ['bob']), lid: 'oak' }, ['ann']);
    expect(redact(chest, 'ann')).toEqual({ to: ['ann'], secret: { note: { to: ['bob'] }, lid: 'oak' } });
    expect(redact(chest, 'bob')).toEqual({ to: ['ann'] });
  });

  test('is found wherever it lies', () => {
    const deep = { a: [{ b: { c: [hide('x', [])] } }] };
    expect(redact(deep, 'ann')).toEqual({ a: [{ b: { c: [{ to: [] }] } }] });
  });

  test('redacted twice is the same as redacted once', () => {
    const once = redact([hide('x', ['ann']), pile(['y'], ['ann'])], 'bob');
    expect(redact(once, 'bob')).toEqual(once);
  });

  test('is known as one wherever it is seen from', () => {
    for (const secret of [hide('x', ['ann']), pile(['y'], ['ann'])])
      for (const eye of ['ann', 'bob', 'spectator']) expect(isHidden(redact(secret, eye))).toBe(true);
    expect(isHidden({ to: 'riverrun' })).toBe(false);
    expect(isHidden({ to: ['ann'], from: 'bob' })).toBe(false);
  });

  test('is closed even if something lies beside it', () => {
    expect(redact({ ...hide('x', ['ann']), note: 'mine' }, 'bob')).toEqual({ to: ['ann'] });
  });

  test('is written the same way whatever the order its parts were laid down in', () => {
    const odd = { counted: true as const, secret: ['y'], to: ['ann'] };
    expect(JSON.stringify(redact(odd, 'ann'))).toBe(JSON.stringify(pile(['y'], ['ann'])));
  });

  test('cannot be looked at where it is closed', () => {
    expect(look(hide('x', ['ann']))).toBe('x');
    expect(() => look(redact(hide('x', ['ann']), 'bob'))).toThrow('a secret of ann is closed here');
    expect(() => look(redact(hide('x', []), 'bob'))).toThrow('a secret of nobody is closed here');
  });

  test('is never changed by looking', () => {
    const { state } = ok(begin(pennies, { players: 3 }, 'seed'));
    const before = hash(state);
    for (const eye of ['ann', 'bob', 'spectator']) view(state, eye);
    expect(hash(state)).toBe(before);
  });
});

describe('a view', () => {
  const { state } = ok(begin(pennies, { players: 3 }, 'seed'));

  test('shows my hand, and of other hands and the deck only the number', () => {
    const seen = view(state, 'bob').world;
    expect(look(seen.hand['bob']!)).toHaveLength(2);
    expect(seen.hand['ann']).toEqual({ to: ['ann'], counted: true, count: 2 });
    expect(seen.deck).toEqual({ to: [], counted: true, count: CARDS.length - 6 });
  });

  test('shows a spectator no card at all', () => {
    const bytes = JSON.stringify(view(state, 'spectator'));
    expect(CARDS.filter((card) => bytes.includes(`"${card}"`))).toEqual([]);
  });

  test('has no chance in it', () => {
    expect(view(state, 'ann')).not.toHaveProperty('random');
  });

  test('becomes a whole state again that looks the same to that eye', () => {
    for (const eye of ['ann', 'spectator']) {
      const whole = resample(pennies, view(state, eye), eye, seeded('dream'));
      expect(JSON.stringify(view(whole, eye))).toBe(JSON.stringify(view(state, eye)));
      expect(pennies.broken(whole.world)).toEqual([]);
      expect(hash(whole.world)).not.toBe(hash(state.world));
    }
  });
});

describe('facts and decisions', () => {
  test('a drawn card is told to its owner; others hear that one was drawn', () => {
    const taking = penniesAt({ players: 2, at: 'take', lead: 'ann', hand: { ann: ['king'] } });
    const { facts } = tableOf(pennies, taking).answers('ann', 'cards');
    const drawn = (eye: string) => factsFor(facts, eye).filter(({ kind }) => kind === 'drawn')[0]!.data;
    expect(drawn('ann')).toEqual({ by: 'ann', card: { to: ['ann'], secret: 'ace' } });
    expect(drawn('bob')).toEqual({ by: 'ann', card: { to: ['ann'] } });
    expect(drawn('spectator')).toEqual({ by: 'ann', card: { to: ['ann'] } });
  });

  test('options are shown to the seat that is asked; others see who is asked what', () => {
    const open = decisions(
      pennies,
      penniesAt({ players: 2, at: 'show', lead: 'ann', hand: { ann: ['ace', 'two'] } }),
    );
    expect(decisionsFor(open, 'ann')).toEqual(open);
    for (const eye of ['bob', 'spectator']) {
      expect(decisionsFor(open, eye)).toEqual([
        {
          id: '0-ann',
          seat: 'ann',
          kind: 'round.show',
          rule: '2.5',
          shape: 'some',
          options: [],
          min: 0,
          max: 0,
        },
      ]);
    }
  });
});

describe('two tables hide the same', () => {
  test('when a card goes face down from one place of its owner to another', () => {
    const before = { hand: pile(['ace', 'two'], ['ann']), aside: pile<string>([], ['ann']) };
    const after = { hand: pile(['two'], ['ann']), aside: pile(['ace'], ['ann']) };
    expect(hideTheSame(before, after)).toBe(true);
    expect(hideTheSame(after, before)).toBe(true);
  });

  test.each([
    ['is shown', { hand: pile(['two'], ['ann']), shown: ['ace'] }],
    ['is drawn by another', { hand: pile(['two'], ['ann']), theirs: pile(['ace'], ['bob']) }],
    ['is looked at by another', { hand: pile(['two'], ['ann']), shared: hide('ace', ['ann', 'bob']) }],
    ['is swapped for another', { hand: pile(['two', 'king'], ['ann']) }],
  ])('no longer when a card %s', (_how, after) => {
    const before = { hand: pile(['ace', 'two'], ['ann']) };
    expect(hideTheSame(before, after)).toBe(false);
    expect(hideTheSame(after, before)).toBe(false);
  });
});
