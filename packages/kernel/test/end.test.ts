// The end that comes at once, wherever the game stands.

import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  decisions,
  hash,
  isOver,
  Play,
  refusedOptions,
  resample,
  seeded,
  type Step,
  view,
  why,
} from '../src/index.ts';
import { type Match, play, recordOf, replay, startMatch, undo } from '@three-thrones/match';
import { orders, type Orders } from './orders.ts';
import { gameOf, type Notes, ok, tableOf, tale } from './toy.ts';

type Tale = Step<Notes, { n?: number }>;
const { step, ask, askAll, call, each, go } = tale;

const note = (text: string): Tale => step(text, (w: Notes) => void w.log.push(text));
const end: Tale = step('end', (w: Notes, _a, table) => {
  table.end();
  w.log.push('end');
});

function logOf(flows: Parameters<typeof gameOf>[0]): string {
  const { state } = ok(begin(gameOf(flows), {}, 'seed'));
  expect(state.frames).toEqual([]);
  expect(isOver(state)).toBe(true);
  return state.world.log.join(' ');
}

describe('`end` in a step', () => {
  test('lets the step finish, and nothing comes after it', () => {
    expect(logOf({ day: [note('dawn'), end, note('dusk')] })).toBe('dawn end');
  });

  test('keeps what was told', () => {
    const tell: Tale = step('tell', (_w, _a, table) => {
      table.end();
      table.tell('ended');
    });
    const { facts } = ok(begin(gameOf({ day: [tell, note('dusk')] }), {}, 'seed'));
    expect(facts).toEqual([{ kind: 'ended', data: {} }]);
  });

  test('is stronger than `leave`', () => {
    const both: Tale = step('both', (_w, _a, table) => {
      table.end();
      table.leave();
    });
    expect(logOf({ day: [call('sleep', () => go('night', {})), note('dusk')], night: [both] })).toBe('');
  });

  test('ends every flow above it, however deep', () => {
    const day = [call('sleep', () => go('night', {})), note('dusk')];
    const night = [note('moon'), call('dream', () => go('dream', {})), note('stars')];
    expect(logOf({ day, night, dream: [note('sheep'), end, note('wolf')] })).toBe('moon sheep end');
  });

  test('ends a row of flows in the middle', () => {
    const count = each('count', (w: Notes) => (w.left > 0 ? go('one', { n: w.left-- }) : undefined));
    const maybe: Tale = step('maybe', (w: Notes, a, table) => {
      w.log.push(`n${a.n}`);
      if (a.n === 2) table.end();
    });
    expect(logOf({ day: [count, note('dusk')], one: [maybe, note('next')] })).toBe('n3 next n2');
  });
});

describe('`end` where a flow is called', () => {
  test.each([
    ['call', call],
    ['each', each],
  ] as const)('%s: the flow it names is not run', (_kind, calling) => {
    const over: Tale = calling('over', (_w, _a, table) => {
      table.end();
      return go('night', {});
    });
    expect(logOf({ day: [note('dawn'), over, note('dusk')], night: [note('moon')] })).toBe('dawn');
  });

  test('and one that nobody ended runs, even as the last of all', () => {
    expect(logOf({ day: [call('sleep', () => go('night', {}))], night: [note('moon')] })).toBe('moon');
  });
});

