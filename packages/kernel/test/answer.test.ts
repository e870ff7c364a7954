// The border: what a legal answer does, and how an illegal one is refused.

import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  beginAt,
  type Choice,
  decisions,
  hash,
  isRefusal,
  refusedOptions,
  type Seat,
  type State,
  why,
} from '../src/index.ts';
import { gameOf, type Notes, ok, pennies, penniesAt, type Pennies, tableOf, tale } from './toy.ts';

const { step, ask } = tale;

const taking = () =>
  penniesAt({ players: 2, at: 'take', lead: 'ann', hand: { ann: ['ace', 'king'], bob: ['two'] } });
const laying = () => penniesAt({ players: 2, at: 'layAside', lead: 'ann', hand: { ann: ['ace', 'king'] } });
const showing = () =>
  penniesAt({ players: 2, at: 'show', lead: 'ann', hand: { ann: ['ace', 'king', 'fool'] } });
const bidding = () => penniesAt({ players: 2, at: 'bid', purse: { ann: 4 } });

/** The refusal of an answer to what this seat is asked, after checking that nothing has changed. */
function refusalOf(state: State<Pennies>, seat: Seat, choice: unknown, id?: string) {
  const before = hash(state);
  const open = decisions(pennies, state).find((one) => one.seat === seat);
  const result = answer(pennies, state, seat, id ?? open?.id ?? '', choice as Choice);
  expect(hash(state)).toBe(before);
  if (!isRefusal(result)) throw new Error('it was not refused');
  return result;
}

describe('a decision', () => {
  test('of shape one lists its options without the refused', () => {
    expect(decisions(pennies, laying())).toEqual([
      {
        id: '0-ann',
        seat: 'ann',
        kind: 'round.layAside',
        rule: '2.4',
        shape: 'one',
        options: ['ace', 'done'],
        min: 1,
        max: 1,
      },
    ]);
  });

  test('of shape some says how many, never more than there are', () => {
    const few = penniesAt({ players: 2, at: 'show', lead: 'ann', hand: { ann: ['ace'] } });
    expect(decisions(pennies, few)[0]).toMatchObject({ shape: 'some', options: ['ace'], min: 0, max: 1 });
    expect(decisions(pennies, showing())[0]).toMatchObject({ min: 0, max: 2 });
  });

  test('of shape number gives its range', () => {
    expect(decisions(pennies, bidding())[0]).toMatchObject({ shape: 'number', min: 0, max: 4 });
  });
});

describe('a legal answer', () => {
  test('gives a new state and leaves the old one as it was', () => {
    const before = taking();
    const hashed = hash(before);
    const turn = ok(answer(pennies, before, 'ann', '0-ann', 'pennies'));
    expect(hash(before)).toBe(hashed);
    expect(turn.state.world.purse).toEqual({ ann: 8, bob: 5 });
    expect(turn.facts).toEqual([{ kind: 'taken', data: { seat: 'ann', choice: 'pennies' } }]);
  });

  test('of shape some may be any number of options in range, none included', () => {
    const two = ok(answer(pennies, showing(), 'ann', '0-ann', ['fool', 'ace']));
    expect(two.state.world.shown).toEqual(['fool', 'ace']);
    expect(ok(answer(pennies, showing(), 'ann', '0-ann', [])).state.world.shown).toEqual([]);
  });

  test('tells what happened on the way, in order', () => {
    const { facts } = tableOf(pennies, taking()).answers('ann', 'cards');
    expect(facts.map(({ kind }) => kind)).toEqual(['taken', 'drawn', 'drawn']);
  });

  test('runs the game to its end', () => {
    const play = tableOf(pennies, penniesAt({ players: 2, at: 'vote', round: 2 }));
    play.answers('ann', 'yes');
    const { facts } = play.answers('bob', 'yes');
    expect(facts.at(-1)).toEqual({ kind: 'game.counted', data: { ann: 6, bob: 6 } });
    expect(refusalOf(play.state, 'ann', 'yes')).toEqual({ refused: true, code: 'game-over', rule: '0' });
    expect(decisions(pennies, play.state)).toEqual([]);
  });
});

