// Scenarios that must fail, and how they say so.

import { hide, look, type Table } from '@three-thrones/kernel';
import { describe, expect, test } from 'vitest';
import { type Pennies, pennies, penniesBut } from '../../kernel/test/toy.ts';
import { chosenModes, MODES, type Mode } from '../src/modes.ts';
import { perform } from '../src/scenario.ts';
import { type scenario, words } from './words.ts';

type Body = Parameters<typeof scenario>[1];

const attempt = (body: Body, game = pennies, mode: Mode = 'plain') => {
  return () => perform(game, words, mode, body);
};

const takingPennies: Body = ({ given, when }) => {
  given.leader('ann');
  when('ann').answers('pennies');
};

const leading: Body = ({ given, then }) => {
  given.leader('ann');
  given.hand('bob', 'queen');
  then.asked('ann');
};

const layingTheQueen: Body = ({ given, when }) => {
  given.at('layAside', 'ann');
  given.hand('ann', 'queen');
  when('ann').answers('queen');
};

describe('a scenario fails', () => {
  test('when its position is refused, and says what is wrong with it', () => {
    expect(attempt(({ given }) => given.hand('ann', 'dragon'))).toThrow(
      'the position is refused: bad-position (§1)\n  hand: no-such-card (§1) {"card":"dragon"}',
    );
  });

  test('when an answer is refused, and says what is open', () => {
    expect(
      attempt(({ given, when }) => {
        given.at('layAside', 'ann');
        given.hand('ann', 'king');
        when('ann').answers('king');
      }),
    ).toThrow('ann may not answer "king": king-stays (§2.4). Open is:\n  ann: round.layAside, one: done');
  });

  test('when somebody answers who is not asked', () => {
    expect(
      attempt(({ given, when }) => {
        given.leader('ann');
        when('bob').answers('pennies');
      }),
    ).toThrow('bob is not asked anything. Open is:\n  ann: round.take, one: pennies, cards, end');
  });

  test('when the question is another', () => {
    expect(attempt(({ when }) => when('ann', 'round.take').answers(1))).toThrow('what ann is asked');
  });

  test('when chance is left over, or laid down too late', () => {
    expect(attempt(({ given }) => given.wind(3))).toThrow('chance was laid down and never used: [3]');
    expect(
      attempt(({ given, when }) => {
        when('ann').bids(1);
        given.wind(3);
      }),
    ).toThrow('given.wind comes too late: the table stands already');
  });

  test.each<[message: string, Body]>([
    ['what ann is asked', ({ then }) => then.asked('ann', 'round.take')],
    ['cat is not asked anything', ({ then }) => then.asked('cat')],
    ['what ann is asked', ({ then }) => then.notAsked('ann')],
    ['the game is over', ({ then }) => then.over()],
    ['round.opened, the last time it was told', ({ then }) => then.told('round.opened', { number: 2 })],
    ['voted was not told; told was round.opened', ({ then }) => then.told('voted')],
    ['what was told of round.opened', ({ then }) => then.notTold('round.opened')],
    ['it is so', ({ then }) => then.holds('it is so', () => false)],
    ['the bounds of ann', ({ then }) => then.options('ann').between(0, 6)],
    ['undo of ann', ({ then }) => then.cannotUndo('ann', 'chance')],
    ['purse of ann', ({ then }) => then.purse('ann').is(6)],
  ])('when what it says does not hold: %s', (message, body) => {
    expect(attempt(body)).toThrow(message);
  });

  test.each<[message: string, Body]>([
    ['the options of ann', ({ then }) => then.options('ann').are(['pennies', 'cards'])],
    ['the options of ann', ({ then }) => then.options('ann').include('pennies', 'gold')],
    ['the options of ann', ({ then }) => then.options('ann').exclude('pennies')],
    [
      'why ann may not choose pennies',
      ({ then }) => then.refused('ann', 'pennies').because('not-an-option', '2.3'),
    ],
    ['why ann may not choose gold', ({ then }) => then.refused('ann', 'gold').because('no-gold', '2.3')],
  ])('when what it says of options does not hold: %s', (message, body) => {
    expect(
      attempt((all) => {
        all.given.leader('ann');
        body(all);
      }),
    ).toThrow(message);
  });

  test('in amnesia, when something on the table is not plain data', () => {
    const forgetful = penniesBut('round', 'open', { run: (w: Pennies) => void (w.wind = Number.NaN) });
    expect(attempt(({ then }) => then.asked('ann'), forgetful)).not.toThrow();
    expect(attempt(({ then }) => then.asked('ann'), forgetful, 'amnesia')).toThrow('after writing it down');
  });

  test('in undo, when a rule remembers something outside the state', () => {
    let calls = 0;
    const counting = penniesBut('round', 'take', { resolve: (w: Pennies) => void (w.wind = ++calls) });
    expect(attempt(takingPennies, counting)).not.toThrow();
    expect(attempt(takingPennies, counting, 'undo')).toThrow(
      'the state after undo and redo is not what it was',
    );
  });

  test('for a spectator, when an option names a card of another', () => {
    const nosy = penniesBut('round', 'take', {
      options: (w: Pennies) => ['pennies', look(w.hand['bob']!)[0]],
    });
    expect(attempt(leading, nosy)).not.toThrow();
    expect(attempt(leading, nosy, 'spectator')).toThrow('ann finds out about queen');
  });

  test('for a spectator, when a fact names a card that was shown to nobody', () => {
    const telling = penniesBut('round', 'layAside', {
      resolve: (_w: Pennies, a: { done?: true }, said: object, table: Table) => {
        a.done = true;
        table.tell('laid.aside', said);
      },
    });
    expect(attempt(layingTheQueen, telling)).not.toThrow();
    expect(attempt(layingTheQueen, telling, 'spectator')).toThrow('bob finds out about queen');
  });

  test('for a spectator, but not for a word that stands openly elsewhere', () => {
    const plain = penniesBut('round', 'open', {
      run: (w: Pennies) => void Object.assign(w, { hidden: hide('ann', []) }),
    });
    expect(attempt(({ then }) => then.asked('ann'), plain, 'spectator')).not.toThrow();
  });
});

test('SCENARIO_MODE names one mode; an unknown one is an error, not a silent pass', () => {
  expect(chosenModes(undefined)).toEqual(MODES);
  expect(chosenModes('undo')).toEqual(['undo']);
  expect(() => chosenModes('fast')).toThrow('SCENARIO_MODE is fast');
});