describe('`end` in an answer', () => {
  const give = (again?: true): Tale =>
    ask('give', {
      rule: '1',
      who: () => 'ann',
      options: () => ['up', 'on'] as const,
      resolve: (w: Notes, _a, choice, table) => {
        w.log.push(choice);
        if (choice === 'up') table.end();
      },
      ...(again && { again }),
    });

  test.each([undefined, true] as const)('of a nested flow ends the game (again: %s)', (again) => {
    const game = gameOf({
      day: [call('sleep', () => go('night', {})), note('dusk')],
      night: [give(again), note('moon')],
    });
    const table = tableOf(game, ok(begin(game, {}, 'seed')).state);
    table.answers('ann', 'up');
    expect(table.state.world.log).toEqual(['up']);
    expect(table.state.frames).toEqual([]);
    expect(table.state.settled).toBe(1);
  });

  test('of the last of several ends the game, and leaves no sealed answer behind', () => {
    const vote: Tale = askAll('vote', {
      rule: '1',
      sealed: true,
      who: () => ['ann', 'bob'],
      options: () => ['up', 'on'] as const,
      resolve: (_w: Notes, _a, said, table) => {
        if (said['ann'] === 'up') table.end();
      },
    });
    const game = gameOf({ day: [vote, note('dusk')] }, ['ann', 'bob']);
    const table = tableOf(game, ok(begin(game, {}, 'seed')).state);
    table.answers('ann', 'up');
    expect(isOver(table.state)).toBe(false);
    table.answers('bob', 'on');
    expect(isOver(table.state)).toBe(true);
    expect(table.state.world.log).toEqual([]);
  });

  test('leaves nothing to ask, to answer or to explain', () => {
    const game = gameOf({ day: [give()] });
    const table = tableOf(game, ok(begin(game, {}, 'seed')).state);
    const { state } = table.answers('ann', 'up');
    expect(decisions(game, state)).toEqual([]);
    expect(refusedOptions(game, state, 'ann')).toEqual([]);
    expect(answer(game, state, 'ann', '0-ann', 'on')).toMatchObject({ code: 'game-over' });
    expect(why(game, state, 'ann', 'on')).toMatchObject({ code: 'game-over' });
  });

  test('holds for a game played in place too', () => {
    const game = gameOf({ day: [give(true), note('dusk')] });
    const run = new Play(game, ok(begin(game, {}, 'seed')).state, { listening: false });
    run.settle('ann', 'on');
    run.settle('ann', 'up');
    expect(run.over).toBe(true);
    expect(run.decisions()).toEqual([]);
    expect(run.answer('ann', '2-ann', 'on')).toMatchObject({ code: 'game-over' });
  });
});

describe('a match that has come to such an end', () => {
  const ANN = ['hill:march', 'mill:rest', 'lake:rest'];
  const BOB = ['fort:march', 'dale:raid', 'moor:rest'];

  function yielded(): Match<Orders> {
    const said = [
      { seat: 'ann', decision: '0-ann', choice: ANN },
      { seat: 'bob', decision: '0-bob', choice: BOB },
      { seat: 'bob', decision: '1-bob', choice: 'yield' },
    ];
    const start = ok(startMatch(orders, { config: { players: 2 }, seed: 'seed' }));
    return said.reduce((match, one) => ok(play(orders, match, one)), start);
  }

  test('is over in its first round', () => {
    const { state, facts } = yielded();
    expect(isOver(state)).toBe(true);
    expect(state.world.round).toBe(1);
    expect(facts).toEqual([{ kind: 'yielded', data: { seat: 'bob' } }]);
    expect(orders.outcome(state.world)).toMatchObject({ ranking: [['ann'], ['bob']], reason: 'yielded' });
  });

  test('can take the last answer back and go on', () => {
    const back = ok(undo(orders, yielded(), 'bob'));
    expect(isOver(back.state)).toBe(false);
    const on = ok(play(orders, back, { seat: 'bob', decision: '1-bob', choice: 'on' }));
    expect(on.state.world.round).toBe(2);
    const again = ok(play(orders, back, { seat: 'bob', decision: '1-bob', choice: 'yield' }));
    expect(hash(again.state)).toBe(hash(yielded().state));
  });

  test('replays from its record, and survives being written down', () => {
    const match = yielded();
    const record = JSON.parse(JSON.stringify(recordOf(match))) as ReturnType<typeof recordOf>;
    const again = ok(replay(orders, record));
    expect(hash(again.state)).toBe(hash(match.state));
    expect(hash(JSON.parse(JSON.stringify(match.state)))).toBe(hash(match.state));
    expect(again.facts).toEqual(match.facts);
  });

  test('takes no further answer, in a record neither', () => {
    const record = recordOf(yielded());
    const more = { seat: 'bob', decision: '2-bob', choice: 'on' };
    expect(replay(orders, { ...record, answers: [...record.answers, more] })).toMatchObject({
      code: 'game-over',
      args: { answer: 3 },
    });
  });

  test('can be filled in again from what anybody sees', () => {
    const { state } = yielded();
    const whole = resample(orders, view(state, 'spectator'), 'spectator', seeded('dream'));
    expect(isOver(whole)).toBe(true);
    expect(whole.world).toEqual(state.world);
  });
});