describe('an illegal answer changes nothing and says why', () => {
  test.each<[string, () => State<Pennies>, Seat, unknown, string | undefined, object]>([
    ['no-such-seat', taking, 'eve', 'pennies', '0-eve', { rule: '0', args: { seat: 'eve' } }],
    ['no-such-seat', taking, 'spectator', 'pennies', '0-ann', {}],
    [
      'another-game',
      () => ({ ...taking(), game: 'chess' }),
      'ann',
      'pennies',
      '0-ann',
      { args: { game: 'chess' } },
    ],
    [
      'another-rules-version',
      () => ({ ...taking(), rulesVersion: 2 }),
      'ann',
      'pennies',
      '0-ann',
      { args: { rulesVersion: 2 } },
    ],
    ['unknown-decision', taking, 'ann', 'pennies', '1-ann', { rule: '2.3' }],
    ['unknown-decision', taking, 'ann', 'pennies', '', { rule: '2.3' }],
    ['unknown-decision', taking, 'ann', 'pennies', '__proto__', { rule: '2.3' }],
    ['unknown-decision', taking, 'bob', 'pennies', '0-bob', { rule: '2.3' }],
    ['not-your-decision', taking, 'bob', 'pennies', '0-ann', { rule: '2.3', args: { seat: 'ann' } }],
    ['malformed-choice', taking, 'ann', 3, undefined, { rule: '2.3' }],
    ['malformed-choice', taking, 'ann', ['pennies'], undefined, {}],
    ['malformed-choice', taking, 'ann', null, undefined, {}],
    ['malformed-choice', bidding, 'ann', '3', undefined, { rule: '2.2' }],
    ['malformed-choice', bidding, 'ann', 1.5, undefined, {}],
    ['malformed-choice', bidding, 'ann', Number.NaN, undefined, {}],
    ['malformed-choice', showing, 'ann', 'ace', undefined, { rule: '2.5' }],
    ['malformed-choice', showing, 'ann', ['ace', 1], undefined, {}],
    ['not-an-option', taking, 'ann', 'gold', undefined, { rule: '2.3', args: { option: 'gold' } }],
    ['not-an-option', taking, 'ann', 'constructor', undefined, {}],
    ['not-an-option', showing, 'ann', ['ace', 'two'], undefined, { rule: '2.5', args: { option: 'two' } }],
    ['king-stays', laying, 'ann', 'king', undefined, { rule: '2.4' }],
    ['out-of-range', bidding, 'ann', 5, undefined, { rule: '2.2', args: { min: 0, max: 4 } }],
    ['out-of-range', bidding, 'ann', -1, undefined, {}],
    ['too-many', showing, 'ann', ['ace', 'king', 'fool'], undefined, { rule: '2.5', args: { max: 2 } }],
    ['chosen-twice', showing, 'ann', ['ace', 'ace'], undefined, { rule: '2.5', args: { option: 'ace' } }],
  ])('%s', (code, at, seat, choice, id, rest) => {
    expect(refusalOf(at(), seat, choice, id)).toMatchObject({ code, ...rest });
  });

  test('too-few', () => {
    const windy = showing();
    windy.world.wind = 5;
    expect(refusalOf(windy, 'ann', [])).toEqual({
      refused: true,
      code: 'too-few',
      rule: '2.5',
      args: { min: 1 },
    });
  });

  test('stale-decision: the question was settled before', () => {
    const play = tableOf(pennies, taking());
    play.answers('ann', 'pennies');
    expect(refusalOf(play.state, 'ann', 'pennies', '0-ann')).toMatchObject({
      code: 'stale-decision',
      rule: '2.4',
    });
  });

  test('a refused option carries its own reason and arguments', () => {
    const empty = taking();
    empty.world.deck.secret = ['two'];
    expect(refusalOf(empty, 'ann', 'cards')).toEqual({
      refused: true,
      code: 'deck-too-small',
      rule: '2.3',
      args: { left: 1 },
    });
  });
});

describe('why not?', () => {
  test('refused options are listed for the seat that is asked, and for nobody else', () => {
    expect(refusedOptions(pennies, laying(), 'ann')).toEqual([
      { id: 'king', code: 'king-stays', rule: '2.4' },
    ]);
    expect(refusedOptions(pennies, laying(), 'bob')).toEqual([]);
  });

  test('`why` explains any option', () => {
    const state = laying();
    expect(why(pennies, state, 'ann', 'ace')).toBeUndefined();
    expect(why(pennies, state, 'ann', 'king')).toMatchObject({ code: 'king-stays', rule: '2.4' });
    expect(why(pennies, state, 'ann', 'two')).toMatchObject({ code: 'not-an-option', rule: '2.4' });
    expect(why(pennies, state, 'bob', 'ace')).toMatchObject({ code: 'nothing-asked-of-you', rule: '2.4' });
    expect(why(pennies, { ...state, frames: [] }, 'ann', 'ace')).toMatchObject({ code: 'game-over' });
  });
});

describe('a new game', () => {
  test('of a bad configuration is refused', () => {
    expect(begin(pennies, { players: 9 }, 'seed')).toMatchObject({ refused: true, code: 'bad-players' });
  });
});

describe('what comes from outside stays as it was, whatever the rules do with it', () => {
  const write = step('write', (w: Notes) => void w.log.push('written'));

  test('a configuration', () => {
    const config = { log: [] };
    const game = { ...gameOf({ day: [write] }), configure: (it: unknown) => it as object, setup: notesOf };
    expect(ok(begin(game, config, 'seed')).state.world.log).toEqual(['written']);
    expect(config.log).toEqual([]);
  });

  test('a position', () => {
    const document = { log: [] };
    const frames = [{ flow: 'day', at: 'write', args: {} }];
    const position = (it: unknown) => ({ config: {}, world: notesOf(it as object), frames });
    const { state } = ok(beginAt({ ...gameOf({ day: [write] }), position }, document, 'seed'));
    expect(state.world.log).toEqual(['written']);
    expect(document.log).toEqual([]);
  });

  test('a choice', () => {
    const keep = ask('keep', {
      rule: '1',
      shape: 'some',
      who: () => 'ann',
      options: () => ['pear'],
      resolve: (w: Notes, _a: object, choice) => void (w.log = choice as string[]),
    });
    const game = gameOf({ day: [keep, write] });
    const choice = ['pear'];
    const { state } = ok(answer(game, ok(begin(game, {}, 'seed')).state, 'ann', '0-ann', choice));
    expect(state.world.log).toEqual(['pear', 'written']);
    expect(choice).toEqual(['pear']);
  });
});

function notesOf(document: object): Notes {
  return { log: (document as Notes).log, left: 0 };
}
